import "server-only";
import * as z from "zod";
import {
  bitrix24Client,
  failureOf,
  failureOfException,
  type Answer,
  type Bitrix24Client,
  type CallFile,
} from "@/lib/inquiries/server/bitrix24-client";
import { consentOf } from "@/lib/inquiries/server/bitrix24-consent";
import { dossierOf, isDossierOf } from "@/lib/inquiries/server/bitrix24-dossier";
import { fileCommentOf, isFileOf } from "@/lib/inquiries/server/bitrix24-file";
import { leadOf, minimalLeadOf } from "@/lib/inquiries/server/bitrix24-lead";
import { LEAD, leadLookUps } from "@/lib/inquiries/server/bitrix24-leads";
import type {
  Crm,
  CrmCall,
  CrmFailure,
  CrmFollowUp,
  FollowUp,
  FollowUpCall,
} from "@/lib/inquiries/server/crm";
import type { Inquiry } from "@/lib/inquiries/server/store";

const itemId = z.object({ id: z.number().int().positive() });
const addAnswer = z.object({ result: z.object({ item: itemId }) });
const recordAnswer = z.object({ result: z.coerce.number().int().positive() });
const DONE = { kind: "done" } as const;

const commentsAnswer = z.object({ result: z.array(z.object({ COMMENT: z.string().nullable() })) });

type Step = (inquiry: Inquiry, leadId: number, call: FollowUpCall) => Promise<CrmFollowUp>;

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** `webhook`: `https://portal/rest/<user>/<code>/`; `client`: another wire to a portal. */
type Wire = { webhook: string } | { client: Bitrix24Client };

export type Bitrix24Settings = Wire & {
  /** The agreement in the portal that visitors' consents are recorded under; `undefined`: they are not. */
  agreementId?: number | undefined;
  /** Public origin of the site, for addresses of its pages; `undefined`: none is known. */
  siteUrl: string | undefined;
  /** The clock, in milliseconds since the epoch. */
  now?: () => number;
};

/** The CRM behind an inbound webhook of Bitrix24. */
export function createBitrix24({ agreementId, siteUrl, now = Date.now, ...wire }: Bitrix24Settings): Crm {
  const call = "client" in wire ? wire.client : bitrix24Client(wire.webhook);

  /** Calls, and sorts whatever `read` does not recognise as a success. */
  const ask = async <T>(
    method: string,
    params: object,
    options: CrmCall & { file?: CallFile | undefined },
    read: (json: unknown) => T | undefined,
  ): Promise<T | CrmFailure> => {
    try {
      await options.turn?.();
    } catch {
      // The process is about to end, or the delivery took too long: nothing has been sent.
      return { kind: "unavailable", reason: "stopped before its turn" };
    }
    try {
      const answer: Answer = await call(method, params, options);
      const success = answer.status === 200 ? read(answer.json) : undefined;
      return success ?? failureOf(answer, now());
    } catch (error) {
      return failureOfException(error);
    }
  };

  const readDone = (json: unknown) => (recordAnswer.safeParse(json).success ? DONE : undefined);

  /** Adds a comment with a file to the timeline of a lead, unless an earlier attempt has done so. */
  const attach = async (
    fields: { ENTITY_ID: number; ENTITY_TYPE: string },
    isOurs: (comment: string) => boolean,
    { mayExist, ...options }: FollowUpCall & { file?: CallFile },
  ): Promise<CrmFollowUp> => {
    if (mayExist) {
      const filter = { ENTITY_ID: fields.ENTITY_ID, ENTITY_TYPE: fields.ENTITY_TYPE };
      // Ours was one of the first comments of its lead: they fit on the first page.
      const params = { filter, select: ["ID", "COMMENT"], order: { ID: "ASC" } };
      const call = { ...options, file: undefined };
      const earlier = await ask("crm.timeline.comment.list", params, call, (json) => {
        const comments = commentsAnswer.safeParse(json).data?.result;
        return comments && { exists: comments.some(({ COMMENT }) => isOurs(COMMENT ?? "")) };
      });
      if ("kind" in earlier) return earlier;
      if (earlier.exists) return DONE;
    }
    return ask("crm.timeline.comment.add", { fields }, options, readDone);
  };

  const followUp: Record<FollowUp, Step> = {
    brief: (inquiry, leadId, call) =>
      attach(dossierOf(inquiry, leadId), (comment) => isDossierOf(inquiry.id, comment), call),
    file: (inquiry, leadId, { bytes = nothing, ...call }) => {
      const file = { size: inquiry.content.file?.size ?? 0, bytes };
      return attach(fileCommentOf(inquiry, leadId), (comment) => isFileOf(inquiry.id, comment), {
        ...call,
        file,
      });
    },
    // Consents cannot be listed, so one whose fate is unknown is recorded anew: the same consent under the same id.
    consent: (inquiry, _, options) =>
      ask("userconsent.consent.add", consentOf(inquiry, agreementId, siteUrl), options, readDone),
  };

  return {
    create: (inquiry, options = {}) => {
      const fields = options.minimal ? minimalLeadOf(inquiry) : leadOf(inquiry);
      return ask("crm.item.add", { entityTypeId: LEAD, fields }, options, (json) => {
        const created = addAnswer.safeParse(json).data;
        return created && { kind: "created" as const, remoteId: created.result.item.id };
      });
    },
    ...leadLookUps(ask),
    followUps: ({ content }) => [
      ...(content.brief ? (["brief"] as const) : []),
      ...(content.file ? (["file"] as const) : []),
      ...(agreementId === undefined ? [] : (["consent"] as const)),
    ],
    followUp: (step, ...rest) => followUp[step](...rest),
  };
}
