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

const PLAIN =
  /минимум|минимал|лаконич|без (?:лишних )?деталей|(?<!\p{L})прост(?:ая|ой|о)(?!\p{L})|minimal|minimum|few details|(?<!\p{L})(?:plain|simple)(?!\p{L})/iu;
const CHARTED = /^(?:chart|metrics|figure|level)$/;
/** A letter of the face takes about so much of its size across. */
const LETTER = 0.56;
const MIDDLE = 320;
const PEAK = 0.92;
/** The bar above the title and the gap below that bar. */
const ABOVE = 44;

/** What stands behind a title whose lowest line ends at a place: a curve below it where the picture is of numbers, else circles in the corner. */
function decoration(palette: Palette, parts: readonly Drawn[], bottom: number): ReactNode {
  if (parts.some(({ looks }) => looks.some((look) => CHARTED.test(look)))) {
    const height = Math.min(230, (2 * MIDDLE - bottom) / PEAK);
    const across = { position: "absolute", left: 0, bottom: 0, width: 1200, height } as const;
    return draw.box(across, curve(palette, 0, 11, 2));
  }
  const circle = (radius: number) =>
    draw.box({
      ...{ position: "absolute", right: -radius, bottom: -radius, width: 2 * radius, height: 2 * radius },
      ...{ borderRadius: radius, backgroundColor: `${palette.link}2E` },
    });
  return draw.box(
    { position: "absolute", right: 0, bottom: 0, width: 1, height: 1 },
    circle(230),
    circle(140),
  );
}

/** The title of a cover in full: it has room for a whole clause. */
export const coverTitle = ({ text, title }: DesignSheet): string => {
  const [clause = ""] = /^[^.:;,!?\n]+/u.exec(text) ?? [];
  return clause.startsWith(title) ? clause.trim() : title;
};

/** A cover: a large title, a part of the screen as an illustration beside it, and a decoration that no letter touches. */
export function drawCover(
  title: string,
  parts: readonly Drawn[],
  palette: Palette,
  sheet: DesignSheet,
): ReactElement {
  const { paper, ink, primary } = palette;
  const shown = parts.find(({ looks }) => !/^(?:lines|photo|hero)$/.test(looks[0] ?? ""));
  const isPlain = PLAIN.test(sheet.text);
  const [width, largest] = shown ? [560, 68] : [isPlain ? 1000 : 900, 92];
  const said = parts.find(({ looks }) => looks[0] === "hero")?.said ?? title;
  const size = draw.fitting(said, width, largest);
  const lineHeight = 1.08;
  const height = Math.ceil((said.length * LETTER * size) / width) * size * lineHeight + ABOVE;
  const words = draw.words(said, size, ink, { ...draw.bold, lineHeight });
  const side = { width, gap: 32, justifyContent: "center", flexShrink: 0 } as const;
  return draw.column(
    { width: "100%", height: "100%", fontFamily: FONT_FAMILY, position: "relative", backgroundColor: paper },
    isPlain ? undefined : decoration(palette, parts, MIDDLE + height / 2),
    draw.box(
      { flex: 1, padding: 64, gap: 48, alignItems: "center" },
      draw.column(side, draw.bar(96, primary, 12), words),
      shown && illustration(shown, palette, sheet),
    ),
  );
}

/** The part without the numbers of an axis, which nobody reads on a cover. */
function illustration(part: Drawn, palette: Palette, { locale, title }: DesignSheet): ReactNode {
  const { surface, line, radius } = palette;
  const frame = { flexGrow: 1, height: 430, gap: 18, padding: 24, borderRadius: Math.max(12, radius) };
  const room = { locale, most: 4, isNarrow: false, screen: `${title} ` };
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
