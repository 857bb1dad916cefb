import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { open, unlink, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env } from "@/lib/env";
import { createGate } from "@/lib/http/concurrency";
import { HttpError } from "@/lib/http/errors";
import { log } from "@/lib/log";
import { processWide } from "@/lib/runtime/process-wide";

/** Files on their way at once: 168 MiB of disk at most. Each takes some buffers of 192 KiB of memory, whatever its size. */
const AT_ONCE = 16;

const READ_BYTES = 192 * 1024;

/** Enough for every signature that is looked for. */
const HEAD_BYTES = 8;

/** Which files are taken. */
export type UploadRules = {
  /** Name of the form's field. */
  field: string;
  /**
   * The largest file, in bytes; 0 where none is ever taken.
   * @throws HttpError when none can be taken just now
   */
  maxBytes: () => Promise<number>;
  /** Name and type of a file, by its first bytes and the name it was sent with; `undefined` for a type that is not taken. */
  describe: (head: Uint8Array, sentName: string) => { name: string; type: string } | undefined;
};

/** A file that came with a request. It lies on the disk under no name, and goes with the process. */
export type Upload = {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** In hex. */
  sha256: string;
  /** The content; may be read several times. */
  bytes: () => AsyncGenerator<Uint8Array>;
  /** Frees its place on the disk; harmless when repeated. */
  close: () => Promise<void>;
};

/** Opens a file and takes its name away at once, so that nothing of it is left whatever becomes of the process. */
async function openNameless(directories: readonly string[]): Promise<FileHandle> {
  const [directory = tmpdir(), ...others] = directories;
  const path = join(resolve(/* turbopackIgnore: true */ directory), `upload-${randomUUID()}`);
  try {
    const file = await open(/* turbopackIgnore: true */ path, "wx+", 0o600);
    await unlink(/* turbopackIgnore: true */ path);
    return file;
  } catch (error) {
    if (others.length === 0) throw error;
    return openNameless(others);
  }
}

/** Runs what the disk may refuse. */
async function onDisk<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log.error(
      { reason: error instanceof Error ? error.message : "unknown" },
      "an uploaded file cannot be kept",
    );
    throw new HttpError("store_unavailable", { cause: error, fields: [{ field, key: "fileNotNow" }] });
  }
}

async function* contentOf(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size;) {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(READ_BYTES), position: at });
    if (bytesRead === 0) throw new Error("An uploaded file is shorter than it was");
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

const refused = (code: "unsupported_media_type" | "validation_failed", field: string, key: string) =>
  new HttpError(code, { fields: [{ field, key }] });

export const tooLarge = (field: string, maxBytes: number): HttpError =>
  new HttpError("too_large", {
    fields: [{ field, key: "fileTooLarge", values: { maximum: Math.floor(maxBytes / 1024 / 1024) } }],
  });

/**
 * Takes a file in as it comes.
 * @param maxBytes the largest file that is taken
 * @param network of the client, for its share of the places
 * @returns `undefined` for a field that was left empty
 * @throws HttpError `too_large`, `unsupported_media_type`, `validation_failed` for an empty file, `rate_limited`,
 *   `store_unavailable` when the disk does not take it
 */
export async function takeUpload(
  stream: AsyncIterable<Uint8Array>,
  sentName: string,
  maxBytes: number,
  { field, describe }: UploadRules,
  network?: string,
): Promise<Upload | undefined> {
  const hash = createHash("sha256");
  let head = Buffer.alloc(0);
  let size = 0;
  let file: FileHandle | undefined;
  let leave: (() => void) | undefined;
  const close = async () => {
    leave?.();
    const open = file;
    file = undefined;
    await open?.close();
  };
  try {
    for await (const chunk of stream) {
      leave ??= processWide("uploadGate", () => createGate(AT_ONCE)).enter(network);
      // The disk of the store first: a place for what is temporary may be memory.
      file ??= await onDisk(field, () => openNameless([env.DATA_DIR, tmpdir()]));
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(field, maxBytes);
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      if (head.length === HEAD_BYTES && describe(head, sentName) === undefined)
        throw refused("unsupported_media_type", field, "fileType");
      hash.update(chunk);
      const target = file;
      await onDisk(field, () => target.appendFile(chunk));
    }
    if (file === undefined) {
      if (sentName === "") return undefined;
      throw refused("validation_failed", field, "fileEmpty");
    }
    const described = describe(head, sentName);
    if (described === undefined) throw refused("unsupported_media_type", field, "fileType");
    const whole = file;
    return { ...described, size, sha256: hash.digest("hex"), bytes: () => contentOf(whole, size), close };
  } catch (error) {
    await close();
    throw error;
  }
}
