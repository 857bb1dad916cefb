import "server-only";
import { blocks, readScreenAdvice, type State } from "@/lib/content/screen-advice";
import { typeset } from "@/lib/content/typography";
import type { Analysis } from "@/lib/generators/analysis";
import { contrast } from "@/lib/generators/colour";
import { formatNumber } from "@/lib/generators/numbers";
import {
  designSheetOf,
  type DesignSheet,
  type NamedColour,
} from "@/lib/generators/server/compose/design/design-sheet";

import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled, lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Suggestions for a described screen and its analysis: what can be told, counted and computed from its description. */

/** One point of advice and the part of the screen it is about. */
type Point = { label: string; advice: string; why?: string; check?: string };

const LEAST = { text: 16, target: 44, contrast: 4.5 } as const;
const MOST_POINTS = 8;
const MOST_NAMES = 5;

/** The parts of the screen in a line, as they were named. */
const partsOf = ({ elements }: DesignSheet): string =>
  [...new Set(elements.map(({ label }) => lowerFirst(label)))].slice(0, MOST_NAMES).join("; ");

/** The screen and its named parts, in a sentence. */
function openingOf(sheet: DesignSheet): string {
  const parts = partsOf(sheet);
  const { title } = sheet;
  return parts === "" ? `${title}.` : filled(designWords[sheet.locale].opening, { title, parts });
}

/** What there is to say of the sizes of text and targets: too small, enough, or the question for it. */
function sizesOf({ locale, textSize, targetSize }: DesignSheet): { line: string; isSmall: boolean }[] {
  const { size: words } = designWords[locale];
  return (["text", "target"] as const).map((part) => {
    const size = part === "text" ? textSize : targetSize;
    const isSmall = size !== undefined && size < LEAST[part];
    const template = size === undefined ? words.none : isSmall ? words.small : words.enough;
    const slots = { what: words[part], n: String(size), least: String(LEAST[part]) };
    return { line: filled(template, slots), isSmall };
  });
}

/** A colour as it was written; a name with the value that is reckoned with. */
const shownColour = ({ isExact, text, hex }: NamedColour): string => (isExact ? text : `${text} (${hex})`);

/** Contrast of each named pair; without a pair, of the first two colours given by value. */
function contrasts({ locale, colours, pairs, contrast: asked = 0 }: DesignSheet) {
  const words = designWords[locale];
  const [first, second] = colours.filter(({ isExact }) => isExact);
  const all = pairs.length > 0 ? pairs : first && second ? [{ text: first, ground: second }] : [];
  const least = Math.max(LEAST.contrast, asked);
  return all.map(({ text, ground }) => {
    const ratio = contrast(text.hex, ground.hex);
    const label = `${shownColour(text)} ${words.on} ${shownColour(ground)}`;
    const slots = { pair: label, ratio: formatNumber(ratio, locale), least: formatNumber(least, locale) };
    const isPale = ratio < least;
    const line = filled(isPale ? words.pair.bad : words.pair.good, slots);
    return { isPale, line, label, advice: filled(words.pair.pale, slots) };
  });
}

/** Too many of something, as far as the description counts it. */
function tooMany({ locale, elements, figures, title }: DesignSheet): Point[] {
  return figures.flatMap((figure): Point[] => {
    const owner = elements.find(({ figures: own }) => own.includes(figure));
    const isRow = figure.kind === "count" && /^(?:table|list|cards)$/.test(owner?.kind.id ?? "");
    const noun = figure.counts ?? figure.unit;
    const { counts } = readScreenAdvice();
    const row =
      counts.find(({ words }) => words.test(noun)) ?? counts.find(({ id }) => isRow && id === "rows");
    if (row === undefined || figure.value <= row.beside) return [];
    const advice = filled(row[locale].advice, { n: formatNumber(figure.value, locale) });
    return [{ ...row[locale], label: owner?.label ?? title, advice }];
  });
}

/** All there is to say, one point a part: what is in the way first, then numbers, then the parts in their order. */
function pointsOf(sheet: DesignSheet): Point[] {
  const { locale, title, problems, elements } = sheet;
  const own = elements.filter(({ label }) => problems.every((problem) => problem.label !== label));
  const kinds = new Map(own.toReversed().map((element) => [element.kind.id, element]));
  const told: Point[] = [
    ...problems.map(({ kind, label }) => ({ label, ...kind[locale] })),
    ...contrasts(sheet).filter(({ isPale }) => isPale),
    ...tooMany(sheet),
    ...sizesOf(sheet).flatMap(({ isSmall, line }) => (isSmall ? [{ label: title, advice: line }] : [])),
    ...[...kinds.values()].toReversed().map(({ kind, label }) => ({ label, ...kind[locale] })),
  ];
  const byLabel = new Map<string, Point>();
  for (const point of told) {
    const known = byLabel.get(point.label);
    byLabel.set(point.label, known ? { ...known, advice: `${known.advice} ${point.advice}` } : point);
  }
  return [...byLabel.values()].slice(0, MOST_POINTS);
}

