import { lanesOf } from "@/components/generator/diagram/lanes";
import { gridOf, type DiagramShape } from "@/components/generator/diagram/grid";
import type { ArchitectureGraph } from "@/lib/generators/graph";

/** What a drawing of two lanes abreast measures, in units of the drawing. */
export type PairSize = {
  /** The drawing grows to this width where its boxes leave room. */
  whole: number;
  /** Least width of a box beside another, and least height of any. */
  width: number;
  least: number;
  /** From a lane to its boxes, and what its name takes above them. */
  inset: number;
  head: number;
  foot: number;
  /** Characters of a line of such a name. */
  name: number;
  rowGap: number;
  bandGap: number;
  /** Least distance between the two columns. */
  gap: number;
  /** Between two rails, and from a box or a lane to the first of them: an arrow stands between. */
  rail: number;
  away: number;
  off: number;
  /** Systems around stand in both columns, each below what it is linked with. */
  hasOutsideAbreast: boolean;
};

const sizes: Readonly<Record<"wide" | "narrow", PairSize>> = {
  narrow: {
    whole: 0,
    width: 128,
    least: 38,
    inset: 5,
    head: 34,
    foot: 7,
    name: 18,
    rowGap: 14,
    bandGap: 20,
    gap: 28,
    rail: 10,
    away: 14,
    off: 6,
    hasOutsideAbreast: false,
  },
  wide: {
    whole: 724,
    width: 210,
    least: 48,
    inset: 14,
    head: 34,
    foot: 12,
    name: 28,
    rowGap: 12,
    bandGap: 28,
    gap: 124,
    rail: 12,
    away: 24,
    off: 11,
    hasOutsideAbreast: true,
  },
};

/** A phone has room for two columns. A wide drawing has two where functions fill more than one row: their lines would run through the row below. */
export function pairSizeOf(graph: ArchitectureGraph, shape: DiagramShape): PairSize | undefined {
  if (shape !== "wide") return shape === "narrow" ? sizes.narrow : undefined;
  const isFull = lanesOf(graph, gridOf(graph, shape).columns).some(
    ({ rows }) => rows.length > 1 && rows.flat().every(({ kind }) => kind === "service"),
  );
  return isFull ? sizes.wide : undefined;
}
