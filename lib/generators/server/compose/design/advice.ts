import "server-only";
import { readScreenAdvice } from "@/lib/content/screen-advice";
import { typeset } from "@/lib/content/typography";
import { contrast } from "@/lib/generators/server/compose/design/colour";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import type { NamedColour } from "@/lib/generators/server/compose/design/looks";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled, lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/locales";

/** One point of advice and the part of the screen it is about. */
type Point = { label: string; advice: string; why?: string; check?: string };

const LEAST = { text: 16, target: 44, contrast: 4.5 } as const;
const MOST_POINTS = 8;
const MOST_NAMES = 5;
/** With fewer points than this, the parts that no kind of element covers are spoken of together. */
const FEW = 5;

/** The screen and its named parts, in a sentence. */
export function openingOf({ title, elements, locale }: DesignSheet): { opening: string; parts: string } {
  const names = [...new Set(elements.map(({ label }) => lowerFirst(label)))];
  const parts = names.slice(0, MOST_NAMES).join("; ");
  const { opening, openingBare } = designWords[locale];
  return { opening: filled(parts === "" ? openingBare : opening, { title, parts }), parts };
}

/** What there is to say of the sizes of text and targets: too small, enough, or the question for it. */
export function sizesOf({ locale, textSize, targetSize }: DesignSheet): { line: string; isSmall: boolean }[] {
  const { size: words } = designWords[locale];
  return (["text", "target"] as const).map((part) => {
    const size = part === "text" ? textSize : targetSize;
    const isSmall = size !== undefined && size < LEAST[part];
    const template = size === undefined ? words.none : isSmall ? words.small : words.enough;
    return {
      line: filled(template, { what: words[part], n: String(size), least: String(LEAST[part]) }),
      isSmall,
    };
  });
}

/** A colour as it was written; a name with the value that is reckoned with. */
export const shownColour = ({ isExact, text, hex }: NamedColour): string =>
  isExact ? text : `${text} (${hex})`;

/** Contrast of each named pair; without a pair, of the first two colours given by value. */
export function contrasts({ locale, colours, pairs, contrast: asked = 0 }: DesignSheet) {
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

/** Advice from numbers: a pair too pale, too many of something, something too small. */
function reckoned(sheet: DesignSheet): Point[] {
  const { locale, elements, figures, title } = sheet;
  const many = figures.flatMap((figure): Point[] => {
    const owner = elements.find(({ figures: own }) => own.includes(figure));
    const isRow = figure.kind === "count" && /^(?:table|list|cards)$/.test(owner?.kind.id ?? "");
    const noun = figure.counts ?? figure.unit;
    const row = readScreenAdvice().counts.find(
      ({ id, words }) => words.test(noun) || (isRow && id === "rows"),
    );
    if (row === undefined || figure.value <= row.beside) return [];
    const advice = filled(row[locale].advice, { n: formatNumber(figure.value, locale) });
    return [{ ...row[locale], label: owner?.label ?? title, advice }];
  });
  const small = sizesOf(sheet).flatMap(({ isSmall, line }) =>
    isSmall ? [{ label: title, advice: line }] : [],
  );
  return [...contrasts(sheet).filter(({ isPale }) => isPale), ...many, ...small];
}

/** What else stands on the screen, in one point about its order. */
function orderOf({ contents, elements, problems, locale }: DesignSheet): Point[] {
  const spoken = new Set([...elements, ...problems].map(({ label }) => label));
  const [first = "", ...others] = contents.filter((label) => !spoken.has(label)).slice(0, 4);
  const label = [first, ...others.map(lowerFirst)].join("; ");
  return others.length === 0 ? [] : [{ label, ...designWords[locale].order }];
}

/** All there is to say, one point a part: what is in the way first, then numbers, then the parts in their order. */
export function pointsOf(sheet: DesignSheet): Point[] {
  const { locale, problems, elements } = sheet;
  const own = elements.filter(({ label }) => problems.every((problem) => problem.label !== label));
  const kinds = new Map(own.toReversed().map((element) => [element.kind.id, element]));
  const parts = own.filter((element) => kinds.get(element.kind.id) === element);
  const told = [
    ...problems.map(({ kind, label }) => ({ label, ...kind[locale] })),
    ...reckoned(sheet),
    ...parts.map(({ kind, label }) => ({ label, ...kind[locale] })),
  ];
  const byLabel = new Map<string, Point>();
  for (const point of told.length < FEW ? [...told, ...orderOf(sheet)] : told) {
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
  const text = [openingOf(sheet).opening, ...items, ...kept, last].join("\n\n");
  return locale === "ru" ? typeset(text, locale) : text;
}
