import "server-only";
import type { Figure, Pain, Period } from "@/lib/generators/fact-sheet";
import { formatPrice, formatSum, NO_CURRENCY } from "@/lib/generators/business-case/money";
import { formatMeasure, formatNumber, formatPercent, NBSP } from "@/lib/generators/numbers";
import { toReader } from "@/lib/generators/second-person";
import { countWords } from "@/lib/generators/server/compose/plan/clause";
import { clauseOf, LEADS, wholeOf } from "@/lib/generators/server/compose/plan/measures";
import type { Constraint, Load } from "@/lib/generators/server/compose/plan/plan";
import type { Burst } from "@/lib/content/decisions";
import { shareNouns } from "@/lib/generators/server/compose/plan/stems";
import { ledgerWord } from "@/lib/content/ledger-words";
import { filled, lowerFirst, quoted, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import {
  afterFigure,
  asTold,
  canTurn,
  groupAt,
  nominative,
  piecesOf,
} from "@/lib/generators/server/language/ru";
import { isPhysical } from "@/lib/generators/server/read/units";
import type { Locale } from "@/lib/i18n/locales";

export { shareNouns, stemsOf } from "@/lib/generators/server/compose/plan/stems";

/** Figures in words: the visitor's nouns with one spelling of numbers. */
export const periodWords = (period: Period, locale: Locale): string => ledgerWord(`per-${period}`, locale);

const PERIOD =
  /секунд|минут|час|смен|день|дня|сутк|ежеднев|недел|месяц|квартал|сезон|навигац|путин|семестр|сесси|весн|лет|осен|зим|год|second|minute|hour|shift|\bday|daily|morning|night|week|month|quarter|season|session|semester|term$|spring|summer|autumn|winter|annual|annum|year|\byr/iu;

/** «2,9 млн ₽», "€1.9 million", "KZT 40,000"; cents only of a price. */
export const moneyText = (value: number, currency: string | undefined, locale: Locale): string =>
  (value < 1e6 ? formatPrice : formatSum)(value, currency ?? NO_CURRENCY, locale);

/** Three leading digits for what is worked out, so that it does not look more exact than its factors; what is round by itself stays. */
export const roughly = (value: number): number => (value % 500 === 0 ? value : Number(value.toPrecision(3)));

const PRONOUN = /^(?:us|them|it|we|you|me|they|times?|нас|их|него|неё|мы|они|раза?)$/iu;
/** «2 раза», "four times": how often, of something that the words of the visitor name. */
export const isTimes = ({ unit }: Pick<Figure, "unit">): boolean =>
  /^(?:times?|once|twice|раза?|случа\p{L}*)$/iu.test(unit);

/** Units that measure something; what they count are no records. */
export const isMeasured = (unit: string): boolean =>
  isPhysical(unit.toLowerCase().split(" ")[0] ?? "") || isTimes({ unit });

/** The noun phrase after a number: «8 камер созревания». */
const counted = (value: number, phrase: string, locale: Locale): string =>
  locale === "ru" ? afterFigure(value, phrase) : phrase;

/** The noun phrase in the nominative; what cannot be turned or has a full stop stays as it is. */
export const nominal = (phrase: string, locale: Locale): string =>
  locale === "ru" && !phrase.includes(".") && canTurn(phrase) ? nominative(phrase) : phrase;

const hasDigits = (text: string) => /\d/.test(text);
export const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
const nameIn = ({ counts = "" }: Figure): string => (PRONOUN.test(counts) ? "" : counts);

/** The noun of a figure: «молока», «камер созревания», "horses on livery"; empty when the text has none. */
export function nounOf(figure: Figure): string {
  const { unit, counts = "", kind } = figure;
  if (kind === "money" || kind === "share" || kind === "duration") return counts;
  const name = nameIn(figure);
  if (name === "" || holds(name, unit)) return name || unit;
  return shareNouns(unit, name) ? unit : `${unit} ${name}`;
}

function bare(figure: Figure, locale: Locale): string {
  const { kind, value, max, time, currency, unit, text } = figure;
  if (kind === "money") return moneyText(value, currency, locale);
  if (kind === "share" && !hasDigits(text)) return lowerFirst(text);
  if (kind === "share" && unit === "%") return formatPercent(value, locale);
  if (kind === "duration" && time !== undefined && time !== "second")
    return formatMeasure(value, time, locale);
  const to = max === undefined ? "" : `–${formatNumber(max, locale)}`;
  const noun = kind === "share" ? unit : counted(max ?? value, nounOf(figure), locale);
  return `${formatNumber(value, locale)}${to}${NBSP}${noun}`.trim();
}

/** «95 звонков в сутки», "2,900 visits a month", «2,9 млн ₽», «9 % заказов». Begins as it stands inside a sentence. */
export function figureText(figure: Figure, locale: Locale): string {
  const { kind, period, counts = "", text, unit } = figure;
  if (kind === "share" && hasDigits(text)) {
    const of = locale === "en" && !/^of\b/i.test(counts) ? "of " : "";
    if (of && /[^s]$/.test(counts) && !holds(text, counts))
      return `${lowerFirst(counts)} — ${bare(figure, locale)}`;
    return counts === "" ? bare(figure, locale) : `${bare(figure, locale)} ${of}${counts}`;
  }
  // The words of the visitor serve when they have the number in digits, its noun, and are short.
  const isPlain = hasDigits(text) && !/ тысяч/iu.test(text) && text.split(/\s+/).length <= 7;
  const isWhole = kind !== "money" && isPlain && holds(text, unit);
  const isWritten = isWhole || isTimes({ unit });
  // Groups of digits stay on one line.
  const written = text.replace(/[.,;:]+$/u, "").replace(/(?<=\d) (?=\d{3})/gu, NBSP);
  const said = isWritten ? written : bare(figure, locale);
  const isSaid = period === undefined || (isWritten && PERIOD.test(said));
  // A numeral below five would need another form behind the word.
  const near =
    figure.near && (isWritten || figure.value >= 5) ? `${ledgerWord(`near-${figure.near}`, locale)} ` : "";
  const own = (locale === "en" && /\b(?:an?|per) (?:night|session|trip|visit)$/.exec(text)?.[0]) || undefined;
  return `${near}${said}${isSaid ? "" : ` ${own ?? periodWords(period, locale)}`}`;
}

const PERSON = /(?:[eo]r|ist|ent|ant|ian|ee|nurse|guest|clerk)s?$/iu;
const PEOPLE =
  /(?:^|\s)(?:people|staff|client|customer|owner|patient|visitor|guest|member|student|driver|user|resident|employee|worker|agent|volunteer|parent)s?$/iu;
/** Whether a noun names people, who are counted by the head and not by the month. */
export const isPerson = (noun: string): boolean =>
  PEOPLE.test(noun) || groupAt(piecesOf(noun), 0)?.reading.animacy === "anim";
/** How many there are, in millions where the visitor says so: «1,2 млн». */
export const amountText = ({ text, value }: Figure, locale: Locale): string =>
  /^\d[\d.,]*\s(?:млн|million)(?!\p{L})/u.exec(text)?.[0].replace(" ", NBSP) ?? formatNumber(value, locale);

/** How many of a role there are: «64 человека» where the figure's noun is the role and means persons. */
export function headsText(role: string, figure: Figure, locale: Locale): string {
  const isPlain = figure.kind === "count" && !figure.max && !figure.period;
  const [noun, isShort] = [
    nounOf(figure),
    /^\d[\d\s.,]*(?:\s(?:тыс|млн|thousand|million)\p{L}*\.?)?\s\p{L}+$/u.test(figure.text),
  ];
  const isHeads = isPlain && isShort && (isPerson(noun) || PERSON.test(noun)) && shareNouns(noun, role);
  const heads = formatMeasure(figure.value, "person", locale);
  return isHeads
    ? heads.replace(formatNumber(figure.value, locale), amountText(figure, locale))
    : figureText(figure, locale);
}

/** A sum or a time with what it is for, when the text tells: «пустой выезд — 1 700 ₽». */
function namedFigure(figure: Figure, locale: Locale): string {
  const value = figureText(figure, locale);
  const name = isTimes({ unit: nameIn(figure) }) ? "" : nameIn(figure);
  return name !== "" && !shareNouns(name, value) ? `${nominal(name, locale)} — ${value}` : value;
}

/** What a ban says beyond its thing, which alone may say the contrary; an item of a list of bans says no more than the thing; of what stays only a bare noun says too little. */
export function banClause({ kind, about, entry }: Constraint, locale: Locale): string | undefined {
  if (kind !== "forbidden" && (kind !== "stays" || /[\p{Lu}\d«“]|\s/u.test(about))) return undefined;
  const said = lowerFirst(entry.text.replace(LEADS, "").replace(/,? (?:please|thanks|пожалуйста)$/iu, ""));
  const clause = toReader(said, locale);
  // «мы не хотим делать …», "we do not want to build …": the thing says it all.
  const isOwnVoice =
    /^(?:(?:and|but|а|и|но) )*(?:мы|я|нам|we|i)(?!\p{L})/iu.test(said) && clause.endsWith(about);
  return !isOwnVoice && countWords(clause) > countWords(about) ? clause : undefined;
}

export const figurePhrase = (figure: Figure, locale: Locale): string =>
  figure.kind === "money" || figure.kind === "duration"
    ? namedFigure(figure, locale)
    : figureText(figure, locale);

/** What the staff says of itself as others tell it: «не справляются», "staff cannot cope". */
export const impersonal = (text: string, locale: Locale): string =>
  locale === "ru"
    ? asTold(text)
    : text
        .replace(SELF, (own) => (own === "We" ? "Staff" : "staff"))
        .replace(LOSES, "$1, and the company loses");
/** Whoever cannot cope is not who loses the money. */
const LOSES = /(?<=\bstaff )(can(?:not|['’]t) [^,.;]{2,30}) and lose\b/iu;
const SELF =
  /\bwe\b(?= (?:cannot|can['’]t|do not|don['’]t|never|learn|find out|hear|forget|miss|mix|retype|waste)\b)/giu;

/** What somebody says of themselves stands in quotation marks: “I never know who has paid”; the rest is said to the reader. */
export function voiced(label: string, locale: Locale): string {
  const told = impersonal(label, locale);
  return /^(?:i|we|my|our|я|мы|мне|нам|у нас)(?!\p{L})/iu.test(told)
    ? quoted(upperFirst(told), locale)
    : toReader(told, locale);
}

/** A complaint in the client's words, with the figures that its label leaves out. */
export function painPhrase(locale: Locale, pain: Pain, today: readonly Figure[]): string {
  const label = lowerFirst(wholeOf(pain));
  const numbers = label.match(/\d+(?:[.,]\d+)?/gu)?.map((number) => Number(number.replace(",", "."))) ?? [];
  const isIn = ({ text, value }: Figure) => holds(label, text.replace(/\.$/u, "")) || numbers.includes(value);
  const cut = today.filter((figure) => figure.says !== "wants" && !isIn(figure));
  const phrases = cut.map((figure) => lowerFirst(clauseOf(pain, figure) ?? figurePhrase(figure, locale)));
  const isTold = (one: string) => [label, ...phrases].some((other) => other !== one && holds(other, one));
  const untold = phrases
    .filter((one) => !isTold(one))
    .map((one) => toReader(impersonal(one, locale), locale));
  return [voiced(label, locale), ...new Set(untold)].join("; ");
}

/** What is said of a burst of a flow; nothing where it does not come in bursts. */
export function burstText({ burst, peak }: Load, part: keyof Burst[Locale], locale: Locale): string {
  const minutes = formatMeasure(burst?.minutes ?? 0, "minute", locale);
  return burst ? filled(burst[locale][part], { n: formatNumber(peak, locale), minutes }) : "";
}
