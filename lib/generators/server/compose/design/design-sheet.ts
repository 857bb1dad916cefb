import "server-only";
import { readScreenAdvice, type ScreenPart, type ScreenProblem } from "@/lib/content/screen-advice";
import {
  coloursIn,
  hasNoShadows,
  isDark,
  pairsIn,
  radiusOf,
  toneOf,
  type NamedColour,
  type Tone,
} from "@/lib/generators/server/compose/design/looks";
import { labelOf, withoutBan } from "@/lib/generators/server/compose/design/label";
import { ready } from "@/lib/generators/server/language/ru";
import { clausesOf, type Clause } from "@/lib/generators/server/read/clauses";
import { figuresOf } from "@/lib/generators/server/read/figures";
import { sentencesOf } from "@/lib/generators/server/read/sentences";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** A part of the screen that the description names, in the visitor's words. */
export type NamedElement = {
  kind: ScreenPart;
  /** Whole words of the description, at most 60 characters, capitalised: «Форма из семи полей». */
  label: string;
  clause: string;
  figures: readonly Figure[];
};

export type NamedProblem = { problem: ScreenProblem; label: string; clause: string };

export type Device = "phone" | "desktop";

/** What a description of a screen says; everything the design tools answer is made from it. */
export type DesignSheet = {
  locale: Locale;
  text: string;
  /** What the screen is: the beginning of the description up to its first mark. */
  title: string;
  device: Device;
  elements: readonly NamedElement[];
  problems: readonly NamedProblem[];
  /** Other parts of the description that say what is on the screen, in its words. */
  contents: readonly string[];
  bans: readonly string[];
  figures: readonly Figure[];
  /** Sizes in points or pixels. */
  textSize: number | undefined;
  targetSize: number | undefined;
  /** Metres from which the screen is read. */
  distance: number | undefined;
  /** Contrast that the description asks for. */
  contrast: number | undefined;
  colours: readonly NamedColour[];
  pairs: readonly { text: NamedColour; ground: NamedColour }[];
  tone: Tone;
  isDark: boolean;
  hasNoShadows: boolean;
  radius: number;
};

const BAN = /^(?:без|никак\p{L}*|не|no|not|without|never|avoid)(?!\p{L})/iu;
/** A part about looks says how to draw, not what. */
const ABOUT_LOOKS =
  /(?<!\p{L})тон(?:а|е|ах|ов)(?!\p{L})|цвет|(?<!\p{L})фон(?:е|а|ом)?(?!\p{L})|стил|акцент|скругл|угл[ыа]|контраст|интерфейс|т[её]мн\p{L}* тем|светл\p{L}* тем|(?:dark|light) theme|^(?:ярк|минимал|дружелюб|спокойн|строг|плотн)|#[0-9a-f]{3}|\d\s?px|colou?r|background|style|\btones?\b|accent|interface|rounded|corners|contrast|^(?:bright|minimal|friendly|calm|strict|dense)/iu;
const PHONE =
  /мобильн|приложени|экран телефона|смартфон|mobile (?:app|screen)|(?<![a-z])app(?![a-z])|smartphone/iu;

/** Sizes that a description gives, in points, metres or as a ratio. */
const SIZES = {
  textSize:
    /(?:текст|шрифт|кегл|подпис|text|font|type|labels?)(?!\p{L}*-?контраст)\p{L}*[^.;,\d]{0,24}(\d{1,2})\s?(?:px|пикс\p{L}*|пт|pt|точ\p{L}*|points?)|(\d{1,2})\s?(?:px|pt)\s(?:text|type|font|текст)/iu,
  targetSize:
    /(?:кнопк|иконк|зон|клавиш|button|icon|target)\p{L}*[^.;,\d]{0,24}(\d{2})\s?(?:px|пикс\p{L}*|pt|точ\p{L}*|points?)/iu,
  distance:
    /(?:с|из|from|at)\s(?:расстояния\s(?:в\s)?|about\s|some\s)?(\d{1,2}(?:[.,]\d)?|двух|тр[её]х|четыр[её]х|пяти|two|three|four|five)\s(?:метр|м(?!\p{L})|met(?:re|er)s?)/iu,
  contrast: /(?:контраст|contrast)\p{L}*[^.;\d]{0,30}(\d{1,2}(?:[.,]\d)?)/iu,
};
const METRES = ["", "", "двух|two", "трех|трёх|three", "четырех|четырёх|four", "пяти|five"];

