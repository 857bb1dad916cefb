import "server-only";
import type { CapabilityId } from "@/content/knowledge/ids";
import { verbAt } from "@/lib/generators/server/draft/reading/wish-verbs";
import { splitSentences, type Sentence } from "@/lib/generators/server/draft/reading/sentences";
import { capabilityOf, constraintsOf } from "@/lib/generators/server/draft/reading/subject";
import { systemsOf } from "@/lib/generators/server/draft/reading/systems";

/** One thing wanted, in the visitor's own words. */
export type Wish = {
  text: string;
  capability?: CapabilityId;
  /** The phrase stands in the nominative («нужна единая запись»), so it can serve as a heading. */
  isName: boolean;
};

/** A part that begins so belongs to another one: a place, a date, a condition. */
const DEPENDENT =
  /^\d|^(?:with|inside|within|by|in|on|at|so|from|live|round|around|under|before|until|after|including|с|со|в|во|на|по|до|к|без|при|через|включая|внутри|с учетом|с учётом|чтобы)\s/iu;
/** When and where it starts is no thing wanted. */
const LAUNCH = /^(?:to\s)?(?:запустить|запуск|начать|стартовать|launch|start|go live)/iu;
const ARTICLE = /^(?:a|an|the|some|our|for|by|to have|to get|us)\s+/iu;

/** Where a list of wishes turns into reasons. */
const REASON =
  /[\s,]+(?:чтобы|чтоб|потому|так как|котор\p{L}*|где|который|при этом|поскольку|so that|so as|in order|which|that|because|where|who|while|without)(?=[\s,]).*$/iu;
/** An English clause about a thing wanted ends where an exchange follows it: that is a wish of its own. */
const ASIDE =
  /\s(?:that|which)\s[^,]*(?=,\s(?:and\s)?(?:exchange|integrat(?:ion|ed)|data from|sign-in)(?:\s|$))/giu;
const JOINER = /^(?:(?:и|а|а также|также|плюс|and|as well as|plus|also|or|или)\s+)+/iu;
/** A part in the instrumental continues «обмен с 1С, лабораторией» rather than starts a wish. */
const CONTINUES = /^\p{L}+(?:ией|ями|ами|ыми|ими|ом|ем|ой|ою)(?=\s|$)/iu;
const TAKES_LIST = /\s(?:с|со|между|with|between|from|and)\s/iu;

const LONGEST = 90;
const SHORTEST = 3;
const MOST = 6;

/** «…, с интеграцией с системой бронирования»: a wish although it begins like a condition. */
const WITH_EXCHANGE = /^со?\s(?:интеграци|обмен|вход|отч[её]т)/iu;

/** A part of a list of wishes; a companion begins with its preposition. */
type Part = { text: string; isCompanion: boolean };

/** Cuts «единая запись, карта пациента» at its commas; a part that only continues «обмен с …» stays with it. */
function parts(list: string): Part[] {
  const joined: string[] = [];
  for (const piece of list.split(/[,;:]\s+/).map((part) => part.replace(JOINER, "").trim())) {
    const previous = joined.at(-1);
    if (previous !== undefined && CONTINUES.test(piece) && TAKES_LIST.test(` ${previous} `))
      joined[joined.length - 1] = `${previous}, ${piece}`;
    else joined.push(piece);
  }
  return joined.flatMap((piece) => {
    const [main = piece, ...further] = companions(piece);
    return [
      ...halves(main).map((text) => ({ text, isCompanion: WITH_EXCHANGE.test(text) })),
      ...further.map((text) => ({ text, isCompanion: true })),
    ];
  });
}

const meaningOf = (text: string): CapabilityId | undefined => {
  const [phrase] = splitSentences(text);
  return phrase && capabilityOf(phrase);
};

/** «кабинет и обмен с 1С» are two wishes, because each half means something of its own; «приём и маршрутизация» are one. */
function halves(text: string): string[] {
  // Halves of a longer part are too long to be shown.
  if (text.length > 2 * LONGEST) return [text];
  for (const match of text.matchAll(/\s(?:и|and)\s/gu)) {
    const [left, right] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    // "sign-in through ESIA and reports": a half that names a system means the exchange with it.
    const [first, second] = [
      meaningOf(left) ?? (namesSystem(left) ? ("integration" as const) : undefined),
      meaningOf(right),
    ];
    if (first !== undefined && second !== undefined && first !== second && !CONTINUES.test(right))
      return [left, ...halves(right)];
  }
  return [text];
}

