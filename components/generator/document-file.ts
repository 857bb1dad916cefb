import { headingsOf } from "@/lib/generators/markdown-blocks";

/** The document's own title: its first heading, without marks. */
export const titleOf = (markdown: string): string | undefined => headingsOf(markdown)[0];

const NAME_LENGTH = 80;

/** What a document is about: the system that a formal title quotes at its end, without its kind and without «и ещё 3 функции». */
export function subjectOf(title: string): string {
  const quoted = /[«“"]([^«“"]+)[»”"]$/u.exec(title.trim())?.[1];
  return (quoted ?? title.replace(/^[^:]{1,24}:\s+/u, "")).replace(
    /\s+(?:и ещё \d+ функци\S+|and \d+ more functions?)$/iu,
    "",
  );
}

/** What a document is, as «Архитектура» in «Архитектура: …», if it is about the same as the document titled `other`. */
export function kindOf(title: string, other: string): string | undefined {
  const [subject, otherSubject] = [title, other].map((one) => subjectOf(one).replace(/\s+/gu, " "));
  return subject === otherSubject ? /^[^:]{1,24}(?=:\s)/u.exec(title)?.[0] : undefined;
}

/** A file name a person can read, in the letters of any language: «Идея-проекта-Единая-запись.md». Repeated parts appear once. */
export function fileName(parts: readonly string[], extension: string): string {
  const whole = [...new Set(parts)]
    .join(" ")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  const end = whole.length > NAME_LENGTH ? whole.lastIndexOf("-", NAME_LENGTH) : whole.length;
  const name = whole.slice(0, end > 0 ? end : NAME_LENGTH);
  return `${name || "document"}.${extension}`;
}

/** Offers a text as a file. */
export const saveText = (text: string, name: string) =>
  saveBlob(new Blob([text], { type: "text/plain;charset=utf-8" }), name);

/** Offers a file. The address of the blob lives on for a while: some browsers read it after the click. */
export function saveBlob(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
