import "server-only";
import type { Figure, Pain, Wish } from "@/lib/generators/fact-sheet";
import { parse } from "@/lib/generators/server/language/ru";
import { itemsOf } from "@/lib/generators/server/read/enumeration";
import { trouble } from "@/lib/generators/server/read/pain-words";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import {
  coverOf,
  entryOf,
  localeOf,
  overlaps,
  plain,
  tokensIn,
  trimmed,
  type Span,
} from "@/lib/generators/server/read/spans";
import { tokensOf } from "@/lib/generators/server/read/tokens";
import { banHeading, heading, later, openers, turns } from "@/lib/generators/server/read/wish-words";
import { zonesOf, type Zone } from "@/lib/generators/server/read/wish-zones";
import type { Locale } from "@/lib/i18n/locales";

/** What else is known of the description when wishes are read. */
export type Taken = {
  /** Stretches that deny something. */
  banned: readonly Span[];
  /** Budget, deadline, hosting and the like. */
  limits: readonly Span[];
  figures: readonly Figure[];
};

type Item = Span & { isLater: boolean };

/** More wishes than a sheet shows; the rest of a list without end is not read. */
const MOST = 60;
/** So many characters around a place tell what it is about. */
const NEAR = 160;

const LIMIT =
  /^(?:до \d|к \d|от \d|не (?:позднее|более|дороже)|\d+\s*(?:руб|млн|тыс|недел|месяц)|[€$£₽]|(?:within|by|before|under|in|no later than) \d|\d+ (?:weeks|months))/u;

/** When and how it begins is no thing wanted. */
const START =
  /^(?:(?:please |kindly )?advise|(?:подскажите|посоветуйте)|must be spent|рассмотреть возможность|подготовить кп|прислать|(?:send|submit) (?:us )?(?:a |your )?(?:proposal|quote|offer)|перв\p{L}+ результат|результат|запуск|запустить|начать|стартовать|ввод в|сдать|успеть|launch|go[- ]live|first results?|to (?:start|launch)|start |be operational)/u;
/** What is to be done by a date is wanted all the same. */
const ACTION = /^(?:заменить|обновить|перенести|replace|rebuild|migrate)(?![\p{L}])/u;

/** What is to appear, one entry for each thing, in the order of the description. */
export function wishesOf(
  description: string,
  sentences: readonly Sentence[],
  taken: Taken,
  fallback: Locale,
): Wish[] {
  const items: Item[] = [];
  const isTaken = coverOf([
    ...taken.banned,
    ...taken.limits,
    ...taken.figures.flatMap(({ span }) => span ?? []),
  ]);
  let isListed = false;
  for (const sentence of sentences) {
    const locale = localeOf(sentence.text, fallback);
    const text = plain(sentence.text);
    if (banHeading[locale].test(text)) {
      isListed = false;
      continue;
    }
    const head = heading[locale].exec(text);
    isListed = head !== null || (isListed && sentence.isItem);
    const whole = { start: sentence.start + (head?.[0].length ?? 0), end: sentence.end, isClause: false };
    const zones = head ? [whole] : zonesOf(sentence, locale);
    if (zones.length === 0 && isListed) zones.push(whole);
    if (zones.length === 0 && isNaming(sentence, locale, isTaken)) zones.push(whole);
    for (const zone of zones.slice(0, MOST - items.length))
      items.push(...itemsIn(description, sentence, zone, locale, taken, items));
  }
  if (items.length === 0) items.push(...titled(description, sentences, taken, fallback));
  return items.map(({ isLater, ...span }, at) => ({
    ...entryOf(description, `wish-${at + 1}`, span),
    figures: taken.figures.filter((figure) => figure.span && overlaps(figure.span, span)).map(({ id }) => id),
    ...(isLater && { later: true as const }),
  }));
}

