import "server-only";
import { parse } from "@/lib/generators/server/language/ru";
import { plain, type Span } from "@/lib/generators/server/read/spans";
import type { Token } from "@/lib/generators/server/read/tokens";
import { wishWords } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

/** A part of a list with its words as written; `before`: the end of a line, a mark, a conjunction or both stand before it. */
type Part = Span & { text: string; words: string[]; before: "line" | "mark" | "word" | "both" };
type Form = "infinitive" | "noun" | "purpose" | "clause" | "verb" | "none";
/** A part, the item before it, the part before it, and the forms of the first two; `isClause`: items have subjects and verbs of their own. */
type Place = { part: Part; previous: Part; last: Part; form: Form; before: Form; isClause: boolean };

const SEPARATOR =
  /\s*[,;?](?!\d)[\s,;?]*(?:(?:и|а|также|плюс|да|and|plus|n|&)(?!\S| то )\s*)*|\s(?:(?:и|а|также|плюс|да|and|plus|n|&)(?!\S| то )\s*)+/giu;

/** The text of tokens at their places; quotations and brackets are blotted out, for they stay whole, numbers of a list are marks. */
function masked(tokens: readonly Token[]): string {
  const base = tokens[0]?.start ?? 0;
  const shown = ({ quoted, text }: Token) => (quoted ? "X".repeat(text.length) : text);
  return tokens
    .reduce((text, token) => text.padEnd(token.start - base) + shown(token), "")
    .replace(/\((?!(?:\d{1,2}|[a-hа-и])\))[^)]*\)?/g, (bracket) => "X".repeat(bracket.length))
    .replace(/(?:\(|(?<![\p{L}\d]))(?:\d{1,2}|[a-hа-и])\)(?=\s)|(?<=[;,:.]\s)\d{1,2}\.(?=\s)/gu, (number) =>
      ";".repeat(number.length),
    );
}

/** Cuts at marks and the conjunctions that join items; a list with semicolons is cut there only. */
function cut(tokens: readonly Token[]): Part[] {
  const base = tokens[0]?.start ?? 0;
  const text = masked(tokens);
  const isOfLines = (text.match(/;[^;]/g) ?? []).length > 1;
  const parts: Part[] = [];
  let [from, separator] = [0, ""];
  for (const match of [...text.matchAll(isOfLines ? /[\s;]*;[\s;]*/g : SEPARATOR), undefined]) {
    const own = text.slice(from, match?.index).replace(/[\s.!…]+$/, "");
    const isMark = /[,;?]/.test(separator);
    const before =
      isMark && /[\p{L}&]/u.test(separator) ? "both" : !isMark ? "word" : isOfLines ? "line" : "mark";
    const words = own.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
    const place = { start: base + from, end: base + from + own.length };
    if (words.length > 0) parts.push({ ...place, text: plain(own), words, before });
    separator = (words.length > 0 || parts.length === 0 ? "" : separator) + (match?.[0] ?? "");
    from = (match?.index ?? 0) + (match?.[0].length ?? 0);
  }
  return parts;
}

const posOf = (word = "") => parse(word)[0]?.pos ?? "";
const isFinite = (word = "") => /^(?:VERB|PRTS)$/.test(posOf(word));
const isName = (word: string) => /^[A-Za-z\d]/.test(word) || (word.length > 1 && word === word.toUpperCase());

/** A noun phrase in the nominative or accusative begins the part, or a name does. */
function leadsNoun(words: readonly string[]): boolean {
  for (const [at, word] of words.entries()) {
    const readings = parse(word).filter(({ score }, _at, [best]) => score >= (best?.score ?? 0) * 0.15);
    // «водителю маршрут на день»: to whom, then what.
    const isReceiver = readings[0]?.case === "datv" && readings[0].animacy === "anim";
    if (isReceiver && posOf(words[at + 1]) !== "PREP") continue;
    if (isName(word) || readings.length === 0) return true;
    const named = readings.filter(({ pos }) => /^(?:NOUN|ADJF|PRTF|NPRO|NUMR)$/.test(pos));
    if (named.length > 0) return named.some(({ case: name }) => name === "nomn" || name === "accs");
  }
  return false;
}

