import type { DiagramLayout, Point } from "@/components/generator/diagram/layout";

/** Width of a character, in units of the drawing. */
const NAME_ADVANCE = 7.4;

/** Whether no line passes through the name of a lane above its boxes. */
export const namesAreClear = ({ lanes, edges }: DiagramLayout): boolean =>
  lanes.every(({ name, hasHead, y }) => {
    const right = name.x + Math.max(0, ...name.lines.map(({ length }) => length)) * NAME_ADVANCE + 3;
    const isPassed = ({ x, y: top }: Point, { x: end, y: bottom }: Point) =>
      x === end && x > name.x - 3 && x < right && Math.min(top, bottom) < y + 20 && Math.max(top, bottom) > y;
    return (
      !hasHead ||
      edges.every(({ points }) => !points.some((point, at) => isPassed(point, points[at + 1] ?? point)))
    );
  });
