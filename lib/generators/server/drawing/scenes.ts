import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import type { Palette } from "@/lib/generators/server/compose/design/palette";

/** Of a curve 100 high. It is stretched to its box; near the box's own proportions the line is even. */
const WIDTH = 500;
const VALUES = [38, 52, 44, 66, 58, 92, 70, 80, 56, 64, 48];

/** Some of the values as a line with a ground below it. */
export function curve({ link }: Palette, from: number, count: number, width: number): ReactNode {
  const values = VALUES.slice(from, from + count);
  const line = values
    .map((value, at) => `${String((at * WIDTH) / (count - 1))} ${String(100 - value)}`)
    .join("L");
  const ground = draw.path(`M0 100L${line}L${String(WIDTH)} 100Z`, "none", 0, `${link}2E`);
  const place = { position: "relative", flexGrow: 1 } as const;
  return draw.drawing(place, `${String(WIDTH)} 100`, ground, draw.path(`M${line}`, link, width));
}

/** Values of a day by the hour, the highest one told. */
export function chart(palette: Palette): ReactNode {
  const { link, line, muted, ink, surface } = palette;
  const place = { position: "absolute", left: "50%", top: "8%", marginTop: -12, gap: 10 } as const;
  const peak = { marginLeft: -11, height: 22, width: 22, borderRadius: 11, border: `6px solid ${link}` };
  const raised = { ...draw.bold, marginTop: -14 };
  const told = [draw.box({ ...peak, backgroundColor: surface }), draw.words("92", 24, ink, raised)];
  const hours = ["00", "06", "12", "18", "24"].map((hour) => draw.words(hour, 24, muted));
  const plot = [curve(palette, 0, VALUES.length, 2), draw.box(place, ...told)];
  return draw.column(
    { flexGrow: 1, gap: 8 },
    draw.box({ position: "relative", flexGrow: 1, borderBottom: `2px solid ${draw.faint(line)}` }, ...plot),
    draw.box({ justifyContent: "space-between" }, ...hours),
  );
}

/** Paths with round shapes over them: the place of each in percent from the left and from the top, its colour and its size. */
function scene(
  { soft, surface, radius }: Palette,
  paths: ReactNode[],
  ...dots: (readonly [number, number, string, number])[]
): ReactNode {
  const placed = dots.map(([left, top, colour, size]) => {
    const place = { left: `${String(left)}%`, top: `${String(top)}%`, margin: `-${String(size / 2)}px` };
    const look = { width: size, height: size, borderRadius: size / 2, border: `5px solid ${surface}` };
    return draw.box({ position: "absolute", ...place, ...look, backgroundColor: colour });
  });
  const frame = { flexGrow: 1, overflow: "hidden", borderRadius: radius / 2, minHeight: 48 } as const;
  const ground = draw.drawing({ flexGrow: 1 }, "400 300", ...paths);
  return draw.box({ ...frame, position: "relative", backgroundColor: soft }, ground, ...placed);
}

export const map = (palette: Palette): ReactNode => {
  const { surface, primary, alert, line, link } = palette;
  const river = "M-5 160C80 140 120 190 210 168S330 120 405 140V176C330 160 300 200 210 204S60 190 -5 200Z";
  const streets = "M-5 96L405 60M-5 226L405 204M92 -5L132 305M252 -5L236 305M340 -5L372 305";
  const route = draw.path("M110 86L122 219L244 212L248 74L348 66", link, 5);
  const ground = draw.path(river, "none", 0, draw.faint(line));
  const paths = [ground, draw.path(streets, surface, 9), route];
  return scene(palette, paths, [27.5, 29, primary, 30], [61, 70, alert, 30], [87, 22, primary, 36]);
};

export const photo = (palette: Palette): ReactNode => {
  const { line, surface } = palette;
  const far = "M0 220C60 150 110 130 160 180S260 120 310 130S380 170 400 160V300H0Z";
  const near = "M0 270C70 210 130 220 190 250S320 200 400 230V300H0Z";
  const hills = [draw.path(far, "none", 0, draw.faint(line)), draw.path(near, "none", 0, `${line}AA`)];
  return scene(palette, hills, [74, 28, surface, 36]);
};
