import "server-only";
import type { Figure, Period } from "@/lib/generators/fact-sheet";
import { formatMeasure, formatNumber, formatPercent, NBSP } from "@/lib/generators/numbers";
import { shareNouns } from "@/lib/generators/server/compose/plan/stems";
import { counted, nominal } from "@/lib/generators/server/compose/text/cases";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

export { shareNouns, stemsOf } from "@/lib/generators/server/compose/plan/stems";

/** Figures in words: the visitor's nouns with one spelling of numbers. */

/** How a period is said, and the words of a text that say it already. */
const periodTable: Readonly<Record<Period, { ru: string; en: string; said: RegExp }>> = {
  hour: { ru: "в час", en: "an hour", said: /час|hour/i },
  shift: { ru: "в смену", en: "a shift", said: /смен|shift/i },
  day: { ru: "в день", en: "a day", said: /день|сутк|дня|ежеднев|\bday|daily|morning|night/i },
  week: { ru: "в неделю", en: "a week", said: /недел|week|\bwk/i },
  month: { ru: "в месяц", en: "a month", said: /месяц|month|\bmo\b/i },
  quarter: { ru: "в квартал", en: "a quarter", said: /квартал|quarter/i },
  season: {
    ru: "за сезон",
    en: "a season",
    said: /сезон|навигац|весн|лет|осен|зим|season|spring|summer|autumn|fall|winter/i,
  },
  year: { ru: "в год", en: "a year", said: /год|annual|annum|year|\byr/i },
};

export const periodWords = (period: Period, locale: Locale): string => periodTable[period][locale];

const signs: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£" };

/** Short scale words; a Russian sum in millions is written as people write it. */
const scales: readonly (readonly [number, Readonly<Record<Locale, string>>])[] = [
  [1e9, { ru: `${NBSP}млрд`, en: " billion" }],
  [1e6, { ru: `${NBSP}млн`, en: " million" }],
];

/** «2,9 млн ₽», "€1.9 million", "KZT 40,000". */
export function moneyText(value: number, currency: string | undefined, locale: Locale): string {
  const [scale, word] = scales.find(([size]) => value >= size) ?? [1, { ru: "", en: "" }];
  const shown = scale === 1 && value >= 1000 ? Math.round(value) : value / scale;
  const number = `${formatNumber(shown, locale)}${word[locale]}`;
  const code = currency ?? (locale === "ru" ? "RUB" : "USD");
  if (locale === "ru") return `${number}${NBSP}${code === "RUB" ? "₽" : (signs[code] ?? code)}`;
  const sign = signs[code];
  return sign === undefined ? `${code} ${number}` : `${sign}${number}`;
}

/** Three leading digits for what is worked out, so that it does not look more exact than its factors. */
export function roughly(value: number): number {
  if (value === 0) return 0;
  const scale = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2);
  const rounded = Math.round(value / scale) * scale;
  return value >= 100 ? Math.round(rounded) : Math.round(rounded * 100) / 100;
}

const numberOf = ({ value, max }: Figure, locale: Locale): string =>
  max === undefined
    ? formatNumber(value, locale)
    : `${formatNumber(value, locale)}–${formatNumber(max, locale)}`;

const lower = (text: string) => text.toLowerCase();

/** The noun of a figure: «молока», «камер созревания», "horses on livery"; empty when the text has none. */
export function nounOf({ unit, counts, kind }: Figure): string {
  if (kind === "money" || kind === "share" || kind === "duration") return counts ?? "";
  if (counts === undefined || counts === "" || isPronoun.test(counts)) return unit;
  if (lower(counts).includes(lower(unit))) return counts;
  return shareNouns(unit, counts) ? unit : `${unit} ${counts}`;
}

const isPronoun = /^(?:us|them|it|we|you|me|they|times?|нас|их|него|неё|мы|они|раза?)$/iu;
/** «раз», "times": the words of the visitor say what happened so often. */
const isTimes = /^(?:times?|once|twice|раза?|случа\p{L}*)$/iu;

/** Units that measure something; what they count are no records. */
export const isMeasured = (unit: string): boolean =>
  /^(?:тонн|кг|килограм|грам|литр|км$|километр|метр|м[²³23]?$|куб|гектар|га$|квт|мвт|гб|тб|л$|т$|ton|tonne|kg|kilo|gram|litre|liter|gallon|km$|mile|metre|meter|feet|foot|acre|hectare|mw|kw|pound|ounce|barrel)/iu.test(
    unit,
  );

const hasDigits = (text: string) => /\d/.test(text);

/** The words of the visitor serve when they have the number in digits, its noun, and are short. */
function asWritten({ text, unit }: Figure): string | undefined {
  if (isTimes.test(unit)) return text;
  const isWhole = hasDigits(text) && lower(text).includes(lower(unit)) && text.split(/\s+/).length <= 7;
  return isWhole ? text.replace(/[.,;:]+$/u, "") : undefined;
}

function bare(figure: Figure, locale: Locale): string {
  const { kind, value, time, currency } = figure;
  if (kind === "money") return moneyText(value, currency, locale);
  if (kind === "share") {
    if (!hasDigits(figure.text)) return lowerFirst(figure.text);
    return figure.unit === "%"
      ? formatPercent(value, locale)
      : `${formatNumber(value, locale)} ${figure.unit}`;
  }
  if (kind === "duration" && time !== undefined && time !== "second")
    return formatMeasure(value, time, locale);
  return `${numberOf(figure, locale)}${NBSP}${counted(figure.max ?? value, nounOf(figure), locale)}`.trim();
}

const isName = (counts: string | undefined): counts is string =>
  counts !== undefined && counts !== "" && !isPronoun.test(counts);

/** «95 звонков в сутки», "2,900 visits a month", «2,9 млн ₽», «9 % заказов». Begins as it stands inside a sentence. */
export function figureText(figure: Figure, locale: Locale): string {
  const { kind, period, counts, unit, text } = figure;
  if (isTimes.test(unit) && isName(counts) && !shareNouns(counts, text)) return `${counts} – ${text}`;
  if (kind === "share" && hasDigits(text)) {
    const of = locale === "en" && !/^of\b/i.test(counts ?? "") ? "of " : "";
    return (counts ?? "") === "" ? bare(figure, locale) : `${bare(figure, locale)} ${of}${counts ?? ""}`;
  }
  const written = kind === "money" ? undefined : asWritten(figure);
  const said = written ?? bare(figure, locale);
  const isSaid = period === undefined || (written !== undefined && periodTable[period].said.test(written));
  return isSaid ? said : `${said} ${periodWords(period, locale)}`;
}

/** A sum or a time with what it is for, when the text tells: «пустой выезд – 1 700 ₽». */
export function namedFigure(figure: Figure, locale: Locale): string {
  const value = figureText(figure, locale);
  const { counts } = figure;
  return isName(counts) && !shareNouns(counts, value) ? `${nominal(counts, locale)} – ${value}` : value;
}
