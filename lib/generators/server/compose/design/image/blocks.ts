import "server-only";
import type { ReactNode } from "react";
import type { Block } from "@/lib/content/screen-advice";
import type { NamedElement } from "@/lib/generators/server/compose/design/design-sheet";
import { bar, box, column, dot, shape, words } from "@/lib/generators/server/compose/design/image/parts";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import type { designWords } from "@/lib/generators/server/compose/design/words";
import type { Locale } from "@/lib/i18n/locales";

/** One part to draw: its label stands above it; numbers of the description decide how many rows, steps or fields it has. */
export type Drawn = Pick<NamedElement, "label" | "figures"> & { block: Block };

type Draw = (part: Drawn, palette: Palette, texts: (typeof designWords)[Locale]) => ReactNode;

/** As many pieces as the description counts, within what fits. */
function pieces({ figures }: Drawn, most: number, make: (index: number) => ReactNode): ReactNode[] {
  const counted = figures.find(({ kind, value }) => kind === "count" && Number.isInteger(value) && value > 0);
  return Array.from({ length: Math.min(most, counted?.value ?? 3) }, (_, index) => make(index));
}

/** A frame that cuts off what lies in it at its places. */
const frame = (palette: Palette, ...children: ReactNode[]): ReactNode =>
  shape(palette.soft, { ...FRAME, borderRadius: palette.radius / 2 }, ...children);
const FRAME = { position: "relative", flexGrow: 1, overflow: "hidden" } as const;
const at = (left: number, top: number, width: number, height: number, degrees = 0) =>
  ({ position: "absolute", left, top, width, height, transform: `rotate(${String(degrees)}deg)` }) as const;

const HEIGHTS = ["45%", "62%", "50%", "78%", "70%", "96%", "60%"] as const;

/** How the kinds of parts are drawn; each fills the room that its card leaves, at least 84 points high. */
export const blocks: Readonly<Record<Block, Draw>> = {
  fields: (part, { paper, primary, line, radius }) =>
    column(
      { flexGrow: 1, gap: 8 },
      ...pieces(part, 3, (index) => {
        const border = index === 0 ? `2px solid ${primary}` : `1px solid ${line}`;
        return shape(paper, { flexGrow: 1, maxHeight: 40, borderRadius: radius / 2, border });
      }),
    ),
  rows: (part, { muted, line, link, soft }, { done }) =>
    column(
      { flexGrow: 1, justifyContent: "space-around" },
      ...pieces(part, 3, (index) =>
        box(
          { alignItems: "center", justifyContent: "space-between" },
          bar(120 - index * 24, index === 0 ? muted : line),
          shape(soft, { padding: "4px 12px", borderRadius: 13 }, words(done[index] ?? "", 14, link)),
        ),
      ),
    ),
  cards: (part, { primary, soft, line, radius }) =>
    box(
      { flexGrow: 1, gap: 10 },
      ...pieces(part, 3, (index) =>
        column(
          { flex: 1, gap: 8, padding: 10, borderRadius: radius / 2, border: `1px solid ${line}` },
          shape(index === 0 ? primary : soft, { flexGrow: 1, borderRadius: radius / 3 }),
          bar("80%", line),
          bar("55%", line),
        ),
      ),
    ),
  chart: (_, { primary, soft, line }) =>
    box(
      { flexGrow: 1, alignItems: "flex-end", gap: 14, borderBottom: `2px solid ${line}` },
      ...HEIGHTS.map((height, index) =>
        shape(index === 5 ? primary : soft, { flexGrow: 1, height, borderRadius: 5 }),
      ),
    ),
  map: (_, palette) =>
    frame(
      palette,
      shape(palette.surface, at(-20, 58, 600, 10, -8)),
      shape(palette.surface, at(130, -20, 10, 220, 14)),
      dot(18, palette.primary, at(60, 24, 18, 18)),
      dot(18, palette.alert, { ...at(180, 68, 18, 18), borderRadius: 4 }),
    ),
  days: (_, { primary, soft, muted }, { days }) =>
    box(
      { flexGrow: 1, gap: 6 },
      ...days
        .split(" ")
        .map((day, index) =>
          column(
            { flex: 1, gap: 5, alignItems: "stretch" },
            words(day, 13, muted, { justifyContent: "center" }),
            ...[0, 1, 2].map((row) =>
              shape((index + row) % 3 === 0 ? primary : soft, { flexGrow: 1, borderRadius: 4 }),
            ),
          ),
        ),
    ),
  photo: (_, palette) =>
    frame(
      palette,
      dot(26, palette.line, at(40, 16, 26, 26)),
      shape(palette.primary, at(-20, 60, 280, 280, 45)),
      shape(palette.line, at(140, 100, 280, 280, 45)),
    ),
  steps: (part, { primary, onPrimary, soft, link }) =>
    box(
      { gap: 6 },
      ...pieces(part, 6, (index) => {
        const [ground, ink] = index === 0 ? [primary, onPrimary] : [soft, link];
        const middle = { alignItems: "center", justifyContent: "center", fontWeight: 700 };
        return dot(30, ground, middle, words(String(index + 1), 16, ink));
      }),
    ),
  bar: (_, { line, muted }, { search }) =>
    words(search, 16, muted, { padding: "10px 18px", borderRadius: 21, border: `1px solid ${line}` }),
  lines: (_, { line, soft }) => column({ gap: 10 }, bar("90%", line), bar("70%", line), bar("80%", soft)),
};
