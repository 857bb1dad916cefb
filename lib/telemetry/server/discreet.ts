import "server-only";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";
import { missingKind } from "@/lib/site/known-paths";

type Value = ReadableSpan["attributes"][string];

/**
 * What may leave the server: the framework's own marks and what a request was, how it ended, and who was called. Anything
 * else a library may add one day stays here until somebody has looked at it.
 */
const ATTRIBUTE =
  /^(next\.(span_name|span_type|span_category|route|rsc|page|segment|client.*)|operation\.name|http\.(method|request\.method|route|status_code|response\.status_code|target|url)|url\.(full|path|scheme)|net\.peer\.(name|port)|server\.(address|port)|error\.type)$/;

/** Where a request was for; its route, which holds no text of a visitor, is another attribute. */
const PATH = /^(http\.target|url\.path)$/;

/** An address elsewhere without what follows its host: the path of a webhook is its secret. Of an own one, all but the query. */
export const discreetText = (text: string): string =>
  text.replaceAll(/\b(https?:\/\/)(?:[^\s/?#]*@)?([^\s/?#]+)[^\s]*/gi, "$1$2").replaceAll(/[?#]\S*/g, "");

/** The path of a request, when it is that of a page: whatever else stands in the address line was written by somebody. */
function discreetPath(target: string): string | undefined {
  const path = discreetText(target);
  const page = path.replace(/^\/(ru|en)(?=\/|$)/, "") || "/";
  return page.startsWith("/") && missingKind(page) === undefined ? path : undefined;
}

function discreetValue(name: string, value: Value): Value {
  if (typeof value !== "string") return value;
  return PATH.test(name) ? discreetPath(value) : discreetText(value);
}

/**
 * A span without anything a visitor wrote and without secrets: queries, unknown paths and foreign ones are cut, messages of errors are left out (they
 * quote input), attributes outside the list above too.
 */
export function discreet(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes)
      .filter(([name]) => ATTRIBUTE.test(name))
      .map(([name, value]): [string, Value] => [name, discreetValue(name, value)])
      .filter(([, value]) => value !== undefined),
  );
  // The rest of a span are getters of its class, so it is the prototype of its discreet self.
  return Object.create(span, {
    name: { value: discreetText(span.name), enumerable: true },
    attributes: { value: attributes, enumerable: true },
    status: { value: { code: span.status.code }, enumerable: true },
    events: {
      value: span.events.map(({ name, time }) => ({ name: discreetText(name), time })),
      enumerable: true,
    },
  }) as ReadableSpan;
}
