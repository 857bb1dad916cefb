import "server-only";
import { parse, type RuParse } from "@/lib/generators/server/language/ru";
import { textOf, wordsOf, type Part, type Place } from "@/lib/generators/server/read/enumeration";
import { openers } from "@/lib/generators/server/read/wish-words";
import type { Token } from "@/lib/generators/server/read/tokens";

/** How a part begins: siblings of a list begin alike. */
type Form = "infinitive" | "noun" | "purpose" | "clause" | "verb" | "none";

const likely = (word: string): readonly RuParse[] => {
  const all = parse(word);
  return all.filter(({ score }) => score >= (all[0]?.score ?? 0) * 0.15);
};
const isName = ({ text, quoted, kind }: Token) =>
  quoted ||
  kind === "number" ||
  (kind === "word" && (/^[A-Za-z]/.test(text) || (text.length > 1 && text === text.toUpperCase())));
const isFinite = ({ text, quoted }: Token) => {
  if (quoted) return false;
  const [first] = parse(text);
  return first !== undefined && /^(?:VERB|PRTS)$/.test(first.pos);
};

/** Cases in which the noun phrase at the beginning can stand; a name leaves them open. */
function leadingCases(tokens: readonly Token[]): Set<string> {
  for (const token of tokens) {
    if (isName(token)) return new Set(["nomn", "accs"]);
    if (token.kind !== "word") continue;
    const readings = likely(token.text);
    const named = readings.filter(({ pos }) => /^(?:NOUN|ADJF|PRTF|NPRO|NUMR)$/.test(pos));
    if (named.length > 0) return new Set(named.flatMap((reading) => reading.case ?? []));
    if (readings.length === 0) return new Set(["nomn", "accs"]);
  }
  return new Set();
}

/** «Обновляемый каждую минуту»: a participle that no noun follows in its own case tells more of the noun before it. */
function isParticiple(words: readonly Token[]): boolean {
  const participle = parse(words[0]?.text ?? "")[0];
  if (participle?.pos !== "PRTF") return false;
  const noun = words.slice(1).find(({ text }) => parse(text)[0]?.pos === "NOUN");
  return (
    !noun ||
    !likely(noun.text).some((one) => one.case === participle.case && one.number === participle.number)
  );
}

function formOf(part: Part): Form {
  const words = part.tokens
    .filter(({ kind }) => kind === "word")
    .filter(({ text }, at) => at > 0 || !/^(?:и|а|также|еще|ещё|плюс)$/i.test(text));
  const [first] = words;
  if (!first) return "none";
  if (/(?:^|^при этом )что(?:бы?| бы)(?= )/.test(textOf(words.slice(0, 4)))) return "purpose";
  const lead = part.tokens.findIndex(({ text }) => /^[–—-]$/.test(text));
  // «студентам – подавать заявки»: who does it stands before the dash.
  const body = lead > 0 && lead <= 3 ? part.tokens.slice(lead + 1) : words;
  for (const { text, kind } of body.slice(0, 3)) {
    const reading = kind === "word" ? parse(text)[0] : undefined;
    if (reading?.pos === "INFN") return "infinitive";
    if (reading?.pos === "NOUN") break;
  }
  if (isFinite(first)) return "verb";
  const cases = leadingCases(words);
  if (words.some(isFinite)) return cases.has("nomn") || /^у$/i.test(first.text) ? "clause" : "none";
  if (isParticiple(words)) return "none";
  return cases.has("nomn") || cases.has("accs") ? "noun" : "none";
}

/** «заказ и возврат» after «под»: one word that shares the preposition before the word it follows. */
function sharesPreposition(previous: Part, part: Part): boolean {
  if (wordsOf(part).length > 1) return false;
  const words = wordsOf(previous).slice(-3);
  const at = words.findIndex(({ text }) => parse(text)[0]?.pos === "PREP");
  const cases = new Set(parse(words[at + 1]?.text ?? "").map((one) => one.case));
  return at >= 0 && at < 2 && likely(wordsOf(part)[0]?.text ?? "").some((one) => cases.has(one.case));
}

/** «…, механики пишут в чат»: among things wanted, a clause with a verb of its own tells what is done today. */
export function isStatement({ items, parts, at, isClause }: Place): boolean {
  const part = parts[at];
  const [first] = items;
  if (!part || !first || isClause || part.before !== "mark") return false;
  const text = textOf(part.tokens).replace(openers.ru, "");
  return (
    formOf(part) === "clause" &&
    /^(?:infinitive|noun)$/.test(formOf(first)) &&
    !/(?:^| )(?:котор|чтоб|где|когда|если|как|какой|чем|что|откуда|куда)(?=\p{L}* |$)/u.test(text)
  );
}

/** The part belongs to the item before it. */
export function continuesRussian({ items, parts, at, isClause: isWhole }: Place): boolean {
  const [previous, part] = [items.at(-1), parts[at]];
  if (!previous || !part) return false;
  const isClause = isWhole || formOf(previous) === "purpose";
  const form = formOf(part);
  // «с ЕЦП «Работа в России» и СМЭВ 4»: a mere name is another side of the same exchange.
  if (part.tokens.every((token) => isName(token) || token.kind === "mark") && wordsOf(previous).length > 1)
    return true;
  if (isClause && part.before === "both" && part.tokens.some(isFinite)) return false;
  if (form === "none" || form === "verb") return true;
  if (form === "purpose")
    return !isClause && part.before === "mark" && !textOf(part.tokens).startsWith("при этом");
  if (form === "infinitive") return false;
  if (form === "clause") return !isClause;
  if (isClause) return part.before === "word" || wordsOf(part).length < 2;
  if (formOf(items[0] ?? previous) === "infinitive" && formOf(previous) === "infinitive")
    return part.before === "word" || wordsOf(part).length < 2;
  // «история поломок и ремонт(ов)» after one preposition or verb; a word of more than one reading counts for its neighbour.
  return part.before === "word" && sharesPreposition(previous, part);
}
