import type { Box, LaidLane } from "@/components/generator/diagram/layout";
import type { Grid } from "@/components/generator/diagram/grid";
import { wrap } from "@/components/generator/diagram/shapes";

/** The name of a lane: where it begins, and whether no line passes through it. */
export type LaneName = { x: number; lines: string[]; isClear: boolean };

/** Width of a character, in units of the drawing. */
const NAME_ADVANCE = 7.4;
const CLEARANCE = 8;
/** Right of a line a name would look like a label of that line. */
const APART = 16;
const BESIDE = { x: 12, length: 10 };
const LENGTHS = [24, 14, 10];
/** A name on the left fills no more lines than these; a higher one stands between lines or on the right. */
const MOST_LINES = 2;

const nameWidth = (lines: readonly string[]): number =>
  Math.max(0, ...lines.map(({ length }) => length)) * NAME_ADVANCE;

/** Puts the name of a lane beside its boxes, or above them: on the left if lines leave it room there, else right of one of them. */
export function nameOf(
  label: string | undefined,
  lines: readonly number[],
  { hasHeads, start, width }: Pick<Grid, "hasHeads" | "start"> & { width: number },
): LaneName {
  if (label === undefined) return { x: start, lines: [], isClear: true };
  if (!hasHeads) return { x: BESIDE.x, lines: wrap(label, BESIDE.length), isClear: true };
  const wrapped = LENGTHS.map((length) => wrap(label, length));
  const places = [
    ...wrapped.filter(({ length }) => length <= MOST_LINES).map((words) => ({ x: start, lines: words })),
    ...wrapped.flatMap((words) =>
      lines.toSorted((a, b) => a - b).map((line) => ({ x: line + APART, lines: words })),
    ),
    ...wrapped.map((words) => ({ x: start, lines: words })),
  ];
  const free = places.find(({ x, lines: words }) => {
    const end = x + nameWidth(words) + CLEARANCE;
    return end <= width && x >= start && lines.every((line) => line <= x - CLEARANCE || line >= end);
  });
  return { ...(free ?? { x: start, lines: wrap(label, BESIDE.length) }), isClear: free !== undefined };
}

/** What words should not cover: the upper and the lower rim of a lane and its name. */
export const keptClear = ({ x, y, width, height, hasHead, name }: LaidLane): Box[] => [
  ...[y, y + height].map((rim) => ({ x, y: rim - 1, width, height: 2 })),
  hasHead
    ? { x: name.x, y: y + 10, width: nameWidth(name.lines), height: 4 + name.lines.length * 16 }
    : { x, y, width: 95, height },
];
