import "server-only";
import type { Figure, Pain, Wish } from "@/lib/generators/fact-sheet";
import { isInfinitive, parse } from "@/lib/generators/server/language/ru";
import { itemsOf } from "@/lib/generators/server/read/enumeration";
import { trouble } from "@/lib/generators/server/read/pains";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, overlaps, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import { wishSigns as signs, wishWords as words } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

/** A stretch of a sentence in which something is asked for; `isClause`: by clauses with subjects of their own. */
type Zone = Span & { isClause: boolean };
type Item = Span & { isLater: boolean };
/** What else is known of the description: stretches that deny something, limits, figures. */
type Taken = { banned: readonly Span[]; limits: readonly Span[]; figures: readonly Figure[] };

/** More wishes than a sheet shows; the rest of a list without end is not read. */
const MOST = 60;
/** So many characters before a place tell what it is about. */
const NEAR = 160;

const posOf = (word: string) => parse(word)[0]?.pos ?? "";
const wordsIn = (text: string) => text.match(/[\p{L}\d'’-]+/gu) ?? [];
/** It has a verb: it tells something and does not only name it. */
const tells = (text: string, locale: Locale) =>
  locale === "en"
    ? signs.acts.test(text)
    : wordsIn(text).some((word) => /^(?:VERB|PRTS|PRED)$/.test(posOf(word)));

/** Place after the last mark before a place. */
const boundary = (text: string, at: number) => text.slice(0, at).search(/[^,;:(–—]*$/);

function matchesIn(text: string, pattern: Record<Locale, RegExp>, locale: Locale) {
  // «Не могли бы вы» denies nothing.
  const isDenied = ({ index, 0: word }: RegExpExecArray) =>
    (!/^(?:могли бы|можете|сможете)/.test(word) &&
      words.negated[locale].test(text.slice(Math.max(0, index - NEAR), index))) ||
    /^ (?:not|never) /.test(text.slice(index + word.length));
  return [...text.matchAll(pattern[locale])].slice(0, MOST).filter((match) => !isDenied(match));
}

/** Where a sentence asks for something, in its order. */
function zonesOf(text: string, locale: Locale): Zone[] {
  const zones: Zone[] = [];
  const matches = matchesIn(text, words.announced, locale);
  for (const [at, { 0: word, index }] of matches.entries()) {
    const end = matches[at + 1]?.index ?? text.length;
    const from = boundary(text, index);
    const [lead, rest] = [text.slice(from, index), text.slice(index + word.length, end)];
    const isLast = signs.last.test(rest) || /would be (?:so |really |very )?\w+$/.test(word);
    // «Продавать хотим только через агентов», «карточка и журнал нужны к маю»: what is wanted stands before the word.
    if (locale === "ru" && isInfinitive(wordsIn(lead)[0] ?? ""))
      zones.push({ start: from, end, isClause: false });
    else if (isLast && /\p{L}{4}/u.test(lead)) {
      const start = zones.length > 0 || tells(text.slice(0, from), locale) ? from : 0;
      const length = lead.replace(/\s(?:is|are|will be)\s*$/u, "").length;
      zones.push({ start, end: from + length, isClause: false });
    } else zones.push({ start: index + word.length, end, isClause: words.clause[locale].test(rest) });
  }
  // "The planner should see …": the whole clause is wanted, of a system what it must do.
  const until = zones[0]?.start ?? text.length;
  for (const { 0: word, index } of matchesIn(text, words.obliged, locale)) {
    const [from, after] = [boundary(text, index), index + word.length];
    const subject = text.slice(from, index).replace(/^\s*(?:(?:and|but|и|а|но|the|our) )*/u, "");
    const isSystem = signs.thing.test(subject) && !text.startsWith(" be ", after);
    if (index >= until || signs.emptySubject.test(subject)) continue;
    zones.unshift({ start: isSystem ? after : from, end: until, isClause: !isSystem });
    break;
  }
  return zones.map((zone) => narrowed(text, zone, locale));
}

/** After a colon stand the things themselves when only a container is named before it: «Нужна программа: …», "a system covering …". */
function narrowed(whole: string, zone: Zone, locale: Locale): Zone {
  const text = whole.slice(zone.start, zone.end);
  const covering = words.container[locale].exec(text)?.[0].length;
  if (covering !== undefined) return { ...zone, start: zone.start + covering };
  const colon = /(?<!\d):\s/.exec(text)?.index;
  if (colon === undefined) return zone;
  // «Что хотим получить:» only announces; else what follows is a detail of the one thing named, or tells of today.
  const isFrame = /^(?:вот )?(?:что|чего|what) /u.test(whole) || wordsIn(text.slice(0, colon)).length <= 3;
  return isFrame ? { ...zone, start: zone.start + colon + 1 } : { ...zone, end: zone.start + colon };
}

/** A sentence of nouns behind others or behind «Задача такая:»: «Карта осмотров, сводка для комитета.» */
function namedIn(text: string, isFirst: boolean, locale: Locale): Zone[] {
  const colon = /(?<!\d):\s/.exec(text)?.index;
  const lead = text.slice(0, colon ?? 0);
  const isFrame = wordsIn(lead).length <= 8 && !trouble[locale].test(lead) && !signs.noFrame.test(lead);
  if (colon === undefined ? isFirst : !isFrame) return [];
  const start = colon === undefined ? 0 : colon + 2;
  const own = text.slice(start);
  const [first = "", ...others] = wordsIn(own);
  const parts = own.split(/[,;] ?/);
  const count = (test: (part: string) => boolean) => parts.filter(test).length;
  const isList = parts.length > 1 && others.length + 1 >= 2 * parts.length;
  const isTold =
    count((part) => tells(part, locale)) * 2 > (colon === undefined ? 0 : parts.length) ||
    count((part) => signs.count.test(part)) > 0 ||
    count((part) => trouble[locale].test(part)) * 2 > parts.length;
  if (!isList || isTold || /[?:]/.test(own) || words.turns[locale].test(own)) return [];
  const [reading] = parse(first);
  const isNominative = reading?.case === "nomn" && /^(?:NOUN|ADJF|PRTF)$/.test(reading.pos);
  const isNaming =
    locale === "en"
      ? !signs.opening.test(own)
      : isNominative && !others.some((word) => posOf(word) === "INFN");
  return isNaming ? [{ start, end: text.length, isClause: false }] : [];
}

/** A description that only names a thing: «Учёт золота для мастерской», "Waiver signing and team photos for a chain". */
function titled([sentence, ...others]: readonly Sentence[], locale: Locale): Zone[] {
  if (!sentence || others.length > 1) return [];
  const text = plain(sentence.text);
  // What follows may tell of today: a size, a denial, a clause with a verb of its own.
  const stop = [...text.matchAll(/[,;] |\s[–—-]\s/g)].find(({ index, 0: mark }) => {
    const [clause = ""] = text.slice(index + mark.length).split(/[,;]/);
    const isTrouble = locale === "en" && trouble.en.test(clause);
    return isTrouble || signs.count.test(clause) || words.turns[locale].test(clause) || tells(clause, locale);
  })?.index;
  const name = text.slice(0, stop);
  // «Дом культуры, кружки ведут учёт …» names who speaks, «Учёт заявок для …, работаем втроём» what is wanted.
  const isSpeaker = (stop !== undefined || others.length > 0) && !words.work[locale].test(name);
  if (isSpeaker || tells(name, locale) || trouble[locale].test(name)) return [];
  return [{ start: name.indexOf(": ") + 1, end: name.length, isClause: false }];
}

/** What is to appear, one entry for each thing, in the order of the description. */
export function wishesOf(
  description: string,
  sentences: readonly Sentence[],
  taken: Taken,
  fallback: Locale,
): Wish[] {
  const items: Item[] = [];
  const add = (sentence: Sentence, zones: readonly Zone[], locale: Locale) => {
    for (const { start, end, isClause } of zones) {
      const [from, to] = [sentence.start + start, sentence.start + end];
      const tokens = sentence.tokens.filter((token) => token.start >= from && token.end <= to);
      const isLater = words.later[locale].test(plain(sentence.text).slice(Math.max(0, start - NEAR), start));
      for (const found of itemsOf(tokens, locale, isClause)) {
        const span = items.length < MOST ? wishIn(description, found, taken, locale) : undefined;
        if (!span || items.some((one) => overlaps(one, span))) continue;
        const isOwnLater = words.later[locale].test(plain(description.slice(span.start, span.end)));
        items.push({ ...span, isLater: isLater || isOwnLater });
      }
    }
  };
  const bounds = [...taken.banned, ...taken.limits, ...taken.figures.flatMap(({ span }) => span ?? [])];
  let [isListed, isWished] = [false, false];
  for (const sentence of sentences) {
    const locale = localeOf(sentence.text, fallback);
    const text = plain(sentence.text);
    const before = items.length;
    const head = words.heading[locale].exec(text)?.[0].length;
    const isBan = words.banHeading[locale].test(text);
    isListed = !isBan && (head !== undefined || (isListed && sentence.isItem));
    const zones = isBan || head !== undefined ? [] : zonesOf(text, locale);
    const isMore = isListed || (isWished && signs.more.test(text) && !tells(text, locale));
    if (isMore && zones.length === 0) zones.push({ start: head ?? 0, end: text.length, isClause: false });
    else if (!isBan && zones.length === 0)
      for (const zone of namedIn(text, sentence.at === 0, locale))
        if (!bounds.some((one) => overlaps(one, { ...sentence, start: sentence.start + zone.start })))
          zones.push(zone);
    add(sentence, zones, locale);
    isWished = items.length > before;
  }
  const [first] = sentences;
  const locale = localeOf(first?.text ?? "", fallback);
  if (first && items.length === 0) add(first, titled(sentences, locale), locale);
  return items.map(({ isLater, ...span }, at) => ({
    ...entryOf(description, `wish-${at + 1}`, span),
    figures: taken.figures.filter((figure) => figure.span && overlaps(figure.span, span)).map(({ id }) => id),
    ...(isLater && { later: true as const }),
  }));
}

/** An item of a list without the words that only open it; nothing where it is denied, a limit or no thing at all. */
function wishIn(
  description: string,
  item: Span,
  { banned, limits }: Taken,
  locale: Locale,
): Span | undefined {
  // "… rebuilt without touching the database": the wish ends where the ban begins.
  const ban = banned.find((one) => overlaps(one, item));
  const end = ban && ban.start > item.start + 12 ? ban.start : item.end;
  const whole = trimmed(description, { start: item.start, end });
  if (!whole || (ban && overlaps(ban, whole))) return undefined;
  const opener =
    words.openers[locale].exec(plain(description.slice(whole.start, whole.end)))?.[0].length ?? 0;
  const span = trimmed(description, { start: whole.start + opener, end: whole.end });
  const text = span && plain(description.slice(span.start, span.end));
  if (!span || !text || !/\p{L}{3}/u.test(text)) return undefined;
  const isLimit = limits.some(
    (limit) => (Math.min(limit.end, span.end) - Math.max(limit.start, span.start)) * 2 > text.length,
  );
  if ((isLimit && !signs.action.test(text)) || words.noThing[locale].test(text)) return undefined;
  return words.turns[locale].test(text) ? undefined : span;
}

/** Nothing is asked for, but it is said what goes wrong: that is to be put in order, «заявки на ремонт насосов теряются». */
export function wishesFromPains(description: string, pains: readonly Pain[], fallback: Locale): Wish[] {
  const things = pains.slice(0, 4).flatMap(({ text, span }) => {
    const [start, end] = (span && placeOfThing(text, localeOf(text, fallback))) ?? [0, 0];
    return (span && trimmed(description, { start: span.start + start, end: span.start + end })) ?? [];
  });
  return things.map((span, at) => ({ ...entryOf(description, `wish-${at + 1}`, span), figures: [] }));
}

/** What people ask again and again, which they want to see; else the noun phrase before the first verb, or its object. */
function placeOfThing(text: string, locale: Locale): [number, number] | undefined {
  const asked = signs.asked.exec(plain(text));
  if (asked) {
    // "ask when it is ready" is an action; «готова ли рама» stands alone.
    const at = asked.index + (locale === "en" ? 0 : asked[0].length);
    return [at, at + text.slice(at).search(/[,;]| and | и |$/)];
  }
  const found = [...text.matchAll(/[\p{L}'’-]+/gu)];
  const isThing = (word = "", wanted = "nomn") =>
    parse(word).some(
      ({ pos, case: name, animacy }) => name === wanted && animacy !== "anim" && /^(?:NOUN|ADJF)$/.test(pos),
    );
  const at = found.findIndex(({ 0: word }) =>
    locale === "en" ? signs.happens.test(word) || signs.acts.test(word) : /^(?:VERB|PRTS)$/.test(posOf(word)),
  );
  const [first, verb, next] = [found[0], found[at], found[at + 1]];
  if (!first || !verb) return undefined;
  // «кружки ведут учёт посещений в тетрадках»
  const isObject = locale === "ru" && next && !/с[яь]$/.test(verb[0]) && isThing(next[0], "accs");
  const end = found.find(({ 0: word, index }) => index > verb.index && posOf(word) === "PREP")?.index;
  if (isObject) return [next.index, end ?? text.length];
  const isNamed = locale === "en" ? !signs.noNoun.test(first[0]) : isThing(first[0]);
  return isNamed && verb.index > 3 && at <= 8 ? [0, verb.index] : undefined;
}
