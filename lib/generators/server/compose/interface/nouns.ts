import "server-only";
import { adjectiveForm, groupAt, piecesOf } from "@/lib/generators/server/language/ru-phrase";
import { isVerb, likeWritten, parse, type RuCase } from "@/lib/generators/server/language/ru-words";
import type { Locale } from "@/lib/i18n/locales";

/** Nouns of a clause behind its first one: what the visitor expects to see on the screen, each as a label in the nominative. */

/** Prepositions that what is shown stands behind, with the cases they govern. */
const governed: readonly (readonly [string, readonly RuCase[]])[] = [
  ["от до из без у после", ["gent"]],
  ["с со", ["ablt", "gent"]],
  ["к ко по", ["datv"]],
  ["над под перед между", ["ablt"]],
  ["в во на о об при", ["loct", "accs"]],
];
const casesAfter = new Map(
  governed.flatMap(([words, cases]) => words.split(" ").map((word) => [word, cases] as const)),
);

/** Words that end a noun phrase; those of the first group begin another. */
const BORDERS: Readonly<Record<Locale, RegExp>> = {
  ru: /[,;:().–—]|(?<![\p{L}-])(?:и|или|с|со|до|от|из|по|на|в|во|к|ко|при|после|перед|между|о|об|под|над|у|а|но|для|за|через|без|где|что|чтобы?|если|когда|кто|как|какой|какая|который|которая|которые)(?![\p{L}-])/giu,
  en: /[,;:().–—]|\b(?:and|or|with|from|of|for|in|on|at|by|per|into|before|after|between|against|under|to|but|without|during|through|until|about|as|via|that|which|who|whom|whose|what|when|where|how|if|while|instead|so|than|then|near|can|could|will|would|should|shall|must|cannot|is|are|was|were|be|been|has|have|had|do|does|did|not|already)\b/giu,
};
const OPENS = /^(?:with|from|of|for|in|on|at|by|per|into|before|after|between|against|under)$/iu;
const CONTINUES = /^(?:,|и|или|and|or)$/iu;

/** What a thing is shown on, words of time and measure, and pronouns: no field. */
const NO_FIELD: Readonly<Record<Locale, RegExp>> = {
  ru: /^(?:телефон|планшет|экран|сайт|компьютер|интернет|сообщени|смс|табло|очеред|систем|программ|приложени|раз|год|лет|месяц|недел|день|дни|час|минут|смен|сутки|врем[яе]н?[аи]?$|человек|люди|случа|вид|мест[оа]$|возможност|правил|ссылк|связь|сигнал|готовност|утр|вечер|ноч)/iu,
  en: /^(?:(?:\S+ )?(?:phones?|tablets?|screens?|web|website|site|page|links?|computers?|internet|messages?|texts?|e-?mails?|system|app|paper|years?|months?|end|weeks?|days?|hours?|minutes?|mornings?|nights?|evenings?|times?)|people|person|(?:\S+ )?places?|ones?|themselves|himself|herself|itself|it|them|us|they|we|i|you|everyone|each|every|all|more|next|free|late|light|way|things?|rules?|spot|move-?|back)$/iu,
};

const LONGEST = 3;

/** «приёмки молока» behind «от» → «приёмка молока»; nothing where no noun stands in one of the cases. */
function ruNoun(part: string, cases: readonly RuCase[]): string | undefined {
  const pieces = piecesOf(part.replace(/^(?:кажд|люб|наш|сво|вс[её]|одн|так)\p{L}*\s+/iu, ""));
  const isGoverned = (name: RuCase | undefined) => name !== undefined && cases.includes(name);
  const group = groupAt(pieces, 0, ({ case: name, score }) => (isGoverned(name) ? score : 0));
  const head = pieces[group?.head ?? -1]?.text;
  if (group === undefined || head === undefined || group.numerals.length > 0) return undefined;
  const { reading, adjectives } = group;
  const count = reading.number ?? "sing";
  if (reading.pos !== "NOUN" || adjectives.some((one) => one.reading.tags.has("Anum"))) return undefined;
  const turned = adjectives.map((one) => adjectiveForm(one.reading, reading, "nomn", count) ?? "");
  const noun = likeWritten(reading.form("nomn", count) ?? head, head);
  const rest = pieces.slice(group.head + 1).flatMap(({ text, isWord }) => (isWord ? [text] : []));
  const isGenitive = (word: string) =>
    word.length > 2 &&
    parse(word).some(({ pos, case: name }) => name === "gent" && (pos === "NOUN" || pos === "ADJF"));
  const end = rest.findIndex((word) => !isGenitive(word));
  const words = [...turned, noun, ...(end < 0 ? rest : rest.slice(0, end))];
  return words.length > LONGEST ? undefined : words.join(" ");
}

/** "the state library" → "state library"; nothing where a verb or a number is in it. */
function enNoun(part: string): string | undefined {
  const own = part.replace(/^(?:an?|the|each|every|our|my|your|their|its|all|any)\s+/iu, "");
  const words = own.split(/\s+/u);
  const isOdd = words.some((word) => /\d|(?:ed|ing|ly)$/iu.test(word));
  return own === "" || isOdd || words.length > LONGEST ? undefined : own;
}

/** Nouns that stand behind prepositions, and those listed with them. */
export function nounsOf(clause: string, locale: Locale): string[] {
  const borders = clause.match(BORDERS[locale]) ?? [];
  const [, ...parts] = clause.split(BORDERS[locale]);
  let cases: readonly RuCase[] | undefined;
  return parts.flatMap((part, index) => {
    const border = borders[index]?.toLowerCase() ?? "";
    const opened = locale === "ru" ? casesAfter.get(border) : OPENS.test(border) ? [] : undefined;
    cases = CONTINUES.test(border) ? cases : opened;
    if (cases === undefined) return [];
    const noun = locale === "ru" ? ruNoun(part.trim(), cases) : enNoun(part.trim());
    if (noun === undefined) cases = undefined;
    return noun === undefined || noun.length < 3 || NO_FIELD[locale].test(noun) ? [] : [noun];
  });
}

const PASSIVE = /^(.{4,40}?)\s+(?:is|are|was|were|gets?)\s+\p{L}+(?:ed|en|wn|ept|id|de|ut|ld)\b/iu;

/** What is written down today, when a complaint begins with it: «Температуру и влажность … записывают». */
export function recordedIn(pain: string, locale: Locale): string[] {
  if (locale === "en")
    return (PASSIVE.exec(pain)?.[1] ?? "").split(/\s+and\s+/u).flatMap((one) => enNoun(one) ?? []);
  const words = pain.split(/\s+/u);
  const verb = words.findIndex((word) => isVerb(word));
  const cases = parse(words[0] ?? "").map((one) => one.case);
  if (verb < 1 || !cases.includes("accs") || cases.includes("nomn")) return [];
  const objects = words
    .slice(0, verb)
    .join(" ")
    .split(/,|\s+и\s+/u);
  return objects.flatMap((one) => ruNoun(one.trim(), ["accs"]) ?? []);
}
