import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { HttpError } from "@/lib/http/errors";
import type { Upload } from "@/lib/http/upload";
import { comparedContent, inquiryTexts, subjectsIn } from "@/lib/inquiries/fields";
import type { InquiryAnswer, InquiryRequest } from "@/lib/inquiries/schema";
import { consentText } from "@/lib/inquiries/server/consent-text";
import type { Crm } from "@/lib/inquiries/server/crm";
import { deliverDirectly } from "@/lib/inquiries/server/direct";
import type { DirectAttempts } from "@/lib/inquiries/server/direct-attempts";
import type { Inquiry, InquiryContent, InquiryStore } from "@/lib/inquiries/server/store";
import { StoreFull, type StoreQuota } from "@/lib/inquiries/server/store-quota";
import type { Locale } from "@/lib/i18n/routing";
import { log } from "@/lib/log";

/** No person reads and fills in the form in less time. */
const HUMAN_MS = 3_000;

export type Acceptance = {
  /** Opens the store; may throw. */
  store: () => InquiryStore;
  /** Told when the store failed. */
  onStoreFailure: () => void;
  /** Told when an inquiry was stored. */
  onStored?: () => void;
  /** What may be stored; without it everything. */
  quota?: Pick<StoreQuota, "take"> | undefined;
  crm: Crm | undefined;
  directAttempts: DirectAttempts;
  now?: () => number;
};

export type Submission = {
  /** The idempotency key, if the sender named one: it becomes the inquiry's id. */
  key: string | undefined;
  request: InquiryRequest;
  locale: Locale;
  file?: Upload | undefined;
  /** Path of the page the form stood on, as far as known. */
  page: string | null;
  /** Address of the client for the proof of consent, where it is to be kept. */
  address?: string | undefined;
  /** The sender has sent it before, and does not know what became of that. */
  repeated?: boolean;
  /** Milliseconds in which the request must be answered. */
  timeLeft?: () => number;
};

/** SHA-256, in hex, of what makes two inquiries the same. */
export const contentHashOf = (request: InquiryRequest, file?: Pick<Upload, "sha256">): string =>
  createHash("sha256")
    .update(JSON.stringify(comparedContent(request, file?.sha256)))
    .digest("hex");

/** Whether it looks like a machine's work. Absent fields never count against a request. */
const isSuspected = ({ website, elapsedMs }: InquiryRequest) =>
  (website !== undefined && website !== "") || (elapsedMs !== undefined && elapsedMs < HUMAN_MS);

type Known = { contentHash: string; direct?: true };

const answerOf = (id: string, known: Known, contentHash: string): InquiryAnswer => {
  if (known.contentHash !== contentHash) throw new HttpError("idempotency_conflict");
  // A repeated request gets the first answer. What was stored was answered as queued.
  return { id, status: known.direct === true ? "delivered" : "queued" };
};

function storeFailed(deps: Acceptance, error: unknown): void {
  deps.directAttempts.storeFailed();
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
  file?: Upload,
): Promise<InquiryAnswer | undefined> {
  const contentHash = contentHashOf(request, file);
  const lead = deps.directAttempts.find(key);
  if (lead !== undefined) return answerOf(key, { ...lead, direct: true }, contentHash);
  const known = await Promise.resolve()
    .then(() => deps.store().find(key))
    .catch((error: unknown) => {
      storeFailed(deps, error);
      const stored = deps.directAttempts.storedHash(key);
      return stored === undefined ? undefined : { contentHash: stored };
    });
  return known && answerOf(key, known, contentHash);
}

const fileOf = ({ name, type, size, sha256 }: Upload) => ({ name, type, size, sha256 });

function contentOf({ request, file, locale, page, address }: Submission, now: number): InquiryContent {
  const { brief, utm } = request;
  const consent = { at: new Date(now).toISOString(), page, locale, address, ...consentText(locale) };
  return {
    ...inquiryTexts(request),
    ...subjectsIn(request),
    brief,
    file: file && fileOf(file),
    utm,
    page,
    locale,
    consent,
  };
}

/** Bytes that an inquiry takes in the store. */
const sizeOf = (content: InquiryContent) =>
  Buffer.byteLength(JSON.stringify(content)) + (content.file?.size ?? 0);

/**
 * Takes an inquiry in: durably stored it is `queued`; with the store down or full it goes straight to the CRM and is
 * `delivered` once the CRM confirmed it.
 * @throws HttpError `delivery_failed` when neither worked, `idempotency_conflict`, `rate_limited` when more comes than may be stored in
 *   an hour
 */
export async function acceptInquiry(deps: Acceptance, submission: Submission): Promise<InquiryAnswer> {
  const createdAt = (deps.now ?? Date.now)();
  const { key, request, file } = submission;
  const inquiry: Inquiry = { id: key ?? randomUUID(), content: contentOf(submission, createdAt) };
  const status = isSuspected(request) ? "suspected" : "pending";
  const contentHash = contentHashOf(request, file);
  const bytes = file?.bytes;
  const inDoubt = key !== undefined && (submission.repeated === true || deps.directAttempts.isInDoubt(key));
  let known: Known;
  try {
    await deps.quota?.take(sizeOf(inquiry.content));
    known = await deps.store().insert({ ...inquiry, contentHash, status, createdAt, inDoubt, bytes });
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (!(error instanceof StoreFull)) storeFailed(deps, error);
    // A second way to the CRM beside the one it is on would make a second lead.
    const stored = deps.directAttempts.storedHash(inquiry.id);
    if (stored !== undefined) return answerOf(inquiry.id, { contentHash: stored }, contentHash);
    // Nobody could look at a suspected one in the CRM before it counts as a lead.
    if (status === "suspected") throw new HttpError("delivery_failed", { cause: error });
    const repeatable = key !== undefined;
    if (repeatable) deps.directAttempts.begin(inquiry.id);
    const { timeLeft } = submission;
    const remoteId = await deliverDirectly(deps.crm, inquiry, { repeatable, bytes, timeLeft });
    // Also what nobody can repeat is noted: its lead would be unknown here for ever.
    deps.directAttempts.confirm({ id: inquiry.id, contentHash, createdAt, remoteId });
    return { id: inquiry.id, status: "delivered" };
  }
  deps.onStored?.();
  if (known.direct !== true) deps.directAttempts.stored(inquiry.id, known.contentHash);
  return answerOf(inquiry.id, known, contentHash);
}
