import { randomUUID } from "node:crypto";
import { discardBody } from "@/lib/http/body";
import { HttpError } from "@/lib/http/errors";
import { localeOf } from "@/lib/http/locale";
import { errorResponse, finish } from "@/lib/http/respond";

/**
 * Below `/api` nothing is a page, what is not there included: its policy lets no page be shown. Not by `defineRoute`, which would
 * count every made-up address as a route of its own.
 */
async function nothing(request: Request) {
  const requestId = randomUUID();
  const closing = await discardBody(request);
  const refusal = await errorResponse(new HttpError("not_found"), requestId, localeOf(request.headers));
  for (const [name, value] of Object.entries(closing)) refusal.headers.set(name, value);
  return finish(refusal, requestId, request.method);
}

export {
  nothing as DELETE,
  nothing as GET,
  nothing as HEAD,
  nothing as PATCH,
  nothing as POST,
  nothing as PUT,
};
