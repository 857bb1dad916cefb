import "server-only";

/** The entries before and after one of a list; the list is a ring. A list of one has none. */
export function neighboursIn<T>(list: readonly T[], isHere: (item: T) => boolean) {
  const here = list.findIndex(isHere);
  const [previous, next] = [list.at(here - 1), list[(here + 1) % list.length]];
  return here === -1 || list.length < 2 || !previous || !next ? undefined : { previous, next };
}