function itemsIn(
  description: string,
  sentence: Sentence,
  zone: Zone,
  locale: Locale,
  { banned, limits }: Taken,
  before: readonly Item[],
): Item[] {
  const items: Item[] = [];
  const isLaterAll = later[locale].test(
    plain(description.slice(Math.max(sentence.start, zone.start - NEAR), zone.start)),
  );
  for (const found of itemsOf(tokensIn(sentence, zone), locale, zone.isClause)) {
    const span = withoutOpener(description, withoutBan(found, banned), locale);
    if (!span || [...items, ...before].some((other) => overlaps(other, span))) continue;
    const text = plain(description.slice(span.start, span.end));
    const isLimited = limits.some((limit) => covers(limit, span));
    if (
      (isLimited && !ACTION.test(text)) ||
      START.test(text) ||
      LIMIT.test(text) ||
      turns[locale].test(text) ||
      !/\p{L}{3}/u.test(text)
    )
      continue;
    if (banned.some((ban) => overlaps(ban, span))) continue;
    items.push({ ...span, isLater: isLaterAll || later[locale].test(text) });
  }
  return items;
}

/** The limit is more than half of it. */
const covers = (limit: Span, span: Span) =>
  (Math.min(limit.end, span.end) - Math.max(limit.start, span.start)) * 2 > span.end - span.start;

/** "… rebuilt without touching the database": the wish ends where the ban begins. */
function withoutBan(item: Span, banned: readonly Span[]): Span {
  const ban = banned.find(({ start }) => start > item.start + 12 && start < item.end);
  return ban ? { start: item.start, end: ban.start } : item;
}

function withoutOpener(description: string, item: Span, locale: Locale): Span | undefined {
  const first = trimmed(description, item);
  if (!first) return undefined;
  const opener = openers[locale].exec(plain(description.slice(first.start, first.end)))?.[0].length ?? 0;
  const polite = / (?:pls|please|thanks|thank you|пожалуйста|плиз)$/u.exec(
    plain(description.slice(first.start, first.end)),
  );
  return trimmed(description, { start: first.start + opener, end: first.end - (polite?.[0].length ?? 0) });
}

const ACTS =
  /\b(?:is|are|was|were|be|am|has|have|had|do|does|did|can|could|will|would|should|may|must|we|i|they|it|you|he|she|there|nobody|everyone|who|stays?|remains?|comes?|goes|takes?|costs?|wants?|needs?|uses?|works?|runs?)\b|n't\b/u;

