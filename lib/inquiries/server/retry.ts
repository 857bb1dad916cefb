import "server-only";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waits after the first, second, … failed attempt; from then on hourly. */
const STEPS_MS = [5_000, 30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/** So that inquiries that failed together do not all come back in the same second. */
const JITTER = 0.2;

/** After this time an operator must look: the inquiry is parked, never thrown away. */
export const GIVE_UP_AFTER_MS = 7 * 24 * HOUR;

/**
 * Milliseconds until the next attempt, ±20 %.
 * @param failures attempts that failed so far, at least 1
 * @param random a number from 0 (inclusive) to 1 (exclusive)
 */
export const retryDelay = (failures: number, random: number): number =>
  Math.round((STEPS_MS[failures - 1] ?? HOUR) * (1 - JITTER + 2 * JITTER * random));
