import "server-only";
import { contrast } from "@/lib/generators/server/compose/design/colour";
import type { DesignSheet, NamedElement } from "@/lib/generators/server/compose/design/design-sheet";
import { designWords, type DesignWords } from "@/lib/generators/server/compose/design/words";
import { formatNumber } from "@/lib/generators/numbers";

/** One point of advice and the part of the screen it is about. */
export type Point = { label: string; advice: string; why: string; check: string };

type Reckoned = keyof DesignWords["reckoned"];

/** What is counted, by the noun that the number counts, and how many of it are too many. */
const counts: readonly { id: Reckoned; noun: RegExp; most: number }[] = [
  { id: "fields", noun: /^(?:\p{L}+ )?(?:пол[еяю]|полей|полями|fields?)(?!\p{L})/iu, most: 4 },
  { id: "columns", noun: /^(?:\p{L}+ )?(?:столбц|колон|columns?)/iu, most: 7 },
  { id: "steps", noun: /^(?:\p{L}+ )?(?:шаг|этап|steps?|stages?)/iu, most: 3 },
  { id: "presses", noun: /^(?:\p{L}+ )?(?:нажати|клик|presses|clicks|taps)/iu, most: 2 },
  { id: "screens", noun: /^(?:\p{L}+ )?(?:экран|монитор|screens?|monitors?)/iu, most: 1 },
];
/** So many things of one list cannot be read in a row. */
const MANY_ROWS = 20;
const ROWS = new Set(["table", "list", "cards", "feed"]);
const LEAST_TEXT = 16;
const LEAST_TARGET = 44;
const MANY_COLOURS = 4;
const leastContrast = (sheet: DesignSheet) => Math.max(4.5, sheet.contrast ?? 0);

const none = { n: "", pair: "", ratio: "", least: "" };

/** Advice from numbers: too many of something, too small, too pale. */
function reckoned(sheet: DesignSheet): Point[] {
  const { locale, elements, figures, textSize, targetSize, colours, title } = sheet;
  const words = designWords[locale];
  const number = (value: number) => formatNumber(value, locale);
  const labelFor = (start: number | undefined) =>
    elements.find(({ figures: own }) => own.some(({ span }) => span?.start === start))?.label ?? title;
  const fromCounts = figures.flatMap((figure): Point[] => {
    const noun = figure.counts ?? figure.unit;
    const found = counts.find(({ noun: pattern }) => pattern.test(noun));
    if (found === undefined || figure.value <= found.most) return [];
    const { advice, why, check } = words.reckoned[found.id];
    return [
      {
        label: labelFor(figure.span?.start),
        advice: advice({ ...none, n: number(figure.value) }),
        why,
        check,
      },
    ];
  });
  const isCounted = (element: NamedElement) => fromCounts.some(({ label }) => label === element.label);
  const fromRows = elements.flatMap((element): Point[] => {
    const figure = element.figures.find(({ value, kind }) => kind === "count" && value > MANY_ROWS);
    if (figure === undefined || !ROWS.has(element.kind.id) || isCounted(element)) return [];
    const { advice, why, check } = words.reckoned.rows;
    return [{ label: element.label, advice: advice({ ...none, n: number(figure.value) }), why, check }];
  });
  const wanted = colours.filter(({ isDenied }) => !isDenied);
  const { why, check, advice } = words.reckoned.colours;
  const many: Point[] =
    wanted.length > MANY_COLOURS
      ? [
          {
            label: wanted.map(({ text }) => text).join(", "),
            advice: advice({ ...none, n: number(wanted.length) }),
            why,
            check,
          },
        ]
      : [];
  const sizes: Point[] = [
    ...(textSize !== undefined && textSize < LEAST_TEXT
      ? [words.text.bad({ ...none, n: number(textSize) })]
      : []),
    ...(targetSize !== undefined && targetSize < LEAST_TARGET
      ? [words.target.bad({ ...none, n: number(targetSize) })]
      : []),
  ].map((line) => ({ label: title, advice: line, why: "", check: "" }));
  const pale = contrasts(sheet)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ pair, ratio, least }): Point => {
      const values = { n: "", pair, ratio: number(ratio), least: number(least) };
      return { label: pair, advice: words.contrast.pale(values), why: "", check: "" };
    });
  return [...pale, ...fromCounts, ...fromRows, ...sizes, ...many];
}

