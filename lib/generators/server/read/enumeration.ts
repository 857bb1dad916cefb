import "server-only";
import { parse } from "@/lib/generators/server/language/ru";
import { plain, type Span } from "@/lib/generators/server/read/spans";
import type { Token } from "@/lib/generators/server/read/tokens";
import { wishWords } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

/** A part of a list with its words as written; `before`: a mark, a conjunction or both stand before it. */
type Part = Span & { text: string; words: string[]; before: "mark" | "word" | "both" };
/** A part, the first item, the item before it and the part before it; `isClause`: items have subjects and verbs of their own. */
type Place = { first: Part; previous: Part; last: Part; part: Part; isClause: boolean };

const separators: Record<Locale, RegExp> = {
  ru: /\s*[,;?](?!\d)[\s,;?]*(?:(?:и|а|также|плюс|да)(?!\S| то )\s*)*|\s(?:(?:и|а|также|плюс|да)(?!\S| то )\s*)+/giu,
  en: /\s*[,;?](?!\d)[\s,;?]*(?:(?:and|plus|n|&)(?!\S)\s*)*|\s(?:(?:and|plus|n|&)(?!\S)\s*)+/giu,
};

/** The text of tokens at their places; quotations and brackets are blotted out, for they stay whole, numbers of a list are marks. */
const masked = (tokens: readonly Token[]): string =>
  tokens
    .reduce(
      (text, token) =>
        text.padEnd(token.start - (tokens[0]?.start ?? 0)) +
        (token.quoted ? "X".repeat(token.text.length) : token.text),
      "",
    )
    .replace(/\((?!\d{1,2}\))[^)]*\)?/g, (bracket) => "X".repeat(bracket.length))
    .replace(/\(?\b\d{1,2}\)(?=\s)|(?<=[;,:.]\s)\d{1,2}\.(?=\s)/g, (number) => ";".repeat(number.length));

/** Cuts at marks and the conjunctions that join items; a list with semicolons is cut there only. */
function cut(tokens: readonly Token[], locale: Locale): Part[] {
  const base = tokens[0]?.start ?? 0;
  const text = masked(tokens);
  const isOfLines = (text.match(/;[^;]/g) ?? []).length > 1;
  const parts: Part[] = [];
  let [from, separator] = [0, ""];
  for (const match of [...text.matchAll(isOfLines ? /[\s;]*;[\s;]*/g : separators[locale]), undefined]) {
    const own = text.slice(from, match?.index ?? text.length).replace(/[\s.!…]+$/, "");
    const [isMark, isWord] = [/[,;?]/.test(separator), /[\p{L}&]/u.test(separator)];
    const before = isMark ? (isWord ? "both" : "mark") : "word";
    const words = own.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
    const place = { start: base + from, end: base + from + own.length };
    if (words.length > 0) parts.push({ ...place, text: plain(own), words, before });
    separator = (words.length > 0 || parts.length === 0 ? "" : separator) + (match?.[0] ?? "");
    from = (match?.index ?? 0) + (match?.[0].length ?? 0);
  }
  return parts;
}

const posOf = (word = "") => parse(word)[0]?.pos ?? "";
const isFinite = (word: string) => /^(?:VERB|PRTS)$/.test(posOf(word));
const isName = (word: string) => /^[A-Za-z\d]/.test(word) || (word.length > 1 && word === word.toUpperCase());
/** The cases a word can have as a noun or what agrees with one; none for other words. */
const casesOf = (word: string) =>
  parse(word)
    .filter(({ score }, _at, [best]) => score >= (best?.score ?? 0) * 0.15)
    .flatMap(({ pos, case: name }) => (/^(?:NOUN|ADJF|PRTF|NPRO|NUMR)$/.test(pos) && name ? [name] : []));

/** A noun phrase begins the part in the nominative, the accusative or the case of the list; or a name does. */
function leadsNoun(words: readonly string[], [listed]: readonly string[] = []): boolean {
  const [first = "", ...others] = words;
  const noun = others.find((word) => posOf(word) === "NOUN") ?? "";
  // «обновляемый каждую минуту»: a participle without a noun in its case tells more of the noun before it.
  const own = casesOf(first)[0];
  if (posOf(first) === "PRTF" && !casesOf(noun).some((name) => name === own)) return false;
  const leading = words.find((word) => isName(word) || parse(word).length === 0 || casesOf(word).length > 0);
  if (leading === undefined) return false;
  const names = casesOf(leading);
  const wanted = new Set(["nomn", "accs", ...casesOf(listed ?? "").slice(0, 1)]);
  return isName(leading) || names.length === 0 || names.some((name) => wanted.has(name));
}

/** How a Russian part begins: siblings of a list begin alike. */
function formOf(
  { text, words }: Part,
  first: Part,
): "infinitive" | "noun" | "purpose" | "clause" | "verb" | "none" {
  if (/^(?:при этом )?(?:\p{L}+ ){0,2}что(?:бы?| бы) /u.test(text)) return "purpose";
  // «студентам – подавать заявки»: who does it stands before the dash.
  const opening = text.replace(/^(?:\S+ ){1,3}[–—-] /u, "").split(" ", 3);
  const [infinitive, noun] = ["INFN", "NOUN"].map((pos) => opening.findIndex((word) => posOf(word) === pos));
  if (infinitive !== undefined && infinitive >= 0 && !(noun !== undefined && noun >= 0 && noun < infinitive))
    return "infinitive";
  if (isFinite(words[0] ?? "")) return "verb";
  const leads = leadsNoun(words, first.words);
  if (words.some(isFinite)) return leads || words[0] === "у" ? "clause" : "none";
  return leads ? "noun" : "none";
}

