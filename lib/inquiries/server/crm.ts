import "server-only";
import type { Inquiry } from "@/lib/inquiries/server/store";

/**
 * What became of a call to the CRM. The vendor's answers are sorted into these by its adapter; nothing else knows them.
 *
 * - `created`: the lead exists under this id.
 * - `unavailable`: certainly not created, worth another try.
 * - `ambiguous`: nobody knows; the lead may exist.
 * - `hold`: not created, and no other inquiry would fare better until the operator acts or the time has come.
 * - `refused`: not created, the CRM does not accept this content.
 */
export type CrmFailure =
  | { kind: "unavailable" | "ambiguous" | "refused"; reason: string }
  | {
      kind: "hold";
      reason: string;
      /** Milliseconds since the epoch; absent when only an operator can end it. */
      until?: number;
    };

export type CrmCreation = { kind: "created"; remoteId: number } | CrmFailure;
export type CrmLookup = { kind: "found"; remoteId: number } | { kind: "absent" } | CrmFailure;

export type CrmCall = {
  /** Fewest fields, everything in the comment: for content the CRM refused. */
  minimal?: boolean;
  /** Milliseconds until the call is given up. */
  timeoutMs?: number;
  /** Gives the call up at once. */
  signal?: AbortSignal;
};

/** The CRM as the outbox sees it. Neither method rejects; a reason never holds personal data or a secret. */
export type Crm = {
  create: (inquiry: Inquiry, call?: CrmCall) => Promise<CrmCreation>;
  /** Looks for the lead of an inquiry. */
  find: (inquiryId: string, call?: CrmCall) => Promise<CrmLookup>;
};
