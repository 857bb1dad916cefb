import type { Box, LaidLane } from "@/components/generator/diagram/layout";
import type { Grid } from "@/components/generator/diagram/grid";
import { wrap } from "@/components/generator/diagram/wrap";

/** The name of a lane and where it begins: at one place in all lanes of a drawing. */
export type LaneName = { x: number; lines: string[] };

/** In the gutter left of the boxes. */
const BESIDE = { x: 12, length: 10 };
/** Above the boxes, where their own words begin. A short line leaves room for the way down the middle. */
const ABOVE = { x: 12, length: 13, whole: 24 };
/** From the rim of a lane to words that stand on a line. */
const RIM = 5;

/** Puts the name of a lane beside its boxes, or above them. */
export function nameOf(
  label: string | undefined,
  isPassed: boolean,
  { hasHeads, start }: Pick<Grid, "hasHeads" | "start">,
): LaneName {
  const x = hasHeads ? start + ABOVE.x : BESIDE.x;
  const length = !hasHeads ? BESIDE.length : isPassed ? ABOVE.length : ABOVE.whole;
  return { x, lines: label === undefined ? [] : wrap(label, length) };
}

/** What words should not cover: the upper and the lower rim of a lane and the strip of its name. */
export const keptClear = ({ x, y, width, height, hasHead, name }: LaidLane): Box[] => [
  ...[y, y + height].map((rim) => ({ x, y: rim - RIM, width, height: 2 * RIM })),
  hasHead ? { x, y, width, height: 14 + name.lines.length * 16 } : { x, y, width: 92, height },
];
