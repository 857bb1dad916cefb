import "server-only";
import type { Utm } from "@/lib/inquiries/schema";
import type { Locale } from "@/lib/i18n/routing";

/** Proof that the visitor agreed, and to what: which edition of the text, when, and on which page. */
export type ConsentProof = {
  /** ISO 8601, UTC. */
  at: string;
  page: string | null;
  locale: Locale;
  /** Edition date of the consent text, and SHA-256 of the whole text; `null` when the site has none. */
  edition: string | null;
  hash: string | null;
  /** Address of the visitor, where the CRM keeps a record of the consent that asks for it and it is known. */
  address?: string | undefined;
};

/** What a manager needs to know about an inquiry. */
export type InquiryContent = {
  name: string;
  email: string;
  company?: string | undefined;
  message: string;
  brief?: string | undefined;
  page: string | null;
  locale: Locale;
  utm?: Utm | undefined;
  consent: ConsentProof;
};

export type Inquiry = { id: string; content: InquiryContent };

/** `pending` waits for the CRM, `suspected` for an operator (it looks like spam), `parked` too (the CRM refuses it). */
export type InquiryStatus = "pending" | "suspected" | "delivered" | "parked";

export type NewInquiry = Inquiry & {
  contentHash: string;
  status: "pending" | "suspected";
  /** Milliseconds since the epoch, as every time of this interface. */
  createdAt: number;
};

/** An inquiry lent to one sender. Every report about it carries the token: a sender whose loan ran out is not heard. */
export type Claim = Inquiry & {
  token: string;
  createdAt: number;
  /** Attempts that ended in a failure so far. */
  attempts: number;
  /** Since when a lead may exist that nobody confirmed: look it up before creating one. */
  inDoubtSince: number | null;
};

export type ClaimRules = {
  now: number;
  leaseMs: number;
  /** How long an attempt of unknown outcome must lie in the past before the inquiry is touched again. */
  doubtWaitMs: number;
  /** Take inquiries whose next attempt is not due yet, each at most once since `since`. */
  ignoreBackoff?: { since: number };
};

export type Retry = {
  at: number;
  /** Set when this attempt may have created the lead; `null` when it certainly did not. */
  inDoubtSince: number | null;
  /** A code for the operator, without personal data. */
  reason: string;
};

export type ChannelPause = { until: number; reason: string };

export type OutboxCounts = {
  pending: number;
  parked: number;
  suspected: number;
  oldestCreatedAt: number | null;
};

/**
 * Where inquiries live between "accepted" and "the CRM has it". What `insert` reported as stored survives a crash of
 * the process. Every method rejects when the store cannot do it; nothing is then half done.
 */
export type InquiryStore = {
  /** Stores an inquiry unless its id is known; answers the content hash that is stored under the id. */
  insert: (inquiry: NewInquiry) => Promise<{ stored: boolean; contentHash: string }>;
  /** The content hash under an id. */
  find: (id: string) => Promise<{ contentHash: string; status: InquiryStatus } | undefined>;
  /**
   * Lends the inquiry that has been due longest, if any. From here on it counts as in doubt: should the sender die,
   * the next one looks the lead up first.
   */
  claim: (rules: ClaimRules) => Promise<Claim | undefined>;
  /** The four reports answer whether the loan was still valid. */
  markDelivered: (claim: Claim, remoteId: number, now: number) => Promise<boolean>;
  markRetry: (claim: Claim, retry: Retry) => Promise<boolean>;
  park: (claim: Claim, reason: string) => Promise<boolean>;
  /** Takes the claim back as if it had not happened. */
  release: (claim: Claim) => Promise<boolean>;
  /** Makes everything that only waits for its next attempt due now. */
  wake: (now: number) => Promise<void>;
  /** The pause of the channel to the CRM; setting `undefined` ends it. */
  setPause: (pause: ChannelPause | undefined) => Promise<void>;
  getPause: () => Promise<ChannelPause | undefined>;
  counts: () => Promise<OutboxCounts>;
  close: () => Promise<void>;
};
