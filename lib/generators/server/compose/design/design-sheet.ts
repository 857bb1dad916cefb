import "server-only";
import { readScreenAdvice, type ScreenPart } from "@/lib/content/screen-advice";
import { coloursIn, pairsIn } from "@/lib/generators/server/compose/design/colours";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { ready } from "@/lib/generators/server/language/ru";
import { figuresOf } from "@/lib/generators/server/read/figures";
import { clausesOf, sentencesOf, type Clause } from "@/lib/generators/server/read/sentences";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

export const moods = {
  calm: { said: /споко|мягк|воздуш|минимал|calm|soft|airy|minimal/iu, hue: 200, chroma: 0.09, radius: 16 },
  strict: { said: /строг|делов|официал|strict|formal|business/iu, hue: 245, chroma: 0.1, radius: 6 },
  bright: {
    said: /ярк(?!\p{L}* (?:свет|солнц))|смел|дерзк|энергич|bright(?! light| sun)|bold|vivid|lively/iu,
    hue: 330,
    chroma: 0.19,
    radius: 16,
  },
  dense: { said: /плотн|инженер|техничн|dense|technical/iu, hue: 70, chroma: 0.11, radius: 8 },
  friendly: { said: /дружелюб|т[её]пл|детск|friendly|warm|playful/iu, hue: 165, chroma: 0.14, radius: 22 },
} as const;
type Tone = keyof typeof moods;

const DARK =
  /(?<!(?<!\p{L})(?:не|без|никак\p{L}*|no|not|without) (?:\p{L}+ )?)(?:т[её]мн\p{L}* (?:тем|фон|интерфейс|экран|комнат)|dark (?:theme|background|mode|interface|room))(?!\p{L}* не (?:надо|нужн))|(?:^|[.,;]\s)(?:т[её]мн\p{L}*|dark)(?=[.,;]|$)/iu;
/** Of a card, in pixels, where the description speaks of it. */
const ROUNDINGS: readonly (readonly [RegExp, number])[] = [
  [/без скругл|(?:прям|остр)\p{L}* угл|(?:square|sharp) corners|no rounding/iu, 0],
  [/(?:крупн|больш|сильн)\p{L}* скругл|large radii|very rounded/iu, 24],
  [/(?:небольш|мелк|л[её]гк)\p{L}* скругл|small radii/iu, 6],
];

function looksOf(text: string) {
  const colours = coloursIn(text);
  const tone = (Object.keys(moods) as Tone[]).find((name) => moods[name].said.test(text)) ?? "calm";
  return {
    colours,
    pairs: pairsIn(text, colours),
    tone,
    isDark: DARK.test(text),
    hasNoShadows: /без тен|(?:no|without) shadows?|(?<![a-z])flat/iu.test(text),
    radius: ROUNDINGS.find(([said]) => said.test(text))?.[1] ?? moods[tone].radius,
  };
}

type NamedElement = { kind: ScreenPart; label: string; figures: readonly Figure[] };

/** What a description of a screen says; everything the design tools answer is made from it. */
export type DesignSheet = Awaited<ReturnType<typeof designSheetOf>>;

const ASIDE = /^(?:где|когда|как|что|чтобы|котор\p{L}+|where|when|how|that|which|who)(?!\p{L})/iu;
/** What asks for a screen is no part of its name. */
const ASKING =
  /^(?:(?:нам|мне) )?(?:нуж(?:ен|н[аоы])|требу[ею]тся) |^(?:we |i )?(?:need|want|would like|redesign|design|draw) (?:an? |our |the |my )?/iu;
