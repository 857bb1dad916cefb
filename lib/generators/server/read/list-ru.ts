import "server-only";
import { parse } from "@/lib/generators/server/language/ru";
import {
  formOf,
  isFinite,
  isName,
  posOf,
  type Part,
  type Place,
} from "@/lib/generators/server/read/list-parts";
import { wishWords } from "@/lib/generators/server/read/wish-words";

const isPerson = (word: string) => {
  const readings = parse(word);
  return (
    readings[0]?.pos === "NOUN" && readings.some(({ animacy, score }) => animacy === "anim" && score > 0.1)
  );
};
/** «приложение для жителей …, чтобы мастер видел …»: what the second one does is another thing. */
const isForSomebody = ({ words }: Part) =>
  words.some((word, at) => /^для$/iu.test(words[at - 1] ?? "") && isPerson(word));
const isBySomebodyElse = ({ words }: Part, { words: before }: Part) => {
  const [doer] = words.slice(1, 3).filter(isPerson);
  const lemmas = before.map((word) => parse(word)[0]?.normal);
  return doer !== undefined && !lemmas.includes(parse(doer)[0]?.normal);
};

export const isDoer = (part: Part) => formOf(part) === "clause" && part.words.slice(0, 2).some(isPerson);
/** «накануне получал напоминание»: it has no subject of its own. */
export const isVerbLed = ({ words }: Part) => words.slice(0, 2).some(isFinite) && !isPerson(words[0] ?? "");

const HOLDER = /(?:^| )(?:систем|программ|сервис|модул|приложени|платформ)\p{L}* /u;

/** Whether a part belongs to the item before it. `isOneOfMany`: somebody else does the next part. */
export function continuesRussian(place: Place, isOneOfMany: boolean, isRow: boolean): boolean {
  const { part, previous, last, form, before, isClause } = place;
  const inClause = isClause || before === "purpose";
  const isShort = part.words.length < 2;
  // «система приёма и маршрутизации обращений»
  const isGenitive = (word = "") =>
    parse(word).some(({ pos, case: name }) => pos === "NOUN" && name === "gent");
  const isHeld = part.before === "word" && HOLDER.test(previous.text);
  if (isHeld && isGenitive(previous.words.at(-1)) && isGenitive(part.words[0])) return true;
  // «с ЕЦП и СМЭВ 4»: a mere name is another side of the same exchange.
  if (part.words.every(isName) && previous.words.length > 1) return true;
  if (form === "infinitive") return false;
  // «сделать карту и учёт мест»: another thing of the same verb.
  if (before === "infinitive" && part.words.length > 3 && wishWords().deliverable.test(part.text))
    return false;
  // «записывался, получал напоминание и видел паспорт»: the last one of a row of deeds.
  if (form === "verb") return isShort || (part.before !== "mark" && !isRow) || !inClause;
  if (form === "clause") return !inClause || /^(?:он|она|оно|они)(?: |$)/.test(part.text);
  if (form === "purpose") {
    const isOthers = (isForSomebody(previous) || isOneOfMany) && isBySomebodyElse(part, previous);
    return !inClause && !isOthers && part.before === "mark" && !part.text.startsWith("при этом");
  }
  // «приложение водителя, работающее без связи»
  if (form === "none" || parse(part.words[0] ?? "")[0]?.pos === "PRTF") return true;
  // «где видно зерно, анализы и остаток», «который знает машины и бумагу»: a list inside a relative clause.
  const isRelative = isShort && /^(?:где|котор\p{L}+) /u.test(last.text);
  const isInner =
    part.before === "mark" ? isShort : part.before === "word" && (last.words.length < 2 || isRelative);
  if (isInner && / (?:где|котор\p{L}+) /u.test(previous.text)) return true;
  if ((inClause && before !== "noun") || before === "infinitive") return part.before === "word" || isShort;
  // «с выбором поста и мастера»
  const isPair = isGenitive(previous.words.at(-1)) && isGenitive(part.words[0]);
  if (isShort && isPair && part.before === "word" && posOf(previous.words.at(-2)) === "NOUN") return true;
  // «под заказ и возврат»
  return isShort && part.before === "word" && posOf(previous.words.at(-2)) === "PREP";
}
