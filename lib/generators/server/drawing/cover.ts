import "server-only";
import type { ReactElement, ReactNode } from "react";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import { drawPart, type Drawn } from "@/lib/generators/server/drawing/parts";
import { curve } from "@/lib/generators/server/drawing/scenes";
import * as draw from "@/lib/pictures/boxes";
import { FONT_FAMILY } from "@/lib/pictures/fonts";

/** A description of a cover rather than of a screen that people work on. */
export const isCover = (title: string): boolean =>
  /^(?:\p{L}+ )?обложк|^(?:an? |the )?(?:\p{L}+ )?cover(?! letter)(?!\p{L})/iu.test(title);

/** A cover: a large title, a part of the screen as an illustration beside it, and a curve across the whole picture. */
export function drawCover(
  title: string,
  parts: readonly Drawn[],
  palette: Palette,
  sheet: DesignSheet,
): ReactElement {
  const { paper, ink, primary } = palette;
  const shown = parts.find(({ looks }) => looks[0] !== "lines" && looks[0] !== "photo");
  const width = shown ? 560 : 1000;
  const words = draw.words(title, draw.fitting(title, width, shown ? 68 : 92), ink, {
    ...draw.bold,
    lineHeight: 1.08,
  });
  const side = { width, gap: 32, justifyContent: "center", flexShrink: 0 } as const;
  const across = { position: "absolute", left: 0, bottom: 0, width: 1200, height: 230 } as const;
  return draw.column(
    { width: "100%", height: "100%", fontFamily: FONT_FAMILY, position: "relative", backgroundColor: paper },
    draw.box(across, curve(palette, 0, 11, 2)),
    draw.box(
      { flex: 1, padding: 64, gap: 48, alignItems: "center" },
      draw.column(side, draw.bar(96, primary, 12), words),
      shown && illustration(shown, palette, sheet),
    ),
  );
}

/** The part without the numbers of an axis, which nobody reads on a cover. */
function illustration(part: Drawn, palette: Palette, { locale }: DesignSheet): ReactNode {
  const { surface, line, radius } = palette;
  const frame = { flexGrow: 1, height: 430, gap: 18, padding: 24, borderRadius: Math.max(12, radius) };
  const room = { locale, most: 4, isNarrow: false, screen: "" };
  const drawn = part.looks.map((look) =>
    look === "chart"
      ? curve(palette, 0, 11, 4)
      : drawPart({ ...part, label: "", looks: [look] }, palette, room),
  );
  return draw.column(
    { ...frame, border: `2px solid ${draw.faint(line)}`, backgroundColor: surface },
    ...drawn,
  );
}
