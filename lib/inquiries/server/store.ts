import "server-only";
import type { Locale } from "@/lib/i18n/routing";
import type { InquirySubjects, InquiryTexts } from "@/lib/inquiries/fields";
import type { InquiryFile } from "@/lib/inquiries/file";
import type { Utm } from "@/lib/inquiries/schema";
import type { InquiryDesk } from "@/lib/inquiries/server/desk";
import type { NoticeQueue } from "@/lib/inquiries/server/notices";

/** Proof that the visitor agreed, and to what: which edition of the text, when, and on which page. */
export type ConsentProof = {
  /** ISO 8601, UTC. */
  at: string;
  page: string | null;
  locale: Locale;
  /** Edition date of the consent text, and SHA-256 of the whole text; `null` when it could not be read. */
  edition: string | null;
  hash: string | null;
  /** The hash is of the text as it was shown. Proofs of older versions lack it: their hash is of the file, variables unfilled. */
  hashOf?: "shown";
  /** Address of the visitor, where the CRM keeps a record of the consent that asks for it and it is known. */
  address?: string | undefined;
};

/** What a manager needs to know about an inquiry. */
export type InquiryContent = InquiryTexts &
  InquirySubjects & {
    brief?: string | undefined;
    /** The visitor's own file. Its bytes are kept beside, see `readFile`. */
    file?: InquiryFile | undefined;
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
  /** The CRM may have it already: it is looked up first. */
  inDoubt?: boolean;
  /** The content of `content.file`. */
  bytes?: FileBytes | undefined;
};

/** The content of a file, in pieces; each call begins anew. */
export type FileBytes = () => AsyncIterable<Uint8Array>;

/** An inquiry that went to the CRM past the store. */
export type DirectNote = { id: string; contentHash: string; createdAt: number; remoteId: number };

/** What is known of an inquiry under its id. `direct`: it went to the CRM past the store. */
type Known = { contentHash: string; direct?: true };

