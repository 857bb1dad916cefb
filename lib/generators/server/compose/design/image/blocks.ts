import "server-only";
import type { ReactNode } from "react";
import type { NamedElement } from "@/lib/generators/server/compose/design/design-sheet";
import type { Block } from "@/lib/content/screen-advice";
import { bar, box, button, column, pill, words } from "@/lib/generators/server/compose/design/image/parts";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import type { DesignWords } from "@/lib/generators/server/compose/design/words";

/** One part to draw: its label stands above it; numbers of the description decide how many rows, steps or fields it has. */
export type Drawn = Pick<NamedElement, "label" | "figures"> & { block: Block };

type Draw = (part: Drawn, palette: Palette, texts: DesignWords["picture"]) => ReactNode;

/** How many of a thing the description counts, within what fits. */
const countOf = ({ figures }: Drawn, usual: number, most: number): number => {
  const count = figures.find(
    ({ kind, value }) => kind === "count" && Number.isInteger(value) && value > 0,
  )?.value;
  return Math.min(most, count ?? usual);
};

const times = (count: number, make: (index: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, index) => make(index));

const HEIGHTS = [0.45, 0.62, 0.5, 0.78, 0.7, 0.92, 0.6] as const;

export const blocks: Readonly<Record<Block, Draw>> = {
  fields: (part, palette, texts) =>
    column(
      { gap: 10 },
      ...times(countOf(part, 3, 3), (index) =>
        box({
          height: 34,
          borderRadius: Math.max(4, palette.radius * 0.5),
          border: `${index === 0 ? "2px" : "1px"} solid ${index === 0 ? palette.primary : palette.line}`,
          backgroundColor: palette.paper,
        }),
      ),
      box({}, button(texts.action, palette)),
    ),
  rows: (part, palette, texts) =>
    column(
      { gap: 12 },
      ...times(countOf(part, 4, 4), (index) =>
        box(
          { alignItems: "center", justifyContent: "space-between" },
          bar(150 - (index % 3) * 26, index === 0 ? palette.muted : palette.line, 9),
          pill(texts.states[index % 3] ?? "", palette),
        ),
      ),
    ),
  cards: (part, palette) =>
    box(
      { gap: 10 },
      ...times(countOf(part, 3, 3), (index) =>
        column(
          {
            flex: 1,
            gap: 10,
            padding: 10,
            borderRadius: palette.radius * 0.6,
            border: `1px solid ${palette.line}`,
          },
          box({
            height: 54,
            borderRadius: palette.radius * 0.4,
            backgroundColor: index === 0 ? palette.primary : palette.soft,
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
      ...HEIGHTS.map((share, index) =>
        box({
          width: 24,
          height: Math.round(share * 115),
          borderRadius: 5,
          backgroundColor: index === 5 ? palette.primary : palette.soft,
        }),
      ),
    ),
  metrics: (part, palette) =>
    box(
      { gap: 10 },
      ...times(countOf(part, 3, 3), (index) =>
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
    box(
      {
        position: "relative",
        height: 130,
        borderRadius: palette.radius * 0.6,
        backgroundColor: palette.soft,
        overflow: "hidden",
      },
      box({
        position: "absolute",
        left: -20,
        top: 58,
        width: 600,
        height: 10,
        backgroundColor: palette.surface,
        transform: "rotate(-8deg)",
      }),
      box({
        position: "absolute",
        left: 130,
        top: -20,
        width: 10,
        height: 220,
        backgroundColor: palette.surface,
        transform: "rotate(14deg)",
      }),
      ...[
        [60, 30],
        [180, 74],
        [250, 26],
      ].map(([left, top], index) =>
        box({
          position: "absolute",
          left,
          top,
          width: 18,
          height: 18,
          borderRadius: index === 1 ? 4 : 9,
          border: `3px solid ${palette.surface}`,
          backgroundColor: index === 1 ? palette.alert : palette.primary,
        }),
      ),
    ),
  days: (_, palette, texts) =>
    box(
      { justifyContent: "space-between" },
      ...texts.days.map((day, index) =>
        column(
          { alignItems: "center", gap: 6 },
          words(day, { fontSize: 14, color: palette.muted }),
          ...times(3, (row) =>
            box({
              width: 34,
              height: 24,
              borderRadius: 5,
              backgroundColor: (index + row) % 3 === 0 ? palette.primary : palette.soft,
            }),
          ),
        ),
      ),
    ),
  picture: (_, palette) =>
    box(
      {
        position: "relative",
        height: 130,
        borderRadius: palette.radius * 0.6,
        backgroundColor: palette.soft,
        overflow: "hidden",
      },
      box({
        position: "absolute",
        left: 40,
        top: 24,
        width: 30,
        height: 30,
        borderRadius: 15,
        backgroundColor: palette.line,
      }),
      box({
        position: "absolute",
        left: 60,
        top: 70,
        width: 150,
        height: 150,
        transform: "rotate(45deg)",
        backgroundColor: palette.primary,
      }),
      box({
        position: "absolute",
        left: 190,
        top: 92,
        width: 120,
        height: 120,
        transform: "rotate(45deg)",
        backgroundColor: palette.line,
      }),
    ),
  steps: (part, palette) =>
    box(
      { alignItems: "center", gap: 6 },
      ...times(countOf(part, 3, 6), (index) =>
        box(
          { alignItems: "center", gap: 6 },
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
          bar(12, palette.line, 3),
        ),
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
        backgroundColor: palette.paper,
      },
      box({ width: 14, height: 14, borderRadius: 7, border: `2px solid ${palette.muted}` }),
      words(texts.search, { fontSize: 16, color: palette.muted }),
    ),
  talk: (_, palette) =>
    column(
      { gap: 10 },
      box({ width: "70%", height: 34, borderRadius: 14, backgroundColor: palette.soft }),
      box({
        width: "60%",
        height: 34,
        borderRadius: 14,
        backgroundColor: palette.primary,
        alignSelf: "flex-end",
      }),
      box({ width: "50%", height: 34, borderRadius: 14, backgroundColor: palette.soft }),
    ),
  lines: (_, palette) =>
    column(
      { gap: 10 },
      bar("90%", palette.line, 9),
      bar("70%", palette.line, 9),
      bar("80%", palette.soft, 9),
    ),
};
