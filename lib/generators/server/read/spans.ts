import "server-only";
import { factLimits } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** A stretch of the description. */
export type Span = { start: number; end: number };

/** Lower case, «е» for «ё», plain apostrophe and hyphen: as long as the text itself, so places in one are places in the other. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  // A few letters, such as «İ», grow when they are made small: such a text keeps its capitals.
  const small = lower.length === text.length ? lower : text;
  return /[ё’‑]/.test(small) ? small.replaceAll("ё", "е").replaceAll("’", "'").replaceAll("‑", "-") : small;
}

/** The language of a stretch by its letters: a visitor of the Russian page may write in English. */
export function localeOf(text: string, fallback: Locale): Locale {
  const count = (letters: RegExp) => text.match(letters)?.reduce((sum, { length }) => sum + length, 0) ?? 0;
  const [cyrillic, latin] = [count(/[а-яё]+/gi), count(/[a-z]+/gi)];
  if (cyrillic + latin === 0) return fallback;
  return cyrillic * 2 >= latin ? "ru" : "en";
}

/** Without white space and marks at its ends; a bracket or quotation opened inside stays closed. */
export function trimmed(description: string, { start, end }: Span): Span | undefined {
  const text = description.slice(start, end);
  const rest = text.replace(/^[\s,;:.!?…)»”\]–—*•-]+/u, "");
  const own = rest.replace(/[\s,;:.!?…(«“[–—*•-]+$/u, "");
  const from = end - rest.length;
  return own === "" ? undefined : { start: from, end: from + own.length };
}

/** The fields every entry has; the text is cut at a word when it is longer than `most`. */
export function entryOf(
  description: string,
  id: string,
  { start, end }: Span,
  most: number = factLimits.text,
) {
  const cut = start + Math.max(description.slice(start, start + most).lastIndexOf(" "), 1);
  const to = end - start <= most ? end : cut;
  return { id, text: description.slice(start, to), span: { start, end: to } };
}

export const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
/** Entries that a span touches, in their order, which is that of the text. */
export const withinOf =
  <T extends { span?: Span | undefined }>(entries: readonly T[]) =>
  (span: Span): T[] =>
    entries.filter(({ span: own }) => own && overlaps(own, span));
/** Whether a span touches any of these. */
export const coverOf = (spans: readonly Span[]) => (span: Span) => spans.some((one) => overlaps(one, span));