/** The part belongs to the item before it. */
function continuesRussian({ first, previous, last, part, isClause }: Place): boolean {
  const [form, before] = [formOf(part, first), formOf(previous, first)];
  const inClause = isClause || before === "purpose";
  const isShort = part.words.length < 2;
  // «с ЕЦП и СМЭВ 4»: a mere name is another side of the same exchange.
  if (part.words.every(isName) && previous.words.length > 1) return true;
  if (form === "infinitive") return false;
  if (form === "verb") return isShort || part.before !== "mark" || !inClause;
  if (form === "clause") return !inClause;
  if (form === "purpose") return !inClause && part.before === "mark" && !part.text.startsWith("при этом");
  if (form === "none") return !(inClause && part.before === "both" && part.words.some(isFinite));
  // «где видно зерно, анализы и остаток»: a list inside a relative clause.
  const isInner = part.before === "mark" ? isShort : part.before === "word" && last.words.length < 2;
  if (isInner && / (?:где|котор\p{L}+) /u.test(previous.text)) return true;
  if ((inClause && before !== "noun") || before === "infinitive") return part.before === "word" || isShort;
  // «под заказ и возврат»
  return isShort && part.before === "word" && posOf(previous.words.at(-2)) === "PREP";
}

const GOVERNING =
  /^(?:of|for|to|w|with|between|from|by|in|on|at|per|into|about|via|through|across|tells?|shows?|sends?|lets?|helps?|covers?|gives?|asks?|reminds?|texts?|alerts?|warns?)$/i;
const DETERMINED = /^(?:an?|the|one|our|each|every|some|\d)$/i;
const MODAL = /^(?:can|could|should|would|will|may|must|gets?|is|are|has|have|does|do|knows?|sees?)$/i;
/** "updated live", "sorted by departure": a participle without a noun of its own tells more of the one before. */
const PARTICIPLE =
  /^\w+ed(?: (?:live|by|with|in|on|at|to|from|every|each|automatically|daily|weekly|monthly|when|per|as|and|online|offline|the|for)\b|$)/;

function continuesEnglish({ previous, last, part, isClause }: Place, isOpen: boolean): boolean {
  const [own, before] = [part.words, previous.words];
  if (PARTICIPLE.test(part.text)) return true;
  if (/^(?:must|should|shall|can) /.test(part.text)) return false;
  if (isClause) return own.length < 4 || !own.slice(1).some((word) => MODAL.test(word));
  // "one button that tells hotels, drivers and guests": the single word hangs on the same preposition or verb.
  const isSingle = own.length === 1 && before.slice(-3, -1).some((word) => GOVERNING.test(word));
  if (part.before === "mark") return isSingle && before.length > 2;
  if (part.before === "word" && before.includes("between")) return true;
  if (part.before === "both" || DETERMINED.test(own[0] ?? "")) return false;
  if (isOpen || isSingle) return true;
  // "feed and turnout board": one word has no head of its own.
  const isBare = before.length === 1 || (before.length === 2 && DETERMINED.test(before[0] ?? ""));
  return last.before !== "mark" && (isBare || GOVERNING.test(before.at(-2) ?? ""));
}

/** «…, механики пишут в чат»: among things wanted, a clause with a verb of its own tells what is done today. */
function isToday({ first, part, isClause }: Place): boolean {
  if (isClause || part.before !== "mark" || formOf(part, first) !== "clause") return false;
  const isDependent = /(?:^| )(?:котор|чтоб|где|когда|если|как|чем|что|откуда|куда)/u.test(part.text);
  return !isDependent && /^(?:infinitive|noun)$/.test(formOf(first, first));
}

/**
 * The items of an enumeration, in order and without the words that join them. «температура и влажность» stays one item: a part is one
 * of its own only if it begins as its siblings do. It ends where the sentence turns to reasons or to today.
 */
export function itemsOf(tokens: readonly Token[], locale: Locale, isWhole = false): Span[] {
  const items: Part[] = [];
  const parts = cut(tokens, locale);
  const isClause = isWhole || /^(?:\p{L}+ )?чтобы? /u.test(parts[0]?.text ?? "");
  const closer = parts.findLastIndex(({ before }) => before === "both");
  for (const [at, part] of parts.entries()) {
    const [first, previous, last] = [items[0], items.at(-1), parts[at - 1]];
    if (!first || !previous || !last) {
      items.push(part);
      continue;
    }
    const place = { first, previous, last, part, isClause };
    const bare = part.text.replace(locale === "ru" ? wishWords.openers : /^(?:and|also|then) /, "");
    const isSameNoun = part.before === "word" && /^\d/.test(part.text);
    const goesOn = isSameNoun || wishWords.continues.test(bare);
    if (!goesOn && (wishWords.turns.test(part.text) || (locale === "ru" && isToday(place)))) break;
    // A comma with a conjunction closes the list elsewhere: a bare conjunction joins inside an item.
    const isInside =
      locale === "ru" ? continuesRussian(place) : continuesEnglish(place, at !== closer && closer > 0);
    if (!goesOn && !isInside) items.push(part);
    else {
      const words = [...previous.words, ...part.words];
      items[items.length - 1] = { ...previous, end: part.end, text: `${previous.text} ${part.text}`, words };
    }
  }
  return items.filter(({ text }) => items.length === 1 || !text.startsWith("не "));
}
