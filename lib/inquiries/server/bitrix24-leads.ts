import "server-only";
import * as z from "zod";
import { ORIGINATOR_ID } from "@/lib/inquiries/server/bitrix24-lead";
import type { CrmCall, CrmFailure, CrmLeads, CrmLookup } from "@/lib/inquiries/server/crm";

/** Type of a lead in `crm.item.*`. */
export const LEAD = 1;

const id = z.number().int().positive();
const origin = { originatorId: z.string().nullish(), originId: z.string().nullish() };
const foundAnswer = z.object({ result: z.object({ items: z.array(z.object({ id, ...origin })) }) });
const listed = z.object({ id, ...origin, createdTime: z.coerce.date() });
const listAnswer = z.object({ result: z.object({ items: z.array(listed) }) });

/** The portal answered something else than what it was asked for, so its answer says nothing about it. */
const STRANGERS: CrmFailure = { kind: "unavailable", reason: "200 leads that were not asked for" };

/** Calls a method, and sorts whatever `read` does not recognise as a success. */
export type Ask = <T>(
  method: string,
  params: object,
  options: CrmCall,
  read: (json: unknown) => T | undefined,
) => Promise<T | CrmFailure>;

/**
 * Look-ups of leads. The portal leaves out a condition that it does not know, without a word, and then answers every lead there
 * is. So each lead of an answer is compared with what was asked for.
 */
export const leadLookUps = (
  ask: Ask,
): {
  find: (inquiryId: string, call?: CrmCall) => Promise<CrmLookup>;
  leads: (range: { since: number; after: number }, call?: CrmCall) => Promise<CrmLeads>;
} => ({
  find: (inquiryId, call = {}) => {
    const filter = { "=originatorId": ORIGINATOR_ID, "=originId": inquiryId };
    const select = ["id", "originatorId", "originId"];
    const params = { entityTypeId: LEAD, select, filter, order: { id: "ASC" } };
    return ask("crm.item.list", params, call, (json): CrmLookup | undefined => {
      const items = foundAnswer.safeParse(json).data?.result.items;
      if (items === undefined) return undefined;
      const [first, ...others] = items
        .filter(({ originatorId, originId }) => originatorId === ORIGINATOR_ID && originId === inquiryId)
        .map((lead) => lead.id)
        .sort((one, other) => one - other);
      if (first === undefined) return items.length === 0 ? { kind: "absent" } : STRANGERS;
      return { kind: "found", remoteId: first, ...(others.length > 0 && { others }) };
    });
  },
  leads: ({ since, after }, call = {}) => {
    const filter = {
      "=originatorId": ORIGINATOR_ID,
      ">=createdTime": new Date(since).toISOString(),
      ">id": after,
    };
    const select = ["id", "originatorId", "originId", "createdTime"];
    // `start: -1`: the portal does not count them all for every page (vendor's guide on large lists).
    const params = { entityTypeId: LEAD, select, filter, order: { id: "ASC" }, start: -1 };
    return ask("crm.item.list", params, call, (json): CrmLeads | undefined => {
      const items = listAnswer.safeParse(json).data?.result.items;
      if (items === undefined) return undefined;
      // Without progress there would be no last page.
      if (items.some((lead) => lead.id <= after)) return STRANGERS;
      const leads = items.flatMap(({ id: leadId, originatorId, originId, createdTime }) =>
        originatorId === ORIGINATOR_ID && originId && createdTime.getTime() >= since
          ? [{ id: leadId, inquiryId: originId, createdAt: createdTime.getTime() }]
          : [],
      );
      return {
        kind: "leads",
        leads,
        last: items.length === 0 ? undefined : Math.max(...items.map((lead) => lead.id)),
      };
    });
  },
});
