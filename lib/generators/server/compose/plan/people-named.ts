import "server-only";
import { readReading } from "@/lib/content/reading";
import type { Actor, FactSheet } from "@/lib/generators/fact-sheet";
import { finiteOf } from "@/lib/generators/server/compose/plan/things";
import type { Asked } from "@/lib/generators/server/compose/plan/functions";
import { common, stemOf, stemsOf, wordsOf } from "@/lib/generators/server/compose/plan/stems";
import { withoutCondition } from "@/lib/generators/server/compose/plan/clause";
import { singular } from "@/lib/generators/server/language/en";
import { isInfinitive, isNoun, isPreposition, lemma, parse } from "@/lib/generators/server/language/ru";
import { wordSet } from "@/lib/generators/server/read/tokens";
import type { Locale } from "@/lib/i18n/locales";

/** Which people a wish names, and in which part. */

export type Part = { users: string[]; receivers: string[] };
export type Named = { id: string; actor: Actor };

/** "passenger list": those who are written of do not work with it. */
const RECORDED = /^(?:lists?|rosters?|registers?|records?|cards?|files?|database|profiles?|data)$/iu;
const TOWARDS = /^(?:to|tells?|reminds?|notif\p{L}+|warns?|к|(?:опов|увед|извещ|предуп|пригла)\p{L}+)$/iu;
const FOR = /^(?:for|для)$/iu;
/** Nouns whose genitive is the one who acts: «запись клиента», «маршрутный лист экспедитора». */
const DOING =
  /^(?:(?:само)?запись|заявка|обращение|отметка|кабинет|портал|страница|телефон|ввод|оценка|отзыв|согласие|подпись|экран|планшет|лист|приложение)$/u;
export const sent = wordSet`notice alert reminder document`;
/** Who is looked for works with none of it. */
const sought = wordSet`nearest search matching`;
export const ONLINE = /(?<!\p{L})(?:онлайн|через (?:наш )?сайт|на сайте|online|on(?: our| the)? website)/iu;
/** Messages, which go by themselves. */
export const told = wordSet`notice reminder`;
/** What people outside do by themselves. */
export const selfService = wordSet`booking request order account form payment signing register general`;

/** Letters in which a word and its first form in the other gender differ. */
const ENDING = 3;
/** «экскурсия» has the stem of «экскурсовод» and is nobody. */
function isAkin(word: string, name: string): boolean {
  const own = lemma(word.toLowerCase());
  if (!/[а-я]/u.test(own)) return true;
  return wordsOf(name).some((part) => {
    const other = lemma(part.toLowerCase());
    let same = 0;
    while (same < own.length && own[same] === other[same]) same += 1;
    return Math.max(own.length, other.length) - same <= ENDING;
  });
}

export const placeOf = (words: readonly string[], { name }: Actor): number => {
  const stems = stemsOf(name);
  return words.findIndex((word) => stems.has(stemOf(word) ?? "") && isAkin(word, name));
};

/** Parts of a house, which are no persons. */
export const isBody = ({ name }: Actor): boolean =>
  wordsOf(name).some((word) =>
    [lemma(word.toLowerCase()), singular(word)].some((one) => readReading().people.bodies.has(one)),
  );

/** Behind a person these are no verb. */
const NO_VERB =
  /^(?:and|or|of|to|in|on|at|by|for|from|with|via|as|per|who|which|that|where|when|what|how|if|because|can|is|are|was|were)$/iu;

