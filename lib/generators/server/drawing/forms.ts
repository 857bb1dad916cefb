import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import type { Asked } from "@/lib/generators/server/drawing/parts";
import { isSearch } from "@/lib/generators/server/drawing/special";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import { pictureWords } from "@/lib/content/picture-words";

const LARGE = 5;
const MOST_HITS = 3;

export const edge = ({ line }: Palette) => `2px solid ${draw.faint(line)}`;

/** Fields under their names: those that the description tells, else those of any form. */
export function fields(palette: Palette, asked: Asked): ReactNode {
  if (isSearch(asked.part)) return search(palette, asked);
  const { part, locale, isNarrow, pieces, most } = asked;
  const { paper, line, muted, primary, radius } = palette;
  const names = part.names ?? pictureWords(locale).drawn.fields.split(", ");
  const isColumn = isNarrow || names.length < 2 || (part.names && names.length < 4 && most >= LARGE);
  const told = part.names ? names.length : Math.min(pieces, names.length);
  const isFlat = (part.names && told === 3) || (most < LARGE && told > 4);
  const across = isColumn ? 1 : isFlat ? 3 : 2;
  const down = part.names ? Math.max(2, Math.floor(most)) : 2;
  const count = most < LARGE ? Math.min(told, down * across) : told;
  const frame = {
    flexGrow: 1,
    minHeight: 30,
    maxHeight: 64,
    borderRadius: radius / 2,
    backgroundColor: paper,
  };
  const field = (at: number) => {
    if (at >= count) return draw.box({ flex: 1 });
    const border = at === 0 ? `2px solid ${primary}` : edge(palette);
    const value = draw.bar(`${String(30 + ((at * 17) % 40))}%`, draw.faint(line));
    const name = names[at] === "" ? undefined : draw.words(names[at] ?? "", isNarrow ? 20 : 22, muted);
    const input = draw.box({ ...frame, border, alignItems: "center", padding: "0 14px" }, value);
    return draw.column({ flex: 1, gap: 6 }, name, input);
  };
  const row = (at: number) =>
    draw.box(
      { flexGrow: 1, maxHeight: 120, gap: 20 },
      ...draw.upTo(across).map((place) => field(at * across + place)),
    );
  const rows = draw.upTo(Math.ceil(count / across)).map(row);
  return draw.column({ flexGrow: 1, gap: 12 }, ...rows);
}

/** A field with a lens, and below it what was found where there is room. */
function search(palette: Palette, { isNarrow, most }: Asked): ReactNode {
  const { paper, line, muted, primary, soft, radius } = palette;
  const lens = draw.path("M8 18A10 10 0 1 0 28 18A10 10 0 1 0 8 18M26 26L36 36", muted, 4);
  const frame = {
    flexShrink: 0,
    height: isNarrow ? 40 : 52,
    gap: 10,
    padding: "0 12px",
    alignItems: "center",
  };
  const look = { border: `2px solid ${primary}`, borderRadius: radius / 2, backgroundColor: paper };
  const icon = draw.drawing({ position: "relative", width: 24, height: 24 }, "44 44", lens);
  const hit = (at: number) =>
    draw.box(
      {
        gap: 14,
        padding: 12,
        alignItems: "center",
        borderRadius: radius / 3,
        ...(at === 0 && { backgroundColor: soft }),
      },
      draw.bars(draw.faint(at === 0 ? muted : line), 72 - at * 14),
      draw.bar(48, draw.faint(line)),
    );
  const hits = most <= 1 ? [] : draw.upTo(Math.min(MOST_HITS, most)).map(hit);
  return draw.column(
    { flexGrow: 1, gap: 6 },
    draw.box({ ...frame, ...look }, icon, draw.bar("34%", draw.faint(line))),
    ...hits,
  );
}

/** One of several to choose: the first is chosen. */
export function choice(palette: Palette, { most, isNarrow }: Asked): ReactNode {
  const { line, primary, surface, muted } = palette;
  const ring = (at: number) =>
    draw.box({
      ...{ width: 26, height: 26, borderRadius: 13, flexShrink: 0, backgroundColor: surface },
      border: at === 0 ? `8px solid ${primary}` : `2px solid ${draw.faint(line)}`,
    });
  const row = (at: number) =>
    draw.box(
      { gap: 14, alignItems: "center" },
      ring(at),
      draw.bars(draw.faint(at === 0 ? muted : line), 70 - ((at * 17) % 30)),
    );
  return draw.column({ flexGrow: 1, gap: isNarrow ? 10 : 18 }, ...draw.upTo(Math.min(4, most)).map(row));
}
