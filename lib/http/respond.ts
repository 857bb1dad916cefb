import "server-only";
import { getTranslations } from "next-intl/server";
import { HttpError, type ErrorCode } from "@/lib/http/errors";
import { isFieldKey } from "@/lib/http/field-problems";
import type { Locale } from "@/lib/i18n/routing";
import { log } from "@/lib/log";

export type ErrorBody = {
  message: string;
  code: ErrorCode;
  requestId: string;
  fields?: Record<string, string>;
};

/** The dictionary is typeset for pages; a text in JSON is compared and logged, so its spaces are plain. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

/** Whole minutes of a `Retry-After`, 0 when it is a matter of seconds. */
const minutesUntil = (seconds: string) => (Number(seconds) < 45 ? 0 : Math.ceil(Number(seconds) / 60));

/** What a text may say of a `Retry-After`; hours are whole and at least one. */
const waitOf = (seconds = "0") => ({
  minutes: minutesUntil(seconds),
  hours: Math.max(1, Math.ceil(Number(seconds) / 3_600)),
});

/** The JSON answer of an error, in the language of the request. */
export async function errorResponse(error: HttpError, requestId: string, locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: "errors" });
  const fields = error.fields.map(({ field, key, values }): [string, string] => [
    field,
    plain(t(`fields.${isFieldKey(key) ? key : "invalid"}`, values ?? {})),
  ]);
  // Where one field is the whole trouble, its own words say more than those of the status.
  const [only] = error.code === "validation_failed" || fields.length > 1 ? [] : fields;
  const body: ErrorBody = {
    message: only?.[1] ?? plain(t(`codes.${error.code}`, waitOf(error.headers["retry-after"]))),
    code: error.code,
    requestId,
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  };
  return Response.json(body, { status: error.status, headers: error.headers });
}

/**
 * Turns anything thrown into an answerable error. What was not foreseen is logged under the request id: its name, its
 * system code and its stack, never its message, which may quote what a visitor wrote.
 */
export function toHttpError(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error;
  const details = error instanceof Error ? error : new Error("not an error");
  log.error(
    {
      requestId,
      error: details.name,
      errorCode: "code" in details ? String(details.code) : undefined,
      stack: details.stack?.match(/^\s+at .*$/gm)?.join("\n"),
    },
    "request failed",
  );
  return new HttpError("internal_error", { cause: error });
}

/** Puts on every answer what every answer has; `no-store` unless a `GET` handler chose otherwise. */
export function finish(response: Response, requestId: string, method: string): Response {
  const headers = new Headers(response.headers);
  headers.set("x-request-id", requestId);
  const chosen = headers.get("cache-control");
  // A stream says more than `no-store`, never less.
  if (chosen === null || (method === "POST" && !chosen.includes("no-store")))
    headers.set("cache-control", "no-store");
  return new Response(method === "HEAD" ? null : response.body, { status: response.status, headers });
}
