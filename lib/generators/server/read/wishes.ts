import "server-only";
import { readReading } from "@/lib/content/reading";
import type { Figure, Wish } from "@/lib/generators/fact-sheet";
import { isInfinitive, isPreposition, parse } from "@/lib/generators/server/language/ru";
import { isGiven, itemsOf } from "@/lib/generators/server/read/enumeration";
import { isEnglishPerson } from "@/lib/generators/server/read/actors";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, overlaps, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import { tokensOf } from "@/lib/generators/server/read/tokens";
import { tells, wishWords as words, wordsIn } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

/** A stretch in which something is asked for; `isClause`: by clauses with subjects of their own. */
type Zone = Span & { isClause?: boolean };
type Taken = { banned: readonly Span[]; limits: readonly Span[]; figures: readonly Figure[] };

const MOST = 60;
const [NEAR, BESIDE] = [160, 48];

/** A condition of its own: «мониторинг, круглосуточно». */
const ROUND_THE_CLOCK = /, (?:круглосуточно|24\/7|(?:a)?round the clock|24 hours a day)$/u;
/** What stands before tells a circumstance: "half are over 65 so it must work by phone". */
const BEGINS = /[,;:(–—]|(?:^| )(?:so|therefore|поэтому|значит) /;

/** A condition alone before a main clause. */
const CONDITION = /^(?:если(?! бы)|когда|как только|if|when|as soon as) [^,;:]+, ?$/u;

const isTrouble = (text: string) => Object.values(readReading().trouble).some((words) => words.test(text));

/** «Каждого надо измерить, уходит минут по 12» tells what is done today. */
const isDoneToday = (before: string, word: string, after: string) =>
  /^(?:надо|нужно|необходимо)$/.test(word) &&
  isInfinitive(wordsIn(after)[0] ?? "") &&
  (words().today.before.test(before) || words().today.after.test(after));

/** Where one of these words asks for something; «не могли бы вы» denies nothing. */
const matchesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].slice(0, MOST).filter(({ index, 0: word }) => {
    const isPolite = /^(?:могли бы|можете|сможете)/.test(word);
    const isDenied = !isPolite && words().negated.test(text.slice(Math.max(0, index - NEAR), index));
    const after = text.slice(index + word.length);
    return !isDenied && !/^ (?:not|never) /.test(after) && !isDoneToday(text.slice(0, index), word, after);
  });

