import { Readable } from "node:stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readMultipart } from "@/lib/http/multipart";
import { takeUpload, type UploadRules } from "@/lib/http/upload";
import { soon } from "../soon";

const KIB = 1024;

const rules: UploadRules = {
  field: "file",
  maxBytes: () => Promise.resolve(1024 * KIB),
  describe: (head, name) => (head[0] === 0x25 ? { name, type: "pdf" } : undefined),
};

const HEAD = [
  '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nИван\r\n',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="План.pdf"\r\n\r\n%PDF-1.7 ',
].join("");
const END = "\r\n--b--\r\n";

/** A form in the given pieces; `undefined` says nothing any more. */
function requestWith(
  pieces: readonly (string | Uint8Array | undefined)[],
  onSilence: () => void = () => undefined,
) {
  const left = pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left.length === 0) {
        controller.close();
        return undefined;
      }
      const piece = left.shift();
      if (piece === undefined) {
        onSilence();
        return new Promise(() => undefined);
      }
      controller.enqueue(piece);
      return undefined;
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  return new Request("http://localhost/x", init);
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

describe("readMultipart", () => {
  afterEach(() => void vi.useRealTimers());

  it.each([1, 7, 100_000])("finds fields and file in pieces of %i bytes", async (size) => {
    const whole = Buffer.from(`${HEAD}не --b ещё \r\n--конец${END}`);
    const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
      whole.subarray(at * size, (at + 1) * size),
    );
    const { fields, upload } = await readMultipart(requestWith(pieces), 64 * KIB, rules);
    expect([...fields]).toEqual([["name", "Иван"]]);
    expect(upload).toMatchObject({ name: "План.pdf", type: "pdf" });
    for (const time of [1, 2])
      expect([time, upload && (await textOf(upload.bytes()))]).toEqual([
        time,
        "%PDF-1.7 не --b ещё \r\n--конец",
      ]);
    await upload?.close();
    await upload?.close();
  });

  it("lets a client go that is slower than a slow line, and bears with one that is not", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    /** The disk has its own time, which none of the client's passes in. */
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
    };
    const failures: unknown[] = [];
    /** Resolves when all pieces are taken, and the client is waited for. */
    const read = async (...pieces: (string | Uint8Array)[]) => {
      let isSilent = false;
      const request = requestWith([...pieces, undefined], () => (isSilent = true));
      void readMultipart(request, 64 * KIB, rules).catch((error: unknown) => failures.push(error));
      await until(() => isSilent && vi.getTimerCount() === 1);
    };
    await read(HEAD);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    await until(() => failures.length > 0);
    expect(failures).toMatchObject([{ code: "request_timeout", headers: { connection: "close" } }]);
    await read(HEAD, new Uint8Array(512 * KIB));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(failures).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    await until(() => failures.length > 1);
    expect(failures).toMatchObject([{}, { code: "request_timeout" }]);
  });

  it("reads a refused body to its end, so that a browser gets to see the answer", async () => {
    const large = new Uint8Array(900 * KIB);
    const request = requestWith([HEAD.replace("%PDF", "MZ"), large, END]);
    await expect(readMultipart(request, 64 * KIB, rules)).rejects.toMatchObject({
      code: "unsupported_media_type",
      headers: {},
    });
  });
});

describe("takeUpload", () => {
  it("takes sixteen at once, and asks the next one to come again", async () => {
    let inside = 0;
    const gates = Array.from({ length: 16 }, () => Promise.withResolvers<undefined>());
    const taken = gates.map(({ promise }) =>
      takeUpload(
        (async function* () {
          yield Buffer.from("%PDF-1.7");
          inside += 1;
          await promise;
        })(),
        "a.pdf",
        KIB,
        rules,
      ),
    );
    const one = () => takeUpload(Readable.from([Buffer.from("%PDF-1.7")]), "a.pdf", KIB, rules);
    await soon(() => expect(inside).toBe(16));
    await expect(one()).rejects.toMatchObject({ code: "rate_limited" });
    for (const { resolve } of gates) resolve(undefined);
    for (const upload of await Promise.all(taken)) await upload?.close();
    const after = await one();
    expect(after?.size).toBe(8);
    await after?.close();
  });
});
