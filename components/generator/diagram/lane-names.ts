import type { Box, DiagramLayout, LaidLane, Point } from "@/components/generator/diagram/layout";

/** Width of a character, in units of the drawing. */
const NAME_ADVANCE = 7.4;
const CLEARANCE = 8;

type Lines = readonly (readonly Point[])[];

/** The lane with its name at the first place above its boxes that is clear of lines: on the left, else right of one that passes. */
export function withClearName(lane: LaidLane, lines: Lines): LaidLane {
  const { name } = lane;
  const places = [name.x, ...passing(lane, lines).map((x) => x + CLEARANCE)].sort((a, b) => a - b);
  const free = places.find((x) => x >= name.x && isClear({ ...lane, name: { ...name, x } }, lines));
  return lane.hasHead && free !== undefined ? { ...lane, name: { ...name, x: free } } : lane;
}

/** Whether the names of lanes above their boxes keep a distance from all lines. */
export const namesAreClear = ({ lanes, edges }: DiagramLayout): boolean =>
  lanes.every(
    (lane) =>
      !lane.hasHead ||
      isClear(
        lane,
        edges.map(({ points }) => points),
      ),
  );

/** The room that a name above boxes fills. */
export const nameBox = ({ name, y }: LaidLane): Box => ({
  x: name.x,
  y: y + 10,
  width: Math.max(0, ...name.lines.map(({ length }) => length)) * NAME_ADVANCE,
  height: 4 + name.lines.length * 16,
});

function isClear(lane: LaidLane, lines: Lines): boolean {
  const { x, width } = nameBox(lane);
  return (
    x + width + CLEARANCE <= lane.x + lane.width &&
    passing(lane, lines).every((line) => line <= x - CLEARANCE || line >= x + width + CLEARANCE)
  );
}

/** Where lines go up or down at the height of a name. */
function passing(lane: LaidLane, lines: Lines): number[] {
  const { y, height } = nameBox(lane);
  return lines.flatMap((points) =>
    points.slice(1).flatMap((end, index) => {
      const start = points[index] ?? end;
      const [top, bottom] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
      return start.x === end.x && top < y + height && bottom > y ? [end.x] : [];
    }),
  );
}
