import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { HttpError } from "@/lib/http/errors";
import type { InquiryAnswer, InquiryRequest } from "@/lib/inquiries/schema";
import { consentText } from "@/lib/inquiries/server/consent-text";
import type { Crm } from "@/lib/inquiries/server/crm";
import type { Inquiry, InquiryContent, InquiryStore } from "@/lib/inquiries/server/store";
import type { Locale } from "@/lib/i18n/routing";
import { log } from "@/lib/log";

/** No person reads and fills in the form in less time. */
const HUMAN_MS = 3_000;

/** Of what is left of a request when the store is down, the look-up may take a third and the creation the rest. */
const DIRECT_MS = 9_000;
const FIND_SHARE = 1 / 3;

/** The CRM needs about a second; what cannot be waited for is better not begun. */
const WORTH_TRYING_MS = 1_000;

export type Acceptance = {
  /** Opens the store; may throw. */
  store: () => InquiryStore;
  /** Told when the store failed. */
  onStoreFailure: () => void;
  crm: Crm | undefined;
  now?: () => number;
};

export type Submission = {
  /** The idempotency key, if the sender named one: it becomes the inquiry's id. */
  key: string | undefined;
  request: InquiryRequest;
  locale: Locale;
  /** Path of the page the form stood on, as far as known. */
  page: string | null;
  /** Milliseconds in which the request must be answered. */
  timeLeft?: () => number;
};

/** What makes two inquiries the same: what the visitor wrote, not when, where, or how fast. */
export const contentHashOf = ({ name, email, company = "", message, brief = "" }: InquiryRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([name, email, company, message, brief]))
    .digest("hex");

/** Whether it looks like a machine's work. Absent fields never count against a request. */
const isSuspected = ({ website, elapsedMs }: InquiryRequest) =>
  (website !== undefined && website !== "") || (elapsedMs !== undefined && elapsedMs < HUMAN_MS);

const answerOf = (id: string, known: { contentHash: string }, request: InquiryRequest): InquiryAnswer => {
  if (known.contentHash !== contentHashOf(request)) throw new HttpError("idempotency_conflict");
  // What was stored was answered as queued, and a repeated request gets the first answer.
  return { id, status: "queued" };
};

function storeFailed(deps: Acceptance, error: unknown): void {
  deps.onStoreFailure();
  // A store names its file and its own complaint, never what it was to store.
  log.error({ reason: error instanceof Error ? error.message : "unknown" }, "the inquiry store failed");
}

/**
 * The first answer to a key that is known already.
 * @throws HttpError `idempotency_conflict` when it came with other content
 */
export async function findAnswer(
  deps: Acceptance,
  key: string,
  request: InquiryRequest,
): Promise<InquiryAnswer | undefined> {
  const known = await Promise.resolve()
    .then(() => deps.store().find(key))
    .catch((error: unknown) => {
      storeFailed(deps, error);
      return undefined;
    });
  return known && answerOf(key, known, request);
}

async function contentOf({ request, locale, page }: Submission, now: number): Promise<InquiryContent> {
  const { name, email, company, message, brief, utm } = request;
  const consent = { at: new Date(now).toISOString(), page, locale, ...(await consentText(locale)) };
  return { name, email, company, message, brief, utm, page, locale, consent };
}

/**
 * Takes an inquiry in: durably stored it is `queued`; with the store down it goes straight to the CRM and is
 * `delivered` once the CRM confirmed it.
 * @throws HttpError `delivery_failed` when neither worked, `idempotency_conflict`
 */
export async function acceptInquiry(deps: Acceptance, submission: Submission): Promise<InquiryAnswer> {
  const createdAt = (deps.now ?? Date.now)();
  const { key, request } = submission;
  const inquiry: Inquiry = { id: key ?? randomUUID(), content: await contentOf(submission, createdAt) };
  const status = isSuspected(request) ? "suspected" : "pending";
  let known: { contentHash: string };
  try {
    known = await deps.store().insert({ ...inquiry, contentHash: contentHashOf(request), status, createdAt });
  } catch (error) {
    storeFailed(deps, error);
    // Nobody could look at a suspected one in the CRM before it counts as a lead.
    if (status === "suspected") throw new HttpError("delivery_failed", { cause: error });
    return deliverDirectly(deps.crm, inquiry, key !== undefined, submission.timeLeft);
  }
  return answerOf(inquiry.id, known, request);
}

/** @param mayExist whether an earlier request with the same id may have created the lead already */
async function deliverDirectly(
  crm: Crm | undefined,
  inquiry: Inquiry,
  mayExist: boolean,
  timeLeft = () => DIRECT_MS,
): Promise<InquiryAnswer> {
  if (crm === undefined || timeLeft() < WORTH_TRYING_MS) throw new HttpError("delivery_failed");
  const answer: InquiryAnswer = { id: inquiry.id, status: "delivered" };
  if (mayExist) {
    const earlier = await crm.find(inquiry.id, { timeoutMs: Math.floor(timeLeft() * FIND_SHARE) });
    if (earlier.kind === "found") return answer;
    if (earlier.kind !== "absent") throw new HttpError("delivery_failed");
  }
  const result = await crm.create(inquiry, { timeoutMs: Math.max(1, Math.floor(timeLeft())) });
  if (result.kind === "created") return answer;
  log.error({ inquiryId: inquiry.id, reason: result.reason }, "direct delivery failed");
  throw new HttpError("delivery_failed");
}
