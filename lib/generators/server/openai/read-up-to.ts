import "server-only";

/**
 * Reads a body to its end, or until more than `maxBytes` have come: then the rest is refused and `isWhole` is false.
 * @throws what the body throws, for instance when its request is aborted
 */
export async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done) return { bytes: Buffer.concat(chunks), isWhole: true };
    chunks.push(chunk.value);
    total += chunk.value.byteLength;
    if (total > maxBytes) {
      void reader?.cancel().catch(() => undefined);
      return { bytes: Buffer.concat(chunks), isWhole: false };
    }
  }
}