/** «обмен с системой бронирования»: what follows «с» is the other side and no second wish. */
const TWO_SIDED = /(?:обмен|интеграц|связ|совместим|работ)\p{L}*$/iu;
const COMPANIONS = /^(.+?)\s(со?)\s(.+)$/iu;
/** Wishes that a list of companions may end with. */
const NEXT_WISH =
  /\s(?:и|а также)\s(?=(?:уведомлен|напоминан|оповещен|отч[её]ты|обмен|уч[её]т(?!н)|мониторинг|интеграц|портал|чат-бот)\p{L}*)/iu;
/** A timetable inside an account is a part of it and no project of planning. */
const WITHIN: ReadonlySet<CapabilityId> = new Set<CapabilityId>([
  "planning",
  "booking",
  "requests",
  "portal",
]);

const namesSystem = (text: string) => splitSentences(text).some((phrase) => systemsOf([phrase]).length > 0);

/**
 * «система приёма с входом через ЕСИА, приёмом из ВК и отчётами для мэра»: what comes with the main thing and means something of
 * its own is a wish as well. It keeps its preposition, since it is quoted in its case.
 */
function companions(text: string): string[] {
  const [, main = "", preposition = "", all = ""] = COMPANIONS.exec(text) ?? [];
  const [rest = "", ...next] = all.split(NEXT_WISH);
  const meaning = meaningOf(main);
  if (meaning === undefined || meaning === "integration" || TWO_SIDED.test(main)) return [text];
  const pieces = rest
    .split(/,\s+(?:и\s+)?|\sи\s(?=\p{L}+(?:ией|ием|ями|ами|ом|ем)(?=\s|$))/iu)
    .filter((piece) => piece !== "");
  if (!pieces.every((piece) => CONTINUES.test(piece))) return [text];
  const own = pieces.filter((piece) => {
    const other = meaningOf(piece);
    return namesSystem(piece) || (other !== undefined && other !== meaning && !WITHIN.has(other));
  });
  if (own.length === 0) return [text];
  const kept = pieces.filter((piece) => !own.includes(piece));
  const whole = kept.length > 0 ? `${main} ${preposition} ${kept.join(", ")}` : main;
  return [
    whole,
    ...own.map((piece) => `${pieces.indexOf(piece) === 0 ? preposition : "с"} ${piece}`),
    ...next,
  ];
}

/** A long wish in English is cut where it turns to details. */
const shortened = (text: string) =>
  text.length <= LONGEST ? text : text.replace(/\s(?:with|on top of)\s(?!.*\swith\s).*$/iu, "");

function wishesIn(sentence: Sentence): Wish[] {
  const verb = verbAt(sentence);
  if (!verb) return [];
  const list = sentence.text
    .slice(verb.end)
    .replace(/^[\s:,—–-]+/u, "")
    .slice(0, 400)
    .replace(ASIDE, "")
    .replace(REASON, "")
    .replace(/[.!?;\s]+$/u, "");
  return parts(list)
    .map(({ text, isCompanion }) => ({
      text: shortened(text)
        .replace(ARTICLE, "")
        .replace(/^(?:a|an|the)\s+/iu, ""),
      isCompanion,
    }))
    .filter(
      ({ text, isCompanion }) =>
        text.length >= SHORTEST &&
        text.length <= LONGEST &&
        (isCompanion || !DEPENDENT.test(text)) &&
        !LAUNCH.test(text),
    )
    .map(({ text }, index) => {
      const capability = meaningOf(text);
      return {
        text,
        isName: verb.isName && index === 0 && !/^to\s/i.test(text),
        ...(capability && { capability }),
      };
    });
}

/** «работа 24/7», "99.95% availability": how it has to be, not what. */
const isCondition = (text: string) => /\d/.test(text) || constraintsOf(splitSentences(text)).length > 0;

/** What the description asks for, at most six phrases, each once. */
export function wishesOf(sentences: readonly Sentence[]): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const sentence of sentences) {
    for (const wish of wishesIn(sentence)) {
      const key = wish.text.toLowerCase();
      const isThing = wish.capability !== undefined || !isCondition(wish.text);
      if (isThing && !wishes.has(key)) wishes.set(key, wish);
    }
    if (wishes.size >= MOST) break;
  }
  return [...wishes.values()].slice(0, MOST);
}
