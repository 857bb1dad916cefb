import "server-only";
import { readScreenAdvice, type ScreenPart, type ScreenProblem } from "@/lib/content/screen-advice";
import { looksOf, type Looks } from "@/lib/generators/server/compose/design/looks";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { ready } from "@/lib/generators/server/language/ru";
import { figuresOf } from "@/lib/generators/server/read/figures";
import { clausesOf, sentencesOf, type Clause } from "@/lib/generators/server/read/sentences";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** A part of the screen that the description names, in the visitor's words: «Форма из семи полей». */
export type NamedElement = { kind: ScreenPart; label: string; figures: readonly Figure[] };

/** What a description of a screen says; everything the design tools answer is made from it. */
export type DesignSheet = Looks & {
  locale: Locale;
  text: string;
  /** What the screen is: the beginning of the description up to its first mark. */
  title: string;
  isPhone: boolean;
  elements: readonly NamedElement[];
  problems: readonly { problem: ScreenProblem; label: string }[];
  /** Other parts of the description that say what is on the screen, in its words. */
  contents: readonly string[];
  bans: readonly string[];
  figures: readonly Figure[];
  /** Sizes in points or pixels. */
  textSize: number | undefined;
  targetSize: number | undefined;
  /** Contrast that the description asks for. */
  contrast: number | undefined;
};

/** What begins so says more of the part before it: «…, где скачать выписку». */
const ASIDE = /^(?:где|когда|как|что|чтобы|котор\p{L}+|where|when|how|that|which|who)(?!\p{L})/iu;
const BAN = /^(?:без|никак\p{L}*|не|no|not|without|never|avoid)(?!\p{L})/iu;
/** A part about looks says how to draw, not what. */
const ABOUT_LOOKS =
  /(?<!\p{L})тон(?:а|е|ах|ов)(?!\p{L})|(?<!\p{L})фон(?:е|а|ом)?(?!\p{L})|цвет|стил|акцент|скругл|угл[ыа]|контраст|интерфейс|т[её]мн\p{L}* тем|светл\p{L}* тем|^(?:т[её]мн|светл)\p{L}*$|^(?:ярк|минимал|дружелюб|спокойн|строг|плотн)/iu;
const ABOUT_LOOKS_EN =
  /colou?r|background|style|\btones?\b|accent|interface|rounded|corners|contrast|(?:dark|light) theme|\d\s?px|^(?:dark|light|flat)$|^(?:bright|minimal|friendly|calm|strict|dense)/iu;
const PHONE =
  /мобильн|приложени|экран телефона|смартфон|mobile (?:app|screen)|(?<![a-z])app(?![a-z])|smartphone/iu;

/** Sizes that a description gives, in points or as a ratio. */
const SIZES = {
  text: /(?:текст|шрифт|кегл|text|font|type)(?!\p{L}*-?контраст)\p{L}*[^.;,\d]{0,24}(\d{1,2})\s?(?:px|пикс|пт|pt|точ|points?)/iu,
  textAfter: /(\d{1,2})\s?(?:px|pt)\s(?:text|type|font|текст)/iu,
  target: /(?:кнопк|иконк|зон|button|icon|target)\p{L}*[^.;,\d]{0,24}(\d{2})\s?(?:px|пикс|pt|точ|points?)/iu,
  contrast: /(?:контраст|contrast)\p{L}*[^.;\d]{0,30}(\d{1,2}(?:[.,]\d)?)/iu,
};

function sizeIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found.replace(",", "."));
}

/** Reads the description of a screen. Pure and linear. */
export async function designSheetOf(description: string, locale: Locale): Promise<DesignSheet> {
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
    ABOUT_LOOKS_EN.test(part) ||
    looks.colours.some(({ at }) => at >= start && at < end);
  const problems = readScreenAdvice().problems.flatMap((problem) => {
    const clause = clauses.find((part) => problem.words.test(part.text));
    return clause === undefined ? [] : [{ problem, label: labelOf(clause.text) }];
  });
  return {
    ...looks,
    locale,
    text,
    title: labelOf(clauses[0]?.text ?? text),
    isPhone: PHONE.test(text),
    elements: elementsIn(own, figures),
    problems,
    contents: own.filter((part, index) => index > 0 && !isLook(part)).map((part) => labelOf(part.text)),
    bans: bans.map((clause) => clause.text),
    figures,
    textSize: sizeIn(SIZES.text, text) ?? sizeIn(SIZES.textAfter, text),
    targetSize: sizeIn(SIZES.target, text),
    contrast: sizeIn(SIZES.contrast, text),
  };
}

/** The parts that clauses name, at most two each and each under one name: a description comes back to what it named. */
function elementsIn(clauses: readonly Clause[], figures: readonly Figure[]): NamedElement[] {
  const found = clauses.flatMap(({ text, start, end }) => {
    const said = withoutBan(text);
    return readScreenAdvice()
      .parts.map((kind) => ({ kind, at: said.search(kind.words) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
      .slice(0, 2)
      .map(({ kind, at }): NamedElement => {
        const inside = figures.filter(({ span }) => span && span.start >= start && span.end <= end);
        return { kind, label: labelOf(text, at), figures: inside };
      });
  });
  const keyOf = ({ kind, label }: NamedElement) => `${kind.id} ${label.toLowerCase()}`;
  return [...new Map(found.toReversed().map((element) => [keyOf(element), element])).values()].toReversed();
}

/** A clause without what is not there and what a part is for: «список из 63 точек без карты» names no map. */
const withoutBan = (clause: string): string =>
  clause.replace(
    /(?<!\p{L})(?:(?:без|no|without|нет)\s+(?:[\p{L}-]+\s+)?[\p{L}-]+|(?:где|когда|как|where|when|how)\s.*)/giu,
    (part) => " ".repeat(part.length),
  );

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
  if (rest.length <= LONGEST) return tidy(rest);
  const border = [...rest.matchAll(BORDER)].findLast(({ index }) => index > 6 && index <= LONGEST);
  return tidy(rest.slice(0, border?.index ?? rest.lastIndexOf(" ", LONGEST)));
}

/** One line with a capital letter; unpaired quotation marks and hanging signs go. */
function tidy(text: string): string {
  const bare = text.replace(/\s+/g, " ").replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, "");
  const isPaired = (open: string, close: string) => bare.split(open).length === bare.split(close).length;
  return upperFirst(isPaired("«", "»") && isPaired("“", "”") ? bare : bare.replace(/[«»“”]/gu, ""));
}
