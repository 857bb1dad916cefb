/**
 * A portal of Bitrix24 as an inbound webhook sees it, over HTTP or HTTPS, with faults to order and a journal.
 *
 * For a manual walk: `node tests/peers/fake-bitrix24.ts --port 4010`, then start the site with
 * `BITRIX24_WEBHOOK_URL=http://127.0.0.1:4010/rest/1/secret-code/`. What it holds is at `/__leads`, `/__comments`, `/__consents` and `/__journal`;
 * `POST /__fault` with `{"kind":"html-502","times":3}` orders a fault, `{"kind":"none"}` ends all.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { generate } from "selfsigned";
import { createFakeCrm, type Lead } from "./fake-bitrix24-crm.ts";
import type { Consent, TimelineComment } from "./fake-bitrix24-records.ts";
import { CallError, type Params } from "./fake-bitrix24-wire.ts";

/** What can go wrong. The two hanging ones keep the connection open until `releaseHung()` or the caller leaves. */
export type FaultKind =
  | "commit-then-hang"
  | "commit-then-reset"
  | "commit-then-html-502"
  | "commit-then-truncate"
  | "hang-then-commit"
  | "reset"
  | "html-502"
  | "html-200"
  | "truncated"
  | "error-500"
  | "query-limit"
  | "operation-limit"
  | "overload"
  | "redirect"
  | "refused"
  | "unauthorized"
  | "expired"
  | "forbidden"
  | "portal-deleted"
  | "filter-ignored";

export type Fault = {
  kind: FaultKind;
  /** How many calls it hits. Default: every one until `clearFaults()`. */
  times?: number;
  /** Only calls of this method. */
  method?: string;
};

export type JournalEntry = {
  httpMethod: string;
  method: string;
  params: Params;
  userAgent: string | undefined;
  contentType: string | undefined;
  /** Milliseconds since the epoch, by the portal's clock. */
  at: number;
  /** What was answered: a status, or what happened instead. */
  outcome: number | "hang" | "reset";
};

export type FakeBitrix24 = {
  /** The inbound webhook, with its secret. */
  webhook: string;
  port: number;
  /** PEM certificate to trust, with TLS. */
  certificate: string | undefined;
  leads: Lead[];
  /** Comments on the timelines of leads. */
  comments: TimelineComment[];
  consents: Consent[];
  journal: JournalEntry[];
  /** How many calls of a method have arrived. */
  count: (method: string) => number;
  addFault: (fault: Fault) => void;
  clearFaults: () => void;
  /** Resolves when the journal has an entry that `matches`. */
  seen: (matches: (entry: JournalEntry) => boolean) => Promise<JournalEntry>;
  /** Ends calls that hang: they are answered now. */
  releaseHung: () => void;
  refuse: (refuses: (fields: Params) => boolean) => void;
  /** Gives the webhook these rights and no others. At the start it has all the fake knows. */
  grant: (scopes: readonly string[]) => void;
  close: () => Promise<void>;
};

export type FakeOptions = {
  port?: number;
  tls?: boolean;
  userId?: number;
  code?: string;
  /** Leaky bucket: how many calls fit and how many leak a second. The vendor's are 50 and 2. */
  bucket?: { size: number; perSecond: number };
  /** Milliseconds since the epoch. */
  now?: () => number;
};

const HTML = "<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";

const errorByFault: Partial<Record<FaultKind, [status: number, code: string, description: string]>> = {
  "error-500": [500, "INTERNAL_SERVER_ERROR", "Internal server error"],
  "query-limit": [503, "QUERY_LIMIT_EXCEEDED", "Too many requests"],
  "operation-limit": [429, "OPERATION_TIME_LIMIT", "Method is blocked due to operation time limit."],
  overload: [503, "OVERLOAD_LIMIT", "REST API is blocked due to overload."],
  refused: [400, "ERROR_CORE", "Не удалось сохранить файл"],
  unauthorized: [401, "NO_AUTH_FOUND", "Wrong authorization data"],
  expired: [401, "expired_token", "The access token provided has expired."],
  forbidden: [
    403,
    "insufficient_scope",
    "The request requires higher privileges than provided by the webhook token",
  ],
  "portal-deleted": [403, "PORTAL_DELETED", "Portal was deleted"],
};

