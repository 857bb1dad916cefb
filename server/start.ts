/**
 * Serves the finished build in this very process (one process to signal, one to kill), in the repository as well as in the
 * standalone folder (scripts/build/standalone.ts). PORT (3000) and HOSTNAME (0.0.0.0) say where.
 */
import { setDefaultResultOrder } from "node:dns";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sealEveryAnswer } from "./every-answer.ts";
import { isFinished, takeBuiltAddress } from "./finished.ts";
import { stopGracefully } from "./graceful-stop.ts";
import { logAsJson } from "./json-log.ts";
import { loadEnvFiles } from "./load-env.ts";

loadEnvFiles();

if (!isFinished()) {
  console.error("There is no finished build here. Run `npm run build` first, or `npm run preview` for both.");
  process.exit(1);
}
const builtFor = takeBuiltAddress();
// A value that is no address at all is refused by name when the configuration is read.
const configured = URL.parse(process.env.SITE_URL ?? "")?.origin;
if (configured?.startsWith("https:") && configured !== builtFor) {
  console.error(
    `SITE_URL is ${configured}, but the pages were built for ${builtFor ?? "http://localhost:3000"}. Canonical addresses are part of the pages: build again with this SITE_URL.`,
  );
  process.exit(1);
}

// Next.js calls a loopback address "localhost" when its middleware rewrites one, takes the rewritten address for another host
// when it listens on the number, and asks itself for the page again: a redirect without end. So it gets the name.
let hostname = process.env.HOSTNAME ?? "0.0.0.0";
if (hostname === "127.0.0.1" || hostname === "::1") {
  setDefaultResultOrder(hostname === "::1" ? "ipv6first" : "ipv4first");
  hostname = "localhost";
}
const port = process.env.PORT ?? "3000";

logAsJson();
stopGracefully();
sealEveryAnswer();
Object.assign(process.env, { NODE_ENV: "production", PORT: port, HOSTNAME: hostname });
const standalone = new URL("../server.js", import.meta.url);
if (existsSync(standalone)) {
  await import(standalone.href);
} else {
  const next = new URL("../node_modules/next/dist/bin/next", import.meta.url);
  process.argv = [
    process.argv[0] ?? "node",
    fileURLToPath(next),
    "start",
    "--port",
    port,
    "--hostname",
    hostname,
  ];
  await import(next.href);
}