/** Where a text tells of a person doing something, what it tells of each: «мастера раскладывают пачки», «швея отсканировала пачку». */
function deedsIn(text: string, named: readonly Named[]): { id: string; deed: string }[] {
  const words = wordsOf(text);
  const isRussian = /[а-яё]/iu.test(text);
  const acting = named.flatMap(({ actor, id }) => {
    const at = placeOf(words, actor);
    const next = words.slice(at + 1, at + 5);
    const isDone = isRussian
      ? next.some((word) => finiteOf(word) !== undefined) &&
        parse(words[at] ?? "").some(({ case: form }) => form === "nomn")
      : next.length > 1 && !NO_VERB.test(next[0] ?? "") && !TOWARDS.test(words[at - 1] ?? "");
    return at >= 0 && isDone ? [{ id, at }] : [];
  });
  acting.sort((one, other) => one.at - other.at);
  return acting.map(({ id, at }, place) => ({
    id,
    deed: words.slice(place === 0 ? 0 : at, acting[place + 1]?.at).join(" "),
  }));
}

/** Who does the work that a wish is about, told elsewhere: in a complaint or in another wish; nobody when several might. */
export function doersOf({ wish }: Asked, sheet: FactSheet, named: readonly Named[]): string[] {
  // «онлайн-запись» is «запись».
  const stems = stemsOf(wish.text.replaceAll("-", " "));
  const verbs = wordsOf(wish.text).map(lemma).filter(isInfinitive);
  const others = [...sheet.pains, ...sheet.wishes].filter(
    (one) => one.removed !== true && one.text !== wish.text,
  );
  const deeds = others.flatMap(({ text }) => deedsIn(text, named));
  const weights = new Map<string, number>();
  for (const { id, deed } of deeds) {
    // «отсканировала» is what «сканировать» asks for.
    const isSame = wordsOf(deed)
      .map(lemma)
      .some((verb) => verbs.some((own) => verb.endsWith(own)));
    const weight = common(stemsOf(deed), stems) + (isSame ? 2 : 0);
    weights.set(id, Math.max(weights.get(id) ?? 0, weight));
  }
  const most = Math.max(0, ...weights.values());
  const found = [...weights].filter(([, weight]) => weight === most).map(([id]) => id);
  return most > 0 && found.length === 1 ? found : [];
}

/** How a clause names a person: as the one who acts or the one who gets the result; `undefined` when it only writes of them. */
function partOf({ wish, kinds: [kind] }: Asked, actor: Actor): keyof Part | undefined {
  const words = wordsOf(withoutCondition(wish.text));
  const at = placeOf(words, actor);
  if (at < 0 || RECORDED.test(words[at + 1] ?? "")) return undefined;
  const readings = parse(words[at] ?? "");
  const leader = words[at - 1] ?? "";
  const isOf = readings.length > 0 && readings.every(({ case: form }) => form === "gent" || form === "accs");
  // «планшет для замерщика»: what is made for somebody is what they work with; a message for them they get.
  const isFor = words.slice(Math.max(0, at - 3), at).some((word) => FOR.test(word));
  if (isFor && !sent.has(kind) && kind !== "report") return "users";
  const isToward = isFor || words.slice(Math.max(0, at - 4), at).some((word) => TOWARDS.test(word));
  const isWritten = isOf && !isToward && isNoun(leader) && !isPreposition(leader);
  if (isWritten && !DOING.test(lemma(leader))) return undefined;
  // «данные о сотрудниках»
  if (readings.length > 0 && readings.every(({ case: form }) => form === "loct")) return undefined;
  // «пациент выбирает врача»
  if (isOf && !isToward && /^(?:VERB|INFN)$/u.test(parse(leader)[0]?.pos ?? "")) return undefined;
  const isTo = readings.some(({ case: form, score }) => form === "datv" && score >= 0.3);
  return isTo || isToward ? "receivers" : "users";
}

/** Everybody once: of «электромеханик» and «механик», of "drivers" and "driver" the one that is counted stands for both. */
export function distinct(actors: readonly Actor[]): Named[] {
  const keyOf = ({ name }: Actor) => [...stemsOf(name)].join(" ");
  const isPart = ({ name: long }: Actor, { name: short }: Actor) =>
    /[а-яё]/u.test(short) && short.length >= 5 && lemma(long).endsWith(lemma(short));
  const isSame = (one: Actor, other: Actor) =>
    keyOf(one) === keyOf(other) || isPart(one, other) || isPart(other, one);
  const kept: Actor[] = [];
  for (const actor of actors) {
    const at = kept.findIndex((one) => isSame(one, actor));
    if (at < 0) kept.push(actor);
    else if (kept[at]?.figure === undefined && actor.figure !== undefined) kept[at] = actor;
  }
  return kept.map((actor, index) => ({ actor, id: `r${String(index + 1)}` }));
}

