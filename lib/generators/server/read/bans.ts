import "server-only";
import type { Ban } from "@/lib/generators/fact-sheet";
import { itemsOf } from "@/lib/generators/server/read/enumeration";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { banHeading } from "@/lib/generators/server/read/wish-words";
import { banPatterns, looseAbout, noBan, pointer } from "@/lib/generators/server/read/ban-words";
import type { Clause } from "@/lib/generators/server/read/clauses";
import { entryOf, localeOf, overlaps, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import type { Locale } from "@/lib/i18n/locales";

type Denial = { kind: Ban["kind"]; about: Span | undefined; from: number };

function denialIn(clause: Clause, locale: Locale): Denial | undefined {
  const text = plain(clause.text);
  if (noBan[locale].test(text)) return undefined;
  for (const { kind, pattern } of banPatterns[locale]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [from, to] = match.indices?.groups?.about ?? [0, 0];
    // "… rebuilt without touching X": what stands before belongs to a wish.
    const isTail = /^(?:without|без) /.test(match[0]) || /^not (?:replac|touch)/.test(match[0]);
    return {
      kind,
      from: isTail ? match.index : 0,
      about: to > from ? { start: clause.start + from, end: clause.start + to } : undefined,
    };
  }
  return undefined;
}

/** Without the words around it that say nothing of what is denied. */
function bare(description: string, span: Span | undefined, locale: Locale): Span | undefined {
  const own = span && trimmed(description, span);
  if (!own) return undefined;
  let { start, end } = own;
  for (;;) {
    const text = plain(description.slice(start, end));
    const match = [...text.matchAll(looseAbout[locale])][0];
    if (!match || match[0].length === text.length) break;
    if (match.index === 0) start += match[0].length;
    else end = start + match.index;
  }
  const text = plain(description.slice(start, end));
  return pointer[locale].test(text) ? undefined : trimmed(description, { start, end });
}

/** The last name in quotation marks or in Latin letters. */
function nameIn({ tokens }: Clause): Span | undefined {
  const named = tokens.findLast(
    ({ kind, quoted, text }, at) =>
      kind === "word" && (quoted || /^\p{Lu}.*\p{Lu}/u.test(text) || (at > 0 && /^[A-Z]/.test(text))),
  );
  if (!named?.quoted) return named && { start: named.start, end: named.end };
  const all = tokens.filter(({ quoted }) => quoted);
  return { start: all[0]?.start ?? named.start, end: all.at(-1)?.end ?? named.end };
}

/** What a pronoun points to: a name in the clause before, else its beginning. */
function pointedTo(description: string, clause: Clause | undefined): Span | undefined {
  if (!clause) return undefined;
  const first = clause.tokens[0];
  const isNamed =
    first !== undefined &&
    /^[A-Z]/.test(first.text) &&
    /^(?:is|are|stays|does|do|handles?|runs?|keeps?|works?|has|идет|ведет|стоит)$/.test(
      clause.tokens[1]?.lower ?? "",
    );
  return nameIn(clause) ?? (isNamed ? { start: first.start, end: first.end } : trimmed(description, clause));
}

/** "No tracking when off shift", "the database, which nobody may read": the clause that follows belongs to what is denied. */
const GOES_ON = /^(?:when|unless|if|until|while|which|who|котор\p{L}+|если|когда|пока)(?![\p{L}])/u;

/** What must not be, what stays as it is, and what is no part of the project, in the order of the description. */
export function bansOf(
  description: string,
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
  fallback: Locale,
): Ban[] {
  const found: { span: Span; about: Span; kind: Ban["kind"] }[] = [];
  const listed = new Set<number>();
  for (const sentence of sentences) {
    const items = listedIn(sentence, localeOf(sentence.text, fallback));
    if (items.length > 0) listed.add(sentence.at);
    const isOutside = /^(?:не входит|вне|исключ|not in|out of|exclu)/u.test(plain(sentence.text));
    for (const span of items) found.push({ span, about: span, kind: isOutside ? "outside" : "forbidden" });
  }
  for (const clause of clauses) {
    const locale = localeOf(clause.text, fallback);
    const denial = denialIn(clause, locale);
    const whole = denial && trimmed(description, { start: clause.start + denial.from, end: clause.end });
    if (!denial || !whole || found.some(({ span }) => overlaps(span, whole))) continue;
    if (listed.has(clause.sentence) && !/[(]/.test(clause.after)) continue;
    const next = clauses[clause.at + 1];
    const goesOn = next?.sentence === clause.sentence && GOES_ON.test(plain(next.text)) && next.after !== ";";
    const span = goesOn ? (trimmed(description, { start: whole.start, end: next.end }) ?? whole) : whole;
    const before = clauses[clause.at - 1];
    const own = bare(description, denial.about, locale);
    const isSaid =
      own !== undefined &&
      / (?:is|are|was|идет|ведем|ведется|ведут) /.test(plain(description.slice(own.start, own.end)));
    // "Nothing from a store, the districts won't approve one": said already.
    if (!own && before && found.some(({ span: other }) => overlaps(other, before))) continue;
    const about = (isSaid ? nameIn(clause) : own) ?? own ?? pointedTo(description, before) ?? span;
    found.push({ span, about, kind: denial.kind });
  }
  return found
    .toSorted((one, other) => one.span.start - other.span.start)
    .map(({ span, about, kind }, at) => ({
      ...entryOf(description, `ban-${at + 1}`, span),
      kind,
      about: description.slice(about.start, Math.min(about.end, about.start + 200)),
    }));
}

/** «Чего не нужно: мобильное приложение, чат-бот»: each item is denied. */
function listedIn(sentence: Sentence, locale: Locale): Span[] {
  const head = banHeading[locale].exec(plain(sentence.text));
  if (!head) return [];
  const from = sentence.start + head[0].length;
  const bracket = sentence.text.indexOf("(", head[0].length);
  const to = bracket < 0 ? sentence.end : sentence.start + bracket;
  return itemsOf(
    sentence.tokens.filter(({ start, end }) => start >= from && end <= to),
    locale,
  ).flatMap(({ start, end }) => {
    const last = sentence.tokens.findLast((token) => token.end === end);
    return [{ start, end: last?.text === "." ? last.start : end }];
  });
}
