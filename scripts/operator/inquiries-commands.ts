/** What the commands of `inquiries.ts` do. Each answers whether everything asked for was done. */
import { createWriteStream } from "node:fs";
import { mkdir, open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { InquiryRecord, InquirySummary } from "@/lib/inquiries/server/desk";
import type { InquiryStatus, InquiryStore } from "@/lib/inquiries/server/store";
import { csvHead, csvLine } from "./inquiries-csv.ts";

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

const PAGE = 200;

const print = (text: string) => process.stdout.write(`${text}\n`);
/** The time that the senders on this store go by, in milliseconds since the epoch. */
const timeOf = async (store: InquiryStore) => (await store.time?.()) ?? Date.now();

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
const state = ({ status, erasedAt }: InquirySummary) => (erasedAt === null ? status : `${status}, erased`);

function age(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} d`;
}

/** Times as people and programs read them; the rest as it is. */
const readable = <T extends InquirySummary>({
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

const isUnreadable = ({ content, erasedAt }: InquiryRecord) => content === null && erasedAt === null;

export async function list(store: InquiryStore, { status, json }: Options): Promise<boolean> {
  const now = await timeOf(store);
  const inquiries = await store.list(status);
  // Only what comes from now on is told of.
  if (status === "suspected") await store.lookAtSuspects(now);
  const stop = await store.getStop();
  const pause = await store.getPause();
  const paused = pause !== undefined && pause.until > now ? pause : undefined;
  if (json) {
    const answer = paused && { reason: paused.reason, since: iso(paused.since), until: iso(paused.until) };
    const stopped = stop && { reason: stop.reason, since: iso(stop.since) };
    print(
      JSON.stringify(
        { stop: stopped ?? null, pause: answer ?? null, inquiries: inquiries.map(readable) },
        null,
        2,
      ),
    );
    return true;
  }
  if (stop !== undefined)
    print(
      `Delivery is stopped since ${iso(stop.since)}, the CRM has a second lead: ${stop.reason}. "resume" has it go on.\n`,
    );
  if (paused !== undefined)
    print(`Delivery is paused until ${iso(paused.until)}: ${paused.reason}. "retry" ends the pause.\n`);
  const rows = [
    ["ID", "STATUS", "AGE", "ATTEMPTS", "FILE", "LAST REASON"],
    ...inquiries.map((inquiry) => [
      inquiry.id,
      state(inquiry),
      age(now - inquiry.createdAt),
      String(inquiry.attempts),
      inquiry.fileBytes === null ? "-" : `${Math.ceil(inquiry.fileBytes / 1024)} KiB`,
      inquiry.lastReason ?? "",
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    print(
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  if (inquiries.length === 0) print("(none)");
  return true;
}

export async function show(store: InquiryStore, { ids }: Options): Promise<boolean> {
  const inquiry = await store.read(ids[0] ?? "");
  if (inquiry === undefined) {
    print(`There is no inquiry ${ids[0]}.`);
    return false;
  }
  print(JSON.stringify(readable(inquiry), null, 2));
  if (isUnreadable(inquiry))
    process.stderr.write("Its content is damaged in the store: look for it in the last copy of the store.\n");
  return true;
}

/**
 * Does one thing to each inquiry and tells of each whether it could be done.
 * @param after what is done once for all of them; its answer stands beside the results
 */
async function each(
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

/** All inquiries, a page at a time: their attachments may be large. */
async function* everything(store: InquiryStore, status?: InquiryStatus): AsyncGenerator<InquiryRecord> {
  let after = "";
  for (;;) {
    const page = await store.page({ after, limit: PAGE });
    for (const inquiry of page) if (status === undefined || inquiry.status === status) yield inquiry;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function* csv(inquiries: AsyncIterable<InquiryRecord>): AsyncGenerator<string> {
  yield csvHead();
  for await (const inquiry of inquiries) yield csvLine(inquiry);
}

async function* json(inquiries: AsyncIterable<InquiryRecord>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const inquiry of inquiries) {
    yield `${separator}${JSON.stringify(readable(inquiry))}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

/** Writes the file of an inquiry to a new file of the operator's own; the visitor's name for it is never a path. */
const save = (store: InquiryStore, id: string, to: string) =>
  pipeline(Readable.from(store.readFile(id)), createWriteStream(to, { mode: 0o600, flags: "wx" }));

export async function file(store: InquiryStore, { ids, out = "", json: asJson }: Options): Promise<boolean> {
  const id = ids[0] ?? "";
  const sent = (await store.read(id))?.content?.file;
  if (sent === undefined) {
    print(asJson ? JSON.stringify({ file: null }) : `There is no file of an inquiry ${id}.`);
    return false;
  }
  await save(store, id, out);
  print(asJson ? JSON.stringify({ file: sent }) : `${sent.name} (${sent.size} bytes) is in ${out}`);
  return true;
}

/** Saves the file of each inquiry on its way. */
async function* withFiles(
  store: InquiryStore,
  inquiries: AsyncIterable<InquiryRecord>,
  folder: string,
): AsyncGenerator<InquiryRecord> {
  await mkdir(folder, { mode: 0o700 });
  for await (const inquiry of inquiries) {
    const sent = inquiry.content?.file;
    if (sent) await save(store, inquiry.id, join(folder, `${inquiry.id}.${sent.type.replace(/\W/g, "")}`));
    yield inquiry;
  }
}

/** Opens a file for personal data: for the operator alone, also where it was there before. */
async function openPrivately(path: string): Promise<FileHandle> {
  const file = await open(path, "w", 0o600);
  try {
    await file.chmod(0o600);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

export async function exportAll(
  store: InquiryStore,
  { status, out, files, json: asJson }: Options,
): Promise<boolean> {
  const all = everything(store, status);
  const inquiries = files === undefined ? all : withFiles(store, all, files);
  const text = Readable.from((asJson ? json : csv)(inquiries));
  if (out !== undefined) await pipeline(text, (await openPrivately(out)).createWriteStream());
  else await pipeline(text, process.stdout, { end: false });
  return true;
}

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

/** Nothing shows an erased text any more, but whoever reads the files of the store could. */
function tellOfRemains(remains: string | undefined): void {
  if (remains !== undefined)
    process.stderr.write(
      `What was erased is still in the files of the store: ${remains}. A running site tries again every hour; "wipe" tries at once.\n`,
    );
}

/** Sees that nothing erased is left in the files of the store, also where that keeps the site waiting. */
export async function wipe(store: InquiryStore, { json }: Options): Promise<boolean> {
  const remains = await store.wipe(true);
  if (json) print(JSON.stringify({ remains: remains ?? null }));
  else if (remains === undefined) print("Nothing of what was erased is left in the files of the store");
  tellOfRemains(remains);
  return remains === undefined;
}
