import "server-only";
import { readScreenAdvice, type ScreenPart } from "@/lib/content/screen-advice";
import { oklchOf } from "@/lib/generators/colour";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { ready } from "@/lib/generators/server/language/ru";
import { figuresOf } from "@/lib/generators/server/read/figures";
import { clausesOf, sentencesOf, type Clause } from "@/lib/generators/server/read/sentences";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** Moods by the words for them: the hue when no colour is named, the strength of colours, the rounding of a card. */
export const moods = {
  calm: { said: /споко|мягк|воздуш|минимал|calm|soft|airy|minimal/iu, hue: 200, chroma: 0.09, radius: 16 },
  strict: { said: /строг|делов|официал|strict|formal|business/iu, hue: 245, chroma: 0.1, radius: 6 },
  bright: { said: /ярк|смел|энергич|bright|bold|vivid|lively/iu, hue: 330, chroma: 0.19, radius: 16 },
  dense: { said: /плотн|инженер|техничн|dense|technical/iu, hue: 70, chroma: 0.11, radius: 8 },
  friendly: { said: /дружелюб|т[её]пл|детск|friendly|warm|playful/iu, hue: 165, chroma: 0.14, radius: 22 },
} as const;
type Tone = keyof typeof moods;

/** Colours by name with a value to reckon with, the longer names first. A Russian name is the beginning of a word, an English one a whole word. */
const COLOURS = [
  ["т[её]мно-?\\s?син", "navy|dark blue", "#12325B"],
  ["красн", "red", "#C8102E"],
  ["оранжев", "orange", "#F07C00"],
  ["ж[её]лт|золот|янтарн", "yellow|golden|gold|amber", "#F0B800"],
  ["охр|песочн|бежев", "sandy?|beige|ochre", "#C8A165"],
  ["изумрудн|т[её]мно-?зел[её]н", "emerald|dark green", "#0B6B4F"],
  ["зел[её]н|мятн", "green|mint", "#2E8B57"],
  ["бирюз|лазур", "teal|turquoise|cyan", "#0E8A8A"],
  ["голуб", "light blue|sky blue", "#4DA3E0"],
  ["син(?=[иеяюй])(?!иц)", "blue", "#1F5FBF"],
  ["фиолет|лилов|сирен(?=ев)", "violet|purple|lavender", "#6B3FA0"],
  ["розов|малинов", "pink|magenta", "#C2347F"],
  ["сер(?=[ыоу])(?!ов)", "gr[ea]y", "#8A8F98"],
  ["бел(?=[ыоу])(?!ок)", "white", "#FFFFFF"],
  ["ч[её]рн(?=[ыоу])(?!ов)", "black", "#000000"],
].map(([ru = "", en = "", hex = ""]) => ({
  words: new RegExp(`(?<!\\p{L})(?:(?:${ru})\\p{L}*|(?:${en})(?!\\p{L}))`, "giu"),
  hex,
}));

