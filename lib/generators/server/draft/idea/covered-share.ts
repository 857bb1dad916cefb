import "server-only";

/** Half of the flow, but never more than 40 % of the time that the named people have; in steps of five percent. */
export function coveredShare(
  flow: number,
  minutes: number,
  staff: number | undefined,
  monthHours: number,
): number {
  const limit = staff === undefined ? 0.5 : (0.4 * staff * monthHours * 60) / (flow * minutes);
  return Math.floor(Math.min(0.5, limit) * 20) / 20;
}
