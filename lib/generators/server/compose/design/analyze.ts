import "server-only";
import { blocks, type State } from "@/lib/content/screen-advice";
import type { Analysis } from "@/lib/generators/analysis";
import { formatNumber } from "@/lib/generators/numbers";
import {
  contrasts,
  openingOf,
  pointsOf,
  shownColour,
  sizesOf,
} from "@/lib/generators/server/compose/design/advice";
import { contrast } from "@/lib/generators/server/compose/design/colour";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled, lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** In fewer words a screen cannot be described. */
const FEWEST_WORDS = 4;

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
  if (wordCount < FEWEST_WORDS) return { error: words.ask };
  const points = pointsOf(sheet).map(({ label, advice, check }) =>
    [`${label}: ${lowerFirst(advice)}`, ...(check === undefined ? [] : [words.check, check])].join(" "),
  );
  const improvements = [...points, ...missingStates(sheet)];
  return {
    overview: `${openingOf(sheet).opening} ${words.unseen}`,
    strengths: strengthsOf(sheet),
    improvements: improvements.length > 0 ? improvements : [words.ask],
    accessibility: accessibilityOf(sheet),
  };
}

/** States that a part needs and the description does not speak of; one line a part. */
function missingStates({ elements, text, locale }: DesignSheet): string[] {
  const words = designWords[locale];
  const parts = new Map(elements.toReversed().map((element) => [element.label, element]));
  return [...parts.values()].toReversed().flatMap(({ kind, label }) => {
    const open = blocks[kind.beside].filter((state) => !said[state].test(text));
    const states = open.map((state) => words.states[state]).join(", ");
    return states === "" ? [] : [filled(words.missing, { label, states })];
  });
}

function strengthsOf(sheet: DesignSheet): string[] {
  const { strengths, pair } = designWords[sheet.locale];
  const told = (template: string, list: string) => (list === "" ? [] : [filled(template, { list })]);
  const lines = [
    ...told(strengths.named, openingOf(sheet).parts),
    ...contrasts(sheet).flatMap(({ isPale, line }) => (isPale ? [] : [line])),
    ...told(strengths.figures, sheet.figures.map(({ text }) => text).join("; ")),
    ...told(strengths.bans, sheet.bans.map(lowerFirst).join("; ")),
  ];
  return lines.length > 0 ? lines : [pair.none];
}

/** Contrast of the named pairs, of the other colours on white and on black, and the sizes. */
function accessibilityOf(sheet: DesignSheet): string {
  const { locale, colours } = sheet;
  const words = designWords[locale];
  const lines = contrasts(sheet).map(({ line }) => line);
  const paired = new Set(sheet.pairs.flatMap(({ text, ground }) => [text, ground]));
  const single = colours.filter((colour) => !paired.has(colour) && !colour.isDenied && !colour.isGrey);
  const singles = single.map((colour) =>
    filled(words.pair.single, {
      colour: shownColour(colour),
      white: formatNumber(contrast(colour.hex, "#FFFFFF"), locale),
      black: formatNumber(contrast(colour.hex, "#000000"), locale),
    }),
  );
  const question = lines.length > 0 ? [] : [words.pair.none];
  return [...lines, ...singles, ...question, ...sizesOf(sheet).map(({ line }) => line), words.general].join(
    " ",
  );
}