/** An inquiry lent to one sender. Every report about it carries the token: a sender whose loan ran out is not heard. */
export type Claim = Inquiry & {
  token: string;
  contentHash: string;
  createdAt: number;
  /** When it joined the queue: at its creation, or when an operator released or retried it. Seven days count from here. */
  queuedAt: number;
  /** Attempts that ended in a failure so far. */
  attempts: number;
  /**
   * Since when something may have been done at the CRM that nobody confirmed: the creation of the lead while
   * `remoteId` is `null` (look it up before creating one), else the first follow-up step that is not in `stepsDone`.
   */
  inDoubtSince: number | null;
  /** The lead, once `markLead` recorded it: only its follow-up steps are left to do, never create another one. */
  remoteId: number | null;
  /** Follow-up steps that `markStep` recorded, oldest first. */
  stepsDone: readonly string[];
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

export type ChannelPause = {
  /** When the channel first went wrong; a pause that is prolonged keeps the earlier time. */
  since: number;
  until: number;
  reason: string;
  /** Whether only an operator can end it: the first such report of a pause makes a notice (see `NoticeQueue`). */
  needsOperator: boolean;
};

/** The channel stands still until an operator has it go on: the CRM has two leads of one inquiry, and more may follow. */
export type ChannelStop = { since: number; reason: string };

export type OutboxCounts = {
  pending: number;
  parked: number;
  suspected: number;
  oldestCreatedAt: number | null;
};

/** What is stored and not erased. */
export type StoreUsage = {
  inquiries: number;
  /** With their files. */
  bytes: number;
};

export type StoreOptions = {
  /** Whether mail is configured: notices are then written together with what they tell about. */
  mail?: boolean;
};

/** What the outbox needs of the store. */
type InquiryQueue = {
  /** The time of its own that everybody who uses it shares; absent where that is the clock of this host. */
  time?: (() => Promise<number>) | undefined;
  /** Stores an inquiry unless its id is known; answers what is stored under the id. */
  insert: (inquiry: NewInquiry) => Promise<Known & { stored: boolean }>;
  /** What is stored under an id. */
  find: (id: string) => Promise<(Known & { status: InquiryStatus }) | undefined>;
  /** The content of the file of an inquiry, in pieces; nothing where there is none, or it was erased. */
  readFile: (id: string) => AsyncIterable<Uint8Array>;
  /**
   * Remembers a lead that was made past the store, without anything personal; an inquiry that waits under the id has it now.
   * Answers of the lead that stands there: another one than this is a second lead.
   */
  noteDirect: (note: DirectNote) => Promise<number>;
  /** Has an inquiry that waits under an id, or comes under it one day, looked up first. */
  doubt: (id: string, now: number) => Promise<void>;
  /**
   * Lends the inquiry that has been due longest, if any. From here on it counts as in doubt: should the sender die,
   * the next one looks the lead up first. One that cannot be read is parked on the way.
   */
  claim: (rules: ClaimRules) => Promise<Claim | undefined>;
  /** How many inquiries could be lent. */
  countDue: (rules: Pick<ClaimRules, "now" | "doubtWaitMs">) => Promise<number>;
  /**
   * Makes due what waits for a time that lies further ahead than any wait is long: the clock has been set back since. Loans and
   * doubts begin anew. Answers of how many.
   */
  mendTimes: (now: number, leaseMs: number) => Promise<number>;
  /**
   * Progress of a delivery. The inquiry stays lent and pending; whoever gets it next finds the lead and the steps in
   * its claim and goes on from there. Both answer whether the loan was still valid: if not, stop at once.
   */
  markLead: (claim: Claim, remoteId: number) => Promise<boolean>;
  /** @param step name of a follow-up step: lower-case letters and hyphens */
  markStep: (claim: Claim, step: string) => Promise<boolean>;
  /** The four reports that end a loan answer whether it was still valid. */
  markDelivered: (claim: Claim, remoteId: number, now: number) => Promise<boolean>;
  markRetry: (claim: Claim, retry: Retry) => Promise<boolean>;
  park: (claim: Claim, reason: string) => Promise<boolean>;
  /** Takes the claim back as if it had not happened; what `markLead` and `markStep` recorded stays. */
  release: (claim: Claim) => Promise<boolean>;
  /** Makes everything that only waits for its next attempt due now. */
  wake: (now: number) => Promise<void>;
  /** The pause of the channel to the CRM; setting `undefined` ends it. */
  setPause: (pause: ChannelPause | undefined) => Promise<void>;
  getPause: () => Promise<ChannelPause | undefined>;
  /**
   * Lends nothing more, to any sender, until `resumeChannel`. The first of several stops counts, and makes a notice.
   * @param stop `madeAt`: when the second lead was made, by default just now; the operator who had delivery go on since knows it
   */
  stopChannel: (stop: ChannelStop & { madeAt?: number }) => Promise<void>;
  getStop: () => Promise<ChannelStop | undefined>;
  /** Answers whether the channel was stopped. */
  resumeChannel: (now: number) => Promise<boolean>;
  counts: () => Promise<OutboxCounts>;
  /** Reads everything and names what is not as it was written down, at most some twenty of it, without anything personal. */
  check: () => Promise<{ inquiries: number; problems: readonly string[] }>;
  usage: () => Promise<StoreUsage>;
  /** Writes so many bytes, in the place of those before; rejects when nothing can be written. */
  probe: (now: number, bytes: number) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Where inquiries live between "accepted" and "the CRM has it". What `insert` reported as stored survives a crash of
 * the process. Every method rejects when the store cannot do it; nothing is then half done. A rejected `insert` over a
 * network may have been carried out all the same: such an inquiry counts as in doubt and is looked up first.
 */
export type InquiryStore = InquiryQueue & NoticeQueue & InquiryDesk;
