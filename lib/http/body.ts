import "server-only";
import { HttpError } from "@/lib/http/errors";

/** A body must be complete this long after the first read; a slower client holds a connection for nothing. */
const BODY_DEADLINE_MS = 10_000;

type Discard = { bytes: number; ms: number };

/**
 * What is read on and thrown away of a body that is already refused. Closing at once would reset the connection under
 * the client's feet: it would lose the answer, and the next request on the same connection would fail.
 */
const DISCARD: Discard = { bytes: 4 * 1024 * 1024, ms: 2_000 };

/** Resolves to "late" after `ms`, unless the promise is settled first. */
async function orLate<T>(promise: Promise<T>, ms: number): Promise<T | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads and drops the rest. Answers whether the end was reached, so that the connection can serve another request. */
async function discard(reader: Reader, alreadyRead: number, most: Discard): Promise<boolean> {
  const until = performance.now() + most.ms;
  for (let total = alreadyRead; total < most.bytes;) {
    const chunk = await orLate(reader.read(), until - performance.now());
    if (chunk === "late") break;
    if (chunk.done) return true;
    total += chunk.value.byteLength;
  }
  void reader.cancel().catch(() => undefined);
  return false;
}

/**
 * Gets an unread body out of the way before an early answer.
 * @returns headers for that answer: none, or `connection: close` when the body was longer or slower than is bearable
 */
export async function discardBody(request: Request): Promise<Record<string, string>> {
  if (request.body === null || request.bodyUsed || request.body.locked) return {};
  try {
    return (await discard(request.body.getReader(), 0, DISCARD)) ? {} : { connection: "close" };
  } catch {
    return { connection: "close" };
  }
}

export type BodyRules = {
  /** The largest body that is accepted, in bytes. */
  maxBytes: number;
  /** Milliseconds after its first read by which a client must be done that has sent so many bytes. Default: ten seconds. */
  deadline?: (received: number) => number;
  /** How much of a refused body is read on, counted from its beginning. */
  discard?: Discard;
};

export type Body = {
  /**
   * What has come since; `undefined` at the end.
   * @throws HttpError `too_large`, `request_timeout`; anything else when the client broke off
   */
  read: () => Promise<Uint8Array | undefined>;
  /** Makes of a failure the error to answer, with the rest of the body out of the way. */
  refuse: (error: unknown) => Promise<HttpError>;
};

/** The body of a request, counted as it comes: a declared length is only believed when it is too large. */
export function openBody(request: Request, rules: BodyRules): Body {
  const { maxBytes, deadline = () => BODY_DEADLINE_MS } = rules;
  const reader = request.body?.getReader();
  const start = performance.now();
  let total = 0;
  let isLate = false;

  return {
    read: async () => {
      if (reader === undefined) return undefined;
      if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new HttpError("too_large");
      const chunk = await orLate(reader.read(), start + deadline(total) - performance.now());
      isLate = chunk === "late";
      if (chunk === "late") throw new HttpError("request_timeout");
      if (chunk.done) return undefined;
      total += chunk.value.byteLength;
      if (total > maxBytes) throw new HttpError("too_large");
      return chunk.value;
    },
    refuse: async (error) => {
      const refusal = error instanceof HttpError ? error : new HttpError("invalid_json", { cause: error });
      if (isLate) void reader?.cancel().catch(() => undefined);
      const isWhole =
        reader === undefined ||
        (!isLate && (await discard(reader, total, rules.discard ?? DISCARD).catch(() => false)));
      if (!isWhole) refusal.headers["connection"] = "close";
      return refusal;
    },
  };
}

/**
 * The whole body of a request.
 * @param maxBytes the largest body that is accepted, in bytes
 * @throws HttpError `too_large`, or `request_timeout` after 10 s, or `invalid_json` when the client broke off
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const body = openBody(request, { maxBytes });
  const chunks: Uint8Array[] = [];
  try {
    for (;;) {
      const chunk = await body.read();
      if (chunk === undefined) return Buffer.concat(chunks);
      chunks.push(chunk);
    }
  } catch (error) {
    throw await body.refuse(error);
  }
}
