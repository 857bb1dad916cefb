import { vi } from "vitest";

/** Waits until a check holds. The default of one second would let a busy disk decide a test; this only bounds a hang. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 60_000 });
