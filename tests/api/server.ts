import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "../peers/bare-environment.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const SECRET = "operators-secret-of-the-tests";

export type Site = {
  origin: string;
  port: number;
  /** The process, which is the server itself. */
  pid: number;
  dataDir: string;
  /** Everything the process has written so far. */
  output: () => string;
  /** Sends a signal and waits for the end of the process. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

export type SiteOptions = {
  env?: Record<string, string>;
  dataDir?: string;
  port?: number;
  /** Where the build lies. Default: here. */
  directory?: string;
};

const exited = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once("exit", () => resolve()));

/** A port nobody listens on. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export const newDataDir = () => join(mkdtempSync(join(tmpdir(), "site-")), "data");

/** Starts the finished build as its users do, with nothing of this machine's environment but `bareEnvironment`. */
export function spawnSite({ env = {}, dataDir = newDataDir(), port = 3000, directory = root }: SiteOptions) {
  const child = spawn(process.execPath, ["server/start.ts"], {
    cwd: directory,
    env: {
      NODE_ENV: "production",
      ...bareEnvironment,
      HOSTNAME: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      OUTBOX_SECRET: SECRET,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  return { child, dataDir, output: () => output };
}

/** The finished build, ready to answer. Rejects with its output when it does not start. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const port = options.port ?? (await freePort());
  const { child, dataDir, output } = spawnSite({ ...options, port });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The site did not start:\n${output()}`);
    const ready = await fetch(`${origin}/api/health`).then(
      () => true,
      () => false,
    );
    if (ready) break;
    await wait(50);
  }
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    dataDir,
    output,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      await exited(child);
    },
  };
}

export const inquiry = (change: Record<string, unknown> = {}) => ({
  name: "Иван Петров",
  email: "ivan@example.ru",
  message: "Нужна интеграция с 1С",
  consent: true,
  ...change,
});

export const post = (site: Site, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/api/contact`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** The beginning of each type that is taken, and something after it. */
export const fileOf = (begin: "%PDF-1.7\n" | "PK\u0003\u0004", size = 1_000, filler = "я") =>
  Buffer.concat([Buffer.from(begin), Buffer.alloc(size - begin.length, filler)]);

/** A form with a file, as a script of the page sends it. */
export function formWith(
  file: Uint8Array | undefined,
  { name = "Задание.pdf", fields = {} }: { name?: string; fields?: Record<string, unknown> } = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(inquiry(fields))) form.append(field, String(value));
  if (file !== undefined) form.append("file", new Blob([new Uint8Array(file)]), name);
  return form;
}

export const postForm = (site: Site, form: FormData, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/api/contact`, { method: "POST", redirect: "manual", headers, body: form });

export type Details = {
  status: string;
  store: string;
  storeKind: string;
  crm: string;
  ai: string;
  outbox: { pending: number; parked: number; suspected: number; oldestAgeSeconds: number };
};

const bearer = { authorization: `Bearer ${SECRET}` };

/** Keeps no connection: the next request would go out on one that the site may be closing after five idle seconds. */
export const health = async (site: Site) => {
  const headers = { ...bearer, connection: "close" };
  return (await (await fetch(`${site.origin}/api/health`, { headers })).json()) as Details;
};

export const drain = async (site: Site) =>
  (await (await fetch(`${site.origin}/api/outbox`, { method: "POST", headers: bearer })).json()) as {
    delivered: number;
    pending: number;
    parked: number;
  };

/** Drains until nothing is pending, also past a store that cannot tell just now; the test's own timeout is the bound. */
export async function drainAll(site: Site): Promise<void> {
  while ((await drain(site)).pending !== 0) await wait(250);
}

export type Raw = {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Send the body in pieces, without declaring its length. */
  chunked?: boolean;
};
export type RawAnswer = { status: number; headers: Record<string, unknown>; text: string; reused: boolean };

/** A client with a single connection that it keeps, to see whether an answer left it usable. */
export function oneConnection(site: Site) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = ({ method = "POST", path = "/api/contact", headers = {}, body = "", chunked = false }: Raw) =>
    new Promise<RawAnswer>((resolve, reject) => {
      const length: Record<string, string> = chunked
        ? { "transfer-encoding": "chunked" }
        : { "content-length": String(Buffer.byteLength(body)) };
      const outgoing = httpRequest(
        { host: "127.0.0.1", port: site.port, agent, method, path, headers: { ...length, ...headers } },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
          incoming.on("error", reject);
          incoming.on("end", () => {
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              text: Buffer.concat(chunks).toString("utf8"),
              reused: outgoing.reusedSocket,
            });
          });
        },
      );
      outgoing.on("error", reject);
      const bytes = Buffer.from(body);
      if (chunked)
        for (let at = 0; at < bytes.length; at += 16_384) outgoing.write(bytes.subarray(at, at + 16_384));
      else outgoing.write(bytes);
      outgoing.end();
    });
  return { send, close: () => agent.destroy() };
}
