import "server-only";
import { HttpError } from "@/lib/http/errors";

/** A body must be complete this long after the first read; a slower client holds a connection for nothing. */
const BODY_DEADLINE_MS = 10_000;

/**
 * What is read on and thrown away of a body that is already refused. Closing at once would reset the connection under
 * the client's feet: it would lose the answer, and the next request on the same connection would fail.
 */
const DISCARD_MAX_BYTES = 4 * 1024 * 1024;
const DISCARD_MAX_MS = 2_000;

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
async function discard(reader: Reader, alreadyRead: number): Promise<boolean> {
  const until = performance.now() + DISCARD_MAX_MS;
  for (let total = alreadyRead; total < DISCARD_MAX_BYTES;) {
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
    return (await discard(request.body.getReader(), 0)) ? {} : { connection: "close" };
  } catch {
    return { connection: "close" };
  }
}

/**
 * The whole body of a request, counted as it comes: a declared length is only believed when it is too large.
 * @param maxBytes the largest body that is accepted, in bytes
 * @throws HttpError `too_large`, or `request_timeout` after 10 s, or `invalid_json` when the client broke off
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  const until = performance.now() + BODY_DEADLINE_MS;
  const chunks: Uint8Array[] = [];
  let total = 0;
  const refuse = async () =>
    new HttpError("too_large", { headers: (await discard(reader, total)) ? {} : { connection: "close" } });

  try {
    if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw await refuse();
    for (;;) {
      const chunk = await orLate(reader.read(), until - performance.now());
      if (chunk === "late") {
        void reader.cancel().catch(() => undefined);
        throw new HttpError("request_timeout", { headers: { connection: "close" } });
      }
      if (chunk.done) return Buffer.concat(chunks);
      total += chunk.value.byteLength;
      if (total > maxBytes) throw await refuse();
      chunks.push(chunk.value);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError("invalid_json", { cause: error });
  }
}
