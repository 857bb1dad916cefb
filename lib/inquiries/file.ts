/** The largest file that goes with an inquiry, in bytes. On Vercel a whole request has 4.5 MB. */
export const MAX_FILE_BYTES = { server: 10 * 1024 * 1024, vercel: 4 * 1024 * 1024 } as const;

/** A limit as it is told. */
export const fileMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

const bytesOf = (ascii: string) => Array.from(ascii, (char) => char.charCodeAt(0));

const signatures: readonly { begins: readonly number[]; endings: readonly [string, ...string[]] }[] = [
  { begins: bytesOf("%PDF-"), endings: ["pdf"] },
  // Documents of Office are ZIP archives. Which one it is would take opening it, so the name decides.
  { begins: bytesOf("PK\u0003\u0004"), endings: ["zip", "docx", "xlsx"] },
];

/** Endings of the names of files that are taken, without the dot: a browser goes by them, the server by the content. */
export const fileEndings = ["pdf", "docx", "xlsx", "zip"] as const;

/** What is known of a file besides its content. */
export type InquiryFile = {
  /** As it is shown. It never names a place on a disk. */
  name: string;
  /** One of `fileEndings`. */
  type: string;
  /** Bytes. */
  size: number;
  /** In hex. */
  sha256: string;
};

const endingOf = (name: string) => (/\.([^.]+)$/.exec(name)?.[1] ?? "").toLowerCase();

const NAME_MAX = 100;

/**
 * Type and name of a file by its first bytes. A name that says something else gets the ending of what the file is; what has a meaning in
 * paths, turns the direction of writing or cannot be seen is taken out of it.
 * @returns `undefined` for a type that is not taken
 */
export function describeFile(
  head: Uint8Array,
  sentName: string,
): Pick<InquiryFile, "name" | "type"> | undefined {
  const signature = signatures.find(({ begins }) => begins.every((byte, at) => head[at] === byte));
  if (signature === undefined) return undefined;
  const plain = sentName
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[/\\:*?"<>|\uFFFD]/g, "_")
    .replace(/\s+/g, " ")
    .replace(/^[ .]+|[ .]+$/g, "");
  const sent = endingOf(plain);
  const isHonest = signature.endings.includes(sent);
  const type = isHonest ? sent : signature.endings[0];
  const base = isHonest ? plain.slice(0, -sent.length - 1) : plain;
  return { name: `${Array.from(base).slice(0, NAME_MAX).join("").trimEnd() || "file"}.${type}`, type };
}

/** A size as managers read it. */
export function sizeInWords(bytes: number): string {
  const unit = bytes < 1024 * 1024 ? { name: "КБ", bytes: 1024 } : { name: "МБ", bytes: 1024 * 1024 };
  const amount = Math.max(0.1, bytes / unit.bytes);
  return `${amount.toLocaleString("ru", { maximumFractionDigits: 1 })}\u00A0${unit.name}`;
}
