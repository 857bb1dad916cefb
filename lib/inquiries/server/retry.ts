import "server-only";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waits after the first, second, … failed attempt; from then on hourly. */
const STEPS_MS = [5_000, 30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/** So that inquiries that failed together do not all come back in the same second. */
const JITTER = 0.2;

/** No wait between two attempts is longer. */
export const LONGEST_DELAY_MS = HOUR * (1 + JITTER);

/** Clocks of hosts on one store differ by less; a time further ahead comes from a clock that was set back since. */
export const SKEW_MS = 5 * MINUTE;

/** How often such times are looked for. */
export const MEND_EVERY_MS = 30_000;

/** After this time an operator must look: the inquiry is parked, never thrown away. */
export const GIVE_UP_AFTER_MS = 7 * 24 * HOUR;

/**
 * Milliseconds until the next attempt, ±20 %.
 * @param failures attempts that failed so far, at least 1
 * @param random a number from 0 (inclusive) to 1 (exclusive)
 */
export const retryDelay = (failures: number, random: number): number =>
  Math.round((STEPS_MS[failures - 1] ?? HOUR) * (1 - JITTER + 2 * JITTER * random));
