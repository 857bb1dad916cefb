import "server-only";
import type { Figure, Pain } from "@/lib/generators/fact-sheet";
import type { Clause } from "@/lib/generators/server/read/clauses";
import {
  costs,
  follows,
  impersonal,
  leading,
  noTrouble,
  trouble,
} from "@/lib/generators/server/read/pain-words";
import {
  coverOf,
  entryOf,
  localeOf,
  plain,
  trimmed,
  withinOf,
  type Span,
} from "@/lib/generators/server/read/spans";
import type { Locale } from "@/lib/i18n/locales";

/** A pain as clauses that follow each other in one sentence. */
type Run = Span & { sentence: number; last: number };

/** More is no longer read at a glance. */
const LONGEST = 260;
/** A remark of fewer words belongs to the clause before it. */
const REMARK = 5;

/** What goes wrong, one entry a trouble with its price, in the order of the description. `taken` are the stretches of wishes, bans and limits. */
export function painsOf(
  description: string,
  clauses: readonly Clause[],
  taken: readonly Span[],
  figures: readonly Figure[],
  fallback: Locale,
): Pain[] {
  const isTaken = coverOf(taken);
  const within = withinOf(figures);
  const runs: Run[] = [];
  for (const clause of clauses) {
    const locale = localeOf(clause.text, fallback);
    const text = plain(clause.text);
    if (isTaken(clause) || noTrouble[locale].test(text)) continue;
    const run = runs.at(-1);
    const isNext =
      run?.sentence === clause.sentence && run.last === clause.at - 1 && clause.end - run.start <= LONGEST;
    const own = within(clause);
    if (run && isNext && belongs(clause, text, own, locale)) {
      run.end = clause.end;
      run.last = clause.at;
    } else if (isTrouble(text, own, locale)) {
      const before = clauses[clause.at - 1];
      const isLed =
        before?.sentence === clause.sentence &&
        run?.last !== before.at &&
        !isTaken(before) &&
        !noTrouble[locale].test(plain(before.text)) &&
        (/^[–)]$/.test(clause.after) ||
          follows[locale].test(text) ||
          (impersonal[locale].test(text) && !hasOwnTrouble(text, locale)));
      // "Shot-firers, two of them, spend 5 hours": the subject stands before an insertion.
      const named = clauses[clause.at - 2];
      const isInserted =
        isLed &&
        before.tokens.length < REMARK &&
        named?.sentence === clause.sentence &&
        named.tokens.length < REMARK;
      runs.push({
        start: isInserted ? named.start : isLed ? before.start : clause.start,
        end: clause.end,
        sentence: clause.sentence,
        last: clause.at,
      });
    }
  }
  return runs
    .flatMap((run) => halves(description, run, fallback))
    .flatMap((span) => bare(description, span, fallback) ?? [])
    .map((span, at) => ({
      ...entryOf(description, `pain-${at + 1}`, span),
      figures: within(span).map(({ id }) => id),
    }));
}

/** The words tell of a trouble, or of what is lost or waited for in a figure. */
const isTrouble = (text: string, figures: readonly Figure[], locale: Locale) =>
  trouble[locale].test(text) || figures.some(({ says }) => says === "loses" || says === "waits");

/** The words tell more than what something costs or how long it takes. */
const hasOwnTrouble = (text: string, locale: Locale) =>
  trouble[locale].test(text.replace(costs[locale], " "));

/** The clause gives the reason, the consequence or the price of the one before it, and no trouble of its own. */
function belongs(clause: Clause, text: string, figures: readonly Figure[], locale: Locale): boolean {
  if (clause.after === "" || /^[:()–]$/.test(clause.after) || follows[locale].test(text)) return true;
  const hasOwn = hasOwnTrouble(text, locale);
  const isBare = impersonal[locale].test(text);
  const isPrice = figures.some(
    ({ kind }) => (kind === "money" && (isBare || !hasOwn)) || (kind === "duration" && isBare),
  );
  if (isPrice && clause.after !== ";") return true;
  if (clause.after === ";" || isTrouble(text, figures, locale)) return false;
  return figures.length > 0 || clause.tokens.length < REMARK;
}

const AND = / and (?=(?:the|an?|our|we|i|nobody|no one|people|twice|once|every|half|some|most|\d)\b)/gu;

/** "Sprays are noted in a notebook and the auditor rejected two lots": two troubles. */
function halves(description: string, run: Span, fallback: Locale): Span[] {
  const text = plain(description.slice(run.start, run.end));
  if (localeOf(text, fallback) === "ru") return [run];
  for (const { index } of text.matchAll(AND)) {
    const isBoth = [text.slice(0, index), text.slice(index)].every(
      (half) => trouble.en.test(half) && half.split(" ").length > 4,
    );
    if (isBoth)
      return [
        { start: run.start, end: run.start + index },
        { start: run.start + index, end: run.end },
      ];
  }
  return [run];
}

/** Without the conjunction it begins with; a single word says nothing. */
function bare(description: string, run: Span, fallback: Locale): Span | undefined {
  const whole = trimmed(description, run);
  if (!whole) return undefined;
  const text = plain(description.slice(whole.start, whole.end));
  const lead = leading[localeOf(text, fallback)].exec(text)?.[0].length ?? 0;
  return text.slice(lead).split(/\s+/).length > 1
    ? trimmed(description, { start: whole.start + lead, end: whole.end })
    : undefined;
}
