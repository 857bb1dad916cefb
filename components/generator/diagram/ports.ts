/** One end of an edge at the upper or the lower side of its box. */
export type End = {
  edge: number;
  box: string;
  side: "top" | "bottom";
  /** An arrow stands here. */
  isEntry: boolean;
  isMain: boolean;
  /** Middle of the box, and where the line comes from or goes on to. */
  x: number;
  towards: number;
};
export type Port = { x: number; name: string };

const STEP = 14;
/** From a port to the corner of its box. */
const CORNER = 16;
/** More entries on one side than these share ports. */
const MOST_ENTRIES = 5;

/**
 * Where edges meet their boxes: an entry of its own for each, in the order in which the lines arrive; lines of one tone that leave a box
 * share a port, and part left and right of the main path. A line that goes straight on stands in the middle.
 * @returns the port of each end in the order given
 */
export function portsOf(ends: readonly End[], nodeWidth: number): Port[] {
  const sides = Map.groupBy(ends, ({ box, side }) => `${box} ${side}`);
  const ports = new Map<End, Port>();
  for (const [name, side] of sides) {
    const shared = Map.groupBy(side, (end) => `${name} ${sharedBy(end, side)}`);
    const sorted = [...shared].sort(([, one], [, other]) => meanOf(one) - meanOf(other));
    const straight = sorted.flatMap(([, some], at) => (some.some(isStraight) ? [at] : []));
    const middle =
      straight.length > 0 ? ((straight[0] ?? 0) + (straight.at(-1) ?? 0)) / 2 : (sorted.length - 1) / 2;
    const most = Math.max(middle, sorted.length - 1 - middle);
    const step = Math.min(STEP, (nodeWidth / 2 - CORNER) / Math.max(1, most));
    for (const [at, [key, some]] of sorted.entries())
      for (const end of some) ports.set(end, { x: end.x + (at - middle) * step, name: key });
  }
  return ends.map((end) => ports.get(end) ?? { x: end.x, name: "" });
}

const isStraight = ({ x, towards }: End) => x === towards;

/** Ends of one side with an equal answer share a port. */
function sharedBy({ edge, isEntry, isMain, towards }: End, side: readonly End[]): string {
  const entries = side.filter((end) => end.isEntry);
  if (isEntry && (isMain || entries.length <= MOST_ENTRIES)) return `edge ${String(edge)}`;
  if (isEntry) return "entries";
  if (isMain) return "main";
  const main = side.find((end) => end.isMain && !end.isEntry);
  return `exits ${String(Math.sign(towards - (main?.towards ?? towards)))}`;
}

const meanOf = (ends: readonly End[]): number =>
  ends.reduce((sum, { towards }) => sum + towards, 0) / Math.max(1, ends.length);
