/**
 * The end of a server that has been told to stop (SIGTERM, SIGINT). Next.js stops listening then and waits for the answers under way,
 * but for as long as they take, and connections that a proxy keeps open may go on asking. Here is the bound.
 */
import { subscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";

/** Container engines kill after ten seconds. Streams are ended by the site itself before that (lib/http/closing.ts). */
const END_MS = 9_000;

/** How often connections without a request are looked for and closed. */
const SWEEP_MS = 100;

/** Call before the server is made. */
export function stopGracefully(): void {
  const servers = new Set<Server>();
  let stopping = false;

  // Node.js tells of every request on this channel; nothing else leads to the server that Next.js makes.
  subscribe("http.server.request.start", (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse };
    servers.add(server);
    if (stopping) response.shouldKeepAlive = false;
  });

  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
    }, SWEEP_MS).unref();
    setTimeout(() => {
      console.error("Stopped before every answer was out.");
      process.exit(signal === "SIGINT" ? 130 : 143);
    }, END_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
