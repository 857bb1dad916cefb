import "server-only";
import { randomUUID } from "node:crypto";
import type { $ZodType } from "zod/v4/core";
import { discardBody } from "@/lib/http/body";
import { clientNetwork } from "@/lib/http/client-network";
import { HttpError } from "@/lib/http/errors";
import { validate } from "@/lib/http/field-problems";
import { inTurn } from "@/lib/http/in-turn";
import { readInput, type FormRules } from "@/lib/http/input";
import { takeLimit, type LimitName } from "@/lib/http/limits";
import { localeOf } from "@/lib/http/locale";
import { isAllowedOrigin } from "@/lib/http/origin";
import { errorResponse, finish, toHttpError } from "@/lib/http/respond";
import type { Upload } from "@/lib/http/upload";
import type { Locale } from "@/lib/i18n/routing";
import { countRequest } from "@/lib/metrics/server/request-metrics";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Params = Record<string, string | undefined>;

/** What a handler gets: everything checked, nothing left to parse. */
export type RouteInput<TBody = undefined, TTarget = undefined> = {
  body: TBody;
  /** What `target` answered, for instance the row of a tool. */
  target: TTarget;
  locale: Locale;
  requestId: string;
  /** When the request came, in the time of `performance.now()`. */
  receivedAt: number;
  /** The client's network, the key of its limits; `undefined` when unknown. */
  network: string | undefined;
  /** Whether the body came from a plain HTML form rather than as JSON. */
  isForm: boolean;
  /** The file that came with the form; gone once the handler is done. */
  upload: Upload | undefined;
  /** Fires when the visitor leaves: hand it to everything that costs money or time. */
  signal: AbortSignal;
  request: Request;
};

export type RouteDefinition<TBody, TTarget, TResult> = {
  /** Methods the route knows. `HEAD` follows `GET`; `OPTIONS` is answered with `Allow`; the rest with 405. */
  methods: readonly Method[];
  /** Finds what the address means; throws `HttpError("unknown_tool")` when it means nothing. */
  target?: (params: Params) => TTarget;
  /** Strict zod schema (classic or mini) of the body, or of the query of a route without a body. */
  body?: $ZodType<TBody> | ((target: TTarget) => $ZodType<TBody>);
  /** Media types of a JSON body besides `application/json`. */
  types?: readonly string[];
  /** Largest body, in bytes. Default 64 KiB. */
  maxBytes?: number;
  /** Also take a plain HTML form; its answers are 303 redirects. Default: JSON only. */
  form?: FormRules<TResult>;
  /**
   * Answers a repeated request again, before and outside the limit. Requests with the same key run one after the
   * other, so the second of a double click finds what the first one did. `key` may throw `HttpError`.
   */
  replay?: {
    key: (input: RouteInput<TBody, TTarget>) => string | undefined;
    find: (key: string, input: RouteInput<TBody, TTarget>) => Promise<TResult | undefined>;
  };
  /** Limits to take, in order; none when the list is empty. */
  limit?: LimitName | ((input: RouteInput<TBody, TTarget>) => readonly LimitName[]);
  /** Answers an object (sent as JSON with 200) or a whole `Response`, for instance a stream. */
  handler: (input: RouteInput<TBody, TTarget>) => Promise<TResult>;
};

type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/**
 * The one way to answer HTTP. Checks in this order: request id → origin → method → (target) → content type → size →
 * JSON → schema → replay → limit → handler → errors; whatever is thrown is answered as
 * `{ message, code, requestId, fields? }` in the language of the request, with the status of `errors.ts`.
 *
 * A route exports every method through it, so that a wrong one is answered here and not by the framework:
 *
 * ```ts
 * export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
 *   methods: ["POST"],
 *   target: ({ tool }) => toolAt("corporate", tool), // throws HttpError("unknown_tool")
 *   body: (tool) => tool.input, // strict schema
 *   maxBytes: 256 * 1024,
 *   limit: "contact",
 *   handler: runTool, // answers an object, or a Response for a stream
 * });
 * ```
 *
 * `limit` counts requests. Where only some of them cost anything, the handler takes the limits itself (`generators/server/work.ts`).
 */
export function defineRoute<TBody = undefined, TTarget = undefined, TResult = unknown>(
  definition: RouteDefinition<TBody, TTarget, TResult>,
): Record<Method | "HEAD" | "OPTIONS", Handler> {
  const allowed = [...definition.methods, ...(definition.methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"];

  const handle: Handler = async (request, { params }) => {
    const requestId = randomUUID();
    const context: Context = {
      ...{ locale: localeOf(request.headers), isForm: false, upload: undefined },
      receivedAt: performance.now(),
    };
    let response: Response;
    try {
      if (!isAllowedOrigin(request.headers)) throw new HttpError("forbidden_origin");
      if (!allowed.includes(request.method))
        throw new HttpError("method_not_allowed", { headers: { allow: allowed.join(", ") } });
      if (request.method === "OPTIONS")
        response = new Response(null, { status: 204, headers: { allow: allowed.join(", ") } });
      else {
        const result = await answer(definition, request, await params, requestId, context);
        response = result instanceof Response ? result : asResponse(definition, result, context);
      }
    } catch (thrown) {
      const error = toHttpError(thrown, requestId);
      const closing = await discardBody(request);
      response =
        context.isForm && definition.form
          ? redirect(definition.form.failure(error, context.locale))
          : await errorResponse(error, requestId, context.locale);
      for (const [name, value] of Object.entries(closing)) response.headers.set(name, value);
    } finally {
      await context.upload?.close();
    }
    countRequest(request, response.status, context.receivedAt);
    return finish(response, requestId, request.method);
  };

  return {
    GET: handle,
    HEAD: handle,
    POST: handle,
    PUT: handle,
    PATCH: handle,
    DELETE: handle,
    OPTIONS: handle,
  };
}

const redirect = (location: string) => new Response(null, { status: 303, headers: { location } });

type Context = { locale: Locale; isForm: boolean; upload: Upload | undefined; receivedAt: number };

const asResponse = <TBody, TTarget, TResult>(
  { form }: RouteDefinition<TBody, TTarget, TResult>,
  result: TResult,
  { isForm, locale }: Context,
) => (isForm && form ? redirect(form.success(result, locale)) : Response.json(result));

async function answer<TBody, TTarget, TResult>(
  definition: RouteDefinition<TBody, TTarget, TResult>,
  request: Request,
  params: Params,
  requestId: string,
  context: Context,
): Promise<TResult> {
  // Without `target` the type is `undefined`, and so is the value.
  const target = definition.target?.(params) as TTarget;
  const schema = typeof definition.body === "function" ? definition.body(target) : definition.body;
  const sent = schema === undefined ? undefined : await readInput(request, definition, context);
  context.locale = localeOf(request.headers, sent);
  const input: RouteInput<TBody, TTarget> = {
    body: (schema === undefined ? undefined : validate(schema, sent)) as TBody,
    target,
    ...context,
    requestId,
    network: clientNetwork(request.headers),
    signal: request.signal,
    request,
  };

  const run = async () => {
    const names = typeof definition.limit === "function" ? definition.limit(input) : [definition.limit];
    for (const name of names) if (name !== undefined) await takeLimit(name, input.network);
    return definition.handler(input);
  };
  const { replay } = definition;
  const key = replay?.key(input);
  if (replay === undefined || key === undefined) return run();
  return inTurn(key, async () => (await replay.find(key, input)) ?? run());
}
