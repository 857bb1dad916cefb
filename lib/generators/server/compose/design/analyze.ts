import "server-only";
import type { Analysis } from "@/lib/generators/analysis";
import { formatNumber } from "@/lib/generators/numbers";
import {
  contrasts,
  lowerFirst,
  pointsOf,
  singleColours,
} from "@/lib/generators/server/compose/design/advice";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import type { State } from "@/lib/content/screen-advice";
import { namesOf } from "@/lib/generators/server/compose/design/suggest";
import { designWords } from "@/lib/generators/server/compose/design/words";
import type { Locale } from "@/lib/i18n/locales";

const MOST = 8;
/** In fewer words a screen cannot be described. */
const FEWEST_WORDS = 4;
const LEAST_TEXT = 16;
const LEAST_TARGET = 44;
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
  const names = namesOf(sheet);
  const points = pointsOf(sheet, MOST);
  const improvements = [
    ...points.map(
      ({ label, advice, check }) =>
        `${label}: ${lowerFirst(advice)}${check === "" ? "" : ` ${words.check} ${check}`}`,
    ),
    ...missingStates(sheet),
  ];
  return {
    overview: [
      names === "" ? words.openingBare(sheet.title) : words.opening(sheet.title, names, points.length),
      words.unseen,
    ].join(" "),
    strengths: strengthsOf(sheet, names),
    improvements: improvements.length > 0 ? improvements : [words.ask],
    accessibility: accessibilityOf(sheet),
  };
}

/** States that a part needs and the description does not speak of; one line a part. */
function missingStates({ elements, text, locale }: DesignSheet): string[] {
  const words = designWords[locale];
  const byLabel = new Map<string, Set<State>>();
  const kinds = new Set<string>();
  for (const { kind, label } of elements) {
    const open = kind.states.filter((state) => !said[state].test(text));
    if (kinds.has(kind.id) || open.length === 0) continue;
    kinds.add(kind.id);
    byLabel.set(label, new Set([...(byLabel.get(label) ?? []), ...open]));
  }
  return [...byLabel].map(([label, open]) =>
    words.missing(label, [...open].map((state) => words.states[state]).join(", ")),
  );
}

function strengthsOf(sheet: DesignSheet, names: string): string[] {
  const { strengths, contrast } = designWords[sheet.locale];
  const figures = sheet.figures.map(({ text }) => text).join("; ");
  const colours = sheet.colours.filter(({ isDenied }) => !isDenied).map(({ text }) => text);
  const conditions = sheet.problems.some(({ problem }) =>
    ["hands", "light", "phone", "offline"].includes(problem.id),
  );
  const good = contrasts(sheet).filter(({ ratio, least }) => ratio >= least);
  const lines = [
    ...(names === "" ? [] : [strengths.named(names)]),
    ...good.map(({ line }) => line),
    ...(figures === "" ? [] : [strengths.figures(figures)]),
    ...(sheet.bans.length === 0 ? [] : [strengths.limits(sheet.bans.map(lowerFirst).join("; "))]),
    ...(conditions ? [strengths.device] : []),
    ...(colours.length === 0 ? [] : [strengths.colours(colours.map(lowerFirst).join(", "))]),
  ];
  return lines.length > 0 ? lines : [contrast.none];
}

function accessibilityOf(sheet: DesignSheet): string {
  const { locale, textSize, targetSize, distance } = sheet;
  const words = designWords[locale];
  const number = (value: number) => formatNumber(value, locale);
  const values = { n: "", pair: "", ratio: "", least: "" };
  const pairs = contrasts(sheet).flatMap(({ line, note }) => [line, ...(note === undefined ? [] : [note])]);
  const text =
    textSize === undefined
      ? words.text.none
      : (textSize < LEAST_TEXT ? words.text.bad : words.text.good)({ ...values, n: number(textSize) });
  const target =
    targetSize === undefined
      ? words.target.none
      : (targetSize < LEAST_TARGET ? words.target.bad : words.target.good)({
          ...values,
          n: number(targetSize),
        });
  const far =
    distance === undefined
      ? []
      : [
          words.text.far(
            number(distance),
            number(Math.ceil(distance * Math.tan(LETTER_ANGLE) * POINTS_A_METRE)),
          ),
        ];
  return [
    ...pairs,
    ...singleColours(sheet),
    ...(pairs.length > 0 ? [] : [words.contrast.none]),
    text,
    ...far,
    target,
    words.general,
  ].join(" ");
}
