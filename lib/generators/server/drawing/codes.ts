import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import type { Asked } from "@/lib/generators/server/drawing/parts";
import type { Palette } from "@/lib/generators/server/compose/design/palette";

/** A code is read as dark on white, whatever the colours of the screen. */
const [PAPER, INK] = ["#FFFFFF", "#111111"];
const LARGE = 5;
const SIDE = 21;
const CORNER = 8;
const CORNERS = [
  [0, 0],
  [SIDE - 7, 0],
  [0, SIDE - 7],
] as const;

/** One of three squares by which a scanner finds the code. */
const finder = ([x, y]: readonly [number, number]) =>
  `M${String(x)} ${String(y)}h7v7h-7ZM${String(x + 1)} ${String(y + 1)}v5h5v-5ZM${String(x + 2)} ${String(y + 2)}h3v3h-3Z`;

function modules(): string {
  const isFree = (x: number, y: number) =>
    !(x < CORNER && (y < CORNER || y >= SIDE - CORNER)) && !(x >= SIDE - CORNER && y < CORNER);
  return draw
    .upTo(SIDE * SIDE)
    .flatMap((at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
      const isDark = (x * x * 3 + y * 7 + x * y * 5 + (x ^ (y * 3))) % 5 < 2;
      return isDark && isFree(x, y) ? [`M${String(x)} ${String(y)}h1v1h-1Z`] : [];
    })
    .join("");
}

/** A square code on white: it shows what a code looks like, and leads nowhere. */
export function qr({ radius }: Palette, { most, isNarrow }: Asked): ReactNode {
  const side = isNarrow ? 116 : most < LARGE ? 130 : 260;
  const field = `${String(SIDE)} ${String(SIDE)}`;
  const pattern = draw.path(CORNERS.map(finder).join("") + modules(), "none", 0, INK);
  const frame = { padding: side / 12, borderRadius: Math.min(14, radius), backgroundColor: PAPER };
  return draw.box(
    { ...draw.centred, flexGrow: 1 },
    draw.box(frame, draw.drawing({ position: "relative", width: side, height: side }, field, pattern)),
  );
}

const STRIPES = [3, 1, 2, 1, 4, 2, 1, 3, 1, 2, 2, 1, 4, 1, 3, 2, 1, 1, 3, 2];

/** A field of a scanner with a code of stripes in it and the line that reads it. */
export function scan({ soft, alert, radius }: Palette, { most, isNarrow }: Asked): ReactNode {
  const [unit, height] = isNarrow ? [3, 70] : most < LARGE ? [4, 90] : [6, 200];
  const stripes = STRIPES.map((width, at) =>
    draw.box({ width: width * unit, height, backgroundColor: at % 2 === 0 ? INK : PAPER }),
  );
  const ray = { position: "absolute", left: -18, right: -18, top: "50%", height: 4 } as const;
  const label = { position: "relative", padding: unit * 4, borderRadius: 8, backgroundColor: PAPER } as const;
  return draw.box(
    { ...draw.centred, flexGrow: 1, borderRadius: radius / 2, backgroundColor: soft },
    draw.box(label, ...stripes, draw.box({ ...ray, borderRadius: 2, backgroundColor: alert })),
  );
}
