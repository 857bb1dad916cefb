import "server-only";
import { blocks, readScreenAdvice, type State } from "@/lib/content/screen-advice";
import { contrast, oklchOf } from "@/lib/generators/colour";
import { formatNumber } from "@/lib/generators/numbers";
import type { NamedColour } from "@/lib/generators/server/compose/design/colours";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { readable } from "@/lib/generators/server/compose/design/palette";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled, upperFirst } from "@/lib/generators/server/compose/text/markdown";

/** One finding: the part of the screen it is about, why it matters, what to do and how to check that. */
type Point = { label: string; advice: string; why: string; check: string };

const LEAST = { text: 16, target: 44, row: 32, contrast: 4.5, part: 3 } as const;
const MOST_POINTS = 8;
const MOST_GENERAL = 4;

const soundParts = ({ elements, problems }: DesignSheet) =>
  elements.filter(({ label }) => problems.every((problem) => problem.label !== label));

export function sizesOf({ locale, sizes }: DesignSheet) {
  const { size: words } = designWords[locale];
  return (["text", "target", "row"] as const).flatMap((part) => {
    const size = sizes[part];
    if (size === undefined) return [];
    const label = filled(words[part], { n: String(size) });
    const point = { why: words[`${part}Why`], advice: words[`${part}Advice`], check: words[`${part}Check`] };
    return [{ label, isSmall: size < LEAST[part], ...point }];
  });
}

/** A colour as it was written; a name with the value that is reckoned with, and the value alone where the name has another case. */
const shownColour = ({ isExact, text, hex }: Colour, form: RegExp): string =>
  isExact || !form.test(text) ? hex : `${text} (${hex})`;
type Colour = Pick<NamedColour, "isExact" | "text" | "hex"> & { at?: number };

const OF_BUTTON = /(?:кнопк|button)(?![^.;,]*(?:текст|надпис|text|label))[^.;,]{0,40}$/iu;

/** What the file and the picture set on a colour that is named without another: white, or black where white is too pale. */
function alone(ground: NamedColour) {
  const hex = contrast("#FFFFFF", ground.hex) >= LEAST.contrast ? "#FFFFFF" : "#000000";
  return { text: { text: hex, hex, isExact: true }, ground };
}

/** Pairs that are named, else the first two colours where one has a value, else a value with white or black text. */
function allPairs({ colours, pairs }: DesignSheet): { text: Colour; ground: Colour }[] {
  const [first, second] = colours.filter(({ isDenied }) => !isDenied);
  if (pairs.length > 0 || first === undefined) return pairs;
  if (second !== undefined && (first.isExact || second.isExact)) return [{ text: first, ground: second }];
  return first.isExact ? [alone(first)] : [];
}

/** Contrast of each pair, with a shade that would do. */
export function contrasts(sheet: DesignSheet) {
  const { locale, contrast: asked = 0 } = sheet;
  const { pair: words, on } = designWords[locale];
  return allPairs(sheet).map(({ text, ground }) => {
    // The grey of a button is no text: against its ground a control needs less.
    const isPart = (text.at ?? Infinity) < (ground.at ?? 0) && OF_BUTTON.test(sheet.text.slice(0, text.at));
    const least = isPart ? LEAST.part : Math.max(LEAST.contrast, asked);
    const ratio = contrast(text.hex, ground.hex);
    const label = upperFirst(
      `${shownColour(text, /[ыио]й$|[a-z]$/i)} ${on} ${shownColour(ground, /[ое]м$|[a-z]$/i)}`,
    );
    const isLightText = oklchOf(text.hex).l > oklchOf(ground.hex).l;
    const [changed, other] = isLightText ? [ground, text] : [text, ground];
    // The label of a button stands on it: its new shade bears white letters.
    const shade = isPart ? Math.max(least, LEAST.contrast) : least;
    const hex = readable(oklchOf(changed.hex), [other.hex], shade, -0.01);
    const slots = {
      pair: label,
      hex,
      ratio: formatNumber(ratio, locale),
      least: formatNumber(least, locale),
    };
    const point = {
      label,
      why: filled(isPart ? words.palePart : words.pale, slots),
      advice: filled(isPart ? words.fixPart : isLightText ? words.fixGround : words.fixText, slots),
      check: filled(words.check, slots),
    };
    return { isPale: ratio < least, line: filled(words.good, slots), point };
  });
}

