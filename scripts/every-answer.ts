/**
 * What holds for every answer of the site. `next.config.ts` names the headers for what Next.js routes; its redirects, and what it
 * answers when it fails, would go out without them.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** The content security policy of a page is its own, written by `finish-pages.ts`. */
export const securityHeaders = [
  { key: "Strict-Transport-Security", value: "max-age=31536000" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
];

/** Next.js fails on a percent sign that encodes nothing. Taken as a mere sign it is part of an address that is not there. */
function readable(url: string): string {
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

/** Call before the server is made. */
export function sealEveryAnswer(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    for (const { key, value } of securityHeaders) response.setHeader(key, value);
    request.url = readable(request.url ?? "/");
  });
}
