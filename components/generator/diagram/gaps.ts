import type { LaidEdge, Point } from "@/components/generator/diagram/layout";

/** Half of a gap: from the middle of the line above to either end of the one that passes below it. */
export const HALF_GAP = 3.5;
/** Least distance from a corner: of a gap in the line below, and of the crossing on the line above. Corners are rounded. */
const [BOW, NEAR] = [16, 6];

type Stretch = {
  edge: number;
  at: number;
  isMain: boolean;
  level: boolean;
  place: number;
  from: number;
  to: number;
};

/** Where each line is broken, by its stretches: of two lines that cross, one passes below the other, so that each can be followed. */
export function gapsOf(edges: readonly LaidEdge[]): number[][][] {
  const gaps = edges.map(({ points }) => points.slice(1).map((): number[] => []));
  const all = edges.flatMap(({ edge, points }, index) => stretchesOf(points, index, edge.main === true));
  const levels = all.filter(({ level }) => level);
  for (const upright of all.filter(({ level }) => !level))
    for (const level of levels) {
      if (level.edge === upright.edge || !isWithin(level, upright.place, NEAR)) continue;
      if (!isWithin(upright, level.place, NEAR)) continue;
      // The main path is whole.
      const below = [level, upright].find(
        (one) => !one.isMain && isWithin(one, one === level ? upright.place : level.place, BOW),
      );
      const place = below === level ? upright.place : level.place;
      const found = below && gaps[below.edge]?.[below.at];
      if (found?.every((other) => Math.abs(other - place) > 2 * HALF_GAP) === true) found.push(place);
    }
  return gaps;
}

const stretchesOf = (points: readonly Point[], edge: number, isMain: boolean): Stretch[] =>
  points.slice(1).flatMap((end, at) => {
    const begin = points[at] ?? end;
    const level = begin.y === end.y;
    const [place, from, to] = level ? [end.y, begin.x, end.x] : [end.x, begin.y, end.y];
    return [{ edge, at, isMain, level, place, from: Math.min(from, to), to: Math.max(from, to) }];
  });

const isWithin = ({ from, to }: Stretch, place: number, room: number) =>
  place > from + room && place < to - room;
