import "server-only";
import type { CapabilityId } from "@/content/knowledge/ids";
import { splitSentences, type Sentence } from "@/lib/generators/server/draft/reading/sentences";
import { capabilityOf, constraintsOf, systemsOf } from "@/lib/generators/server/draft/reading/subject";

/** One thing wanted, in the visitor's own words. */
export type Wish = {
  text: string;
  capability?: CapabilityId;
  /** The phrase stands in the nominative («нужна единая запись»), so it can serve as a heading. */
  isName: boolean;
};

const NOMINATIVE = /^(?:нужен|нужна|нужны|требуется|требуются|необходим|необходима|необходимы)$/u;
const OTHER =
  /^(?:нужно|хотим|хочу|хотят|хочет|хотелось|планируем|планирует|надо|необходимо|ищем|желаем|собираемся|просим|need|needs|want|wants|require|requires)$/u;
/** Verbs that ask only together with the next word: "plan to", "looking for", "would like". */
const PAIRS: Readonly<Record<string, string>> = {
  plan: "to",
  plans: "to",
  planning: "to",
  looking: "for",
  would: "like",
};
/** A part that begins so belongs to another one: a place, a date, a condition. */
const DEPENDENT =
  /^\d|^(?:with|inside|within|by|in|on|at|so|from|live|round|around|under|before|until|after|including|с|со|в|во|на|по|до|к|без|при|через|включая|внутри|с учетом|с учётом|чтобы)\s/iu;
const ARTICLE = /^(?:a|an|the|some|our|for|by|to have|to get|us)\s+/iu;

/** Where a list of wishes turns into reasons. */
const REASON =
  /[\s,]+(?:чтобы|чтоб|потому|так как|котор\p{L}*|где|который|при этом|поскольку|so that|so as|in order|which|that|because|where|who|while|without)(?=[\s,]).*$/iu;
const JOINER = /^(?:(?:и|а|а также|также|плюс|and|as well as|plus|also|or|или)\s+)+/iu;
/** A part in the instrumental continues «обмен с 1С, лабораторией» rather than starts a wish. */
const CONTINUES = /^\p{L}+(?:ией|ями|ами|ом|ем|ой|ою)(?=\s|$)/iu;
const TAKES_LIST = /\s(?:с|со|между|with|between|from|and)\s/iu;

const LONGEST = 90;
const SHORTEST = 3;
const MOST = 6;

const verbAt = ({ words }: Sentence): { end: number; isName: boolean } | undefined => {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (NOMINATIVE.test(word.key)) return { end: word.end, isName: true };
    if (OTHER.test(word.key)) return { end: word.end, isName: /^[a-z]/.test(word.key) };
    if (next && PAIRS[word.key] === next.key) return { end: next.end, isName: next.key !== "to" };
  }
  return undefined;
};

/** Whether a sentence says what is wanted. */
export const isWish = (sentence: Sentence): boolean => verbAt(sentence) !== undefined;

/** Cuts «единая запись, карта пациента» at its commas; a part that only continues «обмен с …» stays with it. */
function parts(list: string): string[] {
  const joined: string[] = [];
  for (const piece of list.split(/[,;:]\s+/).map((part) => part.replace(JOINER, "").trim())) {
    const previous = joined.at(-1);
    if (previous !== undefined && CONTINUES.test(piece) && TAKES_LIST.test(` ${previous} `))
      joined[joined.length - 1] = `${previous}, ${piece}`;
    else joined.push(piece);
  }
  return joined.flatMap(halves);
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
    const [first, second] = [meaningOf(left), meaningOf(right)];
    if (first !== undefined && second !== undefined && first !== second && !CONTINUES.test(right))
      return [left, ...halves(right)];
  }
  return [text];
}

/** «обмен с системой бронирования»: what follows «с» is the other side and no second wish. */
const TWO_SIDED = /(?:обмен|интеграц|связ|совместим|работ)\p{L}*$/iu;
const COMPANIONS = /^(.+?)\s(?:с|со|with)\s(.+)$/iu;

const namesSystem = (text: string) => splitSentences(text).some((phrase) => systemsOf([phrase]).length > 0);

/**
 * «система приёма с входом через ЕСИА, приёмом из ВК и отчётами для мэра»: what comes with the main thing and means something of
 * its own is a wish as well. It keeps its preposition, since it is quoted in its case.
 */
function companions(text: string, isList: (piece: string) => boolean): string[] {
  const [, main = "", rest = ""] = COMPANIONS.exec(text) ?? [];
  const meaning = meaningOf(main);
  if (meaning === undefined || meaning === "integration" || TWO_SIDED.test(main)) return [text];
  const pieces = rest
    .split(/,\s+(?:(?:и|and)\s+)?|\s(?:и|and)\s(?=\p{L}+(?:ией|ями|ами|ом|ем|ой|ою)(?=\s|$))/iu)
    .filter((piece) => piece !== "");
  if (!pieces.every(isList)) return [text];
  const own = pieces.filter((piece) => {
    const other = meaningOf(piece);
    return namesSystem(piece) || (other !== undefined && other !== meaning);
  });
  if (own.length === 0) return [text];
  const kept = pieces.filter((piece) => !own.includes(piece));
  const whole = kept.length > 0 ? `${main} с ${kept.join(", ")}` : main;
  return [whole, ...own.map((piece) => `с ${piece}`)];
}

function wishesIn(sentence: Sentence): Wish[] {
  const verb = verbAt(sentence);
  if (!verb) return [];
  const list = sentence.text
    .slice(verb.end)
    .replace(/^[\s:,—–-]+/u, "")
    .slice(0, 400)
    .replace(REASON, "")
    .replace(/[.!?;\s]+$/u, "");
  return parts(list)
    .map((part) => part.replace(ARTICLE, "").replace(/^(?:a|an|the)\s+/iu, ""))
    .filter((text) => text.length >= SHORTEST && !DEPENDENT.test(text))
    .flatMap((text) => companions(text, (piece) => CONTINUES.test(piece)))
    .filter((text) => text.length <= LONGEST)
    .map((text, index) => {
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