type Whole = { status: number; headers: Record<string, string>; text: string };
type Reply = Whole | { instead: "reset" } | { instead: "hang"; release: () => Whole };

const json = (status: number, body: unknown): Whole => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8" },
  text: JSON.stringify(body),
});
const html = (status: number): Whole => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  text: HTML,
});
const cut = (reply: Whole): Whole => ({ ...reply, text: reply.text.slice(0, 25) });

/** PHP's way to nest: `fields[fm][0][value]=x`. */
function nest(pairs: Iterable<[string, string]>): Params {
  const root: Params = {};
  for (const [name, value] of pairs) {
    const path = [
      name.replace(/\[.*$/, ""),
      ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? ""),
    ];
    let at: Params = root;
    path.forEach((key, index) => {
      if (index === path.length - 1) at[key] = value;
      else at = (at[key] ??= {}) as Params;
    });
  }
  return root;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

export async function startFakeBitrix24(options: FakeOptions = {}): Promise<FakeBitrix24> {
  const {
    userId = 1,
    code = "secret-code",
    now = Date.now,
    bucket = { size: 50, perSecond: 2 },
    tls = false,
  } = options;
  const crm = createFakeCrm(now);
  const journal: JournalEntry[] = [];
  const faults: (Fault & { left: number })[] = [];
  const hung = new Set<() => void>();
  const watchers = new Set<(entry: JournalEntry) => void>();
  let level = 0;
  let leakedAt = now();

  /** Whether one more call fits; the portal counts them per address, and there is only one here. */
  const fits = () => {
    level = Math.max(0, level - ((now() - leakedAt) / 1_000) * bucket.perSecond);
    leakedAt = now();
    if (level + 1 > bucket.size) return false;
    level += 1;
    return true;
  };

  const timeBlock = (start: number) => ({
    start: start / 1_000,
    finish: now() / 1_000,
    duration: (now() - start) / 1_000,
    processing: 0,
    date_start: new Date(start).toISOString(),
    date_finish: new Date(now()).toISOString(),
    operating_reset_at: Math.floor(now() / 1_000) + 600,
    operating: 0,
  });

  const takeFault = (method: string): FaultKind | undefined => {
    const fault = faults.find(
      (entry) => entry.left > 0 && (entry.method === undefined || entry.method === method),
    );
    if (fault !== undefined) fault.left -= 1;
    return fault?.kind;
  };

  /** Reads a call, enters it in the journal and decides what to say. */
  const replyTo = async (request: IncomingMessage): Promise<{ reply: Reply; entry?: JournalEntry }> => {
    const start = now();
    const url = new URL(request.url ?? "/", "http://portal");
    const body = await bodyOf(request);
    if (url.pathname.startsWith("/__")) return { reply: control(url.pathname, body) };

    // Query keys that the portal does not know (an SDK adds its own) are ignored like unknown fields.
    const path = /^\/rest\/(\d+)\/([^/]+)\/([\w.]+?)(?:\.json)?\/?$/.exec(url.pathname);
    const contentType = request.headers["content-type"];
    const isJson = contentType?.includes("json") === true;
    const sent = isJson && body !== "" ? (JSON.parse(body) as Params) : nest(new URLSearchParams(body));
    const entry: JournalEntry = {
      httpMethod: request.method ?? "",
      method: path?.[3] ?? "",
      params: { ...nest(url.searchParams), ...sent },
      userAgent: request.headers["user-agent"],
      contentType,
      at: start,
      outcome: 200,
    };
    const record = (reply: Reply) => {
      entry.outcome = "status" in reply ? reply.status : reply.instead;
      journal.push(entry);
      return { reply, entry };
    };
    const refusal = (status: number, error: string, error_description: string) =>
      json(status, { error, error_description, time: timeBlock(start) });

    if (path === null) return record(refusal(404, "ERROR_METHOD_NOT_FOUND", "Method not found!"));
    if (path[1] !== String(userId) || path[2] !== code)
      return record(refusal(401, "NO_AUTH_FOUND", "Wrong authorization data"));
    if (!fits()) return record(refusal(503, "QUERY_LIMIT_EXCEEDED", "Too many requests"));

    const commit = () => {
      try {
        return json(200, { ...crm.call(entry.method, entry.params), time: timeBlock(start) });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        return refusal(error.status, error.code, error.message);
      }
    };
    const kind = takeFault(entry.method);
    const ordered = kind === undefined ? undefined : errorByFault[kind];
    if (ordered !== undefined) return record(refusal(...ordered));
    switch (kind) {
      case "reset":
        return record({ instead: "reset" });
      case "html-502":
        return record(html(502));
      case "html-200":
        return record(html(200));
      case "redirect":
        return record({ status: 302, headers: { location: `${url.pathname}?moved=1` }, text: "" });
      case "truncated":
        return record(cut(json(200, { result: { item: { id: 1 } } })));
      case "filter-ignored":
        entry.params = { ...entry.params, filter: {} };
        return record(commit());
      case "hang-then-commit":
        return record({ instead: "hang", release: commit });
      case undefined:
        return record(commit());
      default: {
        const committed = commit();
        if (kind === "commit-then-hang") return record({ instead: "hang", release: () => committed });
        if (kind === "commit-then-reset") return record({ instead: "reset" });
        return record(kind === "commit-then-html-502" ? html(502) : cut(committed));
      }
    }
  };

  const send = (reply: Reply, request: IncomingMessage, response: ServerResponse) => {
    if ("status" in reply) {
      response.writeHead(reply.status, reply.headers);
      response.end(reply.text);
      return;
    }
    if (reply.instead === "reset") {
      request.socket.resetAndDestroy();
      return;
    }
    const release = () => {
      hung.delete(release);
      send(reply.release(), request, response);
    };
    hung.add(release);
    response.on("close", () => hung.delete(release));
  };

  const addFault = (fault: Fault) => void faults.push({ ...fault, left: fault.times ?? Infinity });
  const clearFaults = () => void faults.splice(0);

  const control = (path: string, body: string): Reply => {
    if (path === "/__leads") return json(200, crm.leads);
    if (path === "/__comments")
      return json(
        200,
        crm.comments.map((entry) => ({
          ...entry,
          files: entry.files.map(({ name, content }) => ({ name, text: content.toString("utf8") })),
        })),
      );
    if (path === "/__consents") return json(200, crm.consents);
    if (path === "/__journal") return json(200, journal);
    const fault = JSON.parse(body) as Omit<Fault, "kind"> & { kind: FaultKind | "none" };
    if (fault.kind === "none") clearFaults();
    else addFault({ ...fault, kind: fault.kind });
    return json(200, { faults: faults.length });
  };

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    replyTo(request)
      .then(({ reply, entry }) => {
        send(reply, request, response);
        // Only now: whoever waits for a call that hangs must be able to release it.
        if (entry !== undefined) for (const watcher of watchers) watcher(entry);
      })
      .catch((error: unknown) => {
        send(json(500, { error: "FAKE_IS_BROKEN", error_description: String(error) }), request, response);
      });
  };
  const names = ["localhost", "127.0.0.1"];
  const pems = tls
    ? await generate([{ name: "commonName", value: "localhost" }], {
        extensions: [
          { name: "basicConstraints", cA: true },
          { name: "subjectAltName", altNames: names.map((name) => ({ type: 2 as const, value: name })) },
        ],
      })
    : undefined;
  const server = pems
    ? createTlsServer({ key: pems.private, cert: pems.cert }, listener)
    : createServer(listener);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    webhook: `${tls ? "https://localhost" : "http://127.0.0.1"}:${port}/rest/${userId}/${code}/`,
    port,
    certificate: pems?.cert,
    leads: crm.leads,
    comments: crm.comments,
    consents: crm.consents,
    journal,
    count: (method) => journal.filter((entry) => entry.method === method).length,
    addFault,
    clearFaults,
    seen: (matches) => {
      const past = journal.find(matches);
      if (past !== undefined) return Promise.resolve(past);
      return new Promise((resolve) => {
        const watcher = (entry: JournalEntry) => {
          if (!matches(entry)) return;
          watchers.delete(watcher);
          resolve(entry);
        };
        watchers.add(watcher);
      });
    },
    releaseHung: () => {
      for (const release of [...hung]) release();
    },
    refuse: (refuses) => {
      crm.refuses = refuses;
    },
    grant: (scopes) => {
      crm.scopes = scopes;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "4010" }, tls: { type: "boolean" } },
  });
  const fake = await startFakeBitrix24({ port: Number(values.port), tls: values.tls ?? false });
  console.log(`Webhook: ${fake.webhook}`);
}
