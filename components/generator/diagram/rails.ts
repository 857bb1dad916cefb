/** A stretch that one line or several with one beginning take along a way. */
export type Stretch = { name: string; from: number; to: number; isMain: boolean };

/** Between the ends of two stretches on one rail. */
const APART = 6;

/**
 * Rails for stretches that run beside each other, the shortest next to the boxes, no two upon each other. Stretches of one name share theirs.
 * @returns the rail of each name, counted from 0, and how many rails there are
 */
export function railsOf(stretches: readonly Stretch[]): {
  rails: ReadonlyMap<string, number>;
  count: number;
} {
  const groups = [...Map.groupBy(stretches, ({ name }) => name)].map(([name, some]) => ({
    name,
    from: Math.min(...some.map(({ from, to }) => Math.min(from, to))),
    to: Math.max(...some.map(({ from, to }) => Math.max(from, to))),
    isMain: some.some(({ isMain }) => isMain),
  }));
  const rails = new Map<string, number>();
  const sorted = groups.toSorted(
    (a, b) => Number(b.isMain) - Number(a.isMain) || a.to - a.from - (b.to - b.from),
  );
  for (const group of sorted) {
    const beside = groups.filter(
      ({ name, from, to }) => rails.has(name) && from < group.to + APART && group.from < to + APART,
    );
    let rail = 0;
    while (beside.some(({ name }) => rails.get(name) === rail)) rail++;
    rails.set(group.name, rail);
  }
  return { rails, count: Math.max(0, ...[...rails.values()].map((rail) => rail + 1)) };
}
