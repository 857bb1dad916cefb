/** What the operator's commands share: their options, and how they answer. */
import type { InquiryRecord, InquirySummary } from "@/lib/inquiries/server/desk";
import type { InquiryStatus, InquiryStore } from "@/lib/inquiries/server/store";

export type Options = {
  ids: readonly string[];
  status: InquiryStatus | undefined;
  /** Whole paths. */
  file: string | undefined;
  out: string | undefined;
  files: string | undefined;
  email: string | undefined;
  allParked: boolean;
  /** How far back to compare. */
  days: number | undefined;
  mend: boolean;
  yes: boolean;
  json: boolean;
};

export const print = (text: string) => process.stdout.write(`${text}\n`);

/** The time that the senders on this store go by, in milliseconds since the epoch. */
export const timeOf = async (store: InquiryStore) => (await store.time?.()) ?? Date.now();

export const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Times as people and programs read them; the rest as it is. */
export const readable = <T extends InquirySummary>({
  createdAt,
  nextAttemptAt,
  deliveredAt,
  erasedAt,
  ...rest
}: T) => ({
  ...rest,
  createdAt: iso(createdAt),
  nextAttemptAt: iso(nextAttemptAt),
  deliveredAt: iso(deliveredAt),
  erasedAt: iso(erasedAt),
});

export const isUnreadable = ({ content, erasedAt }: InquiryRecord) => content === null && erasedAt === null;

/**
 * Does one thing to each inquiry and tells of each whether it could be done.
 * @param after what is done once for all of them; its answer stands beside the results
 */
export async function each(
  { ids, json }: Options,
  act: (id: string) => Promise<boolean>,
  words: { done: string; not: string },
  after?: () => Promise<object>,
): Promise<boolean> {
  const results: { id: string; done: boolean }[] = [];
  for (const id of ids) results.push({ id, done: await act(id) });
  if (!json) for (const { id, done } of results) print(`${id}: ${done ? words.done : words.not}`);
  const beside = await after?.();
  if (json) print(JSON.stringify({ results, ...beside }, null, 2));
  return results.length > 0 && results.every(({ done }) => done);
}

/** Nothing shows an erased text any more, but whoever reads the files of the store could. */
export function tellOfRemains(remains: string | undefined): void {
  if (remains !== undefined)
    process.stderr.write(
      `What was erased is still in the files of the store: ${remains}. A running site tries again every hour; "wipe" tries at once.\n`,
    );
}
