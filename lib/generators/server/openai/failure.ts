import "server-only";
import { APIConnectionError, APIError } from "openai";
import { MAX_PAUSE_SECONDS } from "@/lib/generators/server/openai/breaker";
import { ModelTimeout } from "@/lib/generators/server/openai/timers";
import { maskText } from "@/lib/generators/server/privacy/mask-text";
import { HttpError } from "@/lib/http/errors";
import { log } from "@/lib/log";

/** An answer that came and is none: unreadable, unfinished, blank, endless. */
export class BrokenAnswer extends Error {
  constructor(
    problem: string,
    /** What the server itself says of it. */
    readonly providerText?: string,
  ) {
    super(problem);
    this.name = "BrokenAnswer";
  }
}

/** The model or a filter before it declines. */
export class RefusedAnswer extends Error {
  constructor(reason: string) {
    super(`refused: ${reason}`);
    this.name = "RefusedAnswer";
  }
}

const LOGGED_CHARACTERS = 300;
/** Longest run of characters that a logged text may share with the prompt. */
const QUOTED_CHARACTERS = 16;

/** Codes and words of the known servers for a prompt that a filter declines or that is too long. */
const REFUSAL_CODE =
  /content_?filter|content_?policy|moderation|safety|context_length|exceed_context|too_long|too_large/i;
const REFUSAL_TEXT =
  /maximum context length|context (?:length|window|size)|too many tokens|(?:prompt|input|message)s? (?:is|are) too long|content (?:management )?polic|ResponsibleAIPolicyViolation/i;

/** An error that the server answered with, as typed as the library knows it. */
type ServerError = APIError<number | undefined, Headers | undefined, object | undefined>;
const serverError = (thrown: unknown): ServerError | undefined =>
  thrown instanceof APIError ? (thrown as ServerError) : undefined;

/** Whether a server declines a prompt: a filter does, or it is too long. */
export const isRefusal = ({ status, code, type, message }: ServerError) =>
  status === 413 ||
  ((status === 400 || status === 422) &&
    (REFUSAL_CODE.test(`${code ?? ""} ${type ?? ""}`) || REFUSAL_TEXT.test(message)));

const seconds = (header: string | null | undefined): number | undefined => {
  if (!header) return undefined;
  const value = /^\d+(?:\.\d+)?$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(value) ? Math.max(0, value) : undefined;
};

/** For how long a busy server asks to be left alone; `undefined` when it does not say. */
export function retryAfter(thrown: unknown): number | undefined {
  const { status, headers } = serverError(thrown) ?? {};
  return status === 429 || status === 503 ? seconds(headers?.get("retry-after")) : undefined;
}

/** Whether a second attempt is worth it: nothing has come yet, and the reason may be gone in a moment. */
export function isPassing(thrown: unknown): boolean {
  if (thrown instanceof APIConnectionError) return true;
  const { status = 0, code } = serverError(thrown) ?? {};
  return (status === 429 && code !== "insufficient_quota") || status >= 500;
}

function codeOf(thrown: unknown): "ai_unavailable" | "ai_timeout" | "ai_refused" {
  if (thrown instanceof ModelTimeout) return "ai_timeout";
  if (thrown instanceof RefusedAnswer) return "ai_refused";
  const answered = serverError(thrown);
  return answered !== undefined && isRefusal(answered) ? "ai_refused" : "ai_unavailable";
}

/**
 * A server's own words for the log: short, masked, without the key, and left out altogether when they quote the prompt, which a
 * visitor wrote.
 */
export function forLog(text: string, prompt: string, apiKey: string | undefined): string | undefined {
  const short = text.slice(0, LOGGED_CHARACTERS);
  for (let at = 0; at + QUOTED_CHARACTERS <= short.length; at += 1)
    if (prompt.includes(short.slice(at, at + QUOTED_CHARACTERS))) return undefined;
  return maskText(apiKey ? short.replaceAll(apiKey, "[key]") : short, "en");
}

/** What a failed call was about, for the log. */
export type CallFacts = { tool: string; prompt: string; apiKey: string | undefined };

/**
 * What the visitor is told of a failed call. The rest goes to the log: 401, 403 and 404 as errors, since they are the operator's to
 * put right, all else as warnings.
 */
export function failureOf(thrown: unknown, { tool, prompt, apiKey }: CallFacts): HttpError {
  const code = codeOf(thrown);
  const answered = serverError(thrown);
  const isOperators = [401, 403, 404].includes(answered?.status ?? 0);
  const words = thrown instanceof BrokenAnswer ? thrown.providerText : answered?.message;
  log[isOperators ? "error" : "warn"](
    {
      tool,
      code,
      status: answered?.status,
      problem: answered?.status === undefined ? problemOf(thrown) : undefined,
      providerCode: answered?.code ?? answered?.type,
      providerText: words === undefined ? undefined : forLog(words, prompt, apiKey),
    },
    isOperators ? "the model's server refuses this configuration" : "the model did not answer",
  );
  const wait = retryAfter(thrown);
  return new HttpError(code, {
    cause: thrown,
    ...(wait !== undefined && { retryAfterSeconds: Math.min(wait, MAX_PAUSE_SECONDS) }),
  });
}

/** In words of ours what an operator wants to know; what the server says stands beside. */
function problemOf(thrown: unknown): string | undefined {
  if (thrown instanceof BrokenAnswer || thrown instanceof RefusedAnswer || thrown instanceof ModelTimeout)
    return thrown.message;
  // Why a connection failed is some errors further down.
  for (let error = thrown; error instanceof Error; error = error.cause)
    if ("code" in error && typeof error.code === "string") return error.code;
  return thrown instanceof Error ? thrown.constructor.name : undefined;
}
