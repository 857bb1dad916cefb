import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

/** Where a page finds the scripts and sheets of its build, and the folder that holds them. */
const PREFIX = "/_next/static/";
const FOLDER = new URL("../.next/static", import.meta.url);
/** Their names change with what is in them. */
const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * Serves the scripts and sheets of the build as `compress-static.ts` has packed them: smaller than a server could pack them while somebody
 * waits. Call once the build is there: it reads the list of files.
 * @returns a handler that hands on what is no such file
 */
export function staticFiles() {
  const serve = sirv(fileURLToPath(FOLDER), {
    brotli: true,
    etag: true,
    extensions: [],
    setHeaders: (response) => {
      response.setHeader("Cache-Control", FOR_EVER);
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { url = "" } = request;
    if (!url.startsWith(PREFIX)) {
      next();
      return;
    }
    request.url = url.slice(PREFIX.length - 1);
    serve(request, response, () => {
      request.url = url;
      next();
    });
  };
}
