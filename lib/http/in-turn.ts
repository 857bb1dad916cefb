import "server-only";
import { processWide } from "@/lib/runtime/process-wide";

const lastByKey = () => processWide("inTurn", () => new Map<string, Promise<unknown>>());

/**
 * Runs pieces of work with the same key one after the other, in the order they came; other keys are not held up.
 * A double click thus meets the answer to its first click instead of racing with it.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const lasts = lastByKey();
  const before = lasts.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  lasts.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lasts.get(key) === mine) lasts.delete(key);
  }
}
