import "server-only";

/**
 * Every error code the site can answer, with its HTTP status. The text of a code is `codes.<code>` in
 * `messages/<locale>/errors.json`; a code without a text does not compile (see `respond.ts`).
 */
const statusByCode = {
  invalid_json: 400,
  validation_failed: 400,
  unauthorized: 401,
  forbidden_origin: 403,
  not_found: 404,
  unknown_tool: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  idempotency_conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  ai_refused: 422,
  rate_limited: 429,
  internal_error: 500,
  delivery_failed: 502,
  ai_unavailable: 503,
  store_unavailable: 503,
  budget_spent: 503,
  ai_timeout: 504,
} as const;

export type ErrorCode = keyof typeof statusByCode;

/** The HTTP status that belongs to `code`. */
const statusOf = (code: ErrorCode): number => statusByCode[code];

/** What is wrong with one field: a key of `fields` in `errors.json` and the values its text needs. */
export type FieldProblem = { field: string; key: string; values?: Record<string, number> };

type HttpErrorOptions = {
  fields?: readonly FieldProblem[];
  /** Answered as `Retry-After`, in whole seconds, at least 1. */
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  cause?: unknown;
};

/**
 * The one way to answer an error from a handler: `throw new HttpError("rate_limited", { retryAfterSeconds: 5 })`.
 * `defineRoute` turns it into `{ message, code, requestId, fields? }` in the language of the request.
 */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, options: HttpErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = "HttpError";
    this.code = code;
    this.fields = options.fields ?? [];
    this.headers = { ...options.headers };
    if (options.retryAfterSeconds !== undefined)
      this.headers["retry-after"] = String(Math.max(1, Math.ceil(options.retryAfterSeconds)));
  }

  get status(): number {
    return statusOf(this.code);
  }
}