const DENIED = /(?:^|[\s(])(?:без|кроме|не|никак\p{L}*|no|not|without|except)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
const ACCENT = "акцент|accent|кнопк|button|бренд|фирменн|brand";
const ACCENT_AFTER = new RegExp(`^[^,.;]{0,9}(?:${ACCENT})`, "iu");
const ACCENT_BEFORE = new RegExp(`(?:${ACCENT})[^,.;]{0,9}$`, "iu");
const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu;

/** A colour as the visitor wrote it: `isExact` by value, `isDenied` «без голубого», `isAccent` «красный акцент». */
export type NamedColour = ReturnType<typeof coloursIn>[number];

/** Colours of a text in its order; of overlapping names the longer one («тёмно-синий», not «синий»). */
export function coloursIn(text: string) {
  const exact = [...text.matchAll(HEX)].map(({ 0: name, index }) => {
    const hex = name.toUpperCase();
    return { text: hex, at: index, hex, isExact: true };
  });
  const named = COLOURS.flatMap(({ words, hex }) =>
    [...text.matchAll(words)].map(({ 0: name, index }) => ({ text: name, at: index, hex, isExact: false })),
  );
  const all = [...exact, ...named].map((colour) => ({ ...colour, end: colour.at + colour.text.length }));
  return (
    all
      .filter(({ at, end }, index) => !all.slice(0, index).some((one) => at < one.end && one.at < end))
      // A value right after a name says which shade is meant.
      .filter(({ isExact, end }) => isExact || !/^[^,;.]{0,11}#/.test(text.slice(end)))
      .map((colour) => {
        const [before, after] = [text.slice(0, colour.at), text.slice(colour.end)];
        const isAccent = ACCENT_AFTER.test(after) || ACCENT_BEFORE.test(before.slice(-60));
        const isGrey = oklchOf(colour.hex).c <= 0.03;
        return { ...colour, isAccent, isGrey, isDenied: DENIED.test(before.slice(-60)) };
      })
      .sort((a, b) => a.at - b.at)
  );
}

/** Pairs of text and ground that a description names: «серый на белом», "#9AA0A6 on #FFFFFF". */
const pairsIn = (text: string, colours: readonly NamedColour[]) =>
  colours.flatMap((ground, index) => {
    const before = colours[index - 1];
    if (before === undefined || ground.isDenied || before.isDenied) return [];
    const between = text.slice(before.end, ground.at);
    const isPair = /^[^.;!?]{0,24}\s(?:на|on)\s(?:[\p{L}-]+\s){0,2}$/iu.test(between);
    return isPair ? [{ text: before, ground }] : [];
  });

const DARK =
  /(?<!не )т[её]мн\p{L}* (?:тем|фон|интерфейс|экран|комнат)|dark (?:theme|background|mode|interface|room)|(?:^|[.,;]\s)(?:т[её]мн\p{L}*|dark)(?=[.,;]|$)/iu;
const SQUARE = /без скругл|(?:прям|остр)\p{L}* угл|(?:square|sharp) corners|no rounding/iu;

function looksOf(text: string) {
  const colours = coloursIn(text);
  const tone = (Object.keys(moods) as Tone[]).find((name) => moods[name].said.test(text)) ?? "calm";
  return {
    colours,
    pairs: pairsIn(text, colours),
    tone,
    isDark: DARK.test(text),
    hasNoShadows: /без тен|(?:no|without) shadows?|(?<![a-z])flat/iu.test(text),
    /** Of a card, in pixels. */
    radius: SQUARE.test(text) ? 0 : moods[tone].radius,
  };
}

/** A part of the screen that the description names, in the visitor's words: «Форма из семи полей». */
export type NamedElement = { kind: ScreenPart; label: string; figures: readonly Figure[] };

/** What a description of a screen says; everything the design tools answer is made from it. */
export type DesignSheet = Awaited<ReturnType<typeof designSheetOf>>;

/** What begins so says more of the part before it: «…, где скачать выписку». */
const ASIDE = /^(?:где|когда|как|что|чтобы|котор\p{L}+|where|when|how|that|which|who)(?!\p{L})/iu;
const BAN = /^(?:без|никак\p{L}*|не|no|not|without|never|avoid)(?!\p{L})/iu;
/** A part about looks says how to draw, not what. */
const ABOUT_LOOKS =
  /(?<!\p{L})(?:тон(?:а|е|ах|ов)|фон(?:е|а|ом)?)(?!\p{L})|цвет|стил|акцент|скругл|угл[ыа]|контраст|интерфейс|colou?r|background|style|\btones?\b|accent|interface|rounded|corners|\d\s?px|(?:т[её]мн|светл)\p{L}*(?: тем|$)|\b(?:dark|light|flat)(?: theme|$)/iu;
const PHONE = /мобильн|приложени|экран телефона|смартфон|mobile (?:app|screen)|\bapp\b|smartphone/iu;

const TEXT_SIZE =
  /(?:текст|шрифт|кегл|text|font|type)(?!\p{L}*-?контраст)\p{L}*[^.;,\d]{0,24}(\d{1,2})\s?(?:px|пикс|пт|pt|точ|points?)|(\d{1,2})\s?(?:px|pt)\s(?:text|type|font|текст)/iu;
const TARGET_SIZE =
  /(?:кнопк|иконк|зон|button|icon|target)\p{L}*[^.;,\d]{0,24}(\d{2})\s?(?:px|пикс|pt|точ|points?)/iu;
const CONTRAST = /(?:контраст|contrast)\p{L}*[^.;\d]{0,30}(\d{1,2}(?:[.,]\d)?)/iu;

function numberIn(text: string, pattern: RegExp): number | undefined {
  const [, first, second] = pattern.exec(text) ?? [];
  const found = first ?? second;
  return found === undefined ? undefined : Number(found.replace(",", "."));
}

/** Reads the description of a screen. Pure and linear. */
export async function designSheetOf(description: string, locale: Locale) {
  await ready();
  const text = description.trim();
  const sentences = sentencesOf(text);
  const clauses = clausesOf(text, sentences);
  const figures = figuresOf(text, sentences, clauses);
  const bans = clauses.filter((clause) => BAN.test(clause.text));
  const own = clauses.filter((clause) => !bans.includes(clause) && !ASIDE.test(clause.text));
  const looks = looksOf(text);
  const isLook = ({ text: part, start, end }: Clause) =>
    ABOUT_LOOKS.test(part) ||
    Object.values(moods).some(({ said }) => part.search(said) === 0) ||
    looks.colours.some(({ at }) => at >= start && at < end);
  const problems = readScreenAdvice().problems.flatMap((kind) => {
    const clause = clauses.find((part) => kind.words.test(part.text));
    return clause === undefined ? [] : [{ kind, label: labelOf(clause.text) }];
  });
  return {
    ...looks,
    locale,
    text,
    /** What the screen is: the beginning of the description up to its first mark. */
    title: labelOf(clauses[0]?.text ?? text),
    isPhone: PHONE.test(text),
    elements: elementsIn(own, figures),
    /** What goes wrong or makes it hard, in the visitor's words. */
    problems,
    /** Other parts of the description that say what is on the screen. */
    contents: own.filter((part, index) => index > 0 && !isLook(part)).map((part) => labelOf(part.text)),
    bans: bans.map((clause) => clause.text),
    figures,
    textSize: numberIn(text, TEXT_SIZE),
    targetSize: numberIn(text, TARGET_SIZE),
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

/** Longest label in characters: two lines of a card. */
const LONGEST = 60;
/** A label may end before these words: what follows them is a phrase of its own. */
const BORDER =
  /\s(?=(?:и|или|со?|без|для|на|во?|по|из|от|до|ко?|у|об?|при|за|под|над|через|после|котор\p{L}+|где|когда|чтобы|and|or|with|without|for|on|in|at|by|of|from|to|that|which|where|when|so)\s)/giu;
/** Beginnings that join a clause to the one before. */
const JOINING =
  /^(?:(?:и|а|но|или|также|ещё|рядом|ниже|вверху|внизу|слева|справа|сверху|and|but|or|also|beside|below|above|then|plus)\s+)+/iu;

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