/** Suggestions for a described screen: plain text with line breaks, one point for each part named. */
export async function composeSuggestions(prompt: string, locale: Locale): Promise<string> {
  const sheet = await designSheetOf(prompt, locale);
  const words = designWords[locale];
  const points = pointsOf(sheet);
  const items = points.map(({ label, advice, why, check }, index) => {
    const reason = why === undefined ? [] : [`${words.why} ${lowerFirst(why)}`];
    const test = check === undefined ? [] : [`${words.check} ${check}`];
    return [`${String(index + 1)}. ${label}`, advice, ...reason, ...test].join("\n");
  });
  const kept = sheet.bans.map((ban) => filled(words.kept, { ban: lowerFirst(ban) }));
  const last = points.length < 3 ? words.ask : words.general;
  const text = [openingOf(sheet), ...items, ...kept, last].join("\n\n");
  return locale === "ru" ? typeset(text, locale) : text;
}

/** In fewer words a screen cannot be described. */
const FEWEST_WORDS = 4;

/** Analyses a described screen by what can be counted and computed in its description, and says what a text does not show. */
export async function composeAnalysis(description: string, locale: Locale): Promise<Analysis> {
  const sheet = await designSheetOf(description, locale);
  const words = designWords[locale];
  const wordCount = description.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (wordCount < FEWEST_WORDS) return { error: words.ask };
  const points = pointsOf(sheet).map(({ label, advice, check }) =>
    [`${label}: ${lowerFirst(advice)}`, ...(check === undefined ? [] : [words.check, check])].join(" "),
  );
  const improvements = [...points, ...missingStates(sheet)];
  return {
    overview: `${openingOf(sheet)} ${words.unseen}`,
    strengths: strengthsOf(sheet),
    improvements: improvements.length > 0 ? improvements : [words.ask],
    accessibility: accessibilityOf(sheet),
  };
}

/** What a description already says of a state. */
const said: Readonly<Record<State, RegExp>> = {
  empty: /пуст|ничего не найд|empty|no results/iu,
  loading: /загруз|грузит|скелет|loading|skeleton/iu,
  error: /ошибк|error/iu,
  done: /подтвержд|готово|успешн|спасибо|confirm|success|thank/iu,
  offline: /без (?:связи|интернета|сети)|связи нет|offline|no (?:connection|signal)/iu,
};

/** States that a part needs and the description does not speak of; one line a part. */
function missingStates({ elements, text, locale }: DesignSheet): string[] {
  const words = designWords[locale];
  const lines = elements.flatMap(({ kind, label }) => {
    const open = blocks[kind.beside].filter((state) => !said[state].test(text));
    const states = open.map((state) => words.states[state]).join(", ");
    return states === "" ? [] : [[label, filled(words.missing, { label, states })] as const];
  });
  return [...new Map(lines).values()];
}

function strengthsOf(sheet: DesignSheet): string[] {
  const { strengths, pair } = designWords[sheet.locale];
  const told = (template: string, list: string) => (list === "" ? [] : [filled(template, { list })]);
  const lines = [
    ...told(strengths.named, partsOf(sheet)),
    ...contrasts(sheet).flatMap(({ isPale, line }) => (isPale ? [] : [line])),
    ...told(strengths.figures, sheet.figures.map(({ text }) => text).join("; ")),
  ];
  return lines.length > 0 ? lines : [pair.none];
}

/** Contrast of the named pairs, of the other colours on white and on black, and the sizes. */
function accessibilityOf(sheet: DesignSheet): string {
  const { locale, colours, pairs } = sheet;
  const words = designWords[locale];
  const lines = contrasts(sheet).map(({ line }) => line);
  const paired = new Set(pairs.flatMap(({ text, ground }) => [text, ground]));
  const single = colours.filter((colour) => !paired.has(colour) && !colour.isDenied && !colour.isGrey);
  const singles = single.map((colour) => {
    const [white, black] = ["#FFFFFF", "#000000"].map((hex) =>
      formatNumber(contrast(colour.hex, hex), locale),
    );
    return filled(words.pair.single, { colour: shownColour(colour), white: white ?? "", black: black ?? "" });
  });
  const question = lines.length > 0 ? [] : [words.pair.none];
  const sizes = sizesOf(sheet).map(({ line }) => line);
  return [...lines, ...singles, ...question, ...sizes, words.general].join(" ");
}