function formOf({ text, words }: Part): Form {
  if (/^(?:при этом )?(?:\p{L}+ ){0,2}что(?:бы?| бы) /u.test(text)) return "purpose";
  // «студентам – подавать заявки»: who does it stands before the dash.
  const opening = text.replace(/^(?:\S+ ){1,3}[–—-] /u, "").split(" ", 3);
  if (posOf(opening.find((word) => /^(?:INFN|NOUN)$/.test(posOf(word)))) === "INFN") return "infinitive";
  if (isFinite(words[0])) return "verb";
  const isNoun = leadsNoun(words);
  if (words.some(isFinite)) return isNoun || words[0] === "у" ? "clause" : "none";
  return isNoun ? "noun" : "none";
}

/** «механикам – график на неделю»: to whom, then what they get. */
export function isGiven(text: string): boolean {
  const [, whom = ""] = /^(?:а |и )?([\p{L}-]+)(?: [\p{L}-]+)? [–—-] \S/u.exec(text) ?? [];
  return parse(whom).some(
    ({ case: name, animacy, score }) => name === "datv" && animacy === "anim" && score > 0.2,
  );
}

const CONDITION = /^(?:если(?! бы)|когда|как только|if|when|as soon as) [^,]*$/u;

const ONLY_SYSTEM = /^(?:\p{L}+(?:ая|ое|ый) )?(?:систем|программ|приложени|сервис|платформ)\p{L}*$/u;
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

const isDoer = (part: Part) => formOf(part) === "clause" && part.words.slice(0, 2).some(isPerson);
/** «накануне получал напоминание»: it has no subject of its own. */
const isVerbLed = ({ words }: Part) => words.slice(0, 2).some(isFinite) && !isPerson(words[0] ?? "");

const HOLDER = /(?:^| )(?:систем|программ|сервис|модул|приложени|платформ)\p{L}* /u;

