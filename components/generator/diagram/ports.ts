/** One end of an edge at a side of its box. */
export type End = {
  edge: number;
  box: string;
  side: "top" | "bottom" | "left" | "right";
  /** An arrow stands here. */
  isEntry: boolean;
  isMain: boolean;
  /** Words of the line. */
  label: string | undefined;
  /** Middle of the side. */
  middle: number;
  /** Ports stand along the side by rising numbers. */
  order: number;
  /** The line goes straight on. */
  isStraight: boolean;
  /** One port takes all ends of one name. */
  bus?: string | undefined;
};
export type Port = { at: number; name: string };

const STEP = 14;
/** From a port to the corner of its box. */
const CORNER = 10;
/** More entries on one side than these share ports. */
const MOST_ENTRIES = 5;

/**
 * Where edges meet their boxes: an entry of its own for each, in the order in which the lines arrive, but one for those that say the same; lines of one tone that leave a box
 * share a port, and part left and right of the main path. A line that goes straight on stands in the middle.
 * @returns the port of each end in the order given
 */
export function portsOf(
  ends: readonly End[],
  lengthOf: (end: End) => number,
  stepOf: (end: End) => number = () => STEP,
): Port[] {
  const sides = Map.groupBy(ends, ({ box, side }) => `${box} ${side}`);
  const ports = new Map<End, Port>();
  for (const [name, side] of sides) {
    const shared = Map.groupBy(side, (end) => `${name} ${sharedBy(end, side)}`);
    const sorted = [...shared].sort(([, one], [, other]) => meanOf(one) - meanOf(other));
    const straight = sorted.flatMap(([, some], at) =>
      some.some(({ isStraight }) => isStraight) ? [at] : [],
    );
    const middle =
      straight.length > 0 ? ((straight[0] ?? 0) + (straight.at(-1) ?? 0)) / 2 : (sorted.length - 1) / 2;
    const length = Math.min(...side.map(lengthOf));
    const most = Math.max(middle, sorted.length - 1 - middle);
    const step = Math.min(...side.map(stepOf), (length / 2 - CORNER) / Math.max(1, most));
    for (const [at, [key, some]] of sorted.entries())
      for (const end of some) ports.set(end, { at: end.middle + (at - middle) * step, name: key });
  }
  return ends.map((end) => ports.get(end) ?? { at: end.middle, name: "" });
}

/** Ends of one side with an equal answer share a port. */
function sharedBy({ edge, isEntry, isMain, label, order, bus }: End, side: readonly End[]): string {
  if (bus !== undefined) return `bus ${bus}`;
  const entries = side.filter((end) => end.isEntry);
  if (isEntry && !isMain && label !== undefined) return `entries ${label}`;
  if (isEntry && (isMain || entries.length <= MOST_ENTRIES)) return `edge ${String(edge)}`;
  if (isEntry) return "entries";
  if (isMain) return "main";
  const main = side.find((end) => end.isMain && !end.isEntry);
  return `exits ${label ?? ""} ${String(Math.sign(order - (main?.order ?? order)))}`;
}

const meanOf = (ends: readonly End[]): number =>
  ends.reduce((sum, { order }) => sum + order, 0) / Math.max(1, ends.length);