const BAN = /^(?:без|никак\p{L}*|не|no|not|without|never|avoid)(?!\p{L})/iu;
const KEPT =
  /^(?:без|никак\p{L}*|no|without|avoid|do not|don't|не (?:хо(?:чу|тим)|использ\p{L}+|делайте))(?!\p{L})|(?<!\p{L})не (?:надо|нужн\p{L}{1,2})$/iu;
const DOUBT =
  /(?<!\p{L})(?:без (?!связи|интернета|сети|мыши)|не |нет(?!\p{L})|только|лишь|мелк|плох|неудоб|спрят|скрыт|мешa|no |not |without |only )/iu;
const ABOUT_LOOKS =
  /(?<!\p{L})(?:тон(?:а|е|ах|ов)|фон(?:е|а|ом)?)(?!\p{L})|цвет|стил|акцент|скругл|угл[ыа]|контраст|интерфейс|colou?r|background|style|\btones?\b|accent|interface|rounded|corners|\d\s?px|(?:т[её]мн|светл)\p{L}*(?: тем|$)|\b(?:dark|light|flat)(?: theme|$)/iu;
const PHONE = /мобильн|приложени|экран телефона|смартфон|mobile (?:app|screen)|\bapp\b|smartphone/iu;
const SIZE = /(?<![\d×x])(\d{1,3})\s?(?:px|пикс\p{L}*|pt|пт|точ\p{L}*|points?)(?!\p{L})/giu;
/** What the nearest word before a size says it is of; after it only a height and a row. */
const SIZED = {
  target: /(?:кнопк|иконк|зон|нажат|button|icon|target)/giu,
  row: /(?:строк|rows?(?!\p{L}))/giu,
  other: /(?:скругл|радиус|отступ|ширин|лини|границ|тен[ьи]|экран|radius|gap|padding|width|border)/giu,
  text: /(?:текст|шрифт|кегл|подпис|заголов|цен[аы]|text|font|type)(?!\p{L}*-?контраст)/giu,
} as const;
export type Sized = keyof typeof SIZED;
const CONTRAST = /(?:контраст|contrast)\p{L}*[^.;\d]{0,30}(\d{1,2}(?:[.,]\d)?)/iu;

function sizesIn(text: string): Partial<Record<Sized, number>> {
  const sizes: Partial<Record<Sized, number>> = {};
  for (const { 0: said, 1: digits, index } of text.matchAll(SIZE)) {
    const before = text.slice(Math.max(0, index - 60), index).replace(/^.*\.\s/s, "");
    const places = (Object.keys(SIZED) as Sized[]).map(
      (kind) =>
        [kind, Math.max(-1, ...Array.from(before.matchAll(SIZED[kind]), (match) => match.index))] as const,
    );
    const [nearest, at] = places.reduce((best, place) => (place[1] > best[1] ? place : best));
    const isRow = /^\s*(?:на|по|a|per)\s(?:строк|row)/iu.test(text.slice(index + said.length));
    const kind = isRow ? "row" : at >= 0 ? nearest : Number(digits) <= 24 ? "text" : "other";
    sizes[kind] ??= Number(digits);
  }
  return sizes;
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found.replace(",", "."));
}

/** What goes wrong, each kind once and by a clause of its own rather than by the first, which names the screen. */
function problemsIn(clauses: readonly Clause[]) {
  const found = readScreenAdvice().problems.flatMap((kind) => {
    const said = clauses.filter(({ text }) => kind.words.test(text));
    const clause = said.find(({ at }) => at > 0) ?? said[0];
    return clause === undefined ? [] : [{ kind, label: labelOf(clause.text), at: clause.at }];
  });
  return found.sort((a, b) => a.at - b.at);
}