function sizeIn(pattern: RegExp, text: string): number | undefined {
  const match = pattern.exec(text);
  const found = (match?.[1] ?? match?.[2])?.toLowerCase();
  if (found === undefined) return undefined;
  return /\d/.test(found)
    ? Number(found.replace(",", "."))
    : METRES.findIndex((names) => names.includes(found));
}

const within =
  ({ start, end }: Clause) =>
  ({ span }: Figure) =>
    span !== undefined && span.start >= start && span.end <= end;

/** Reads the description of a screen. Pure and linear. */
export async function designSheetOf(description: string, locale: Locale): Promise<DesignSheet> {
  await ready();
  const text = description.trim();
  const sentences = sentencesOf(text);
  const clauses = clausesOf(text, sentences);
  const figures = figuresOf(text, sentences, clauses);
  const bans = clauses.filter((clause) => BAN.test(clause.text));
  const own = clauses.filter((clause) => !bans.includes(clause));
  const colours = coloursIn(text);
  const tone = toneOf(text);
  const elements = own.flatMap((clause): NamedElement[] => {
    const inside = figures.filter(within(clause));
    return kindsIn(clause.text).map(({ kind, at }) => ({
      kind,
      label: labelOf(clause.text, at, locale),
      clause: clause.text,
      figures: inside,
    }));
  });
  const found = readScreenAdvice().problems.flatMap((problem): NamedProblem[] => {
    const clause = clauses.find((part) => problem.words.test(part.text));
    return clause === undefined
      ? []
      : [{ problem, label: labelOf(clause.text, 0, locale), clause: clause.text }];
  });
  const isLook = (part: Clause) =>
    ABOUT_LOOKS.test(part.text) || colours.some(({ at }) => at >= part.start && at < part.end);
  const contents = own
    .filter((part, index) => index > 0 && !isLook(part) && part.text.length > 2)
    .map(({ text: part }) => labelOf(part, 0, locale));
  return {
    locale,
    text,
    title: labelOf(clauses[0]?.text ?? text, 0, locale),
    device: PHONE.test(text) ? "phone" : "desktop",
    elements: unique(elements),
    problems: found,
    contents,
    bans: bans.map((clause) => clause.text),
    figures,
    textSize: sizeIn(SIZES.textSize, text),
    targetSize: sizeIn(SIZES.targetSize, text),
    distance: sizeIn(SIZES.distance, text),
    contrast: sizeIn(SIZES.contrast, text),
    colours,
    pairs: pairsIn(text, colours),
    tone,
    isDark: isDark(text),
    hasNoShadows: hasNoShadows(text),
    radius: radiusOf(text, tone),
  };
}

/** Kinds of parts that a clause names, in its order; what stands after «без», "no" is not there. */
function kindsIn(clause: string): { kind: ScreenPart; at: number }[] {
  const said = withoutBan(clause);
  return readScreenAdvice()
    .parts.map((kind) => ({ kind, at: said.search(kind.words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, 2);
}

/** One part under one name: a description comes back to what it named. */
function unique(elements: readonly NamedElement[]): NamedElement[] {
  const labels = new Set<string>();
  return elements.filter(({ label, kind }) => {
    const key = `${kind.id} ${label.toLowerCase()}`;
    if (labels.has(key)) return false;
    labels.add(key);
    return true;
  });
}
