import "server-only";
import { Busboy } from "@fastify/busboy";
import { openBody } from "@/lib/http/body";
import { clientNetwork } from "@/lib/http/client-network";
import { HttpError } from "@/lib/http/errors";
import { takeUpload, tooLarge, type Upload, type UploadRules } from "@/lib/http/upload";

/** What the parts have around them. */
const FRAME_BYTES = 192 * 1024;

/** More than any form of the site has. */
const MAX_FIELDS = 64;

/** A file needs its time on a slow line; who sends less than this after the first ten seconds holds a connection for nothing. */
const SLOWEST_BYTES_PER_MS = 32;
const GRACE_MS = 10_000;

/** A browser reads no answer before it has sent everything, so a refused file is read on a good way past the limit. */
const DISCARD = { bytes: 24 * 1024 * 1024, ms: 15_000 };

const invalid = (field: string, key: string) =>
  new HttpError("validation_failed", { fields: [{ field: field.slice(0, 64), key }] });

function parserOf(request: Request, maxBytes: number) {
  try {
    return new Busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      isPartAFile: (_, __, fileName) => fileName !== undefined,
      limits: {
        fields: MAX_FIELDS,
        files: 2,
        parts: MAX_FIELDS + 2,
        fieldSize: maxBytes,
        headerSize: 8 * 1024,
      },
    });
  } catch (error) {
    throw new HttpError("invalid_json", { cause: error });
  }
}

/**
 * The fields of a `multipart/form-data` body, and the file in it. The file goes to the disk as it comes.
 * @param maxBytes of all fields together
 * @throws HttpError `too_large`, `request_timeout`, `invalid_json` for a broken body, `validation_failed` for a repeated field, and as
 *   `takeUpload`
 */
export async function readMultipart(
  request: Request,
  maxBytes: number,
  rules: UploadRules,
): Promise<{ fields: ReadonlyMap<string, string>; upload: Upload | undefined }> {
  const parser = parserOf(request, maxBytes);
  const largest = await rules.maxBytes();
  const body = openBody(request, {
    maxBytes: maxBytes + largest + FRAME_BYTES,
    deadline: (received) => GRACE_MS + received / SLOWEST_BYTES_PER_MS,
    discard: DISCARD,
  });
  const network = clientNetwork(request.headers);
  const fields = new Map<string, string>();
  let textBytes = 0;
  let file: { stream: { destroy: () => unknown }; taken: Promise<Upload | undefined> } | undefined;
  const failure = Promise.withResolvers<never>();
  const finished = Promise.withResolvers<undefined>();
  failure.promise.catch(() => undefined);

  parser.on("field", (name, value, _, isCut) => {
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (isCut || textBytes > maxBytes) failure.reject(new HttpError("too_large"));
    else if (fields.has(name) || name === rules.field) failure.reject(invalid(name, "invalid"));
    else fields.set(name, value);
  });
  parser.on("file", (name, stream, sentName) => {
    // A part that breaks off says so here as well.
    stream.on("error", () => undefined);
    if (name !== rules.field || file !== undefined) {
      stream.resume();
      failure.reject(name === rules.field ? invalid(name, "fileOne") : invalid(name, "unknownKey"));
      return;
    }
    if (largest === 0 && sentName !== "") failure.reject(invalid(name, "fileNotHere"));
    const taken = takeUpload(stream, sentName, largest, rules, network);
    taken.catch(failure.reject);
    file = { stream, taken };
  });
  for (const limit of ["fieldsLimit", "partsLimit", "filesLimit"] as const)
    parser.on(limit, () => failure.reject(new HttpError("validation_failed")));
  parser.on("error", failure.reject);
  parser.on("finish", () => finished.resolve(undefined));

  const write = (chunk: Uint8Array) => new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
  try {
    for (let chunk = await body.read(); chunk !== undefined; chunk = await body.read())
      await Promise.race([write(chunk), failure.promise]);
    parser.end();
    await Promise.race([finished.promise, failure.promise]);
    return { fields, upload: await file?.taken };
  } catch (error) {
    file?.stream.destroy();
    void file?.taken.then((upload) => upload?.close()).catch(() => undefined);
    // What is too large as a whole is so by its file: the fields are counted by themselves.
    const isWhole = error instanceof HttpError && error.code === "too_large" && error.fields.length === 0;
    const isFile = isWhole && textBytes <= maxBytes && largest > 0;
    throw await body.refuse(isFile ? tooLarge(rules.field, largest) : error);
  }
}
