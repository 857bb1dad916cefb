/** `reconcile`: whether the CRM and the store hold the same. */
import { setTimeout as wait } from "node:timers/promises";
import type { Crm } from "@/lib/inquiries/server/crm";
import type { Comparison, Difference, DifferenceKind } from "@/lib/inquiries/server/reconcile";
import type { InquiryStore } from "@/lib/inquiries/server/store";

const DAY_MS = 24 * 60 * 60_000;

/** A night that was missed is made up for by the next one. */
const DEFAULT_DAYS = 3;

const words: Record<DifferenceKind, string> = {
  missing: "delivered here, and the CRM has no lead of it",
  double: "more than one lead",
  other: "another lead than the one noted here",
  waiting: "waits here, and the CRM has its lead already",
  unknown: "a lead of an inquiry that is not stored here",
};

const lineOf = ({ kind, inquiryId, leads, noted, mended }: Difference) =>
  [
    `${inquiryId}: ${words[kind]}`,
    leads.length > 0 ? ` (in the CRM: ${leads.join(", ")})` : "",
    noted === null ? "" : ` (noted here: ${noted})`,
    mended ? ", put right" : "",
  ].join("");

export type ReconcileArguments = { days: number | undefined; mend: boolean; json: boolean };

/** What a mail says: kinds and how many, no inquiry by name. */
const summaryOf = (differences: readonly Difference[]) =>
  Object.entries(Object.groupBy(differences, ({ kind }) => kind))
    .map(([kind, found]) => `${kind}: ${found.length}`)
    .join(", ");

/**
 * Compares, prints every difference, and has a mail sent about those that remain.
 * @param perSecond requests a second that the CRM may be asked
 * @returns whether both hold the same now
 */
export async function reconcileWith(
  { store, crm, perSecond }: { store: InquiryStore; crm: Crm; perSecond: number },
  { days = DEFAULT_DAYS, mend, json }: ReconcileArguments,
): Promise<boolean> {
  const { reconcile } = await import("@/lib/inquiries/server/reconcile");
  const now = (await store.time?.()) ?? Date.now();
  const call = { turn: () => wait(1_000 / perSecond) };
  const result: Comparison = await reconcile({ store, crm, since: now - days * DAY_MS, now, mend, call });
  const { inquiries, leads, differences } = result;
  const left = differences.filter(({ mended }) => !mended);
  if (left.length > 0) await store.announce({ kind: "differs", reason: summaryOf(left), now });
  if (json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else {
    for (const difference of differences) process.stdout.write(`${lineOf(difference)}\n`);
    process.stdout.write(
      `${inquiries} inquiries and ${leads} leads of ${days} days compared, ${differences.length} differences\n`,
    );
  }
  return left.length === 0;
}
