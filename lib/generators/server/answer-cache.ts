import "server-only";
import type { ToolAnswer } from "@/lib/generators/tools";

const MAX_ENTRIES = 200;
const MAX_BYTES = 8 * 1024 * 1024;
/** One picture must not drive out all texts. */
const MAX_ENTRY_BYTES = MAX_BYTES / 4;
const KEPT_MS = 3_600_000;

type Entry = { answer: ToolAnswer; bytes: number; until: number };

export type AnswerCache = {
  get: (key: string) => ToolAnswer | undefined;
  set: (key: string, answer: ToolAnswer) => void;
};

/** Finished answers for an hour, in memory: the least recently asked for go when there are too many or they are too large. */
export function createAnswerCache(now: () => number = () => performance.now()): AnswerCache {
  const entries = new Map<string, Entry>();
  let total = 0;
  const drop = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      drop(key);
      if (entry.until <= now()) return undefined;
      // Back in as the most recent.
      entries.set(key, entry);
      total += entry.bytes;
      return entry.answer;
    },
    set: (key, answer) => {
      // Strings take two bytes a character.
      const bytes = JSON.stringify(answer).length * 2;
      drop(key);
      if (bytes > MAX_ENTRY_BYTES) return;
      entries.set(key, { answer, bytes, until: now() + KEPT_MS });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (entries.size <= MAX_ENTRIES && total <= MAX_BYTES) break;
        drop(oldest);
      }
    },
  };
}
