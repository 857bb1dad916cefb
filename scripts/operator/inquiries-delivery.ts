/** The commands that see to delivery and to the store. Each answers whether everything asked for was done. */
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { each, print, tellOfRemains, timeOf, type Options } from "./inquiries-answers.ts";

export async function retry(store: InquiryStore, options: Options): Promise<boolean> {
  await store.setPause(undefined);
  const now = await timeOf(store);
  if (!options.allParked)
    return each(options, (id) => store.requeue(id, now), {
      done: "queued",
      not: "neither parked nor pending, nothing done",
    });
  const count = await store.requeueParked(now);
  print(options.json ? JSON.stringify({ queued: count }) : `${count} queued`);
  return true;
}

export const release = async (store: InquiryStore, options: Options): Promise<boolean> =>
  each(options, async (id) => store.acquit(id, await timeOf(store)), {
    done: "released",
    not: "not suspected, nothing done",
  });

/** Reads the whole store and says what is damaged. */
export async function check(store: InquiryStore, { json }: Options): Promise<boolean> {
  const { inquiries, problems } = await store.check();
  const lines = [...problems, `${inquiries} inquiries read, ${problems.length} problems`];
  print(json ? JSON.stringify({ inquiries, problems }, null, 2) : lines.join("\n"));
  return problems.length === 0;
}

/** Has delivery go on after it was stopped over a second lead. */
export async function resume(store: InquiryStore, { json }: Options): Promise<boolean> {
  const resumed = await store.resumeChannel(await timeOf(store));
  print(
    json
      ? JSON.stringify({ resumed })
      : resumed
        ? "delivery goes on"
        : "delivery was not stopped, nothing done",
  );
  return resumed;
}

/** After a restore: what was delivered since the copy was made waits in it still. */
export async function recheck(store: InquiryStore, { json }: Options): Promise<boolean> {
  const count = await store.doubtAll();
  const remains = await store.wipe(true);
  print(
    json
      ? JSON.stringify({ rechecked: count, remains: remains ?? null })
      : `${count} undelivered will be looked up in the CRM before a lead is created`,
  );
  tellOfRemains(remains);
  return remains === undefined;
}
