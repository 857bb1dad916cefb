import type { Grid } from "@/components/generator/diagram/grid";

/** A line that passes boxes of the one column on one side, in the rows from the first to the last. */
type Passing = { edge: number; isLeft: boolean; first: number; last: number };

const CLEARANCE = 8;
const LINE_GAP = 10;

/**
 * Ways of lines past the boxes of a single column: a line keeps its distance in every row it passes, short lines next to the boxes, and
 * no two lie upon each other. By index of the edge, the place in each row it passes.
 * @param order the slots of each edge's rows from above: 0 is left of the box
 * @param firstRow the row below the upper end of an edge
 */
export function channelsOf(
  order: ReadonlyMap<number, readonly number[]>,
  firstRow: (edge: number) => number,
  { start, nodeWidth, lineStart, margin }: Grid,
): Map<number, number[]> {
  const passing = [...order]
    .filter(([, slots]) => slots.length > 0)
    .map(([edge, slots]): Passing => {
      const first = firstRow(edge);
      const isLeft = slots.filter((slot) => slot === 0).length * 2 >= slots.length;
      return { edge, isLeft, first, last: first + slots.length - 1 };
    })
    .sort((a, b) => a.last - a.first - (b.last - b.first));
  const channels = new Map<Passing, number>();
  for (const line of passing) {
    const taken = [...channels]
      .filter(([other]) => other.isLeft === line.isLeft)
      // One that ends where the other begins bends in the same space.
      .filter(([other]) => other.first <= line.last + 1 && line.first <= other.last + 1)
      .map(([, channel]) => channel);
    let channel = 0;
    while (taken.includes(channel)) channel++;
    channels.set(line, channel);
  }
  const most = Math.max(1, ...channels.values());
  const [left, right] = [start - CLEARANCE, start + nodeWidth + CLEARANCE];
  const room = Math.min(left - lineStart, margin - 2 * CLEARANCE);
  const gap = Math.min(LINE_GAP, room / most);
  return new Map(
    [...channels].map(([{ edge, isLeft, first, last }, channel]) => {
      const x = isLeft ? left - channel * gap : right + channel * gap;
      return [edge, Array.from({ length: last - first + 1 }, () => x)];
    }),
  );
}
