import type { Point } from "@/components/generator/diagram/layout";

/** Leaves out points that a straight line passes. */
export const corners = (points: readonly Point[]): Point[] =>
  points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));
  });