export type Contrast = { pair: string; ratio: number; least: number; line: string; note: string | undefined };

/** Contrast of each named pair; without a pair, of the colours by value among themselves in their order. */
export function contrasts(sheet: DesignSheet): Contrast[] {
  const { locale, colours, pairs } = sheet;
  const words = designWords[locale].contrast;
  const [first, second] = colours.filter(({ isExact }) => isExact);
  const all = pairs.length > 0 ? pairs : first && second ? [{ text: first, ground: second }] : [];
  const least = leastContrast(sheet);
  return all.map(({ text, ground }) => {
    const ratio = contrast(text.hex, ground.hex);
    const pair = `${text.text} ${locale === "ru" ? "на" : "on"} ${ground.text}`;
    const values = { n: "", pair, ratio: formatNumber(ratio, locale), least: formatNumber(least, locale) };
    const taken = [text, ground].filter(({ isExact, hue }) => !isExact && hue !== undefined);
    const samples = taken.map(({ hex }) => hex).join(", ");
    return {
      pair,
      ratio,
      least,
      line: ratio < least ? words.bad(values) : words.good(values),
      note: samples === "" ? undefined : words.name({ ...values, n: samples }),
    };
  });
}

/** Contrast of the colours that stand in no pair, on white and on black. */
export function singleColours(sheet: DesignSheet): string[] {
  const { locale, colours, pairs } = sheet;
  const words = designWords[locale].contrast;
  const paired = new Set(pairs.flatMap(({ text, ground }) => [text, ground]));
  const number = (value: number) => formatNumber(value, locale);
  return colours
    .filter((colour) => !paired.has(colour) && !colour.isDenied && colour.hue !== undefined)
    .map(({ text, hex, isExact }) =>
      words.single({
        pair: text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
        n: isExact ? "" : ` (${hex})`,
        ratio: number(contrast(hex, "#FFFFFF")),
        least: number(contrast(hex, "#000000")),
      }),
    );
}

/** Everything there is to say of the named parts: what is in the way first, then numbers, then the parts in their order. */
export function pointsOf(sheet: DesignSheet, most: number): Point[] {
  const { locale } = sheet;
  const obstacles = sheet.problems.map(({ problem, label }): Point => ({ label, ...problem[locale] }));
  const numbers = reckoned(sheet);
  const kinds = new Set<string>();
  const parts = sheet.elements.flatMap(({ kind, label }): Point[] => {
    if (kinds.has(kind.id)) return [];
    kinds.add(kind.id);
    return [{ label, ...kind[locale] }];
  });
  const order = orderOf(sheet);
  const all = [...obstacles, ...numbers, ...parts];
  return merged([...all, ...(all.length < FEW ? order : [])]).slice(0, most);
}

/** With fewer points than this, the parts that no kind of element covers are spoken of together. */
const FEW = 5;

/** What else stands on the screen, in one point about its order. */
function orderOf({ contents, elements, problems, locale }: DesignSheet): Point[] {
  const spoken = new Set([...elements, ...problems].map(({ label }) => label));
  const rest = contents.filter((label) => !spoken.has(label)).slice(0, 4);
  const { order, orderWhy, orderCheck } = designWords[locale];
  return rest.length < 2
    ? []
    : [
        {
          label: rest.map((label, at) => (at === 0 ? label : lowerFirst(label))).join("; "),
          advice: order,
          why: orderWhy,
          check: orderCheck,
        },
      ];
}

/** One point a label: what is said of the same part stands together. */
function merged(points: readonly Point[]): Point[] {
  const byLabel = new Map<string, Point>();
  for (const point of points) {
    const known = byLabel.get(point.label);
    if (known === undefined) byLabel.set(point.label, point);
    else if (!known.advice.includes(point.advice))
      byLabel.set(point.label, { ...known, advice: `${known.advice} ${point.advice}` });
  }
  return [...byLabel.values()];
}

/** A name inside a sentence; an abbreviation keeps its capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