const IS_SIZE = /px|пикс|точ|pt|пт/iu;

function tooMany({ locale, elements, figures }: DesignSheet): Point[] {
  return figures.flatMap((figure): Point[] => {
    if (IS_SIZE.test(figure.text)) return [];
    const owner = elements.find(({ figures: own }) => own.includes(figure));
    const isRow = figure.kind === "count" && /^(?:table|list|cards)$/.test(owner?.kind.id ?? "");
    const noun = figure.counts ?? figure.unit;
    const { counts } = readScreenAdvice();
    const row =
      counts.find(({ words }) => words.test(noun)) ?? counts.find(({ id }) => isRow && id === "rows");
    if (row === undefined || figure.value <= row.beside) return [];
    const advice = filled(row[locale].advice, { n: formatNumber(figure.value, locale) });
    return [
      { ...row[locale], label: owner?.label ?? `${formatNumber(figure.value, locale)} ${noun}`, advice },
    ];
  });
}

const SHORT_LIST = 10;
const NAMED_BUTTON = /[«“"]/u;

/** All there is to say, one point a part: what is in the way first, then numbers, then the parts in their order. */
export function pointsOf(sheet: DesignSheet): Point[] {
  const { locale } = sheet;
  const known = [
    ...sheet.problems.map(({ kind, label }) => ({ label, ...kind[locale] })),
    ...contrasts(sheet).flatMap(({ isPale, point }) => (isPale ? [point] : [])),
    ...tooMany(sheet),
    ...sizesOf(sheet).filter(({ isSmall }) => isSmall),
  ];
  const byLabel = new Map<string, Point>();
  for (const { label, advice, why, check } of known) {
    const told = byLabel.get(label);
    const point = told
      ? { advice: `${told.advice} ${advice}`, why: told.why, check: told.check }
      : { advice, why, check };
    byLabel.set(label, { label, ...point });
  }
  const parts = soundParts(sheet).filter(
    ({ kind, label, figures }) =>
      !(kind.id === "button" && (NAMED_BUTTON.test(label) || sheet.sizes.target !== undefined)) &&
      !(kind.id === "list" && figures.some(({ kind: of, value }) => of === "count" && value <= SHORT_LIST)) &&
      sheet.strengths.every((strength) => strength.label !== label),
  );
  const kinds = new Map(parts.toReversed().map((element) => [element.kind.id, element]));
  const general = [...kinds.values()]
    .toReversed()
    .filter(({ label }) => !byLabel.has(label))
    .map(({ kind, label }) => ({ label, ...kind[locale] }));
  const ownLabels = new Map(general.toReversed().map((point) => [point.label, point]));
  return [...byLabel.values(), ...[...ownLabels.values()].toReversed().slice(0, MOST_GENERAL)].slice(
    0,
    MOST_POINTS,
  );
}

const said: Readonly<Record<State, RegExp>> = {
  empty: /пуст|ничего не найд|empty|no results/iu,
  loading: /загруз|грузит|скелет|loading|skeleton/iu,
  error: /ошибк|error/iu,
  done: /подтвержд|готово|успешн|спасибо|confirm|success|thank/iu,
  offline: /без (?:связи|интернета|сети)|связи нет|offline|no (?:connection|signal)/iu,
};

const OWN_STATES: Partial<Record<string, readonly State[]>> = {
  button: [],
  payment: ["error", "done", "offline"],
};

/** States that the parts of a screen need and its description does not speak of, in one point. A button alone has none. */
export function missingStates({ elements, text, locale }: DesignSheet): Point[] {
  const { states, stateRow } = designWords[locale];
  const needed = new Set(elements.flatMap(({ kind }) => OWN_STATES[kind.id] ?? blocks[kind.beside]));
  const open = [...needed].filter((state) => !said[state].test(text)).map((state) => states[state]);
  if (open.length === 0) return [];
  return [{ ...stateRow, advice: filled(stateRow.advice, { states: open.join(", ") }) }];
}
