import "server-only";
import { factLimits, type FactEntry } from "@/lib/generators/fact-sheet";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import type { Token } from "@/lib/generators/server/read/tokens";
import type { Locale } from "@/lib/i18n/locales";

/** A stretch of the description. */
export type Span = { start: number; end: number };

/** Lower case, «е» for «ё», plain apostrophe and hyphen: as long as the text itself, so places in one are places in the other. */
export const plain = (text: string) =>
  lowered(text).replaceAll("ё", "е").replaceAll("’", "'").replaceAll("‑", "-");

/** A few letters, such as «İ», grow when they are made small: such a text keeps them. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-ZА-ЯЁ]/gu, (letter) => letter.toLowerCase());
}

/** The language of a stretch by its letters: a visitor of the Russian page may write in English. */
export function localeOf(text: string, fallback: Locale): Locale {
  const cyrillic = text.match(/[а-яё]/giu)?.length ?? 0;
  const latin = text.match(/[a-z]/giu)?.length ?? 0;
  if (cyrillic === 0 && latin === 0) return fallback;
  return cyrillic * 2 >= latin ? "ru" : "en";
}

const LOOSE_START = /^[\s,;:.!?…)»”\]–—*•-]+/u;
const LOOSE_END = /[\s,;:.!?…(«“[–—*•-]+$/u;

/** Without white space and marks at its ends; a bracket or quotation opened inside stays closed. */
export function trimmed(description: string, { start, end }: Span): Span | undefined {
  const text = description.slice(start, end);
  const before = LOOSE_START.exec(text)?.[0].length ?? 0;
  const rest = text.slice(before);
  const after = LOOSE_END.exec(rest)?.[0].length ?? 0;
  const span = { start: start + before, end: end - after };
  return span.end > span.start ? span : undefined;
}

/** The fields every entry has; the text is cut at a word when it is longer than a sheet takes. */
export function entryOf(
  description: string,
  id: string,
  { start, end }: Span,
): Required<Pick<FactEntry, "id" | "text" | "span">> {
  const most = description.slice(start, start + factLimits.text);
  const to = end - start <= factLimits.text ? end : start + Math.max(most.lastIndexOf(" "), 1);
  return { id, text: description.slice(start, to), span: { start, end: to } };
}

export const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

export const tokensIn = (sentence: Sentence, { start, end }: Span): Token[] =>
  sentence.tokens.filter((token) => token.start >= start && token.end <= end);

/** Whether a span touches any of these; asked of many spans in the time of a look-up each. */
export function coverOf(spans: readonly Span[]): (span: Span) => boolean {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return (span) => {
    const found = merged[firstAfter(merged, span.start)];
    return found !== undefined && overlaps(found, span);
  };
}

/** Entries that a span touches, in their order; they stand in the order of the text and do not overlap. */
export function withinOf<T extends { span?: Span | undefined }>(entries: readonly T[]): (span: Span) => T[] {
  const placed = entries
    .flatMap((entry) => (entry.span ? [{ ...entry.span, entry }] : []))
    .toSorted((one, other) => one.start - other.start);
  return (span) => {
    const found: T[] = [];
    for (let at = firstAfter(placed, span.start); (placed[at]?.start ?? Infinity) < span.end; at += 1)
      found.push((placed[at] as { entry: T }).entry);
    return found;
  };
}

/** Place of the first span that ends after a point, in spans sorted and apart. */
function firstAfter(spans: readonly Span[], point: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > point) high = middle;
    else low = middle + 1;
  }
  return low;
}