export function partIn(asked: Asked, named: readonly Named[]): Part {
  const {
    wish,
    kinds: [kind],
  } = asked;
  const placed = named.map((one) => {
    const part = partOf(asked, one.actor);
    // "sync accepted students": what passes is about them.
    const isPassed = kind === "exchange" && part === "users" && placeOf(wordsOf(wish.text), one.actor) > 0;
    const isSought = sought.has(kind) && part === "users" && placeOf(wordsOf(wish.text), one.actor) > 0;
    return { ...one, part: isSought || isPassed ? undefined : part };
  });
  const isTold = sent.has(kind) && placed.every(({ part }) => part !== "receivers");
  const isFirst = (actor: Actor) => placeOf(wordsOf(wish.text).slice(0, 3), actor) >= 0;
  // «карта, где житель ставит точку»
  const doesIt = (actor: Actor) => {
    const words = wordsOf(wish.text);
    return !sent.has(kind) && finiteOf(words[placeOf(words, actor) + 1] ?? "") !== undefined;
  };
  const isMadeFor = (actor: Actor) => {
    const words = wordsOf(wish.text);
    return FOR.test(words[placeOf(words, actor) - 1] ?? "");
  };
  const acts = (actor: Actor) =>
    actor.side !== "served" || selfService.has(kind) || isFirst(actor) || doesIt(actor) || isMadeFor(actor);
  // "Owners upload certificates": a document comes from who stands first, a message goes to them.
  const isGiven = (actor: Actor) => isTold && (told.has(kind) || !isFirst(actor));
  const isUser = ({ part, actor }: (typeof placed)[number]) =>
    (part === "users" && !isGiven(actor) && acts(actor)) ||
    (part === "receivers" && actor.side !== "serves" && selfService.has(kind) && ONLINE.test(wish.text));
  // "A text to the customer when the crew leaves": the crew only stands in its occasion.
  const isOccasion = ({ part, actor }: (typeof placed)[number]) =>
    told.has(kind) && !isTold && part === "users" && !isFirst(actor);
  const idsOf = (isWanted: boolean) =>
    placed.filter((one) => one.part && !isOccasion(one) && isUser(one) === isWanted).map(({ id }) => id);
  return { users: idsOf(true), receivers: idsOf(false) };
}

/** What begins without a subject goes on with that of the wish before: «водитель видел маршрут и мог отметить возврат». */
const DOES = /^(?:to|can|could|able|be|sees?|gets?|marks?|reports?|signs?|confirms?|cancels?|uploads?)$/iu;
/** Length of « и » and of " and ", which join things of one verb. */
const joint = { ru: 3, en: 5 } as const;
const alone = wordSet`exchange notice reminder alert`;
export function goesOn({ wish, kinds }: Asked, before: Asked, actors: readonly Named[], locale: Locale) {
  const isVerb = (word = "") => DOES.test(word) || finiteOf(word) !== undefined;
  const [words, earlier] = [wordsOf(wish.text), wordsOf(before.wish.text)];
  const gap = (wish.span?.start ?? 0) - (before.wish.span?.end ?? 0);
  const isLed = actors.some(({ actor }) => {
    const at = placeOf(earlier.slice(0, 3), actor);
    return at >= 0 && isVerb(earlier[at + 1]);
  });
  const isNear = isVerb(words[0]) ? gap <= 9 : gap === joint[locale];
  return gap > 0 && isNear && isLed && !alone.has(kinds[0]);
}