function zonesOf(text: string, locale: Locale): Zone[] {
  const zones: Zone[] = [];
  const boundary = (at: number) => at - (text.slice(0, at).split(BEGINS).at(-1)?.length ?? 0);
  const matches = matchesIn(text, words().announced[locale]);
  // "Engineers need to see their checks, and supervisors need to be warned": the person belongs to what is wanted.
  const ledBy = ({ 0: word, index }: RegExpExecArray) => {
    const lead = /^\s*(?:(?:and|but|the|our) )*/u.exec(text.slice(boundary(index), index))?.[0].length ?? 0;
    const people = tokensOf(text.slice(boundary(index) + lead, index));
    const isLed = people.length < 4 && isEnglishPerson(people, people.length - 1);
    return isLed && /^(?:needs?|wants?) to$/.test(word) ? boundary(index) + lead : undefined;
  };
  for (const [at, match] of matches.entries()) {
    const { 0: word, index } = match;
    const next = matches[at + 1];
    const end = next ? (ledBy(next) ?? next.index) : text.length;
    const led = ledBy(match);
    if (led !== undefined) {
      zones.push({ start: led, end, isClause: true });
      continue;
    }
    const { index: last = 0, 0: asked = "" } = matches[at - 1] ?? {};
    const [from, after] = [Math.max(boundary(index), last + asked.length), index + word.length];
    const [lead, rest] = [text.slice(from, index), text.slice(after, end)];
    const isLast = words().last.test(rest);
    // «Продавать хотим только через агентов», «карточка и журнал нужны к маю»: what is wanted stands before the word.
    if (isInfinitive(wordsIn(lead)[0] ?? "")) zones.push({ start: from, end });
    else if (isLast && /\p{L}{4}/u.test(lead)) {
      const start = zones.length > 0 || tells(text.slice(0, from)) ? from : 0;
      zones.push({ start, end: from + lead.replace(/\s(?:is|are|will be)\s*$/u, "").length });
    } else zones.push({ start: after, end, isClause: words().clause.test(rest) });
  }
  // "The planner should see …": the whole clause is wanted, of a system what it must do.
  const until = zones[0]?.start ?? text.length;
  for (const { 0: word, index } of matchesIn(text, words().obliged)) {
    const [own, after] = [boundary(index), index + word.length];
    // «Если швея отсканировала чужую пачку, мастер должен …»: the condition belongs to it.
    const from = CONDITION.test(text.slice(0, own)) ? 0 : own;
    const subject = text.slice(own, index).replace(/^\s*(?:(?:and|but|и|а|но|the|our) )*/u, "");
    // «Всё должно работать без интернета», "it has to work with no signal": how, whatever it is.
    const isMode = /^ (?:работать без|work (?:with(?:out| no)|when|where|offline))/u.test(text.slice(after));
    const isSystem = isMode || (words().thing.test(subject) && !text.startsWith(" be ", after));
    const isEmpty = /^(?:все|everything|all|we|i|they|it all|you)(?: |$)/u.test(subject);
    if (index >= until || (isEmpty && !isMode)) continue;
    zones.unshift({ start: isSystem ? after : from, end: until, isClause: !isSystem });
    break;
  }
  if (zones.length === 0 && words().relative.test(text)) zones.push({ start: 0, end: text.length });
  return zones.map((zone) => narrowed(text, zone));
}

/** After a colon stand the things themselves when only a container is named before it: «Нужна программа: …», "a system covering …". */
function narrowed(whole: string, zone: Zone): Zone {
  const text = whole.slice(zone.start, zone.end);
  if (words().account.test(text)) return zone;
  const held = words().container.exec(text)?.[0].length;
  if (held !== undefined) return { ...zone, start: zone.start + held };
  const clauses = words().relative.exec(text)?.[0].length;
  if (clauses !== undefined) return { ...zone, start: zone.start + clauses, isClause: true };
  const colon = text.search(/(?<!\d):\s/);
  if (colon < 0) return zone;
  // «Что хотим получить:» only announces; else what follows is a detail of the one thing named, or tells of today.
  const lead = text.slice(0, colon);
  const isFrame =
    aimIn(lead.trim()) || /^(?:вот )?(?:что|чего|what) /u.test(whole) || wordsIn(lead).length <= 3;
  return isFrame ? { ...zone, start: zone.start + colon + 1 } : { ...zone, end: zone.start + colon };
}

/** «Orders arrive on WhatsApp and a baker retypes them»: "them" points back to what is done today. */
const isComplaint = (parts: readonly string[]) =>
  parts.some((part) => isTrouble(part) && /(?<!\p{L})(?:them|it|us|их|его|ее|нам|нас)(?!\p{L})/u.test(part));

/** A sentence of nouns behind others or behind «Задача такая:»: «Карта осмотров, сводка для комитета.» */
function namedIn(text: string, isFirst: boolean): Zone[] {
  const colon = text.search(/(?<!\d):\s/);
  const lead = text.slice(0, Math.max(0, colon));
  const isFrame = wordsIn(lead).length <= 8 && !isTrouble(lead) && !words().noFrame.test(lead);
  if (colon < 0 ? isFirst : !isFrame) return [];
  const own = text.slice(colon + 1).trim();
  const parts = own.split(/[,;] ?/);
  const all = wordsIn(own);
  const [reading] = parse(all[0] ?? "");
  const isOblique = reading && !(reading.case === "nomn" && /^(?:NOUN|ADJF|PRTF)$/.test(reading.pos));
  const isList =
    parts.length > 1 &&
    all.length >= 2 * parts.length &&
    !/[?:]|^(?:in|on|at|for|with|from|by|hi|hello|thanks|also|no|not)\b/u.test(own);
  const isTold = parts.some(
    (part) => tells(part) || words().count.test(part) || part.search(words().obliged) >= 0,
  );
  return isOblique || !isList || isTold || isComplaint(parts) || words().turns.test(own)
    ? []
    : [{ start: colon + 1, end: text.length }];
}

