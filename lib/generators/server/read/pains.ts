import "server-only";
import type { Figure, Pain } from "@/lib/generators/fact-sheet";
import { isVerb } from "@/lib/generators/server/language/ru";
import type { Clause } from "@/lib/generators/server/read/clauses";
import {
  costs,
  follows,
  impersonal,
  leading,
  noTrouble,
  trouble,
} from "@/lib/generators/server/read/pain-words";
import * as spans from "@/lib/generators/server/read/spans";
import { localeOf, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import type { Locale } from "@/lib/i18n/locales";

/** A pain as clauses that follow each other in one sentence, up to `last`. */
type Run = Span & { last: Clause };
type Told = { clause: Clause; text: string; figures: readonly Figure[]; locale: Locale; isTrouble: boolean };

/** More is no longer read at a glance. */
const LONGEST = 260;
/** A remark of fewer words belongs to the clause before it. */
const REMARK = 5;

/** The words tell of a trouble, or of what is lost or waited for in a figure. */
const isTrouble = ({ text, figures, locale }: Omit<Told, "isTrouble">) =>
  trouble[locale].test(text) || figures.some(({ says }) => says === "loses" || says === "waits");

/** The words tell more than what something costs or how long it takes. */
const hasOwnTrouble = ({ text, locale }: Told) => trouble[locale].test(text.replace(costs[locale], " "));

/** An insertion or an item of a list, which says nothing without what stands before it. */
const isPiece = ({ tokens, text }: Clause) =>
  /[а-я]/i.test(text) ? !tokens.some((token) => isVerb(token.text)) : tokens.length < REMARK;

/** The clause gives the reason, the consequence or the price of the one before it, and no trouble of its own. */
function belongs(told: Told, last: Clause): boolean {
  const { clause, text, figures, locale } = told;
  if (/^[:()–]?$/.test(clause.after) || follows[locale].test(text)) return true;
  // "tubes, boards and fittings go out": the subject is a list.
  if (
    clause.after === "," &&
    last.tokens.length < 3 &&
    isPiece(last) &&
    !trouble[locale].test(plain(last.text))
  )
    return true;
  const isBare = impersonal[locale].test(text);
  const isPrice = figures.some(
    ({ kind }) => (kind === "money" && (isBare || !hasOwnTrouble(told))) || (kind === "duration" && isBare),
  );
  if (clause.after === ";") return false;
  if (isPrice || told.isTrouble) return isPrice;
  return figures.length > 0 || (clause.tokens.length < REMARK && isPiece(clause));
}

/** What goes wrong, one entry a trouble with its price, in the order of the description. `taken` are the stretches of wishes, bans and limits. */
export function painsOf(
  description: string,
  clauses: readonly Clause[],
  taken: readonly Span[],
  figures: readonly Figure[],
  fallback: Locale,
): Pain[] {
  const isTaken = spans.coverOf(taken);
  const within = spans.withinOf(figures);
  const runs: Run[] = [];
  const isFree = (clause: Clause) => {
    const text = plain(clause.text);
    return !isTaken(clause) && !noTrouble[localeOf(text, fallback)].test(text);
  };
  for (const clause of clauses) {
    if (!isFree(clause)) continue;
    const text = plain(clause.text);
    const words = { clause, text, figures: within(clause), locale: localeOf(text, fallback) };
    const told: Told = { ...words, isTrouble: isTrouble(words) };
    const run = runs.at(-1);
    const isNext = run?.last.sentence === clause.sentence && run.last.at === clause.at - 1;
    if (run && isNext && clause.end - run.start <= LONGEST && belongs(told, run.last)) {
      run.end = clause.end;
      run.last = clause;
    } else if (told.isTrouble) {
      const isPrice = impersonal[told.locale].test(text) && !hasOwnTrouble(told);
      let needsLead = /^[–)]$/.test(clause.after) || follows[told.locale].test(text) || isPrice;
      let { start } = clause;
      // "Shot-firers, two of them, spend 5 hours": the subject stands before an insertion.
      for (let at = clause.at - 1; needsLead && at >= 0 && at > clause.at - 3; at -= 1) {
        const before = clauses[at];
        if (before?.sentence !== clause.sentence || run?.last.at === at || !isFree(before)) break;
        start = before.start;
        needsLead = before.after === "," && isPiece(before);
      }
      runs.push({ start, end: clause.end, last: clause });
    }
  }
  return runs
    .flatMap((run) => halves(description, run))
    .flatMap((span) => bare(description, span, fallback) ?? [])
    .map((span, at) => ({
      ...spans.entryOf(description, `pain-${at + 1}`, span),
      figures: within(span).map(({ id }) => id),
    }));
}

const AND = / and (?=(?:the|an?|our|we|i|nobody|no one|people|twice|once|every|half|some|most|\d)\b)/gu;

/** "Sprays are noted in a notebook and the auditor rejected two lots": two troubles. */
function halves(description: string, { start, end }: Run): Span[] {
  const text = plain(description.slice(start, end));
  for (const { index } of text.matchAll(AND)) {
    const both = [text.slice(0, index), text.slice(index)];
    if (both.every((half) => trouble.en.test(half) && half.split(" ").length > 4))
      return [
        { start, end: start + index },
        { start: start + index, end },
      ];
  }
  return [{ start, end }];
}

/** Without the conjunction it begins with; a single word says nothing. */
function bare(description: string, run: Span, fallback: Locale): Span | undefined {
  const whole = trimmed(description, run);
  if (!whole) return undefined;
  const text = plain(description.slice(whole.start, whole.end));
  const lead = leading[localeOf(text, fallback)].exec(text)?.[0].length ?? 0;
  return / \S/.test(text.slice(lead))
    ? trimmed(description, { start: whole.start + lead, end: whole.end })
    : undefined;
}
