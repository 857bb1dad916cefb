import "server-only";
import { parse, type RuParse } from "@/lib/generators/server/language/ru";
import { plain, type Span } from "@/lib/generators/server/read/spans";
import type { Token } from "@/lib/generators/server/read/tokens";
import { continues, joiner, openers, turns } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

/** A part of a list; `before` says whether a mark, a conjunction or both stand before it. */
type Part = Span & { tokens: Token[]; before: "start" | "mark" | "word" | "both" };
/** How a Russian part begins: siblings of a list begin alike. */
type Form = "infinitive" | "noun" | "purpose" | "clause" | "verb" | "none";
/** A part, the item before it, and what stands around them. */
type Place = {
  /** A comma with a conjunction closes the list elsewhere: a bare conjunction joins inside an item. */
  isOpen: boolean;
  first: Part;
  previous: Part;
  last: Part;
  part: Part;
  isClause: boolean;
};

const wordsOf = ({ tokens }: Part) => tokens.filter(({ kind }) => kind !== "mark");
const textOf = (tokens: readonly Token[]) => plain(tokens.map(({ text }) => text).join(" "));

/** Cuts at commas, semicolons, numbers of a list and the conjunctions that join items; brackets and quotations stay whole. */
function cut(tokens: readonly Token[], locale: Locale): Part[] {
  const parts: Part[] = [];
  let own: Token[] = [];
  let before: Part["before"] = "start";
  let depth = 0;
  const isOfLines = tokens.filter(({ text, quoted }) => text === ";" && !quoted).length > 1;
  const close = (next: "mark" | "word") => {
    const [first, last] = [own[0], own.at(-1)];
    if (first && last) parts.push({ start: first.start, end: last.end, tokens: own, before });
    if (first) before = next;
    else if (before !== "start" && before !== next) before = "both";
    own = [];
  };
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const isOpening =
      token.text === "(" && /^\d{1,2}$/.test(next?.text ?? "") && tokens[at + 2]?.text === ")";
    if (isOpening) continue;
    depth = Math.max(0, depth + Number(token.text === "(") - Number(token.text === ")"));
    const isNumber =
      /^\d{1,2}$/.test(token.text) &&
      next?.start === token.end &&
      /^[).]$/.test(next.text) &&
      tokens[at + 2] !== undefined;
    const isJoiner = joiner[locale].test(token.lower) && next?.lower !== "то";
    if (depth > 0 || token.quoted || (isOfLines && (isJoiner || token.text === ","))) own.push(token);
    else if (isNumber || (token.text === ")" && own.length === 0) || /^[,;?]$/.test(token.text))
      close("mark");
    else if (isJoiner) close("word");
    else own.push(token);
  }
  close("mark");
  return parts;
}

const likely = (word: string): readonly RuParse[] =>
  parse(word).filter(({ score }, _at, [first]) => score >= (first?.score ?? 0) * 0.15);
const isName = ({ text, quoted, kind }: Token) =>
  quoted || kind === "number" || /^[A-Za-z]/.test(text) || (text.length > 1 && text === text.toUpperCase());
const isFinite = ({ text, quoted }: Token) => !quoted && /^(?:VERB|PRTS)$/.test(parse(text)[0]?.pos ?? "");

/** A noun phrase that can be wanted stands at the beginning: its nominative and accusative (or the case that the list has), or a name. */
function leadsNoun(words: readonly Token[], oblique?: string): boolean {
  const [first] = words;
  const participle = parse(first?.text ?? "")[0];
  const noun = words.slice(1).find(({ text }) => parse(text)[0]?.pos === "NOUN");
  // «обновляемый каждую минуту»: a participle that no noun follows in its own case tells more of the noun before it.
  if (participle?.pos === "PRTF" && !likely(noun?.text ?? "").some((one) => one.case === participle.case))
    return false;
  for (const token of words) {
    const readings = likely(token.text);
    if (isName(token) || readings.length === 0) return true;
    const named = readings.filter(({ pos }) => /^(?:NOUN|ADJF|PRTF|NPRO|NUMR)$/.test(pos));
    if (named.length > 0)
      return named.some(({ case: name }) => name === "nomn" || name === "accs" || name === oblique);
  }
  return false;
}

