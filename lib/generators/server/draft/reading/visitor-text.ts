import "server-only";
import { escapeMarkdown } from "@/lib/generators/markdown";
import { cleanText } from "@/lib/validation/text";
import type { Locale } from "@/lib/i18n/routing";

/** A phone number: after a plus, or the Russian long form from 8. */
const PHONE = /\+\d[\d\s()-]{8,18}\d|(?<!\d)8[ (-]{1,2}\d{3}[ )-]{1,2}\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/g;

const isAddress = (chunk: string) =>
  chunk.includes("@") || chunk.includes("://") || /(?:^|[^\p{L}\p{N}])www\./iu.test(chunk);

/**
 * A description as it is read: without invisible characters, and with web addresses, e-mails and phone numbers replaced by
 * an ellipsis. A draft must not carry them: they are personal, and a Markdown reader would turn them into links.
 */
export function readable(description: string): string {
  return cleanText(description)
    .replace(/[\p{Cf}\p{Co}\u2028\u2029]/gu, "")
    .replace(PHONE, "…")
    .split(/([ \t\n]+)/)
    .map((chunk) => (isAddress(chunk) ? "…" : chunk))
    .join("");
}

const inner: Readonly<Record<Locale, readonly [open: string, close: string]>> = {
  ru: ["„", "“"],
  en: ["‘", "’"],
};
const outer: Readonly<Record<Locale, readonly [open: string, close: string]>> = {
  ru: ["«", "»"],
  en: ["“", "”"],
};

/** Cuts at a word, at most `limit` characters, with an ellipsis where something was left out. */
function shorten(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit);
  const space = cut.lastIndexOf(" ");
  // A single endless word has no place to cut, and half a surrogate pair is no character.
  return `${(space > limit / 2 ? cut.slice(0, space) : cut)
    .toWellFormed()
    .replaceAll("\uFFFD", "")
    .replace(/[\s,:–—-]+$/u, "")}…`;
}

/** A quotation in Markdown: escaped. */
export const quote = (text: string, locale: Locale, limit = 150): string =>
  quoteWith(escapeMarkdown, text, locale, limit);

/** A quotation in plain text: as it is. */
export const plainQuote = (text: string, locale: Locale, limit = 150): string =>
  quoteWith((words) => words, text, locale, limit);

/** A quotation in the marks of the document's language, inner marks changed, without a stop at its end. */
function quoteWith(escape: (words: string) => string, text: string, locale: Locale, limit: number): string {
  const [open, close] = inner[locale];
  const [start, end] = outer[locale];
  const words = shorten(text, limit)
    .replace(/[.;,:!?\s]+$/u, "")
    .replace(/[«“„]/g, open)
    .replace(/[»”]/g, close)
    .replace(/"([^"]*)"/g, `${open}$1${close}`)
    .replaceAll('"', "");
  return `${start}${escape(words === "" ? "…" : words)}${end}`;
}
