import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A server that speaks the OpenAI protocol in every way a real one was seen to go wrong, and in the odd ways that are right. The first
 * segment of the address says how: `http://127.0.0.1:<port>/<mode>/v1`.
 */

export type FaultModel = {
  baseURL: (mode: Mode) => string;
  /** What a whole answer says, and its picture in base64. */
  text: string;
  /** What the next answers say, each once, before `text` does. */
  texts: string[];
  picture: string;
  /** Every request that came, oldest first. */
  requests: Exchange[];
  close: () => Promise<void>;
};

export type Exchange = {
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
  /** Resolves when the connection of the answer is closed or the answer has ended. */
  over: Promise<void>;
  isOver: () => boolean;
};

type Turn = { res: ServerResponse; text: string; picture: string; attempt: number };

/** Words of the server that must never reach a visitor. */
export const PROVIDER_WORDS = "provider says: quota of org-secret";

const stream = (res: ServerResponse, headers: Record<string, string> = {}) =>
  res.writeHead(200, { "content-type": "text/event-stream", ...headers });
const chunk = (content: string | null, finish: string | null = null, more: object = {}) =>
  `data: ${JSON.stringify({
    id: "c",
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
    ...more,
  })}\n\n`;
const DONE = "data: [DONE]\n\n";
/** A text in parts of some characters, cut without regard for words. */
const parts = (text: string, size = 7) => text.match(new RegExp(`[^]{1,${String(size)}}`, "gu")) ?? [];
const whole = (text: string, finish: string | null = "stop", size?: number) =>
  parts(text, size)
    .map((part) => chunk(part))
    .join("") +
  (finish === null ? "" : chunk(null, finish)) +
  DONE;

const say = (make: (text: string) => string) => (turn: Turn) => stream(turn.res).end(make(turn.text));
const fail =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  ({ res }: Turn) =>
    res
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(typeof body === "string" ? body : JSON.stringify(body));
const error = (code: string | number | null = null, message = PROVIDER_WORDS) => ({
  error: { message, type: "server_error", code },
});
/** Fails every other time, so that one repetition helps. */
const once =
  (first: (turn: Turn) => unknown) =>
  (turn: Turn): unknown =>
    turn.attempt % 2 === 1 ? first(turn) : modes.ok(turn);

/** Writes as long as the other side reads. */
function endless(res: ServerResponse, piece: string): void {
  const write = () => {
    while (!res.destroyed && res.write(piece));
    if (!res.destroyed) res.once("drain", write);
  };
  write();
}

/** One byte at a time, each in a write of its own. */
function byBytes(res: ServerResponse, text: string): void {
  const bytes = Buffer.from(text);
  const next = (at: number) => {
    if (at < bytes.length && !res.destroyed) res.write(bytes.subarray(at, at + 1), () => next(at + 1));
    else res.end();
  };
  next(0);
}

