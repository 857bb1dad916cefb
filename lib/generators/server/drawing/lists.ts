import "server-only";
import type { ReactNode } from "react";
import { formatNumber } from "@/lib/generators/numbers";
import * as draw from "@/lib/pictures/boxes";
import { edge } from "@/lib/generators/server/drawing/forms";
import type { Asked } from "@/lib/generators/server/drawing/parts";
import { isNotice, money } from "@/lib/generators/server/drawing/special";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import { pictureWords } from "@/lib/content/picture-words";

const MANY = 5;

/** Rows with the names of things where the description counts them, else with text that is not told; below them how many more there are. */
export function rows(
  palette: Palette,
  { part, pieces, count = 0, most, isNarrow, locale }: Asked,
): ReactNode {
  const { muted, line, soft, ink, link } = palette;
  const isLow = pieces > MANY && most < MANY;
  const size = isLow || (isNarrow && pieces > 3) ? 16 : isNarrow ? 18 : 22;
  const pill = { ...draw.centred, width: 92, height: isLow ? 20 : 28, borderRadius: 14, gap: 8 };
  const state = draw.box(
    { ...pill, backgroundColor: soft },
    draw.dot(link, 10),
    draw.bar(44, draw.faint(link), 8),
  );
  const nameOf = (at: number) =>
    part.rowName === undefined
      ? draw.bar(isNarrow ? 40 : 64, draw.faint(ink), 12)
      : draw.words(`${part.rowName} ${String(at + 1)}`, size, ink, draw.bold);
  const row = (at: number) =>
    draw.box(
      { flexGrow: 1, flexBasis: 0, gap: 16, alignItems: "center", borderTop: edge(palette) },
      nameOf(at),
      draw.bars(draw.faint(line), 78 - ((at * 13) % 30)),
      draw.bar(isNarrow ? 36 : 56, draw.faint(muted)),
      isNarrow ? undefined : state,
    );
  const rest = pictureWords(locale).drawn.more.replace("{n}", String(count - pieces));
  return draw.column(
    { flexGrow: 1 },
    ...draw.upTo(pieces).map(row),
    count > pieces && draw.words(rest, 18, muted, { borderTop: edge(palette), paddingTop: 6 }),
  );
}

/** How many of each and what one costs. */
const BOUGHT = [
  [2, 190],
  [1, 640],
  [3, 85],
] as const;

/** What is bought: a name, how many and what they cost, and the sum of all. */
export function basket(palette: Palette, { locale, pieces, isNarrow }: Asked): ReactNode {
  const { ink, muted, line } = palette;
  const size = isNarrow ? 18 : 22;
  const bought = BOUGHT.slice(0, Math.max(1, pieces - 1));
  const cell = { width: isNarrow ? 72 : 120, justifyContent: "flex-end" } as const;
  const row = { flexGrow: 1, flexBasis: 0, gap: 16, alignItems: "center" };
  const all = bought.reduce((sum, [count, price]) => sum + count * price, 0);
  return draw.column(
    { flexGrow: 1 },
    ...bought.map(([count, price], at) =>
      draw.box(
        { ...row, borderBottom: edge(palette) },
        draw.bars(draw.faint(line), 80 - at * 16),
        draw.words(`${String(count)}\u00A0×`, size, muted),
        draw.words(formatNumber(count * price, locale), size, ink, cell),
      ),
    ),
    draw.box(
      { ...row, justifyContent: "space-between" },
      draw.words(pictureWords(locale).drawn.total, size, ink, draw.bold),
      draw.words(money(all, locale), size + 4, ink, draw.bold),
    ),
  );
}

/** A strip in the colour of alarms with its sign, or of a message that is none, and in it the words of the description. */
export function warning(palette: Palette, { part, isNarrow }: Asked): ReactNode {
  const { alert, ink, muted, line, link, radius } = palette;
  const colour = isNotice(part) ? link : alert;
  const sign = draw.path("M24 6L44 42H4ZM24 19V29M24 35V36", alert, 4);
  const frame = {
    flexGrow: 1,
    gap: 16,
    padding: isNarrow ? 10 : 16,
    alignItems: "center",
    borderRadius: radius / 2,
    maxHeight: 130,
  };
  const size = isNarrow ? 32 : 48;
  const { said } = part;
  const name = said === undefined ? "" : part.label.replace(/\s*[«“"'‘].*$/u, "");
  return draw.box(
    { ...frame, backgroundColor: `${colour}1F`, borderLeft: `8px solid ${colour}` },
    isNotice(part)
      ? undefined
      : draw.drawing({ position: "relative", flexShrink: 0, width: size, height: size }, "48 48", sign),
    draw.column(
      { flexGrow: 1, flexShrink: 1, gap: 10 },
      name === "" ? undefined : draw.words(name, isNarrow ? 16 : 20, muted),
      draw.words(said ?? part.label, isNarrow ? 18 : 24, ink, draw.bold),
      said === undefined ? draw.bar("56%", draw.faint(line)) : undefined,
    ),
  );
}

/** What two people wrote to each other, the answer on the other side. */
export function messages({ soft, primary, line, onPrimary }: Palette, { most, isNarrow }: Asked): ReactNode {
  const message = (at: number) => {
    const isOwn = at % 2 === 1;
    const colours = isOwn ? [primary, onPrimary] : [soft, line];
    const look = { width: `${String(isOwn ? 52 : 68)}%`, padding: isNarrow ? 10 : 14, borderRadius: 14 };
    return draw.box(
      { justifyContent: isOwn ? "flex-end" : "flex-start" },
      draw.box({ ...look, backgroundColor: colours[0] }, draw.bars(draw.faint(colours[1] ?? line), 84)),
    );
  };
  return draw.column({ flexGrow: 1, gap: 10 }, ...draw.upTo(Math.min(4, most)).map(message));
}