/** A sentence of nouns without a verb after the first, «Карта осмотров, сводка для комитета.»: things asked for in short. */
function isNaming(sentence: Sentence, locale: Locale, isTaken: (span: Span) => boolean): boolean {
  if (sentence.at === 0 || isTaken(sentence)) return false;
  const text = plain(sentence.text);
  if (!text.includes(",") || /[?:(]/.test(text) || turns[locale].test(text)) return false;
  const words = sentence.tokens.filter(({ kind }) => kind === "word");
  const parts = text.split(",");
  if (words.length < 2 * parts.length) return false;
  const isPainful = () => parts.filter((part) => trouble[locale].test(part)).length * 2 > parts.length;
  if (locale === "en")
    return (
      !ACTS.test(text) &&
      !/^(?:in|on|at|for|with|from|by|hi|hello|thanks|also|no|not)\b/.test(text) &&
      !isPainful()
    );
  const hasVerb = words.some(({ text: own }) => /^(?:VERB|PRTS|INFN|PRED)$/.test(parse(own)[0]?.pos ?? ""));
  const first = parse(words[0]?.text ?? "")[0];
  return !hasVerb && first?.case === "nomn" && /^(?:NOUN|ADJF|PRTF)$/.test(first.pos) && !isPainful();
}

/** A description that only names a thing: «Учёт золота для мастерской», "Waiver signing and team photos for a chain". */
function titled(description: string, sentences: readonly Sentence[], taken: Taken, fallback: Locale): Item[] {
  const [sentence] = sentences;
  if (!sentence || sentences.length > 2) return [];
  const locale = localeOf(sentence.text, fallback);
  const stop = sentence.tokens.findIndex(({ kind, text }, at) => {
    const next = sentence.tokens[at + 1];
    const rest = next ? plain(description.slice(next.start, Math.min(sentence.end, next.start + NEAR))) : "";
    return kind === "mark" && /^[,;–—-]$/.test(text) && tells(rest, locale);
  });
  const end = stop < 0 ? sentence.end : (sentence.tokens[stop]?.start ?? sentence.end);
  const text = plain(description.slice(sentence.start, end));
  const isTold =
    locale === "en"
      ? ACTS.test(text)
      : sentence.tokens.some((token) => token.end <= end && parse(token.text)[0]?.pos === "VERB");
  // «Дом культуры, кружки ведут учёт …» names who speaks, «Учёт заявок для …, работаем втроём» what is wanted.
  const isCut = stop >= 0 && !/^,\s*(?:\d|no )/.test(description.slice(end, end + 6));
  if (isTold || trouble[locale].test(text) || (isCut && !WORK[locale].test(text))) return [];
  return itemsIn(description, sentence, { start: sentence.start, end, isClause: false }, locale, taken, []);
}

/** A title names what is kept or done, or for whom. */
const WORK: Record<Locale, RegExp> = {
  ru: /(?<![\p{L}])(?:для|учет|запис|контрол|план|график|расписан|журнал|реестр|каталог|калькулятор|очеред|брон|прием|сбор|расчет|заявк|напомин|отчет|доставк|маршрут|сайт|портал|приложен|систем|программ)/u,
  en: /\b(?:for|tracking|track|booking|scheduling|list|log|register|app|system|tool|calendar|rota|invoic\w+|orders?|quotes?|planner|board|records?)\b/u,
};

/** What follows tells of today: a size, a denial, a clause with a verb of its own. */
function tells(rest: string, locale: Locale): boolean {
  const [clause = ""] = rest.split(/[,;]/);
  if (
    /^(?:\d|no |два |две |три |двое |трое |нас |one |two |three |four |five )/.test(rest) ||
    turns[locale].test(rest)
  )
    return true;
  if (/^(?:котор|чтоб|где |если |когда |чем |which|that|who|where|so )/u.test(clause)) return false;
  return locale === "en"
    ? ACTS.test(clause) || trouble.en.test(clause)
    : clause.split(/\s+/).some((word) => parse(word)[0]?.pos === "VERB");
}

const TOLD_OF =
  /\s(?:is|are|was|were|gets?|got|goes|go|has|have|keeps?|takes?|comes?|still|always|never|often|constantly|regularly|disappears?|vanish\w*|cost|costs)\s/u;

/**
 * Nothing is asked for, but it is said what goes wrong: the things that go wrong are what is to be put in order, «заявки на ремонт
 * насосов теряются».
 */
export function wishesFromPains(description: string, pains: readonly Pain[], fallback: Locale): Wish[] {
  const wishes: Wish[] = [];
  for (const { text, span } of pains) {
    if (!span) continue;
    const locale = localeOf(text, fallback);
    const thing = trimmed(description, locale === "en" ? beforeVerb(span, text) : aroundVerb(span, text));
    const words = thing ? description.slice(thing.start, thing.end).split(/\s+/) : [];
    const isThing =
      locale === "en"
        ? !/^(?:we|i|they|nobody|people|it|when|if|in|on|at|by|to|with|from|every|each|twice|about)$/i.test(
            words[0] ?? "",
          )
        : /^(?:NOUN|ADJF)$/.test(parse(words[0] ?? "")[0]?.pos ?? "") &&
          (words[0] ?? "").length > 2 &&
          parse(words[0] ?? "").some(({ case: name, animacy }) => name === "nomn" && animacy !== "anim");
    if (!thing || !isThing || words.length > 8 || !/\p{L}{4}/u.test(words.join(" "))) continue;
    wishes.push({ ...entryOf(description, `wish-${wishes.length + 1}`, thing), figures: [] });
  }
  return wishes.slice(0, 4);
}

const beforeVerb = ({ start }: Span, text: string): Span => ({
  start,
  end: start + (TOLD_OF.exec(plain(text))?.index ?? 0),
});

/** «заявки теряются»: what stands before the verb; «кружки ведут учёт посещений в тетрадках»: what they do it with, after the verb. */
function aroundVerb({ start }: Span, text: string): Span {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token) => /^(?:VERB|PRTS)$/.test(parse(token.text)[0]?.pos ?? ""));
  const verb = tokens[at];
  if (!verb) return { start, end: start };
  const next = tokens[at + 1];
  const isObject =
    next !== undefined &&
    !/с[яь]$/.test(verb.lower) &&
    parse(next.text).some(({ pos, case: name }) => pos === "NOUN" && name === "accs");
  if (!isObject) return { start, end: start + verb.start };
  const stop = tokens.findIndex(
    ({ text: own, kind }, other) => other > at + 1 && (kind === "mark" || parse(own)[0]?.pos === "PREP"),
  );
  return { start: start + next.start, end: start + (tokens[stop]?.start ?? text.length) };
}
