import "server-only";
import { randomUUID } from "node:crypto";
import { ReadableStream } from "node:stream/web";
import * as z from "zod";
import type { CrmCall, CrmFailure } from "@/lib/inquiries/server/crm";
import type { FileBytes } from "@/lib/inquiries/server/store";

/** The cloud answers within a second or two; whoever waits longer is in doubt, and the look-up settles that. */
const TIMEOUT_MS = 10_000;

/** 14 MB take that long at 6 Mbit/s. */
const FILE_TIMEOUT_MS = 20_000;

/** `OPERATION_TIME_LIMIT` counts ten minutes; used when the answer does not say when its count starts anew. */
const OPERATION_WINDOW_MS = 10 * 60_000;

/** Fifty comments of a timeline at their longest; a longer answer is not one of ours. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

const errorAnswer = z.object({
  error: z.string(),
  time: z.object({ operating_reset_at: z.number().optional() }).optional(),
});
/** What the portal said; `json` is `undefined` when it was not readable. */
export type Answer = { status: number; json: unknown };

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

/** What stands in the way of one method and says nothing about another. */
const METHOD_ONLY = new Set([
  "INSUFFICIENT_SCOPE",
  "ERROR_METHOD_NOT_FOUND",
  "ACCESS_DENIED",
  "OPERATION_TIME_LIMIT",
]);

/** Sorts an answer that is not a success. Only a readable error of the CRM itself proves that nothing was created. */
export function failureOf({ status, json }: Answer, now: number): CrmFailure {
  const parsed = errorAnswer.safeParse(json);
  const code = parsed.success ? parsed.data.error.toUpperCase() : "";
  const reason = `${status} ${/^[A-Z0-9_]{1,64}$/.test(code) ? code : ""}`.trim();
  const kind = kindByCode[code] ?? (status === 401 || status === 403 ? "hold" : undefined);
  if (kind === "hold" && code === "OPERATION_TIME_LIMIT") {
    const resetAt = parsed.data?.time?.operating_reset_at;
    const until = resetAt === undefined ? now + OPERATION_WINDOW_MS : resetAt * 1_000;
    return { kind, reason, until, methodOnly: true };
  }
  if (kind === "hold") return { kind, reason, ...(METHOD_ONLY.has(code) && { methodOnly: true }) };
  if (kind !== undefined) return { kind, reason };
  if (!parsed.success) return { kind: "ambiguous", reason: `${status} unreadable answer` };
  if (status === 429) return { kind: "unavailable", reason };
  return { kind: status >= 400 && status < 500 && status !== 408 ? "refused" : "ambiguous", reason };
}

export function failureOfException(error: unknown): CrmFailure {
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

/** Stands in the parameters of a call where the content of its file goes. Nothing a visitor writes can be the same. */
export const FILE_CONTENT = `file-${randomUUID()}`;

/** `size` in bytes. */
export type CallFile = { size: number; bytes: FileBytes };

/** Calls a method of the portal. Rejects as `fetch` does; see `failureOfException`. */
export type Bitrix24Client = (
  method: string,
  params: object,
  call: CrmCall & { file?: CallFile | undefined },
) => Promise<Answer>;

async function* base64(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % 3);
    rest = bytes.subarray(whole);
    yield Buffer.from(bytes.toString("base64", 0, whole), "latin1");
  }
  yield Buffer.from(rest.toString("base64"), "latin1");
}

/** A body with a file in it, which goes out piece by piece: as one text it would take five times its size. */
function bodyOf(
  params: object,
  file: CallFile | undefined,
): { body: BodyInit; duplex?: "half"; headers?: Record<string, string> } {
  const text = JSON.stringify(params);
  if (file === undefined) return { body: text };
  const [before = "", after = ""] = text.split(FILE_CONTENT).map((part) => Buffer.from(part));
  const length = before.length + 4 * Math.ceil(file.size / 3) + after.length;
  const pieces = async function* () {
    yield before;
    yield* base64(file.bytes());
    yield after;
  };
  return {
    body: ReadableStream.from(pieces()) as BodyInit,
    duplex: "half",
    // Not every server in between takes a body of unknown length.
    headers: { "content-length": String(length) },
  };
}

/**
 * The wire to an inbound webhook of Bitrix24. The secret is part of the webhook's path: no address is logged or put into a
 * reason, and no redirect is followed.
 * @param webhook `https://portal/rest/<user>/<code>/`
 */
export function bitrix24Client(webhook: string): Bitrix24Client {
  const base = webhook.endsWith("/") ? webhook : `${webhook}/`;
  return async (method, params, { timeoutMs, signal, file }) => {
    const timeout = AbortSignal.timeout(timeoutMs ?? (file === undefined ? TIMEOUT_MS : FILE_TIMEOUT_MS));
    const body = bodyOf(params, file);
    const response = await fetch(`${base}${method}.json`, {
      ...body,
      method: "POST",
      headers: {
        ...body.headers,
        "content-type": "application/json",
        accept: "application/json",
        "user-agent": "website-inquiries/1.0",
      },
      redirect: "manual",
      cache: "no-store",
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    return { status: response.status, json: parse(await readText(response)) };
  };
}
