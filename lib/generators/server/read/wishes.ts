import "server-only";
import type { Figure, Pain, Wish } from "@/lib/generators/fact-sheet";
import { parse } from "@/lib/generators/server/language/ru";
import { itemsOf } from "@/lib/generators/server/read/enumeration";
import { trouble } from "@/lib/generators/server/read/pains";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import * as spans from "@/lib/generators/server/read/spans";
import { localeOf, overlaps, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import { tokensOf, type Token } from "@/lib/generators/server/read/tokens";
import * as words from "@/lib/generators/server/read/wish-words";
import { zonesOf, type Zone } from "@/lib/generators/server/read/wish-zones";
import type { Locale } from "@/lib/i18n/locales";

/** What else is known of the description when wishes are read: stretches that deny something, limits, figures. */
export type Taken = { banned: readonly Span[]; limits: readonly Span[]; figures: readonly Figure[] };

type Item = Span & { isLater: boolean };

/** More wishes than a sheet shows; the rest of a list without end is not read. */
const MOST = 60;
/** So many characters around a place tell what it is about. */
const NEAR = 160;

/** When and how it begins, what it may cost and whom to write to is no thing wanted. */
const NO_THING: Record<Locale, RegExp> = {
  ru: /^(?:до \d|к \d|от \d|не (?:позднее|более|дороже)|\d+\s*(?:руб|млн|тыс|недел|месяц)|подскажите|посоветуйте|рассмотреть возможность|подготовить кп|прислать|перв\p{L}+ результат|результат|запуск|запустить|начать|стартовать|ввод в|сдать|успеть)/u,
  en: /^(?:[€$£]|(?:within|by|before|under|in|no later than) \d|\d+ (?:weeks|months)|(?:please |kindly )?advise|must be spent|(?:total )?(?:cost|price|budget)s? |(?:send|submit) (?:us )?(?:a |your )?(?:proposal|quote|offer)|launch|go[- ]live|first results?|to (?:start|launch)|start |(?:be )?operation(?:al)?$|(?:them|it|us)$)/u,
};
/** What is to be done by a date is wanted all the same. */
const ACTION = /^(?:заменить|обновить|перенести|replace|rebuild|migrate)(?![\p{L}])/u;
/** A sentence with one of these tells something. */
const ACTS =
  /\b(?:is|are|was|were|be|am|has|have|had|do|does|did|can|could|will|would|should|may|must|we|i|they|it|you|he|she|there|nobody|everyone|who|stays?|remains?|comes?|goes|takes?|costs?|r|sees?|wants?|needs?|uses?|works?|runs?|gets?|got|keeps?|disappears?|vanish\w*)\b|n't\b/u;
const MORE = /^(?:and |а |и )?(?:also|plus|а также|также|еще|плюс)[\s,:]/u;

const posOf = ({ text }: Token) => parse(text)[0]?.pos ?? "";
const tellsAct = (tokens: readonly Token[], text: string, locale: Locale) =>
  locale === "en" ? ACTS.test(text) : tokens.some((token) => /^(?:VERB|PRTS|PRED)$/.test(posOf(token)));

/** What is to appear, one entry for each thing, in the order of the description. */
export function wishesOf(
  description: string,
  sentences: readonly Sentence[],
  taken: Taken,
  fallback: Locale,
): Wish[] {
  const items: Item[] = [];
  const figures = taken.figures.flatMap(({ span }) => span ?? []);
  const isTaken = spans.coverOf([...taken.banned, ...taken.limits, ...figures]);
  let [isListed, isWished] = [false, false];
  for (const sentence of sentences) {
    const locale = localeOf(sentence.text, fallback);
    const text = plain(sentence.text);
    const isBan = words.banHeading[locale].test(text);
    const head = words.heading[locale].exec(text);
    isListed = !isBan && (head !== null || (isListed && sentence.isItem));
    const zones = isBan || head ? [] : zonesOf(sentence, locale);
    const isWhole = isListed || (isWished && MORE.test(text) && !tellsAct(sentence.tokens, text, locale));
    const whole = { start: sentence.start + (head?.[0].length ?? 0), end: sentence.end };
    if (zones.length === 0 && !isBan) {
      const named = isWhole ? whole : namingIn(sentence, locale);
      if (named && (isWhole || !isTaken(named))) zones.push({ ...named, isClause: false });
    }
    const before = items.length;
    for (const zone of zones.slice(0, MOST - items.length))
      items.push(...itemsIn(description, sentence, zone, locale, taken, items.at(-1)));
    isWished = items.length > before;
  }
  if (items.length === 0) items.push(...titled(description, sentences, taken, fallback));
  return items.map(({ isLater, ...span }, at) => ({
    ...spans.entryOf(description, `wish-${at + 1}`, span),
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
  before?: Item,
): Item[] {
  const items: Item[] = [];
  const lead = plain(description.slice(Math.max(sentence.start, zone.start - NEAR), zone.start));
  const isLaterAll = words.later[locale].test(lead);
  for (const found of itemsOf(spans.tokensIn(sentence, zone), locale, zone.isClause)) {
    // "… rebuilt without touching the database": the wish ends where the ban begins.
    const ban = banned.find(({ start, end }) => start < found.end && found.start < end);
    const end = ban && ban.start > found.start + 12 ? ban.start : found.end;
    const span = bare(description, { start: found.start, end }, locale);
    if (
      !span ||
      (ban && overlaps(ban, span)) ||
      [items.at(-1) ?? before].some((one) => one && overlaps(one, span))
    )
      continue;
    const text = plain(description.slice(span.start, span.end));
    const isLimit = limits.some((limit) => covers(limit, span)) && !ACTION.test(text);
    if (NO_THING[locale].test(text) && /^(?:начать|стартовать|start)/u.test(text)) break;
    if (isLimit || NO_THING[locale].test(text) || words.turns[locale].test(text) || !/\p{L}{3}/u.test(text))
      continue;
    items.push({ ...span, isLater: isLaterAll || words.later[locale].test(text) });
  }
  return items;
}

/** The limit is more than half of it. */
const covers = (limit: Span, span: Span) =>
  (Math.min(limit.end, span.end) - Math.max(limit.start, span.start)) * 2 > span.end - span.start;

/** Without the words that only open or close it. */
function bare(description: string, item: Span, locale: Locale): Span | undefined {
  const first = trimmed(description, item);
  if (!first) return undefined;
  const text = plain(description.slice(first.start, first.end));
  const opener = words.openers[locale].exec(text)?.[0].length ?? 0;
  return trimmed(description, { start: first.start + opener, end: first.end });
}

/** A sentence of nouns without a verb after the first, «Карта осмотров, сводка для комитета.»: things asked for in short. */
function namingIn(sentence: Sentence, locale: Locale): Span | undefined {
  const whole = plain(sentence.text);
  const colon = /(?<!\d):\s/.exec(whole)?.index;
  const lead = whole.slice(0, colon ?? 0);
  const start = sentence.start + (colon === undefined ? 0 : colon + 1);
  const isFrame = lead.split(" ").length <= 8 && !trouble[locale].test(lead) && !NO_FRAME.test(lead);
  if ((colon !== undefined && !isFrame) || (colon === undefined && sentence.at === 0)) return undefined;
  const text = plain(sentence.text.slice(start - sentence.start)).trim();
  const own = spans.tokensIn(sentence, { start, end: sentence.end }).filter(({ kind }) => kind === "word");
  return isNaming(text, own, locale, colon === undefined ? 0 : 0.5)
    ? { start, end: sentence.end }
    : undefined;
}

function isNaming(text: string, own: readonly Token[], locale: Locale, most: number): boolean {
  const parts = text.split(/[,;] ?/);
  const [first] = own;
  if (!first || parts.length < 2 || own.length < 2 * parts.length) return false;
  if (/[?:]/.test(text) || (most === 0 && text.includes("(")) || words.turns[locale].test(text)) return false;
  const acts = parts.filter((part) => tellsAct(tokensOf(part), part, locale)).length;
  if (acts > parts.length * most || parts.filter((part) => COUNT.test(part)).length > 0) return false;
  if (locale === "en") {
    if (/^(?:in|on|at|for|with|from|by|hi|hello|thanks|also|no|not)\b/.test(text)) return false;
  } else {
    const [reading] = parse(first.text);
    const isNominative = reading?.case === "nomn" && /^(?:NOUN|ADJF|PRTF)$/.test(reading.pos);
    if (!isNominative || own.some((token) => posOf(token) === "INFN")) return false;
  }
  return parts.filter((part) => trouble[locale].test(part)).length * 2 <= parts.length;
}

/** What stands after these is there already, or is denied. */
const NO_FRAME =
  /n't|(?<![\p{L}])(?:не|нет|без|кроме|лишн\p{L}+|not|no|never|nothing|except|out|у нас|есть|имеем|имеется|работаем|используем|сейчас|сегодня|штат|персонал|состав|парк|системы|программы|(?:we|i) (?:have|run|use|own|are|do|make|sell)|staff|team|crew|fleet|systems?|today|currently|now)(?![\p{L}])/u;

/** A title names what is kept or done, or for whom. */
const WORK: Record<Locale, RegExp> = {
  ru: /(?<![\p{L}])(?:для|учет|запис|контрол|план|график|расписан|журнал|реестр|каталог|калькулятор|очеред|брон|прием|сбор|расчет|заявк|напомин|отчет|доставк|маршрут|сайт|портал|приложен|систем|программ)/u,
  en: /\b(?:for|tracking|track|booking|scheduling|list|log|register|app|system|tool|calendar|rota|invoic\w+|orders?|quotes?|planner|board|records?)\b/u,
};
const COUNT = /^(?:\d|no |(?:два|две|три|двое|трое|нас|one|two|three|four|five) )/;

/** A description that only names a thing: «Учёт золота для мастерской», "Waiver signing and team photos for a chain". */
function titled(description: string, sentences: readonly Sentence[], taken: Taken, fallback: Locale): Item[] {
  const [sentence] = sentences;
  if (!sentence || sentences.length > 2) return [];
  if (sentences.length > 1 && !WORK[localeOf(sentence.text, fallback)].test(plain(sentence.text))) return [];
  const locale = localeOf(sentence.text, fallback);
  const { tokens } = sentence;
  const after = ({ end }: Token) => plain(description.slice(end, Math.min(sentence.end, end + NEAR))).trim();
  /** What follows tells of today: a size, a denial, a clause with a verb of its own. */
  const tells = (rest: string) => {
    const [clause = ""] = rest.split(/[,;]/);
    if (COUNT.test(rest) || words.turns[locale].test(rest)) return true;
    return tellsAct(tokensOf(clause), clause, locale) || (locale === "en" && trouble.en.test(clause));
  };
  const stop = tokens.find(
    (token) => token.kind === "mark" && /^[,;–—-]$/.test(token.text) && tells(after(token)),
  );
  const named = tokens.filter(({ end }) => end <= (stop?.start ?? sentence.end));
  const end = named.at(-1)?.end ?? sentence.end;
  const text = plain(description.slice(sentence.start, end));
  // «Дом культуры, кружки ведут учёт …» names who speaks, «Учёт заявок для …, работаем втроём» what is wanted.
  const isSpeaker = stop !== undefined && !WORK[locale].test(text);
  if (tellsAct(named, text, locale) || trouble[locale].test(text) || isSpeaker) return [];
  // «Программа для мастерской: расчёт рамы, статус заказа»: the things stand after the colon.
  const colon = text.indexOf(": ") + 1;
  const zone = { start: sentence.start + colon, end, isClause: false };
  return itemsIn(description, sentence, zone, locale, taken);
}

/** What people ask again and again is what they want to see: "asking if their elk is done", «спрашивают, готова ли рама». */
const ASKED =
  /(?:ask(?:s|ing)?(?: us)?|спрашивают|узнать),? (?=(?:if|whether|when|where|what|who|how|когда|где|что|кто|сколько|\p{L}+ ли) )/u;
/** No thing in English begins so. */
const NO_NOUN = /^(?:we|i|they|nobody|people|it|when|if|in|on|at|by|to|with|from|every|each|twice|about)$/i;
/** What is done or happens to the thing before it. */
const HAPPENS =
  /^(?:arrives?|comes?|goes|go|gets?|calls?|rings?|sits?|waits?|leaves?|sells?|lies|stand|turns?|runs?|end|ends|late)$/;

/** Nothing is asked for, but it is said what goes wrong: that is to be put in order, «заявки на ремонт насосов теряются». */
export function wishesFromPains(description: string, pains: readonly Pain[], fallback: Locale): Wish[] {
  return pains
    .slice(0, 4)
    .flatMap(({ text, span }) => (span && thingIn(description, text, span.start, fallback)) ?? [])
    .map((span, at) => ({ ...spans.entryOf(description, `wish-${at + 1}`, span), figures: [] }));
}

function thingIn(description: string, text: string, start: number, fallback: Locale): Span | undefined {
  const asked = ASKED.exec(plain(text));
  const isEnglish = localeOf(text, fallback) === "en";
  if (asked) {
    // "ask when it is ready" is an action; «готова ли рама» stands alone.
    const at = asked.index + (isEnglish ? 0 : asked[0].length);
    const [question = ""] = text.slice(at).split(/[,;]| and | и /);
    return trimmed(description, { start: start + at, end: start + at + question.length });
  }
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token) =>
    isEnglish ? ACTS.test(token.lower) || HAPPENS.test(token.lower) : /^(?:VERB|PRTS)$/.test(posOf(token)),
  );
  const [first, verb, next] = [tokens[0], tokens[at], tokens[at + 1]];
  if (!first || !verb) return undefined;
  const isNoun = (token: Token, name: string) =>
    parse(token.text).some(
      (one) => one.case === name && one.animacy !== "anim" && /^(?:NOUN|ADJF)$/.test(one.pos),
    );
  // «кружки ведут учёт посещений в тетрадках»: what they do it with stands after the verb.
  const isObject = next !== undefined && !/с[яь]$/.test(verb.lower) && isNoun(next, "accs");
  const rest = tokens.slice(at + 2).find((token) => token.kind === "mark" || posOf(token) === "PREP");
  const [from, to] = isObject ? [next.start, rest?.start ?? text.length] : [0, verb.start];
  const isThing = isObject || (isEnglish ? !NO_NOUN.test(first.text) : isNoun(first, "nomn"));
  const thing = text.slice(from, to).trim();
  if (!isThing || thing.length <= 3 || thing.split(" ").length > 8) return undefined;
  return trimmed(description, { start: start + from, end: start + to });
}
