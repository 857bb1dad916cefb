/** The commands that bring inquiries and their files out of the store. Each answers whether everything asked for was done. */
import { createWriteStream } from "node:fs";
import { mkdir, open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { InquiryRecord } from "@/lib/inquiries/server/desk";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { print, readable, type Options } from "./inquiries-answers.ts";
import { csvHead, csvLine } from "./inquiries-csv.ts";
import { everything } from "./inquiries-pages.ts";

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