/** `isOneOfMany`: somebody else does the next part. */
function continuesRussian(place: Place, isOneOfMany: boolean, isRow: boolean): boolean {
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

const GOVERNING =
  /^(?:of|for|to|w|with|between|from|by|in|on|at|per|into|about|via|through|across|tells?|shows?|sends?|lets?|helps?|covers?|gives?|asks?|reminds?|texts?|alerts?|warns?)$/i;
const DETERMINED = /^(?:an?|the|one|our|each|every|some|\d)$/i;
const APPOSITION =
  /^(?:our|the|his|her|my|who is|a) (?:[\w-]+ ){0,2}(?:\w+(?:er|or|ant|ist|ian)|head|lead|chief|boss|clerk|mayor)$/;
const MODAL = /^(?:can|could|should|would|will|may|must|gets?|is|are|has|have|does|do|knows?|sees?)$/i;

function continuesEnglish({ part, previous, last, isClause }: Place, isOpen: boolean): boolean {
  const [own, before] = [part.words, previous.words];
  if (/^(?:must|should|shall|can|(?:to )?be able to|where (?:the|my|our|an?) [\w ]+ can) /.test(part.text))
    return false;
  // "a portal where cafes repeat an order, a plan that follows from the orders, and invoices that land …"
  const isOther = own.length > 3 && (DETERMINED.test(own[0] ?? "") || part.before === "both");
  if (isClause && MODAL.test(own[1] ?? "")) return false;
  if (isClause) return own.length < 4 || !(isOther || own.slice(1).some((word) => MODAL.test(word)));
  // "a report for Dana, our operations director"
  const isName = /^\p{Lu}/u.test(before.at(-1) ?? "") && before.length > 1;
  if (part.before === "mark" && isName && APPOSITION.test(part.text)) return true;
  // "one button that tells hotels, drivers and guests": the single word hangs on the same preposition or verb.
  const isSingle = own.length === 1 && before.slice(-3, -1).some((word) => GOVERNING.test(word));
  if (part.before === "mark") return isSingle && before.length > 2;
  if (part.before === "word" && before.includes("between")) return true;
  // "photos and a due date" behind "with", "warns the lawyer and a backup": the verb or preposition has two objects.
  const isJoined = /^with$/i.test(before.at(-2) ?? "") || GOVERNING.test(before[0] ?? "");
  if (part.before === "word" && isJoined && !own.some((word) => MODAL.test(word))) return true;
  if (part.before === "both" || DETERMINED.test(own[0] ?? "")) return false;
  // "feed and turnout board": one word has no head of its own.
  const isShort = own.length < 4 || !/ (?:so|that|which|who|when|if|where) /.test(part.text);
  const isBare = isShort && before.filter((word) => !DETERMINED.test(word)).length === 1;
  return isOpen || isSingle || (last.before !== "mark" && (isBare || GOVERNING.test(before.at(-2) ?? "")));
}

/**
 * The items of an enumeration, in order and without the words that join them. «температура и влажность» stays one item: a part is one
 * of its own only if it begins as its siblings do. It ends where the sentence turns to reasons or to today.
 */
export function itemsOf(tokens: readonly Token[], locale: Locale, isWhole = false): Span[] {
  const items: Part[] = [];
  const parts = cut(tokens);
  const isClause = isWhole || /^(?:\p{L}+ )?чтобы? /u.test(parts[0]?.text ?? "");
  // A comma with a conjunction closes an English list: a bare conjunction elsewhere joins inside an item.
  const closer = parts.findLastIndex(({ before }) => before === "both");
  for (const [at, part] of parts.entries()) {
    const [first, previous, last] = [items[0], items.at(-1), parts[at - 1]];
    if (!first || !previous || !last) {
      items.push(part);
      continue;
    }
    const place = { part, previous, last, form: formOf(part), before: formOf(previous), isClause };
    const bare = part.text.replace(locale === "ru" ? wishWords().openers : /^(?:and|also|then) /, "");
    const goesOn = wishWords().continues.test(bare);
    // «…, механики пишут в чат»: among things wanted, a clause with a verb of its own tells what is done today.
    const isToday =
      !isClause &&
      part.before === "mark" &&
      place.form === "clause" &&
      place.before !== "purpose" &&
      !/(?:^| )(?:котор|чтоб|где|когда|если|как|чем|что|откуда|куда)/u.test(part.text);
    const isOver =
      wishWords().turns.test(part.text) || (isToday && /^(?:infinitive|noun)$/.test(formOf(first)));
    if (isOver && !goesOn) break;
    const isInside =
      part.before === "line" || isGiven(part.text)
        ? false
        : locale === "ru"
          ? continuesRussian(
              place,
              parts.slice(at + 1).some(isDoer),
              items.length > 1 && isClause && isVerbLed(previous),
            )
          : continuesEnglish(place, closer > 0 && at !== closer);
    const isWhere =
      isClause && part.before === "both" && /^where (?:the|my|our|an?) [\w ]+ can /.test(part.text);
    if ((goesOn && part.before !== "line" && !isWhere) || isInside || CONDITION.test(previous.text)) {
      const words = [...previous.words, ...part.words];
      items[items.length - 1] = { ...previous, end: part.end, text: `${previous.text} ${part.text}`, words };
    } else items.push(part);
  }
  // «нужна система, чтобы водитель …, а диспетчер …»: the system is all of it.
  const isWholeSystem = ({ text }: Part, at: number) =>
    items[at + 1]?.text.startsWith("чтобы ") === true && ONLY_SYSTEM.test(text);
  return items.filter(
    (item, at) => items.length === 1 || !(item.text.startsWith("не ") || isWholeSystem(item, at)),
  );
}