const modes = {
  ok: say((text) => whole(text)),
  blank: say(() => whole("")),
  spaces: say(() => whole(" \n\n\t ")),
  length: say((text) => whole(text, "length")),
  unknownFinish: say((text) => whole(text, "eos_token")),
  finishWithText: say((text) => chunk(text, "stop")),
  noDone: say(
    (text) =>
      parts(text)
        .map((part) => chunk(part))
        .join("") + chunk(null, "stop"),
  ),
  silentAfterFinish: ({ res, text }: Turn) => stream(res).write(chunk(text) + chunk(null, "stop")),
  emptyChoices: say(
    (text) =>
      `data: ${JSON.stringify({ choices: [], prompt_filter_results: [] })}\n\n` +
      chunk("", null, { usage: null }) +
      parts(text)
        .map((part) => chunk(part))
        .join("") +
      chunk(null, "stop") +
      `data: ${JSON.stringify({ choices: [], usage: { total_tokens: 3 } })}\n\n${DONE}`,
  ),
  comments: say((text) => `: OPENROUTER PROCESSING\n\n${whole(text).replaceAll("\n\n", "\n: ping\n\n")}`),
  crlf: ({ res, text }: Turn) => byBytes(stream(res), whole(text).replaceAll("\n", "\r\n")),
  bytes: ({ res, text }: Turn) => byBytes(stream(res), `\uFEFF${whole(text, "stop", 40)}`),
  think: say((text) => whole(`<think>secret reasoning</think>\n\n${text}`, "stop", 3)),
  reasoningDelta: say(
    (text) =>
      `data: ${JSON.stringify({ choices: [{ delta: { reasoning: "secret reasoning" } }] })}\n\n${whole(text)}`,
  ),
  onlyThink: say((text) => whole(`<think>${text}`)),
  contentFilter: say((text) => whole(text.slice(0, 20), "content_filter")),
  blacklist: say((text) => whole(text.slice(0, 20), "blacklist")),
  finishError: say((text) => whole(text.slice(0, 20), "error")),

  status401: fail(401, error("invalid_api_key")),
  status403: fail(403, error()),
  status404: fail(404, error("model_not_found")),
  status429: fail(429, error("rate_limit_exceeded")),
  status429Long: fail(429, error("rate_limit_exceeded"), { "retry-after": "3600" }),
  status429Quota: fail(429, error("insufficient_quota")),
  status500: fail(500, error()),
  status502Html: fail(502, `<html>${PROVIDER_WORDS}</html>`, { "content-type": "text/html" }),
  gigachat422: fail(422, { status: 422, message: PROVIDER_WORDS }),
  contextLength: fail(400, error("context_length_exceeded")),
  contextLengthText: fail(400, { detail: `maximum context length is 4096 tokens. ${PROVIDER_WORDS}` }),
  promptFilter: fail(400, error("content_filter")),
  tooLarge: fail(413, { message: PROVIDER_WORDS }),
  badRequest: fail(400, error("unsupported_parameter")),
  redirect: ({ res }: Turn) => res.writeHead(307, { location: "/ok/v1/chat/completions" }).end(),
  endlessError: ({ res }: Turn) => endless(res.writeHead(500), PROVIDER_WORDS.repeat(100)),

  silence: () => undefined,
  headersOnly: ({ res }: Turn) => stream(res).flushHeaders(),
  hangAfterChunk: ({ res, text }: Turn) => stream(res).write(chunk(text.slice(0, 40))),
  commentsOnly: ({ res }: Turn) => {
    const beat = setInterval(() => res.write(": ping\n\n"), 10);
    stream(res).once("close", () => clearInterval(beat));
  },
  html: ({ res }: Turn) =>
    res.writeHead(200, { "content-type": "text/html" }).end(`<html>${PROVIDER_WORDS}</html>`),
  jsonInstead: ({ res, text }: Turn) =>
    res
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ choices: [{ message: { content: text }, finish_reason: "stop" }] })),
  eof: say((text) => chunk(text)),
  eofMidEvent: say((text) => chunk(text) + chunk(null, "stop").slice(0, 30)),
  doneWithoutFinish: say((text) => chunk(text) + DONE),
  garbage: say((text) => `${chunk(text)}data: {"choices":[{"delta":${PROVIDER_WORDS}\n\n${whole(text)}`),
  otherShape: say((text) => `${chunk(text)}data: {"choices":"${PROVIDER_WORDS}"}\n\n${whole(text)}`),
  errorInStream: say((text) => `${chunk(text)}data: ${JSON.stringify(error(500))}\n\n${DONE}`),
  errorEvent: say((text) => `${chunk(text)}event: error\ndata: {"message":"${PROVIDER_WORDS}"}\n\n`),
  errorField: say(() => `error: {"message":"${PROVIDER_WORDS}"}\n\n`),
  reset: ({ res, text }: Turn) => stream(res).write(chunk(text), () => res.socket?.resetAndDestroy()),
  endless: ({ res }: Turn) => endless(stream(res), chunk("word ".repeat(50))),
  endlessThought: ({ res }: Turn) => endless(stream(res), chunk(`<think>${"word ".repeat(5_000)}`)),
  longLine: ({ res }: Turn) => stream(res).end(`data: {"a":"${"x".repeat(5 * 1024 * 1024)}"}\n\n`),

  onceBusy: once(fail(429, error(), { "retry-after": "0" })),
  onceBroken: once(fail(503, error())),
  onceReset: once(({ res }) => res.socket?.resetAndDestroy()),

  picture: ({ res, picture }: Turn) => res.end(JSON.stringify({ data: [{ b64_json: picture }] })),
  pictureData: ({ res, picture }: Turn) =>
    res.end(JSON.stringify({ data: [{ url: `data:image/png;base64,${picture}` }] })),
  pictureUrl: ({ res }: Turn) =>
    res.end(JSON.stringify({ data: [{ url: `https://images.example/${PROVIDER_WORDS}.png` }] })),
  pictureHtml: ({ res }: Turn) =>
    res.end(
      JSON.stringify({ data: [{ b64_json: Buffer.from("<svg onload=alert(1)>").toString("base64") }] }),
    ),
  pictureHuge: ({ res }: Turn) =>
    res.end(JSON.stringify({ data: [{ b64_json: `iVBORw0KGgo${"A".repeat(12 * 1024 * 1024)}` }] })),
  pictureNone: ({ res }: Turn) => res.end(JSON.stringify({ data: [] })),
} satisfies Record<string, (turn: Turn) => unknown>;

export type Mode = keyof typeof modes;

async function bodyOf(req: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = [];
  for await (const piece of req) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString("utf8")) as Record<string, unknown>;
}

export async function startFaultModel(): Promise<FaultModel> {
  const attempts = new Map<string, number>();
  const server = createServer((req, res) => {
    void (async () => {
      const mode = req.url?.split("/")[1] as Mode;
      let isOver = false;
      const over = new Promise<void>((resolve) =>
        res.once("close", () => {
          isOver = true;
          resolve();
        }),
      );
      const body = await bodyOf(req);
      const attempt = (attempts.get(mode) ?? 0) + 1;
      attempts.set(mode, attempt);
      model.requests.push({ headers: req.headers, body, over, isOver: () => isOver });
      modes[mode]({ res, text: model.texts.shift() ?? model.text, picture: model.picture, attempt });
    })().catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const model: FaultModel = {
    baseURL: (mode) => `http://127.0.0.1:${String(port)}/${mode}/v1`,
    text: "",
    texts: [],
    picture: "",
    requests: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return model;
}

/** The address of a server that is no longer there. */
export async function nobody(): Promise<string> {
  const gone = await startFaultModel();
  await gone.close();
  return gone.baseURL("ok");
}
