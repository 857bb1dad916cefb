import "server-only";
import type { Look } from "@/lib/generators/server/compose/interface/look";
import { isInside, single, subjectOf, thingOf } from "@/lib/generators/server/compose/interface/things";
import { withoutUnwanted } from "@/lib/generators/server/compose/plan/kinds";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { shareNouns } from "@/lib/generators/server/compose/text/figures";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { groupAt, inCase, piecesOf } from "@/lib/generators/server/language/ru";
import { parse, type RuCase } from "@/lib/generators/server/language/ru-words";
import { screenLimits, type ScreenControl, type ScreenItem, type ScreenMark } from "@/lib/generators/screens";
import type { Locale } from "@/lib/i18n/locales";

/** Prepositions that what is shown stands behind, with the cases they govern. */
const governed: readonly (readonly [string, readonly RuCase[]])[] = [
  ["от до из без у после", ["gent"]],
  ["с со", ["ablt", "gent"]],
  ["к ко по", ["datv"]],
  ["над под перед между", ["ablt"]],
  ["в во на о об при", ["loct", "accs"]],
  ["with from of for in on at by per into before after between against under", []],
];
const opening = new Map(
  governed.flatMap(([words, cases]) => words.split(" ").map((word) => [word, cases] as const)),
);
const CONTINUES = /^(?:,|и|или|and|or)$/iu;

/** Words that end a noun phrase; prepositions begin another. */
const BORDERS: Readonly<Record<Locale, RegExp>> = {
  ru: /[,;:().–—]|(?<![\p{L}-])(?:и|или|с|со|до|от|из|по|на|в|во|к|ко|при|после|перед|между|о|об|под|над|у|а|но|для|за|через|без|где|что|чтобы?|если|когда|кто|как|какой|какая|который|которая|которые)(?![\p{L}-])/giu,
  en: /[,;:().–—]|\b(?:and|or|with|from|of|for|in|on|at|by|per|into|before|after|between|against|under|to|but|without|during|through|until|about|as|via|that|which|who|whom|whose|what|when|where|how|if|while|instead|so|than|then|near|can|could|will|would|should|shall|must|cannot|is|are|was|were|be|been|has|have|had|do|does|did|not|already)\b/giu,
};

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
  if (group?.reading.pos !== "NOUN") return undefined;
  const isGenitive = (word: string) =>
    word.length > 2 && parse(word).some(({ pos, case: name }) => name === "gent" && /NOUN|ADJF/.test(pos));
  const end = pieces.findIndex(({ text, isWord }, at) => at > group.head && isWord && !isGenitive(text));
  const texts = pieces.slice(0, end < 0 ? undefined : end).map(({ text }) => text);
  const phrase = texts
    .join("")
    .replace(/[«»"“”]/gu, "")
    .trim();
  const noun = inCase(phrase, "nomn", group.reading.number);
  return noun.split(/\s+/u).length > LONGEST ? undefined : noun;
}

/** "the state library" → "state library"; nothing where a verb or a number is in it. */
function enNoun(part: string): string | undefined {
  const own = part.replace(/^(?:an?|the|each|every|our|my|your|their|its|all|any)\s+/iu, "");
  const words = own.split(/\s+/u);
  const isOdd = words.some((word) => /\d|(?:ed|ing|ly)$/iu.test(word));
  return own === "" || isOdd || words.length > LONGEST ? undefined : own;
}

/** Nouns of a clause that stand behind prepositions, and those listed with them, each in the nominative. */
function nounsOf(clause: string, locale: Locale): string[] {
  const borders = clause.match(BORDERS[locale]) ?? [];
  const [, ...parts] = clause.split(BORDERS[locale]);
  let cases: readonly RuCase[] | undefined;
  return parts.flatMap((part, index) => {
    const border = borders[index]?.toLowerCase() ?? "";
    cases = CONTINUES.test(border) ? cases : opening.get(border);
    if (cases === undefined) return [];
    const noun = locale === "ru" ? ruNoun(part.trim(), cases) : enNoun(part.trim());
    if (noun === undefined) cases = undefined;
    return noun === undefined || noun.length < 3 || NO_FIELD[locale].test(noun) ? [] : [noun];
  });
}

const controlWords: readonly (readonly [ScreenControl, RegExp])[] = [
  ["photo", /фото|сним(?:ок|к)|photo|picture|\bpics?\b|image/iu],
  ["code", /(?<!\p{L})код(?!\p{L})|штрих|\bqr\b|barcode|\bcode\b/iu],
  ["date", /^дата|^срок|\bdate\b|deadline/iu],
  ["sign", /подпис|signature/iu],
];

/** Fields that the visitor's own words give; people are one only where they are chosen, elsewhere they open the screen. */
function ownFields({ locale, roles }: Plan, one: PlanFunction, kind: Look["kind"]): ScreenItem[] {
  return nounsOf(withoutUnwanted(one.wish.text), locale).flatMap((noun): ScreenItem[] => {
    const role = roles.find(({ name }) => shareNouns(noun, name));
    if (role) return kind === "calendar" ? [{ label: single(role.name, locale), control: "choice" }] : [];
    if (isInside(noun, one.object)) return [];
    const control = controlWords.find(([, words]) => words.test(noun))?.[0];
    return [{ label: upperFirst(noun), ...(control && { control }) }];
  });
}

/** Fields of a screen that come from the words of its wish, all of them, and those of narrow screens. */
const MOST_OWN = 3;
const MOST = 6;
const MOST_NARROW = 4;
const narrow = new Set<Look["kind"]>(["board", "calendar", "map", "message"]);

type Candidate = ScreenItem & { isOwn: boolean };

/** The items of a screen by its look. Where room is short the general ones go, except the first and a state. */
export function itemsOf(plan: Plan, one: PlanFunction, { kind, items }: Look): ScreenItem[] {
  const all = items.flatMap((text): Candidate[] => {
    const [, words = "", control, mark] = /^(.+?)(?: :(\w+))?(?: !(\w+))?$/u.exec(text) ?? [];
    if (words === "named")
      return ownFields(plan, one, kind)
        .slice(0, MOST_OWN)
        .map((item) => ({ ...item, isOwn: true }));
    const isThing = words === "thing";
    const isOwn = isThing || words === "about";
    const own = isThing ? thingOf(plan, one) : subjectOf(plan, one, control === "choice");
    const label = isOwn ? own : words;
    if (label === undefined || label.length > screenLimits.label || (isThing && kind === "board")) return [];
    const [how, state] = [control as ScreenControl | undefined, mark as ScreenMark | undefined];
    return [{ label, isOwn, ...(how && { control: how }), ...(state && { mark: state }) }];
  });
  const unique = all.filter((item, index) =>
    all
      .slice(0, index)
      .every(
        (other) =>
          !(item.isOwn || other.isOwn) ||
          !(isInside(item.label, other.label) || (item.control === "photo" && other.control === "photo")),
      ),
  );
  const most = narrow.has(kind) ? MOST_NARROW : MOST;
  const general = unique.filter(({ isOwn, mark }, index) => !isOwn && mark === undefined && index > 0);
  const dropped = unique.length > most ? general.slice(most - unique.length) : [];
  const kept = unique.filter((candidate) => !dropped.includes(candidate)).slice(0, most);
  return kept.map(({ isOwn: _, ...item }) => item);
}
