import "server-only";
import type { InquiryContent } from "@/lib/inquiries/server/store";

/**
 * A mail that is to be sent:
 * - `copy`: an inquiry came in (one that looked like spam: an operator released it),
 * - `parked`: the CRM does not take an inquiry, an operator must look at it,
 * - `paused`: the channel to the CRM is paused until an operator acts; once per pause, however often it is prolonged,
 * - `stopped`: the CRM has two leads of one inquiry, and delivery stands still until an operator has it go on,
 * - `damaged`: the store is not what was written to it,
 * - `differs`: the CRM and the store do not hold the same,
 * - `suspected`: inquiries that look like spam wait for an operator to look; its reason is their number,
 * - `quota`: more inquiries come than may be stored; its reason is a `QuotaRefusal`.
 */
export type NoticeKind =
  "copy" | "parked" | "paused" | "stopped" | "damaged" | "differs" | "suspected" | "quota";

/** A notice that is about no single inquiry. */
export type Announcement = {
  /** Whatever asks again under it asks for nothing new; without it every call asks for a mail of its own. */
  id?: string;
  kind: "damaged" | "differs" | "suspected" | "quota";
  reason: string;
  now: number;
};

/** The day of a time, for what is to be told once a day: `2026-11-23`, in UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** A notice lent to one sender; its reports carry the token, and one whose loan ran out is not heard. */
export type Notice = {
  id: string;
  token: string;
  kind: NoticeKind;
  /** What it tells about; `null` where that is no single one. Its content is `null` when it cannot be read. */
  inquiry: { id: string; content: InquiryContent | null } | null;
  /** Why, in a code or words without personal data, or as `NoticeKind` says; `null` for `copy`. */
  reason: string | null;
  createdAt: number;
  /** How often it has been lent, this time included: a sender that died in the middle counts too. */
  attempts: number;
};

/**
 * Mails written down in the same transaction as what they tell about, so that none is lost in a crash. Only a store
 * opened with `mail: true` writes any. A mail cannot be looked up: one whose sender died after handing it over is
 * sent again, so a sender gives up by `attempts`.
 */
export type NoticeQueue = {
  /** Writes a notice down, unless there is one under its id; nothing when no mail is configured. */
  announce: (announcement: Announcement) => Promise<void>;
  /** Lends the notice that has been due longest, if any. Erased inquiries have none. */
  claimNotice: (rules: { now: number; leaseMs: number }) => Promise<Notice | undefined>;
  /** Makes due what waits for a time that lies further ahead than any wait is long: the clock has been set back since. */
  mendNoticeTimes: (now: number) => Promise<void>;
  /** Both reports answer whether the loan was still valid. */
  markNoticeSent: (notice: Notice, now: number) => Promise<boolean>;
  /** @param at when to try again; `null` gives it up for good */
  markNoticeRetry: (notice: Notice, at: number | null) => Promise<boolean>;
};
