/** The commands that erase inquiries. Each answers whether everything asked for was done. */
import type { InquiryRecord } from "@/lib/inquiries/server/desk";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { each, isUnreadable, print, tellOfRemains, timeOf, type Options } from "./inquiries-answers.ts";
import { everything } from "./inquiries-pages.ts";

export async function erase(store: InquiryStore, options: Options): Promise<boolean> {
  const found: InquiryRecord[] = [];
  if (options.email === undefined)
    for (const id of options.ids)
      found.push(...[await store.read(id)].filter((inquiry) => inquiry !== undefined));
  else
    for await (const inquiry of everything(store)) {
      if (inquiry.content?.email.toLowerCase() === options.email.toLowerCase()) found.push(inquiry);
      if (isUnreadable(inquiry))
        process.stderr.write(`${inquiry.id} is damaged: nobody can say whose it is. Erase it by its ID.\n`);
    }

  const undelivered = found.filter(({ status, erasedAt }) => status !== "delivered" && erasedAt === null);
  if (undelivered.length > 0 && !options.yes) {
    for (const { id, status } of undelivered)
      process.stderr.write(`${id} is ${status}: the CRM does not have it.\n`);
    process.stderr.write(
      "Nothing was erased. Repeat with --yes to erase these too; they are then never delivered.\n",
    );
    return false;
  }
  const ids = options.email === undefined ? options.ids : found.map(({ id }) => id);
  if (ids.length === 0)
    print(options.json ? JSON.stringify({ results: [] }) : "No inquiry came from this address.");
  const words = {
    done: "erased",
    not: "unknown, erased before, or being delivered at this moment; nothing done",
  };
  let remains: string | undefined;
  const done = await each(
    { ...options, ids },
    async (id) => store.erase(id, await timeOf(store)),
    words,
    async () => {
      remains = await store.wipe();
      return { remains: remains ?? null };
    },
  );
  tellOfRemains(remains);
  return done && remains === undefined;
}

/** Sees that nothing erased is left in the files of the store, also where that keeps the site waiting. */
export async function wipe(store: InquiryStore, { json }: Options): Promise<boolean> {
  const remains = await store.wipe(true);
  if (json) print(JSON.stringify({ remains: remains ?? null }));
  else if (remains === undefined) print("Nothing of what was erased is left in the files of the store");
  tellOfRemains(remains);
  return remains === undefined;
}
