/** One line of the table. */
export type Measure = { what: string; measured: string; target: string; met: boolean };

/** The middle of the values; of an even number of them the upper one of the two. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
