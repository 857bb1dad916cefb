import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { freePort, root } from "../../api/server.ts";

export type Floor = { origin: string; close: () => void };

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** A page written by hand, without scripts, compressed beforehand: what no framework can be faster than. */
export async function serveStaticFloor(): Promise<Floor> {
  const folder = new URL("floor/", import.meta.url);
  const port = await freePort();
  const server = createServer(({ url = "/" }, answer) => {
    const file = new URL(url === "/" ? "index.html" : url.slice(1), folder);
    if (!file.href.startsWith(folder.href) || !existsSync(file)) {
      answer.writeHead(404).end();
      return;
    }
    const body = gzipSync(readFileSync(file));
    const type = TYPES[extname(file.pathname)] ?? "application/octet-stream";
    answer.writeHead(200, {
      "content-type": type,
      "content-encoding": "gzip",
      "content-length": body.length,
    });
    answer.end(body);
  }).listen(port, "127.0.0.1");
  return { origin: `http://127.0.0.1:${String(port)}`, close: () => void server.close() };
}

/** One heading served by Next itself: the scripts nobody who uses it gets below. Built at the first call. */
export async function serveBareNext(): Promise<Floor> {
  const folder = join(root, "tests/bench/pages/bare");
  const next = join(root, "node_modules/next/dist/bin/next");
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
  if (!existsSync(join(folder, ".next/BUILD_ID"))) {
    const { status, stderr } = spawnSync(process.execPath, [next, "build"], {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`The bare page was not built:\n${stderr}`);
  }
  const port = await freePort();
  const server = spawn(process.execPath, [next, "start", "--port", String(port)], {
    cwd: folder,
    env,
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  const answers = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = Date.now() + 30_000;
  while (!(await answers())) {
    if (Date.now() > until) throw new Error("The bare page was not served.");
    await wait(100);
  }
  return { origin, close: () => void server.kill() };
}
