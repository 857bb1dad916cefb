import "server-only";
import type { Ban } from "@/lib/generators/fact-sheet";
import { banPatterns, looseAbout, noBan, pointer } from "@/lib/generators/server/read/ban-words";
import type { Clause } from "@/lib/generators/server/read/clauses";
import { itemsOf } from "@/lib/generators/server/read/enumeration";
import { trouble } from "@/lib/generators/server/read/pain-words";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, overlaps, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import { banHeading } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

type Found = { span: Span; about: Span; kind: Ban["kind"] };

/** "… rebuilt without touching X": what stands before belongs to a wish. */
const TAIL = /^[^\p{L}]?(?:without|без) |^not (?:replac|touch)/u;
/** What a clause is about: all before its verb. */
const SUBJECT = /^.+?(?= (?:stays?|is|are|lives?|does|do|runs?|keeps?) )/u;
/** "No tracking when off shift": the clause that follows belongs to what is denied. */
const GOES_ON = /^(?:when|unless|if|until|while|which|who|котор\p{L}+|если|когда|пока)(?![\p{L}])/u;

/** Without the words around it that say nothing of what is denied; nothing for a pronoun. */
function bare(description: string, span: Span | undefined, locale: Locale): Span | undefined {
  const own = span && trimmed(description, span);
  if (!own) return undefined;
  let { start, end } = own;
  for (;;) {
    const text = plain(description.slice(start, end));
    const [match] = text.matchAll(looseAbout[locale]);
    if (!match || match[0].length === text.length) break;
    if (match.index === 0) start += match[0].length;
    else end = start + match.index;
  }
  return pointer[locale].test(plain(description.slice(start, end)))
    ? undefined
    : trimmed(description, { start, end });
}

/** The last name in quotation marks or with capital letters; also a name that does something at the beginning: "Xero does …". */
function nameIn({ tokens }: Clause): Span | undefined {
  const does = /^(?:is|are|stays|does|do|handles?|runs?|keeps?|works?|has|идет|ведет|стоит)$/;
  return tokens.findLast(
    ({ kind, quoted, text }, at) =>
      kind === "word" &&
      (quoted ||
        /^\p{Lu}.*\p{Lu}/u.test(text) ||
        (/^[A-Z]/.test(text) && (at > 0 || does.test(tokens[1]?.lower ?? "")))),
  );
}

function deniedIn(
  description: string,
  clauses: readonly Clause[],
  clause: Clause,
  locale: Locale,
): Found | undefined {
  const text = plain(clause.text);
  if (noBan[locale].test(text)) return undefined;
  for (const { kind, pattern } of banPatterns[locale]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [from, to] = match.indices?.groups?.about ?? [0, 0];
    const [before, next] = [clauses[clause.at - 1], clauses[clause.at + 1]];
    const goesOn = next?.sentence === clause.sentence && next.after !== ";" && GOES_ON.test(plain(next.text));
    const start = clause.start + (TAIL.test(match[0]) ? match.index : 0);
    const span = trimmed(description, { start, end: goesOn ? next.end : clause.end });
    if (!span) return undefined;
    const own = bare(description, { start: clause.start + from, end: clause.start + to }, locale);
    // «Accounting is done in SoftOne and stays there»: a whole clause is about the name in it.
    const isClause = / (?:is|are|was|идет|ведем|ведется|ведут) /.test(plain(clause.text.slice(from, to)));
    const about = (isClause ? nameIn(clause) : own) ?? own;
    if (about) return { kind, span, about };
    const name = before && nameIn(before);
    if (name) return { kind, span, about: name };
    // «Фото лиц – нет», "Sowing plans stay in her spreadsheet, leave that alone": the clause before tells what.
    if (before?.sentence !== clause.sentence) return undefined;
    const lead = plain(before.text);
    const subject = SUBJECT.exec(lead)?.[0].length;
    if (subject === undefined && trouble[locale].test(lead)) return undefined;
    const whole = { start: before.start, end: span.end };
    return {
      kind,
      span: whole,
      about: { start: before.start, end: before.start + (subject ?? lead.length) },
    };
  }
  return undefined;
}

/** «Чего не нужно: мобильное приложение, чат-бот»: each item is denied. */
function listedIn(description: string, sentence: Sentence, locale: Locale): Found[] {
  const text = plain(sentence.text);
  const head = banHeading[locale].exec(text)?.[0].length;
  if (head === undefined) return [];
  const bracket = text.indexOf("(", head);
  const [from, to] = [sentence.start + head, bracket < 0 ? sentence.end : sentence.start + bracket];
  const tokens = sentence.tokens.filter(({ start, end }) => start >= from && end <= to);
  const kind = /^(?:не входит|вне|исключ|not in|out of|exclu)/u.test(text) ? "outside" : "forbidden";
  return itemsOf(tokens, locale)
    .flatMap((item) => trimmed(description, item) ?? [])
    .map((span) => ({ kind, span, about: span }));
}

/** What must not be, what stays as it is, and what is no part of the project, in the order of the description. */
export function bansOf(
  description: string,
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
  fallback: Locale,
): Ban[] {
  const found: Found[] = [];
  const listed = new Set<number>();
  for (const sentence of sentences) {
    const items = listedIn(description, sentence, localeOf(sentence.text, fallback));
    if (items.length > 0) listed.add(sentence.at);
    found.push(...items);
  }
  let last: Found | undefined;
  for (const clause of clauses) {
    if (listed.has(clause.sentence) && clause.after !== "(") continue;
    const denied = deniedIn(description, clauses, clause, localeOf(clause.text, fallback));
    if (!denied || (last && overlaps(last.span, denied.span))) continue;
    found.push(denied);
    last = denied;
  }
  return found
    .toSorted((one, other) => one.span.start - other.span.start)
    .map(({ span, about, kind }, at) => ({
      ...entryOf(description, `ban-${at + 1}`, span),
      kind,
      about: description.slice(about.start, Math.min(about.end, about.start + 200)),
    }));
}