/** Behind other wishes: «Отчёт руководителю каждый понедельник.», «Механикам – график.», «Оплату принимать онлайн.» */
function loneIn(text: string): Zone[] {
  const denied = text.search(/, [^,]*(?<!\p{L})(?:не|без|no|not|without) /u);
  const own = text.slice(0, denied < 0 ? text.length : denied);
  const all = wordsIn(own);
  const done = all.slice(0, 4).findIndex(isInfinitive);
  const isDeed =
    done >= 0 && all.length > 2 && !all.slice(0, done).some((word) => /^(?:не|как|чем|что|где)$/.test(word));
  const isNamed = words().deliverable.test(own) && !words().practice.test(own) && all.length > 2;
  const isOther = /\?|:\s|с \d+ до \d/u.test(own) || words().turns.test(own) || tells(own) || isTrouble(own);
  return !isOther && (isDeed || isNamed || isGiven(own)) ? [{ start: 0, end: own.length }] : [];
}

/** A description that only names a thing: «Учёт золота для мастерской», "Waiver signing and team photos for a chain". */
function titled([sentence, ...others]: readonly Sentence[]): Zone[] {
  const text = plain(sentence?.text ?? "");
  const stop = [...text.matchAll(/[,;] |\s[–—-]\s/g)].find(({ index, 0: mark }) => {
    const [clause = ""] = text.slice(index + mark.length).split(/[,;]/);
    return words().count.test(clause) || tells(clause);
  })?.index;
  const name = text.slice(0, stop);
  // «Дом культуры, кружки ведут учёт …» names who speaks, «Учёт заявок для …, работаем втроём» what is wanted.
  const isSpeaker = (stop !== undefined || others.length > 0) && !words().work.test(name);
  if (others.length > 1 || isSpeaker || tells(name) || isTrouble(name)) return [];
  return [{ start: name.indexOf(": ") + 1, end: name.length }];
}

