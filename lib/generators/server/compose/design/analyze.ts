import "server-only";
import type { State } from "@/lib/content/screen-advice";
import type { Analysis } from "@/lib/generators/analysis";
import { formatNumber } from "@/lib/generators/numbers";
import { contrasts, namesOf, pointsOf, sizeLine } from "@/lib/generators/server/compose/design/advice";
import { contrast } from "@/lib/generators/server/compose/design/colour";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled, lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** In fewer words a screen cannot be described. */
const FEWEST_WORDS = 4;
/** Points in a metre at 96 points an inch, and the angle of a letter that reads with ease: 20 minutes of arc. */
const POINTS_A_METRE = 96 / 0.0254;
const LETTER_ANGLE = (20 / 60) * (Math.PI / 180);

/** What a description already says of a state. */
const said: Readonly<Record<State, RegExp>> = {
  empty: /пуст|ничего не найд|empty|no results/iu,
  loading: /загруз|грузит|скелет|loading|skeleton/iu,
  error: /ошибк|error/iu,
  done: /подтвержд|готово|успешн|спасибо|confirm|success|thank/iu,
  offline: /без (?:связи|интернета|сети)|связи нет|offline|no (?:connection|signal)/iu,
};

/** Analyses a described screen by what can be counted and computed in its description, and says what a text does not show. */
export async function composeAnalysis(description: string, locale: Locale): Promise<Analysis> {
  const sheet = await designSheetOf(description, locale);
  const words = designWords[locale];
  const wordCount = description.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (wordCount < FEWEST_WORDS) return { error: words.tooShort };
  const parts = namesOf(sheet);
  const improvements = [
    ...pointsOf(sheet).map(({ label, advice, check }) =>
      [`${label}: ${lowerFirst(advice)}`, ...(check === "" ? [] : [words.check, check])].join(" "),
    ),
    ...missingStates(sheet),
  ];
  return {
    overview: `${filled(parts === "" ? words.openingBare : words.opening, { title: sheet.title, parts })} ${words.unseen}`,
    strengths: strengthsOf(sheet, parts),
    improvements: improvements.length > 0 ? improvements : [words.ask],
    accessibility: accessibilityOf(sheet),
  };
}

/** States that a part needs and the description does not speak of; one line a part. */
function missingStates({ elements, text, locale }: DesignSheet): string[] {
  const words = designWords[locale];
  const told = new Set<string>();
  return elements.flatMap(({ kind, label }) => {
    const open = kind.states.filter((state) => !said[state].test(text));
    if (open.length === 0 || told.has(kind.id) || told.has(label)) return [];
    told.add(kind.id).add(label);
    return [filled(words.missing, { label, states: open.map((state) => words.states[state]).join(", ") })];
  });
}

function strengthsOf(sheet: DesignSheet, parts: string): string[] {
  const { strengths, pair } = designWords[sheet.locale];
  const colours = sheet.colours.filter(({ isDenied }) => !isDenied).map(({ text }) => lowerFirst(text));
  const said = (template: string, list: string) => (list === "" ? [] : [filled(template, { list })]);
  const lines = [
    ...said(strengths.named, parts),
    ...contrasts(sheet).flatMap(({ isPale, line }) => (isPale ? [] : [line])),
    ...said(strengths.figures, sheet.figures.map(({ text }) => text).join("; ")),
    ...said(strengths.bans, sheet.bans.map(lowerFirst).join("; ")),
    ...said(strengths.colours, colours.join(", ")),
  ];
  return lines.length > 0 ? lines : [pair.none];
}

function accessibilityOf(sheet: DesignSheet): string {
  const { locale, distance } = sheet;
  const words = designWords[locale];
  const pairs = contrasts(sheet).flatMap(({ line, note }) => (note === "" ? [line] : [line, note]));
  const number = (value: number) => formatNumber(value, locale);
  const far = (metres: number) =>
    filled(words.far, {
      metres: number(metres),
      points: number(Math.ceil(metres * Math.tan(LETTER_ANGLE) * POINTS_A_METRE)),
    });
  return [
    ...pairs,
    ...singleColours(sheet),
    ...(pairs.length > 0 ? [] : [words.pair.none]),
    sizeLine(sheet, "text").line,
    ...(distance === undefined ? [] : [far(distance)]),
    sizeLine(sheet, "target").line,
    words.general,
  ].join(" ");
}

/** Contrast of the colours that stand in no pair, on white and on black. */
function singleColours({ locale, colours, pairs }: DesignSheet): string[] {
  const paired = new Set(pairs.flatMap(({ text, ground }) => [text, ground]));
  return colours
    .filter((colour) => !paired.has(colour) && !colour.isDenied && colour.hue !== undefined)
    .map(({ text, hex, isExact }) =>
      filled(designWords[locale].pair.single, {
        colour: upperFirst(isExact ? text : `${text} (${hex})`),
        white: formatNumber(contrast(hex, "#FFFFFF"), locale),
        black: formatNumber(contrast(hex, "#000000"), locale),
      }),
    );
}
