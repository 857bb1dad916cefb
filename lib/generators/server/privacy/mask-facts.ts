import "server-only";
import { factParts, type FactEntry, type FactSheet } from "@/lib/generators/fact-sheet";
import { maskText, replacePieces } from "@/lib/generators/server/privacy/mask-text";
import { personalData, type Piece } from "@/lib/generators/server/privacy/personal-data";
import type { Locale } from "@/lib/i18n/locales";

/** Longest stand-in: a masked text is never longer than the one it stands for by more than a bound of the sheet allows. */
const MAX_TOKEN = 40;
const bounded = (masked: string, text: string) => masked.slice(0, Math.max(text.length, MAX_TOKEN));

/** The parts of pieces that lie in a stretch of the description, in places of the stretch. */
const within = (pieces: readonly Piece[], { start, end }: { start: number; end: number }): Piece[] =>
  pieces
    .filter((piece) => piece.start < end && piece.end > start)
    .map((piece) => ({
      ...piece,
      start: Math.max(piece.start, start) - start,
      end: Math.min(piece.end, end) - start,
    }));

/** Fields of an entry that hold a number which its words say. */
const NUMBERS = ["value", "max", "amount", "weeks"];

/**
 * A sheet with its words masked. An entry is masked where the description is, so that a piece of a number which an entry quotes is not
 * taken for a figure; a figure that was one is taken away. Places of entries are those of the description as it was.
 */
export function maskFacts(facts: FactSheet, description: string, locale: Locale): FactSheet {
  const pieces = personalData(description);
  const words = new Set(
    pieces.flatMap(({ start, end }) => description.slice(start, end).match(/[\p{L}\p{N}]{3,}/gu) ?? []),
  );
  const hide = (text: string) => text.replace(/[\p{L}\p{N}]{3,}/gu, (word) => (words.has(word) ? "…" : word));

  const one = <T extends FactEntry>(entry: T): T => {
    const quoted = entry.by === "visitor" ? undefined : entry.span;
    const isQuote = quoted !== undefined && description.slice(quoted.start, quoted.end) === entry.text;
    const text = isQuote
      ? replacePieces(entry.text, within(pieces, quoted), locale)
      : maskText(entry.text, locale);
    const isTouched = text !== entry.text;
    const fields = Object.entries(entry).map(([name, value]: [string, unknown]) => {
      if (name === "text") return [name, bounded(text, entry.text)];
      if (isTouched && NUMBERS.includes(name) && typeof value === "number") return [name, 0];
      if (typeof value !== "string" || name === "id") return [name, value];
      return [name, bounded(maskText(isTouched ? hide(value) : value, locale), value)];
    });
    const masked = Object.fromEntries(fields) as T;
    return isTouched && ("value" in entry || "amount" in entry) ? { ...masked, removed: true } : masked;
  };
  const perhaps = <T extends FactEntry>(entry: T | undefined) => entry && one(entry);

  const { limits } = facts;
  return {
    ...facts,
    subject: perhaps(facts.subject),
    organisation: perhaps(facts.organisation),
    ...(Object.fromEntries(factParts.map((part) => [part, facts[part].map(one)])) as Pick<
      FactSheet,
      (typeof factParts)[number]
    >),
    limits: {
      ...limits,
      deadline: perhaps(limits.deadline),
      budget: perhaps(limits.budget),
      hosting: perhaps(limits.hosting),
      hours: perhaps(limits.hours),
      acceptance: perhaps(limits.acceptance),
      law: limits.law?.map(one),
    },
    open: JSON.parse(
      JSON.stringify(facts.open, (_, value: unknown) =>
        typeof value === "string" ? bounded(maskText(value, locale), value) : value,
      ),
    ) as FactSheet["open"],
  };
}