/** «есть потребность в учёте заявок, карте полок …»: the case of all items when it is neither nominative nor accusative. */
function obliqueOf({ tokens }: Part): string | undefined {
  const readings = likely(tokens[0]?.text ?? "").filter(({ pos }) => /^(?:NOUN|ADJF)$/.test(pos));
  const isDirect = readings.some((one) => one.case === "nomn" || one.case === "accs");
  return isDirect ? undefined : readings[0]?.case;
}

function formOf(part: Part, oblique?: string): Form {
  const words = part.tokens.filter(
    ({ kind, lower }, at) => kind === "word" && (at > 0 || !/^(?:и|а|также|ещ[её]|плюс)$/.test(lower)),
  );
  const [first] = words;
  if (!first) return "none";
  if (/(?:^|^при этом )что(?:бы?| бы)(?= )/.test(textOf(words.slice(0, 4)))) return "purpose";
  // «студентам – подавать заявки»: who does it stands before the dash.
  const dash = part.tokens.slice(0, 4).findIndex(({ text }) => /^[–—-]$/.test(text));
  const opening = part.tokens.slice(dash + 1, dash + 4).map(({ text }) => parse(text)[0]?.pos);
  const [infinitive, noun] = [opening.indexOf("INFN"), opening.indexOf("NOUN")];
  if (infinitive >= 0 && (noun < 0 || infinitive < noun)) return "infinitive";
  if (isFinite(first)) return "verb";
  if (words.some(isFinite)) return leadsNoun(words, oblique) || first.lower === "у" ? "clause" : "none";
  return leadsNoun(words, oblique) ? "noun" : "none";
}

/** «под заказ и возврат»: one word that shares the preposition before the word it follows. */
function sharesPreposition(previous: Part, part: Part): boolean {
  const words = wordsOf(previous).slice(-3);
  const at = words.findIndex(({ text }) => parse(text)[0]?.pos === "PREP");
  const cases = new Set(parse(words[at + 1]?.text ?? "").map((one) => one.case));
  const own = wordsOf(part);
  return (
    own.length === 1 &&
    (at === 0 || at === 1) &&
    likely(own[0]?.text ?? "").some((one) => cases.has(one.case))
  );
}

/** The part belongs to the item before it. */
function continuesRussian({ first, previous, last, part, isClause: isWhole }: Place): boolean {
  const oblique = obliqueOf(first);
  const [form, before] = [formOf(part, oblique), formOf(previous, oblique)];
  const isClause = isWhole || before === "purpose";
  const isShort = wordsOf(part).length < 2;
  // «с ЕЦП «Работа в России» и СМЭВ 4»: a mere name is another side of the same exchange.
  if (part.tokens.every((token) => isName(token) || token.kind === "mark") && wordsOf(previous).length > 1)
    return true;
  // «чтобы люди вносили показания, видели долг»: each verb of a list is a wish; «видел адрес и фото» is one.
  if (form === "verb") return isShort || part.before !== "mark" || !isClause;
  if (form === "none") return !(isClause && part.before === "both" && part.tokens.some(isFinite));
  if (form === "purpose")
    return !isClause && part.before === "mark" && !textOf(part.tokens).startsWith("при этом");
  if (form === "infinitive") return false;
  if (form === "clause") return !isClause;
  // «где видно зерно, анализы и остаток»: a list inside a relative clause.
  const isInner = part.before === "mark" ? isShort : part.before === "word" && wordsOf(last).length < 2;
  if (isInner && / (?:где|котор\p{L}+) /u.test(textOf(previous.tokens))) return true;
  // «чтобы …, расчёт цены и график»: the list of clauses has turned into one of nouns.
  const isNouns = before === "noun" && last.start === previous.start && !isShort && part.before === "word";
  const isVerbal = (isClause && !isNouns) || (before === "infinitive" && formOf(first) === "infinitive");
  return isVerbal
    ? part.before === "word" || isShort
    : part.before === "word" && sharesPreposition(previous, part);
}

const PREPOSITION = /^(?:of|for|to|w|with|between|from|by|in|on|at|per|into|about|via|through|across)$/i;
const TELLING =
  /^(?:tells?|shows?|sends?|lets?|helps?|covers?|gives?|asks?|reminds?|texts?|alerts?|warns?)$/i;
