import "server-only";
import { readScreenAdvice } from "@/lib/content/screen-advice";
import { contrast } from "@/lib/generators/server/compose/design/colour";
import type { DesignSheet, NamedElement } from "@/lib/generators/server/compose/design/design-sheet";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled, lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import { formatNumber } from "@/lib/generators/numbers";

/** One point of advice and the part of the screen it is about. */
export type Point = { label: string; advice: string; why: string; check: string };

/** Parts whose number is one of rows. */
const ROWS = new Set(["table", "list", "cards", "feed"]);
const LEAST = { text: 16, target: 44 } as const;
const MOST_POINTS = 8;
const MOST_NAMES = 5;
/** With fewer points than this, the parts that no kind of element covers are spoken of together. */
const FEW = 5;

/** The names of the parts, each once, for a sentence. */
export const namesOf = ({ elements }: DesignSheet): string =>
  [...new Set(elements.map(({ label }) => label))].slice(0, MOST_NAMES).map(lowerFirst).join("; ");

/** What there is to say of a text's or a target's size: too small, enough, or the question for it. */
export function sizeLine(sheet: DesignSheet, what: keyof typeof LEAST): { line: string; isSmall: boolean } {
  const words = designWords[sheet.locale][what];
  const size = what === "text" ? sheet.textSize : sheet.targetSize;
  if (size === undefined) return { line: words.none, isSmall: false };
  const isSmall = size < LEAST[what];
  return { line: filled(isSmall ? words.bad : words.good, { n: formatNumber(size, sheet.locale) }), isSmall };
}

type Contrast = { pair: string; isPale: boolean; slots: Record<string, string>; line: string; note: string };

/** Contrast of each named pair; without a pair, of the first two colours given by value. */
export function contrasts({ locale, colours, pairs, contrast: asked = 0 }: DesignSheet): Contrast[] {
  const words = designWords[locale];
  const [first, second] = colours.filter(({ isExact }) => isExact);
  const all = pairs.length > 0 ? pairs : first && second ? [{ text: first, ground: second }] : [];
  const least = Math.max(4.5, asked);
  return all.map(({ text, ground }) => {
    const ratio = contrast(text.hex, ground.hex);
    const pair = `${text.text} ${words.on} ${ground.text}`;
    const slots = { pair, ratio: formatNumber(ratio, locale), least: formatNumber(least, locale) };
    const samples = [text, ground].filter(({ isExact, hue }) => !isExact && hue).map(({ hex }) => hex);
    return {
      pair,
      isPale: ratio < least,
      slots,
      line: filled(ratio < least ? words.pair.bad : words.pair.good, slots),
      note: samples.length === 0 ? "" : filled(words.pair.samples, { samples: samples.join(", ") }),
    };
  });
}

/** Advice from numbers: a pair too pale, too many of something, something too small. */
function reckoned(sheet: DesignSheet): Point[] {
  const { locale, elements, figures, title } = sheet;
  const point = (label: string, advice: string): Point => ({ label, advice, why: "", check: "" });
  const pale = contrasts(sheet)
    .filter(({ isPale }) => isPale)
    .map(({ pair, slots }) => point(pair, filled(designWords[locale].pair.pale, slots)));
  const { counts } = readScreenAdvice();
  const many = (id: string, label: string, value: number): Point[] => {
    const row = counts.find((count) => count.id === id);
    if (row === undefined || value <= row.most) return [];
    return [
      { label, ...row[locale], advice: filled(row[locale].advice, { n: formatNumber(value, locale) }) },
    ];
  };
  const counted = figures.flatMap(({ counts: noun, unit, value, span }) => {
    const row = counts.find(({ words }) => words?.test(noun ?? unit));
    const owner = elements.find(({ figures: own }) => own.some((one) => one.span?.start === span?.start));
    return row === undefined ? [] : many(row.id, owner?.label ?? title, value);
  });
  const isRows = ({ kind, label }: NamedElement) =>
    ROWS.has(kind.id) && !counted.some((other) => other.label === label);
  const rows = elements.filter(isRows).flatMap(({ label, figures: own }) => {
    const figure = own.find(({ kind }) => kind === "count");
    return figure === undefined ? [] : many("rows", label, figure.value);
  });
  const small = (["text", "target"] as const)
    .map((what) => sizeLine(sheet, what))
    .filter(({ isSmall }) => isSmall)
    .map(({ line }) => point(title, line));
  const colours = sheet.colours.filter(({ isDenied }) => !isDenied).map(({ text }) => text);
  return [...pale, ...counted, ...rows, ...small, ...many("colours", colours.join(", "), colours.length)];
}

/** What else stands on the screen, in one point about its order. */
function orderOf({ contents, elements, problems, locale }: DesignSheet): Point[] {
  const spoken = new Set([...elements, ...problems].map(({ label }) => label));
  const [first, ...others] = contents.filter((label) => !spoken.has(label)).slice(0, 4);
  if (first === undefined || others.length === 0) return [];
  return [{ label: [first, ...others.map(lowerFirst)].join("; "), ...designWords[locale].order }];
}

/** Everything there is to say of the named parts, one point a part: what is in the way first, then numbers, then the parts in their order. */
export function pointsOf(sheet: DesignSheet): Point[] {
  const { locale, problems, elements } = sheet;
  const kinds = new Map(elements.toReversed().map((element) => [element.kind.id, element]));
  const all = [
    ...problems.map(({ problem, label }): Point => ({ label, ...problem[locale] })),
    ...reckoned(sheet),
    ...elements
      .filter((element) => kinds.get(element.kind.id) === element)
      .map(({ kind, label }): Point => ({ label, ...kind[locale] })),
  ];
  const byLabel = new Map<string, Point>();
  for (const point of [...all, ...(all.length < FEW ? orderOf(sheet) : [])]) {
    const known = byLabel.get(point.label);
    if (known === undefined) byLabel.set(point.label, point);
    else if (!known.advice.includes(point.advice))
      byLabel.set(point.label, { ...known, advice: `${known.advice} ${point.advice}` });
  }
  return [...byLabel.values()].slice(0, MOST_POINTS);
}