/** Reads the description of a screen. Pure and linear. */
export async function designSheetOf(description: string, locale: Locale) {
  await ready();
  const text = description.trim();
  const sentences = sentencesOf(text);
  const clauses = clausesOf(text, sentences);
  const figures = figuresOf(text, sentences, clauses);
  const bans = clauses.filter(({ text: part }) => BAN.test(part) || KEPT.test(part));
  const isAsked = ({ sentence }: Clause) => sentences[sentence]?.text.endsWith("?") === true;
  const own = clauses.filter(
    (clause) => !bans.includes(clause) && !ASIDE.test(clause.text) && !isAsked(clause),
  );
  const looks = looksOf(text);
  const isLook = ({ text: part, start, end }: Clause) =>
    ABOUT_LOOKS.test(part) ||
    Object.values(moods).some(({ said }) => part.search(said) === 0) ||
    looks.colours.some(({ at }) => at >= start && at < end);
  const { problems: known, strengths: gains } = readScreenAdvice();
  const problems = problemsIn(clauses.filter((clause) => !isAsked(clause)));
  const isBad = ({ text: part }: Clause) => DOUBT.test(part) || known.some(({ words }) => words.test(part));
  const strengths = own.flatMap((clause) => {
    const gain = isBad(clause) ? undefined : gains.find(({ words }) => words.test(clause.text));
    return gain ? [{ label: labelOf(clause.text), gain: gain[locale] }] : [];
  });
  return {
    ...looks,
    locale,
    text,
    title: labelOf((clauses[0]?.text ?? text).replace(ASKING, "")),
    isPhone: PHONE.test(text),
    elements: elementsIn(own, figures),
    problems,
    strengths,
    contents: own.filter((part, index) => index > 0 && !isLook(part)).map((part) => labelOf(part.text)),
    bans: bans.filter(({ text: part }) => KEPT.test(part)).map((clause) => clause.text),
    figures,
    sizes: sizesIn(text),
    contrast: numberIn(text, CONTRAST),
  };
}

/** What is not there and what a part is for: «список из 63 точек без карты» names no map. */
const ABSENT =
  /(?<!\p{L})(?:(?:без|no|without|нет)\s+(?:[\p{L}-]+\s+)?[\p{L}-]+|(?:где|когда|как|where|when|how)\s.*)/giu;

/** The parts that clauses name, at most two each and each under one name: a description comes back to what it named. */
function elementsIn(clauses: readonly Clause[], figures: readonly Figure[]): NamedElement[] {
  const found = clauses.flatMap(({ text, start, end }) => {
    const said = text.replace(ABSENT, (part) => " ".repeat(part.length));
    const inside = figures.filter(({ span }) => span && span.start >= start && span.end <= end);
    return readScreenAdvice()
      .parts.map((kind) => ({ kind, at: said.search(kind.words) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
      .slice(0, 2)
      .map(({ kind, at }): NamedElement => ({ kind, label: labelOf(text, at), figures: inside }));
  });
  const keyOf = ({ kind, label }: NamedElement) => `${kind.id} ${label.toLowerCase()}`;
  return [...new Map(found.toReversed().map((element) => [keyOf(element), element])).values()].toReversed();
}

const LONGEST = 60;
/** A label may end before these words: what follows them is a phrase of its own. */
const BORDER =
  /\s(?=(?:и|или|со?|без|для|на|во?|по|из|от|до|ко?|у|об?|при|за|под|над|через|после|котор\p{L}+|где|когда|чтобы|and|or|with|without|for|on|in|at|by|of|from|to|that|which|where|when|so)\s)/giu;
const JOINING =
  /^(?:(?:и|а|но|или|также|ещё|рядом|ниже|вверху|внизу|слева|справа|сверху|(?:под|над|за) (?:ней|ним|ними)|and|but|or|also|beside|below|above|then|plus)\s+)+/iu;

/** A name for a part of the screen from the clause that speaks of it at a place: whole words, shortened at the border of a phrase. */
function labelOf(clause: string, at = 0): string {
  const whole = clause.replace(JOINING, "");
  const named = at - (clause.length - whole.length);
  const rest = whole.length > LONGEST && named > LONGEST / 2 ? whole.slice(named) : whole;
  const border = [...rest.matchAll(BORDER)].findLast(({ index }) => index > 6 && index <= LONGEST);
  const end = rest.length <= LONGEST ? undefined : (border?.index ?? rest.lastIndexOf(" ", LONGEST));
  const bare = rest.slice(0, end).replace(/\s+/g, " ");
  const label = bare.replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, "");
  const isPaired = (open: string, close: string) => label.split(open).length === label.split(close).length;
  return upperFirst(isPaired("«", "»") && isPaired("“", "”") ? label : label.replace(/[«»“”]/gu, ""));
}
