import "server-only";
import type { FileBytes, Inquiry } from "@/lib/inquiries/server/store";

/**
 * What became of a call to the CRM. The vendor's answers are sorted into these by its adapter; nothing else knows them.
 *
 * - `created`: the lead exists under this id.
 * - `unavailable`: certainly not created, worth another try.
 * - `ambiguous`: nobody knows; the lead may exist.
 * - `hold`: not created, and no other inquiry would fare better until the operator acts or the time has come.
 * - `refused`: not created, the CRM does not accept this content.
 */
export type CrmFailure = { kind: "unavailable" | "ambiguous" | "refused"; reason: string } | CrmHold;

export type CrmHold = {
  kind: "hold";
  reason: string;
  /** Milliseconds since the epoch; absent when only an operator can end it. */
  until?: number;
  /** The method called is out of reach (its right is missing, or its own time is used up); others may work. */
  methodOnly?: true;
};

export type CrmCreation = { kind: "created"; remoteId: number } | CrmFailure;
/** What is added to a lead once it exists: the visitor's brief and own file, and the record of the consent. */
export type FollowUp = "brief" | "file" | "consent";

export type FollowUpCall = CrmCall & {
  /** An earlier attempt may have done it already, so look first where that is possible. */
  mayExist: boolean;
  /** The content of the inquiry's file. */
  bytes?: FileBytes;
};
export type CrmFollowUp = { kind: "done" } | CrmFailure;
/** `remoteId` is the first lead of an inquiry; `others` are those that should not be there, in their order. */
export type CrmLookup =
  { kind: "found"; remoteId: number; others?: readonly number[] } | { kind: "absent" } | CrmFailure;

/** A lead that came from this site; its time in milliseconds since the epoch, by the clock of the CRM. */
export type CrmLead = { id: number; inquiryId: string; createdAt: number };

/** A page of leads; `last` is the number to go on from, absent when there are no more. */
export type CrmLeads = { kind: "leads"; leads: readonly CrmLead[]; last?: number | undefined } | CrmFailure;

export type CrmCall = {
  /** Fewest fields, everything in the comment: for content the CRM refused. */
  minimal?: boolean;
  /** Milliseconds until the call is given up. */
  timeoutMs?: number;
  /** Gives the call up at once. */
  signal?: AbortSignal;
  /** Resolves when the next request may be made; awaited before each one. Rejects when none is to be made any more. */
  turn?: () => Promise<void>;
};

/** The CRM as the outbox sees it. No method rejects; a reason never holds personal data or a secret. */
export type Crm = {
  create: (inquiry: Inquiry, call?: CrmCall) => Promise<CrmCreation>;
  /** Looks for the lead of an inquiry. */
  find: (inquiryId: string, call?: CrmCall) => Promise<CrmLookup>;
  /** The leads that came from this site since a time, in the order of their numbers, a page of those after the number `after`. */
  leads: (range: { since: number; after: number }, call?: CrmCall) => Promise<CrmLeads>;
  /** What belongs to the lead of an inquiry besides its fields, in the order to do it in. */
  followUps: (inquiry: Inquiry) => readonly FollowUp[];
  /** Does one of them. */
  followUp: (step: FollowUp, inquiry: Inquiry, leadId: number, call: FollowUpCall) => Promise<CrmFollowUp>;
};