const DETERMINED = /^(?:an?|the|one|our|each|every|some|\d)$/i;
const MODAL = /^(?:can|could|should|would|will|may|must|gets?|is|are|has|have|does|do|knows?|sees?)$/;
/** "updated live", "sorted by departure": a participle without a noun of its own tells more of the one before. */
const PARTICIPLE =
  /^\w+ed(?: (?:live|by|with|in|on|at|to|from|every|each|automatically|daily|weekly|monthly|when|per|as|and|online|offline|the|for)\b|$)/;

/** The part belongs to the item before it. */
function continuesEnglish({ previous, last, part, isClause, isOpen }: Place): boolean {
  const text = textOf(part.tokens);
  const before = wordsOf(previous).map((token) => token.text);
  const own = wordsOf(part).map((token) => token.text);
  if (PARTICIPLE.test(text)) return true;
  const isShort = own.length < 4 || !part.tokens.slice(1).some(({ lower }) => MODAL.test(lower));
  if (isClause) return isShort && !/^(?:must|should|shall|can) /.test(text);
  // "one button that tells hotels, drivers and guests", "for light and nutrients": the last word hangs on a preposition or verb.
  const isGoverned = before.slice(-3, -1).some((word) => PREPOSITION.test(word) || TELLING.test(word));
  const isSingle = own.length === 1 && isGoverned;
  if (part.before === "mark") return isSingle && before.length > 2;
  if (part.before === "word" && before.lastIndexOf("between") > before.lastIndexOf("and")) return true;
  if (part.before === "both" || DETERMINED.test(own[0] ?? "")) return false;
  const isAfterPreposition = PREPOSITION.test(before.at(-2) ?? "");
  if (isOpen || (isSingle && isAfterPreposition)) return true;
  if (last.before === "mark") return false;
  // "feed and turnout board": one word has no head of its own.
  const isBare = before.length === 1 || (before.length === 2 && DETERMINED.test(before[0] ?? ""));
  return isBare || isSingle || isAfterPreposition;
}

/** «…, механики пишут в чат»: among things wanted, a clause with a verb of its own tells what is done today. */
function isToday({ first, part, isClause }: Place): boolean {
  if (isClause || part.before !== "mark" || formOf(part) !== "clause") return false;
  const text = textOf(part.tokens).replace(openers.ru, "");
  const isDependent = /(?:^| )(?:котор|чтоб|где|когда|если|как|какой|чем|что|откуда|куда)(?=\p{L}* |$)/u.test(
    text,
  );
  return !isDependent && /^(?:infinitive|noun)$/.test(formOf(first));
}

/**
 * The items of an enumeration, in order and without the words that join them. «температура и влажность» and "light and nutrients" stay
 * one item: a part is an item of its own only if it begins as its siblings do. It ends where the sentence turns to reasons or to today.
 * @param isWhole the list is one of clauses with subjects of their own («чтобы …, а …», "if the planner could …")
 */
export function itemsOf(tokens: readonly Token[], locale: Locale, isWhole = false): Span[] {
  const items: Part[] = [];
  const parts = cut(tokens, locale);
  const isClause = isWhole || /^(?:\p{L}+ )?чтобы? /u.test(textOf(parts[0]?.tokens ?? []));
  const closer = parts.findLastIndex(({ before }) => before === "both");
  for (const [at, part] of parts.entries()) {
    const [first, previous, last] = [items[0], items.at(-1), parts[at - 1]];
    if (!first || !previous || !last) {
      items.push({ ...part });
      continue;
    }
    const text = textOf(part.tokens).replace(/ [.!…]$/u, "");
    const place: Place = {
      first,
      previous,
      last,
      part,
      isClause,
      isOpen: at !== closer && closer > 0,
    };
    const bare = text.replace(locale === "ru" ? openers.ru : /^(?:and|also|then) /, "");
    const isSameNoun = part.before === "word" && part.tokens[0]?.kind === "number";
    const goesOn = isSameNoun || continues[locale].test(bare);
    if (!goesOn && (turns[locale].test(text) || (locale === "ru" && isToday(place)))) break;
    if (goesOn || (locale === "ru" ? continuesRussian(place) : continuesEnglish(place))) {
      previous.end = part.end;
      previous.tokens = [...previous.tokens, ...part.tokens];
    } else items.push({ ...part });
  }
  return items.length > 1
    ? items.filter(({ tokens: own }, at) => at > 0 || !/^не /.test(textOf(own)))
    : items;
}
