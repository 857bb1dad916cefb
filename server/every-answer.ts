/**
 * What holds for every answer of the site. `next.config.ts` names the headers for what Next.js routes; its redirects, and what it
 * answers when it fails, would go out without them.
 */
import { subscribe } from "node:diagnostics_channel";
import { Server, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import { staticFiles } from "./static-files.ts";

/** The content security policy of a page is its own, written by `finish-pages.ts`. */
export const securityHeaders = [
  { key: "Strict-Transport-Security", value: "max-age=31536000" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  // What comes from elsewhere (a counter) comes without cookies; a stricter value would keep it out.
  { key: "Cross-Origin-Embedder-Policy", value: "credentialless" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
];

/**
 * The path and query of a request's target. A proxy may send the whole address (RFC 9112, 3.2.2), whose host decides nothing here.
 * Next.js fails on a percent sign that encodes nothing: taken as a mere sign it is part of an address that is not there.
 */
function readable(target: string): string {
  const whole = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  const url = whole === null ? target : whole.pathname + whole.search;
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

const READING = ["GET", "HEAD"];

/** The methods that Next.js hands to a route; it fails on any other. */
const ROUTED = [...READING, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Refuses what Next.js would answer in a way of its own.
 *
 * Pages and files are there to be read. Next.js answers a page to whatever is done to it, and fails on a file. An interface
 * refuses by itself: a method that Next.js cannot hand over reaches it as `PATCH`, which none of them knows.
 * @returns whether the request has been answered here
 */
function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "", url = "" } = request;
  if (hasTwoHosts(request) || !isTarget(url)) {
    answerPlainly(response, 400, "Bad Request", { connection: "close" });
    return true;
  }
  if (/^\/api(\/|\?|$)/.test(url)) {
    if (!ROUTED.includes(method)) request.method = "PATCH";
    return false;
  }
  if (READING.includes(method)) return false;
  answerPlainly(response, 405, "Method Not Allowed", { allow: READING.join(", ") });
  return true;
}

function answerPlainly(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders,
): void {
  response.writeHead(status, { "cache-control": "no-store", "content-type": "text/plain", ...headers });
  response.end(`${text}\n`);
}

/** Two programs in a row may each go by another of them (RFC 9112, 3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;

/** A path, or the asterisk of the whole server. Next.js would send a reader of `file:///…` to that address again, without end. */
const isTarget = (url: string): boolean => url.startsWith("/") || url === "*";

/** How Next.js came to an answer. Its own scripts read some of them, and ask with a header of their own (`rsc`). */
const INTERNAL = [
  "x-middleware-rewrite",
  "x-nextjs-cache",
  "x-nextjs-prerender",
  "x-nextjs-rewritten-path",
  "x-nextjs-rewritten-query",
  "x-nextjs-stale-time",
];

function keepInternals({ headers }: IncomingMessage, response: ServerResponse): void {
  const isOfNext = headers["rsc"] !== undefined;
  const writeHead = Reflect.get(response, "writeHead") as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    for (const name of isOfNext ? INTERNAL.slice(0, 2) : INTERNAL) response.removeHeader(name);
    return writeHead.apply(response, args);
  };
}

/**
 * Brotli where the browser takes it, else gzip: Next.js has the latter alone. A page names its classes in its markup and once more for
 * React, further apart than gzip looks back. At 8 it takes a third more time than at 6, about a millisecond, for 3 % fewer bytes; at 9 it
 * would take five times as much.
 */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } } });

/** Call before the server is made, and with a finished build. */
export function sealEveryAnswer(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    for (const { key, value } of securityHeaders) response.setHeader(key, value);
    request.url = readable(request.url ?? "/");
    // There are no actions to call. Next.js would write what somebody names into the log.
    delete request.headers["next-action"];
    keepInternals(request, response);
  });

  // Next.js makes the server. What it must not see is stopped where the server calls its listeners.
  const serveStatic = staticFiles();
  const emit = Reflect.get(Server.prototype, "emit") as (this: Server, ...event: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, ...event: unknown[]): boolean {
    const [name, request, response] = event;
    if (name !== "request") return emit.apply(this, event);
    const asked = [request as IncomingMessage, response as ServerResponse] as const;
    if (!refuse(...asked)) compress(...asked, () => serveStatic(...asked, () => emit.apply(this, event)));
    return true;
  };
}
