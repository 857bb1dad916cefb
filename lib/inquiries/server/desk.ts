import "server-only";
import type { InquiryContent, InquiryStatus } from "@/lib/inquiries/server/store";

/** An inquiry as an operator's list shows it: nothing personal. Times in milliseconds since the epoch. */
export type InquirySummary = {
  id: string;
  status: InquiryStatus;
  createdAt: number;
  attempts: number;
  nextAttemptAt: number;
  /** Code of the last failure. */
  lastReason: string | null;
  remoteId: number | null;
  deliveredAt: number | null;
  /** When its personal data was removed. */
  erasedAt: number | null;
  /** Size of its file; `null` without one. */
  fileBytes: number | null;
};

export type InquiryRecord = InquirySummary & {
  /** `null` once erased; without an `erasedAt` it is damaged and cannot be read. */
  content: InquiryContent | null;
};

/** What an operator may do, also while the site runs. */
export type InquiryDesk = {
  /** All inquiries but delivered ones, or those of one status (erased ones too), oldest first. */
  list: (status?: InquiryStatus) => Promise<InquirySummary[]>;
  /** One inquiry with its content. */
  read: (id: string) => Promise<InquiryRecord | undefined>;
  /** Inquiries with their content, by id, a page of at most `limit` after the id `after`. */
  page: (range: { after: string; limit: number }) => Promise<InquiryRecord[]>;
  /** Puts a parked inquiry into the queue anew, and makes a pending one due now; loans and doubts stay. */
  requeue: (id: string, now: number) => Promise<boolean>;
  /** The same for everything parked; answers how many. */
  requeueParked: (now: number) => Promise<number>;
  /** Makes a suspected inquiry a pending one. */
  acquit: (id: string, now: number) => Promise<boolean>;
  /** Delivers an inquiry anew that counts as delivered: its lead is looked up first, and created when it is not there. */
  reopen: (id: string, now: number) => Promise<boolean>;
  /**
   * Marks everything undelivered as possibly known to the CRM, which is then asked before a lead is created: after a restore nobody knows
   * what was delivered since the copy was made. Answers of how many.
   */
  doubtAll: () => Promise<number>;
  /**
   * Removes personal data, the file too; id, content hash, status, lead and times stay, so a repeated request still gets its first
   * answer. Nothing erased is delivered any more. Answers `false` for an inquiry that a sender holds at the moment.
   */
  erase: (id: string, now: number) => Promise<boolean>;
  /** Removes the personal data of everything delivered before a time; answers of how many. */
  eraseDelivered: (before: number, now: number) => Promise<number>;
  /** The same for everything suspected that came before a time. */
  eraseSuspected: (before: number, now: number) => Promise<number>;
  /** Suspected inquiries that came since an operator last looked, and when the oldest of them did. */
  unseenSuspects: () => Promise<{ inquiries: number; since: number | null }>;
  /** An operator has looked at the suspected inquiries. */
  lookAtSuspects: (now: number) => Promise<void>;
  /**
   * Takes out of the store's files what erasing has left there, for after `erase` and `eraseDelivered`.
   * @param patient take all the time it needs, also where that keeps the site waiting
   * @returns what keeps the text there still, in words for an operator; `undefined` when nothing of it is left
   */
  wipe: (patient?: boolean) => Promise<string | undefined>;
};
