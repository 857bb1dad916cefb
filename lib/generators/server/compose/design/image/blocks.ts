import "server-only";
import type { CSSProperties, ReactNode } from "react";
import type { Block } from "@/lib/content/screen-advice";
import type { NamedElement } from "@/lib/generators/server/compose/design/design-sheet";
import { bar, box, column, pill, words } from "@/lib/generators/server/compose/design/image/parts";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import type { DesignWords } from "@/lib/generators/server/compose/design/words";

/** One part to draw: its label stands above it; numbers of the description decide how many rows, steps or fields it has. */
export type Drawn = Pick<NamedElement, "label" | "figures"> & { block: Block };

type Draw = (part: Drawn, palette: Palette, texts: DesignWords) => ReactNode;

/** As many pieces as the description counts, within what fits. */
function pieces(
  { figures }: Drawn,
  usual: number,
  most: number,
  make: (index: number) => ReactNode,
): ReactNode[] {
  const counted = figures.find(({ kind, value }) => kind === "count" && Number.isInteger(value) && value > 0);
  return Array.from({ length: Math.min(most, counted?.value ?? usual) }, (_, index) => make(index));
}

/** A filled shape; a round one has its size alone. */
const shape = (backgroundColor: string, style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  box({ backgroundColor, ...style }, ...children);
const dot = (size: number, colour: string, style: CSSProperties = {}): ReactNode =>
  shape(colour, { width: size, height: size, borderRadius: size / 2, ...style });

/** A frame that cuts off what lies in it at its places. */
const frame = (palette: Palette, ...children: ReactNode[]): ReactNode =>
  shape(
    palette.soft,
    { position: "relative", height: 130, borderRadius: palette.radius * 0.6, overflow: "hidden" },
    ...children,
  );

const HEIGHTS = [0.45, 0.62, 0.5, 0.78, 0.7, 0.92, 0.6] as const;

export const blocks: Readonly<Record<Block, Draw>> = {
  fields: (part, palette) =>
    column(
      { gap: 10 },
      ...pieces(part, 3, 3, (index) =>
        shape(palette.paper, {
          height: 34,
          borderRadius: Math.max(4, palette.radius * 0.5),
          border: index === 0 ? `2px solid ${palette.primary}` : `1px solid ${palette.line}`,
        }),
      ),
    ),
  rows: (part, palette, texts) =>
    column(
      { gap: 12 },
      ...pieces(part, 3, 3, (index) =>
        box(
          { alignItems: "center", justifyContent: "space-between" },
          bar(140 - (index % 3) * 26, index === 0 ? palette.muted : palette.line, 9),
          pill(texts.done[index % 3] ?? "", palette),
        ),
      ),
    ),
  cards: (part, palette) =>
    box(
      { gap: 10 },
      ...pieces(part, 3, 3, (index) =>
        column(
          {
            flex: 1,
            gap: 10,
            padding: 10,
            borderRadius: palette.radius * 0.6,
            border: `1px solid ${palette.line}`,
          },
          shape(index === 0 ? palette.primary : palette.soft, {
            height: 54,
            borderRadius: palette.radius * 0.4,
          }),
          bar("80%", palette.line, 8),
          bar("55%", palette.line, 8),
        ),
      ),
    ),
  chart: (_, palette) =>
    box(
      {
        height: 120,
        alignItems: "flex-end",
        justifyContent: "space-between",
        borderBottom: `2px solid ${palette.line}`,
      },
      ...HEIGHTS.map((share) =>
        shape(share > 0.9 ? palette.primary : palette.soft, {
          width: 24,
          height: Math.round(share * 115),
          borderRadius: 5,
        }),
      ),
    ),
  metrics: (part, palette) =>
    box(
      { gap: 10 },
      ...pieces(part, 3, 3, (index) =>
        column(
          {
            flex: 1,
            gap: 10,
            padding: 12,
            borderRadius: palette.radius * 0.6,
            backgroundColor: palette.soft,
          },
          bar(46 + index * 12, index === 0 ? palette.alert : palette.primary, 18),
          bar("80%", palette.line, 8),
        ),
      ),
    ),
  map: (_, palette) =>
    frame(
      palette,
      shape(palette.surface, {
        position: "absolute",
        left: -20,
        top: 58,
        width: 600,
        height: 10,
        transform: "rotate(-8deg)",
      }),
      shape(palette.surface, {
        position: "absolute",
        left: 130,
        top: -20,
        width: 10,
        height: 220,
        transform: "rotate(14deg)",
      }),
      dot(18, palette.primary, { position: "absolute", left: 60, top: 30 }),
      dot(18, palette.alert, { position: "absolute", left: 180, top: 74, borderRadius: 4 }),
      dot(18, palette.primary, { position: "absolute", left: 250, top: 26 }),
    ),
  days: (_, palette, texts) =>
    box(
      { justifyContent: "space-between" },
      ...texts.days.map((day, index) =>
        column(
          { alignItems: "center", gap: 6 },
          words(day, { fontSize: 14, color: palette.muted }),
          ...[0, 1, 2].map((row) =>
            shape((index + row) % 3 === 0 ? palette.primary : palette.soft, {
              width: 34,
              height: 24,
              borderRadius: 5,
            }),
          ),
        ),
      ),
    ),
  picture: (_, palette) =>
    frame(
      palette,
      dot(30, palette.line, { position: "absolute", left: 40, top: 24 }),
      shape(palette.primary, {
        position: "absolute",
        left: 60,
        top: 70,
        width: 150,
        height: 150,
        transform: "rotate(45deg)",
      }),
      shape(palette.line, {
        position: "absolute",
        left: 190,
        top: 92,
        width: 120,
        height: 120,
        transform: "rotate(45deg)",
      }),
    ),
  steps: (part, palette) =>
    box(
      { alignItems: "center", gap: 6 },
      ...pieces(part, 3, 6, (index) =>
        words(String(index + 1), {
          width: 34,
          height: 34,
          borderRadius: 17,
          alignItems: "center",
          justifyContent: "center",
          fontSize: 16,
          fontWeight: 700,
          color: index === 0 ? palette.onPrimary : palette.link,
          backgroundColor: index === 0 ? palette.primary : palette.soft,
        }),
      ),
    ),
  bar: (_, palette, texts) =>
    box(
      {
        height: 44,
        alignItems: "center",
        gap: 12,
        paddingLeft: 16,
        borderRadius: 22,
        border: `1px solid ${palette.line}`,
      },
      dot(14, palette.paper, { border: `2px solid ${palette.muted}` }),
      words(texts.search, { fontSize: 16, color: palette.muted }),
    ),
  talk: (_, palette) =>
    column(
      { gap: 10 },
      shape(palette.soft, { width: "70%", height: 34, borderRadius: 14 }),
      shape(palette.primary, { width: "60%", height: 34, borderRadius: 14, alignSelf: "flex-end" }),
    ),
  lines: (_, palette) =>
    column(
      { gap: 10 },
      bar("90%", palette.line, 9),
      bar("70%", palette.line, 9),
      bar("80%", palette.soft, 9),
    ),
};
