/** The commands that show inquiries. Each answers whether everything asked for was done. */
import type { InquirySummary } from "@/lib/inquiries/server/desk";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { iso, isUnreadable, print, readable, timeOf, type Options } from "./inquiries-answers.ts";

const state = ({ status, erasedAt }: InquirySummary) => (erasedAt === null ? status : `${status}, erased`);

function age(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} d`;
}

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
