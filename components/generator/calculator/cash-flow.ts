type Point = { x: number; y: number };

/** The plane of the chart, in units of its drawing. */
export const plane = { width: 336, height: 262, left: 36, right: 326, top: 14, bottom: 232 } as const;

export type CashFlow = {
  ticks: { value: number; y: number }[];
  points: Point[];
  zero: number;
  /** Surfaces between the line and zero: what is still owed and what has been gained. */
  areas: { isLoss: boolean; points: Point[] }[];
  /** Where the line first comes up to zero. */
  payback: Point | undefined;
};

/** Places cumulative flows, the first of them at the start, on the plane. Ticks are round numbers around the flows and zero. */
export function drawCashFlow(flows: readonly number[]): CashFlow {
  const [lowest, highest] = [Math.min(0, ...flows), Math.max(0, ...flows)];
  const step = roundStep((highest - lowest || 1) / 4);
  const [from, to] = [Math.floor(lowest / step) * step, Math.ceil(highest / step) * step || step];
  const yOf = (value: number) => plane.bottom - ((value - from) / (to - from)) * (plane.bottom - plane.top);
  const width = (plane.right - plane.left) / Math.max(1, flows.length - 1);
  const points = flows.map((value, index) => ({ x: plane.left + index * width, y: yOf(value) }));
  const zero = yOf(0);

  const areas: CashFlow["areas"] = [];
  let payback: Point | undefined;
  let run: Point[] = [{ x: plane.left, y: zero }];
  for (const [index, point] of points.entries()) {
    const [before, value] = [flows[index - 1], flows[index] ?? 0];
    const last = points[index - 1];
    if (before !== undefined && last && before * value < 0) {
      const crossing = { x: last.x + (point.x - last.x) * (before / (before - value)), y: zero };
      areas.push({ isLoss: before < 0, points: [...run, crossing] });
      run = [crossing];
      if (before < 0) payback ??= crossing;
    } else if (before !== undefined && before < 0 && value === 0) payback ??= point;
    run.push(point);
  }
  const end = flows.findLast((value) => value !== 0) ?? 0;
  areas.push({ isLoss: end < 0, points: [...run, { x: points.at(-1)?.x ?? plane.left, y: zero }] });
  const count = Math.round((to - from) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => from + index * step);
  return { ticks: ticks.map((value) => ({ value, y: yOf(value) })), points, zero, areas, payback };
}

/** The next larger of 1, 2, 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}
