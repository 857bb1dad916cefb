import { afterEach, describe, expect, it, vi } from "vitest";
import { discardBody, readBody } from "@/lib/http/body";

const KIB = 1024;

/** A body that hands out `size` bytes in pieces; `endless` never ends, `silent` never says anything. */
function requestWith(kind: number | "endless" | "silent" | "broken", headers: Record<string, string> = {}) {
  const seen = { pulled: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (kind === "silent") return new Promise(() => undefined);
        if (kind === "broken") throw new Error("the client went away");
        if (kind !== "endless" && seen.pulled >= kind) {
          controller.close();
          return undefined;
        }
        const size = kind === "endless" ? 64 * KIB : Math.min(64 * KIB, kind - seen.pulled);
        seen.pulled += size;
        controller.enqueue(new Uint8Array(size));
        return undefined;
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  return { request: new Request("http://localhost/x", init), seen };
}

describe("readBody", () => {
  afterEach(() => void vi.useRealTimers());

  it("takes a body of exactly the cap, and not one byte more", async () => {
    expect(await readBody(requestWith(64 * KIB).request, 64 * KIB)).toHaveLength(64 * KIB);
    await expect(readBody(requestWith(64 * KIB + 1).request, 64 * KIB)).rejects.toMatchObject({
      code: "too_large",
      headers: {},
    });
  });

  it("does not believe a small declared length", async () => {
    const { request } = requestWith(128 * KIB, { "content-length": "10" });
    await expect(readBody(request, 64 * KIB)).rejects.toMatchObject({ code: "too_large" });
  });

  it("reads a body over the cap to its end, so that the connection stays usable", async () => {
    const { request, seen } = requestWith(1024 * KIB, { "content-length": String(1024 * KIB) });
    await expect(readBody(request, 64 * KIB)).rejects.toMatchObject({ code: "too_large", headers: {} });
    expect(seen).toEqual({ pulled: 1024 * KIB, cancelled: false });
  });

  it("gives up an endless body after 4 MiB and closes the connection", async () => {
    const { request, seen } = requestWith("endless");
    await expect(readBody(request, 64 * KIB)).rejects.toMatchObject({
      code: "too_large",
      headers: { connection: "close" },
    });
    expect(seen).toEqual({ pulled: 4 * 1024 * KIB, cancelled: true });
  });

  it("waits ten seconds for a slow client, then answers 408 and closes", async () => {
    vi.useFakeTimers();
    const reading = readBody(requestWith("silent").request, 64 * KIB);
    const outcome = expect(reading).rejects.toMatchObject({
      code: "request_timeout",
      headers: { connection: "close" },
    });
    await vi.advanceTimersByTimeAsync(9_999);
    await expect(Promise.race([reading, Promise.resolve("still waiting")])).resolves.toBe("still waiting");
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });

  it("takes a broken upload for no JSON", async () => {
    await expect(readBody(requestWith("broken").request, 64 * KIB)).rejects.toMatchObject({
      code: "invalid_json",
    });
  });
});

describe("discardBody", () => {
  afterEach(() => void vi.useRealTimers());

  it("empties what nobody read, and leaves alone what there is not", async () => {
    const { request, seen } = requestWith(1024 * KIB);
    expect(await discardBody(request)).toEqual({});
    expect(seen.pulled).toBe(1024 * KIB);
    expect(await discardBody(request)).toEqual({});
    expect(await discardBody(new Request("http://localhost/x"))).toEqual({});
  });

  it("waits two seconds at most", async () => {
    vi.useFakeTimers();
    const discarding = discardBody(requestWith("silent").request);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await discarding).toEqual({ connection: "close" });
  });
});
