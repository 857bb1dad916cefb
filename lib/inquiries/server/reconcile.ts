import "server-only";
import type { Crm, CrmCall, CrmLead } from "@/lib/inquiries/server/crm";
import type { InquirySummary } from "@/lib/inquiries/server/desk";
import { stopOverSecondLead } from "@/lib/inquiries/server/second-lead";
import type { InquiryStore } from "@/lib/inquiries/server/store";

/** Clocks of the portal and of the site differ by less. */
const MARGIN_MS = 60 * 60_000;

/** What came in later than so long ago may be on its way. */
const SETTLED_MS = 10 * 60_000;

/** The portal answers 50 leads to a page: enough for half a million, and an end in any case. */
const MOST_PAGES = 10_000;

const PAGE = 200;

/**
 * - `missing`: the store says that the CRM has it, and the CRM does not.
 * - `double`: the CRM has more than one lead of it.
 * - `other`: the CRM has its lead under another number than the store noted.
 * - `waiting`: the store is about to deliver it, and the CRM has it already.
 * - `unknown`: the CRM has a lead of it, and the store knows nothing of it.
 */
export type DifferenceKind = "missing" | "double" | "other" | "waiting" | "unknown";

export type Difference = {
  kind: DifferenceKind;
  inquiryId: string;
  /** Numbers of the leads that the CRM has. */
  leads: readonly number[];
  /** The number that the store noted. */
  noted: number | null;
  /** Whether it was put right. */
  mended: boolean;
};

export type Comparison = {
  /** How many inquiries and leads were compared. */
  inquiries: number;
  leads: number;
  differences: readonly Difference[];
};

export type ReconcileOptions = {
  store: InquiryStore;
  crm: Crm;
  /** The period, by when an inquiry came in, in milliseconds since the epoch. */
  since: number;
  now: number;
  /** Queue what is missing, and have what is there already looked up before it is delivered. */
  mend: boolean;
  call?: CrmCall;
};

/**
 * All leads of the site since a time, by inquiry.
 * @throws Error when the CRM cannot tell; half an answer would make leads look missing
 */
async function leadsOf({ crm, since, call }: ReconcileOptions): Promise<Map<string, CrmLead[]>> {
  const byInquiry = new Map<string, CrmLead[]>();
  let after = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await crm.leads({ since: since - MARGIN_MS, after }, call);
    if (answer.kind !== "leads") throw new Error(`The CRM did not list its leads: ${answer.reason}`);
    for (const lead of answer.leads)
      byInquiry.set(lead.inquiryId, [...(byInquiry.get(lead.inquiryId) ?? []), lead]);
    if (answer.last === undefined) return byInquiry;
    after = answer.last;
  }
  throw new Error("The CRM lists leads without an end");
}

async function inquiriesSince(store: InquiryStore, since: number): Promise<InquirySummary[]> {
  const found: InquirySummary[] = [];
  let after = "";
  for (;;) {
    const page = await store.page({ after, limit: PAGE });
    for (const { content: _, ...summary } of page) if (summary.createdAt >= since) found.push(summary);
    const last = page.at(-1);
    if (last === undefined) return found;
    after = last.id;
  }
}

/** What is wrong with one inquiry, as far as something is. */
function compare(inquiry: InquirySummary, leads: readonly number[], settledBefore: number) {
  const { status, remoteId, erasedAt, deliveredAt } = inquiry;
  const [first] = leads;
  if (leads.length > 1) return "double";
  if (first === undefined)
    return status === "delivered" && (deliveredAt ?? 0) < settledBefore ? "missing" : undefined;
  if (remoteId !== null) return remoteId === first ? undefined : "other";
  return erasedAt === null ? "waiting" : undefined;
}

async function mend({ store, now }: ReconcileOptions, kind: DifferenceKind, id: string): Promise<boolean> {
  if (kind === "missing" || kind === "other") return store.reopen(id, now);
  if (kind !== "waiting") return false;
  await store.doubt(id, now);
  return true;
}

/**
 * Compares what the store and the CRM hold of a period, both ways. A lead that a manager deleted counts as missing too, so
 * nothing is queued unless it is asked for. A second lead stops delivery, unless an operator had it go on since.
 * @throws Error when the CRM or the store cannot tell
 */
export async function reconcile(options: ReconcileOptions): Promise<Comparison> {
  const { store, since, now } = options;
  // The portal first: what is delivered meanwhile is then at worst missing there, and too young to be called so.
  const leads = await leadsOf(options);
  const inquiries = await inquiriesSince(store, since);
  const differences: Difference[] = [];
  const name = async (kind: DifferenceKind, inquiryId: string, noted: number | null) => {
    const found = leads.get(inquiryId) ?? [];
    const numbers = found.map(({ id }) => id);
    const madeAt = Math.max(...found.map(({ createdAt }) => createdAt));
    if (kind === "double") await stopOverSecondLead(store, { now: () => now }, inquiryId, numbers, madeAt);
    const mended = options.mend && (await mend(options, kind, inquiryId));
    differences.push({ kind, inquiryId, leads: numbers, noted, mended });
  };
  for (const inquiry of inquiries) {
    const numbers = (leads.get(inquiry.id) ?? []).map(({ id }) => id);
    const kind = compare(inquiry, numbers, now - SETTLED_MS);
    if (kind !== undefined) await name(kind, inquiry.id, inquiry.remoteId);
  }
  const known = new Set(inquiries.map(({ id }) => id));
  for (const [inquiryId, { length }] of leads) {
    if (known.has(inquiryId)) continue;
    if (length > 1) await name("double", inquiryId, null);
    else if ((await store.find(inquiryId)) === undefined) await name("unknown", inquiryId, null);
  }
  return {
    inquiries: inquiries.length,
    leads: [...leads.values()].reduce((sum, { length }) => sum + length, 0),
    differences,
  };
}
