import "server-only";
import * as z from "zod";
import { leadOf, minimalLeadOf, ORIGINATOR_ID } from "@/lib/inquiries/server/bitrix24-lead";
import type { Crm, CrmCall, CrmFailure } from "@/lib/inquiries/server/crm";

/** Type of a lead in `crm.item.*`. */
const LEAD = 1;

/** The cloud answers within a second or two; whoever waits longer is in doubt, and the look-up settles that. */
const TIMEOUT_MS = 10_000;

/** `OPERATION_TIME_LIMIT` counts ten minutes; used when the answer does not say when its count starts anew. */
const OPERATION_WINDOW_MS = 10 * 60_000;

/** Enough for a list of one lead or a lead with all its fields; a longer answer is not one of ours. */
const MAX_ANSWER_BYTES = 1024 * 1024;

const errorAnswer = z.object({
  error: z.string(),
  time: z.object({ operating_reset_at: z.number().optional() }).optional(),
});
const itemId = z.object({ id: z.number().int().positive() });
const addAnswer = z.object({ result: z.object({ item: itemId }) });
const listAnswer = z.object({ result: z.object({ items: z.array(itemId) }) });

type Answer = { status: number; json: unknown };

/** Failures before anything could be sent: the lead cannot exist. */
const NOT_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

/** Codes of the vendor's documentation (`error-codes.md`, `system-errors.md`, `limits.md`) that do not follow from the status. */
const kindByCode: Record<string, CrmFailure["kind"]> = {
  QUERY_LIMIT_EXCEEDED: "unavailable",
  OVERLOAD_LIMIT: "hold",
  OPERATION_TIME_LIMIT: "hold",
  PORTAL_DELETED: "hold",
  INVALID_REQUEST: "hold",
  ERROR_METHOD_NOT_FOUND: "hold",
  ALLOWED_ONLY_INTRANET_USER: "refused",
};

/** Sorts an answer that is not a success. Only a readable error of the CRM itself proves that nothing was created. */
function failureOf({ status, json }: Answer, now: number): CrmFailure {
  const parsed = errorAnswer.safeParse(json);
  const code = parsed.success ? parsed.data.error.toUpperCase() : "";
  const reason = `${status} ${/^[A-Z0-9_]{1,64}$/.test(code) ? code : ""}`.trim();
  const kind = kindByCode[code] ?? (status === 401 || status === 403 ? "hold" : undefined);
  if (kind === "hold" && code === "OPERATION_TIME_LIMIT") {
    const resetAt = parsed.data?.time?.operating_reset_at;
    return { kind, reason, until: resetAt === undefined ? now + OPERATION_WINDOW_MS : resetAt * 1_000 };
  }
  if (kind !== undefined) return { kind, reason };
  if (!parsed.success) return { kind: "ambiguous", reason: `${status} unreadable answer` };
  if (status === 429) return { kind: "unavailable", reason };
  return { kind: status >= 400 && status < 500 && status !== 408 ? "refused" : "ambiguous", reason };
}

function failureOfException(error: unknown): CrmFailure {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  const code =
    typeof cause === "object" && "code" in cause && typeof cause.code === "string" ? cause.code : "";
  if (NOT_SENT.test(code)) return { kind: "unavailable", reason: code };
  const name = error instanceof Error ? error.name : "error";
  return { kind: "ambiguous", reason: /^[A-Z][A-Z0-9_]*$/.test(code) ? code : name };
}

/** The text of an answer, cut off where it is certainly not one of the CRM. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of response.body ?? []) {
    total += chunk.byteLength;
    if (total > MAX_ANSWER_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The CRM behind an inbound webhook of Bitrix24. The secret is part of the webhook's path: no address is logged or
 * put into a reason, and no redirect is followed.
 * @param webhook `https://portal/rest/<user>/<code>/`
 * @param now the clock, in milliseconds since the epoch
 */
export function createBitrix24(webhook: string, now: () => number = Date.now): Crm {
  const base = webhook.endsWith("/") ? webhook : `${webhook}/`;

  const call = async (
    method: string,
    params: object,
    { timeoutMs = TIMEOUT_MS, signal }: CrmCall,
  ): Promise<Answer> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${base}${method}.json`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "user-agent": "website-inquiries/1.0",
      },
      body: JSON.stringify(params),
      redirect: "manual",
      cache: "no-store",
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    return { status: response.status, json: parse(await readText(response)) };
  };

  return {
    create: async (inquiry, options = {}) => {
      try {
        const fields = options.minimal ? minimalLeadOf(inquiry) : leadOf(inquiry);
        const answer = await call("crm.item.add", { entityTypeId: LEAD, fields }, options);
        const created = addAnswer.safeParse(answer.json);
        return answer.status === 200 && created.success
          ? { kind: "created", remoteId: created.data.result.item.id }
          : failureOf(answer, now());
      } catch (error) {
        return failureOfException(error);
      }
    },
    find: async (inquiryId, options = {}) => {
      try {
        const filter = { "=originatorId": ORIGINATOR_ID, "=originId": inquiryId };
        const answer = await call("crm.item.list", { entityTypeId: LEAD, select: ["id"], filter }, options);
        const list = listAnswer.safeParse(answer.json);
        if (answer.status !== 200 || !list.success) return failureOf(answer, now());
        const [first] = list.data.result.items;
        return first === undefined ? { kind: "absent" } : { kind: "found", remoteId: first.id };
      } catch (error) {
        return failureOfException(error);
      }
    },
  };
}