/** What is to appear, one entry for each thing, in the order of the description. */
export function wishesOf(
  description: string,
  sentences: readonly Sentence[],
  taken: Taken,
  fallback: Locale,
): Wish[] {
  const found: (Span & { isLater: boolean })[] = [];
  const add = ({ text, tokens, ...sentence }: Sentence, zones: readonly Zone[]) => {
    const [lower, locale] = [plain(text), localeOf(text, fallback)];
    for (const { start, end, isClause } of zones) {
      const isLed = words().later.test(lower.slice(Math.max(0, start - BESIDE), start));
      const [from, to] = [sentence.start + start, sentence.start + end];
      // «По нормативу надо …» asks for nothing.
      if (taken.limits.some((limit) => limit.start < from && limit.end > from)) continue;
      const own = tokens.filter((token) => token.start >= from && token.end <= to);
      for (const item of itemsOf(own, locale, isClause)) {
        const span = found.length < MOST ? wishIn(description, item, taken) : undefined;
        if (!span || found.some((one) => overlaps(one, span))) continue;
        const said = plain(description.slice(span.start, span.end));
        const hours = said.search(ROUND_THE_CLOCK);
        const end = hours > 0 ? span.start + hours : span.end;
        found.push({ start: span.start, end, isLater: isLed || words().later.test(said) });
        if (hours > 0) found.push({ start: end + 2, end: span.end, isLater: false });
      }
    }
  };
  // «…, без вложений» at the end leaves what stands before it.
  const bans = taken.banned.filter(({ start }) => !/^(?:без|without) /iu.test(description.slice(start)));
  const bounds = [...bans, ...taken.limits, ...taken.figures.flatMap(({ span }) => span ?? [])];
  let [isListed, isWished] = [false, false];
  for (const sentence of sentences) {
    const locale = localeOf(sentence.text, fallback);
    const text = plain(sentence.text);
    const before = found.length;
    const isFree = ({ start }: Zone) =>
      !bounds.some((one) => overlaps(one, { start: sentence.start + start, end: sentence.end }));
    const heading = words().heading[locale].exec(text)?.[0] ?? "";
    const head =
      heading === "" || words().account.test(heading.replace(/^\S+/u, "")) ? undefined : heading.length;
    const isBan = words().banHeading[locale].test(text);
    isListed = !isBan && (head !== undefined || (isListed && sentence.isItem));
    const zones = isBan || head !== undefined ? [] : zonesOf(text, locale);
    const isMore = isWished && /^(?:and |а |и )?(?:also|plus|а также|также|еще|плюс)[\s,:]/u.test(text);
    if ((isListed || (isMore && !tells(text))) && zones.length === 0)
      zones.push({ start: head ?? 0, end: text.length });
    else if (!isBan && zones.length === 0) zones.push(...namedIn(text, sentence.at === 0).filter(isFree));
    const isClear = taken.limits
      .concat(taken.banned)
      .every((one) => one.start > sentence.start + 12 || one.end <= sentence.start);
    if (!isBan && zones.length === 0 && found.length > 0 && isClear) zones.push(...loneIn(text));
    add(sentence, zones);
    isWished = found.length > before;
  }
  if (sentences[0] && found.length === 0) add(sentences[0], titled(sentences));
  return found.map(({ isLater, ...span }, at) => ({
    ...entryOf(description, `wish-${at + 1}`, span),
    figures: taken.figures.filter((figure) => figure.span && overlaps(figure.span, span)).map(({ id }) => id),
    ...(isLater && { later: true as const }),
  }));
}

function aimIn(text: string): { thing: string; tail: string } | undefined {
  const { lead, thing = "", tail = "" } = words().aim.exec(text)?.groups ?? {};
  return lead || tail ? { thing, tail } : undefined;
}

function wishIn(description: string, item: Span, { banned, limits }: Taken): Span | undefined {
  // "… rebuilt without touching the database, by May": the wish ends where the ban or the limit begins.
  const ban = banned.find((one) => overlaps(one, item));
  const close = ban ?? limits.find((one) => overlaps(one, item) && one.end >= item.end);
  const end = close && close.start > item.start + 12 ? close.start : item.end;
  const led = limits.find((one) => one.start <= item.start && one.end > item.start && one.end < end);
  const joint = /\s(?:и|and)\s+$/iu.exec(description.slice(item.start, end))?.[0].length ?? 0;
  const whole = trimmed(description, { start: led?.end ?? item.start, end: end - joint });
  if (!whole || (ban && overlaps(ban, whole))) return undefined;
  const opener = words().openers.exec(plain(description.slice(whole.start, whole.end)))?.[0].length ?? 0;
  const aim = aimIn(plain(description.slice(whole.start + opener, whole.end)));
  const until = whole.end - (aim?.tail.length ?? 0);
  const from = aim ? until - aim.thing.length : whole.start + opener;
  const span = trimmed(description, { start: from, end: until });
  const text = plain(description.slice(span?.start, span?.end));
  if (led && isPreposition(wordsIn(text)[0] ?? "")) return undefined;
  if (!span || !/\p{L}{3}/u.test(text) || words().noThing.test(text) || words().turns.test(text))
    return undefined;
  const isLimit = limits.some(
    (limit) => (Math.min(limit.end, span.end) - Math.max(limit.start, span.start)) * 2 > text.length,
  );
  const isWork = /^(?:заменить|обновить|replace|rebuild|migrate)(?![\p{L}])/u.test(text);
  return isLimit && !isWork ? undefined : span;
}
