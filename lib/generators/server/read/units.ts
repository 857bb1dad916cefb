import "server-only";
import type { DurationUnit, Period } from "@/lib/generators/fact-sheet";
import type { Token } from "@/lib/generators/server/read/tokens";

/** Time, measures and periods as words; data and look-ups. */

// prettier-ignore
const durations: readonly (readonly [RegExp, DurationUnit])[] = [
  [/^(?:сек|секунд.*|secs?|seconds?)$/, "second"],
  [/^(?:мин|минут.*|минутк.*|mins?|minutes?)$/, "minute"],
  [/^(?:ч|час|часа|часу|часов|часам|часами|часах|часик.*|hrs?|hours?|h)$/, "hour"],
  [/^(?:дн|день|дня|дню|дней|дням|днями|днях|сут|сутки|суток|суткам|сутками|сутках|days?|nights?|ночь|ночи|ночей|ночами)$/, "day"],
  [/^(?:нед|недел.*|wks?|weeks?)$/, "week"],
  [/^(?:мес|месяц.*|months?|mos?)$/, "month"],
  [/^(?:год|года|году|годы|годов|годам|лет|годик.*|years?|yrs?)$/, "year"],
];

export const durationUnit = (lower: string): DurationUnit | undefined =>
  durations.find(([pattern]) => pattern.test(lower))?.[1];

/** Minutes in a unit of time; months of 30 days. */
// prettier-ignore
export const minutesIn: Readonly<Record<DurationUnit, number>> = {
  second: 1 / 60, minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_200, year: 525_600,
};

/** Measures: what is measured follows in the genitive or after "of". */
const measures =
  /^(?:т|тонн.*|кг|килограмм.*|грамм.*|гр|г|центнер.*|ц|л|литр.*|мл|га|гектар.*|км|километр.*|м|метр.*|мм|см|миллиметр.*|м²|м2|м3|м³|кв|куб.*|шт|штук.*|единиц.*|ед|квт.*|мвт.*|ватт.*|гб|тб|ящик.*|бочк.*|вагон.*|комплект.*|партий|парти[яию]|видов|вида|сортов|сорта|наименований|наименования|единицы|tons?|tonnes?|t|kg|kilos?|kilograms?|grams?|lbs?|pounds?|oz|ounces?|litres?|liters?|gallons?|ha|hectares?|acres?|km|kilomet(?:er|re)s?|miles?|mi|m|met(?:er|re)s?|feet|ft|sq|cubic|mw|kw|kwh|mwh|gwh|gb|tb|units?|pieces?|pcs|boxes|barrels|bags|crates|pallets|loads|cases|batches|kinds|types|sorts|varieties|sets|rolls|reels|sheets)$/;
const physical =
  /^(?:т|тонн|кг|килограмм|грамм|гр$|г$|центнер|ц$|л$|литр|мл$|га$|гектар|км$|километр|м$|метр|мм$|см$|м²|м2|м3|м³|куб|квт|мвт|ватт|гб$|тб$|tons?$|tonnes?$|t$|kg|kilo|gram|lbs?$|pounds?$|oz$|ounce|litre|liter|gallon|ha$|hectare|acre|km$|mile|mi$|m$|met(?:er|re)|feet|ft$|sq$|cubic|mw|kw|gwh|gb$|tb$)/;
/** A measure of size or weight, not a container or a kind: alone it counts nothing. */
export const isPhysical = (lower: string) => physical.test(lower) && measures.test(lower);
export const isMeasure = (lower: string) => measures.test(lower);

// prettier-ignore
const periodWords: readonly (readonly [RegExp, Period])[] = [
  [/^(?:час|ч|часа|hours?|hr|hourly|ежечасно)$/, "hour"],
  [/^(?:смен[уаеы]?|смену|shifts?)$/, "shift"],
  [/^(?:день|дн|сутки|сут|суток|дня|ночь|ночи|утро|вечер|days?|daily|nights?|nightly|mornings?|evenings?|afternoons?|выходной|ежедневно|ежедневн.*|ежесуточно|weekdays?|saturdays?|sundays?|fridays?|mondays?)$/, "day"],
  [/^(?:недел[юяеи]|нед|weeks?|wk|weekly|еженедельно|еженедельн.*|weekends?|выходные)$/, "week"],
  [/^(?:месяц|месяца|мес|months?|mo|monthly|ежемесячно|ежемесячн.*)$/, "month"],
  [/^(?:квартал|квартала|кв|quarters?|quarterly|ежеквартально)$/, "quarter"],
  [/^(?:сезон|сезона|навигаци[юия]|путин[уаы]|семестр|season|seasons|term|semester|vintage|harvest|сессию|session|spring|summer|autumn|winter|весной|летом|осенью|зимой|весну|лето|осень|зиму)$/, "season"],
  [/^(?:год|году|года|годовых|years?|yr|annum|yearly|annually|ежегодно|ежегодн.*|annual)$/, "year"],
];

const periodOf = (lower: string): Period | undefined =>
  periodWords.find(([pattern]) => pattern.test(lower))?.[1];

const alone =
  /^(?:daily|weekly|monthly|quarterly|yearly|annually|hourly|nightly|ежедневно|ежесуточно|еженедельно|ежемесячно|ежеквартально|ежегодно|ежечасно)$/;
const before =
  /^(?:в|во|за|на|per|a|an|each|every|каждый|каждую|каждое|каждые|last|this|в\/|прошлый|прошлом|прошлую|\/)$/;
const between =
  /^(?:прошлый|прошлом|прошлую|текущий|этот|этом|эту|том|тот|один|одну|каждый|каждую|the|last|past|this|single|busy|bad|good|peak|normal|average|обычный|весь|целый|полный|рабочий|рабочую)$/;

/** A period that begins at a token: «в сутки», «за прошлый год», "a morning", "per shift", "monthly", "/мес". */
export function periodAt(tokens: readonly Token[], at: number): { period: Period; to: number } | undefined {
  const first = tokens[at];
  if (first === undefined || first.quoted) return undefined;
  if (/^(?:вдень|всутки)$/.test(first.lower)) return { period: "day", to: at + 1 };
  if (/^вмесяц$/.test(first.lower)) return { period: "month", to: at + 1 };
  if (alone.test(first.lower)) return { period: periodOf(first.lower) ?? "day", to: at + 1 };
  if (first.lower === "p" && tokens[at + 1]?.text === "." && tokens[at + 2]?.lower === "a")
    return { period: "year", to: at + 3 };
  if (first.lower === "p.a" || first.lower === "p.a.") return { period: "year", to: at + 1 };
  if (!before.test(first.lower)) return undefined;
  let to = at + 1;
  while (to < at + 3 && (between.test(tokens[to]?.lower ?? "") || /^20\d\d$/.test(tokens[to]?.text ?? "")))
    to += 1;
  const named = tokens[to];
  const period = named?.kind === "word" && !named.quoted ? periodOf(named.lower) : undefined;
  if (period === undefined) return undefined;
  const abbreviated =
    tokens[to + 1]?.text === "." &&
    tokens[to + 1]?.start === named?.end &&
    /^(?:сут|мес|нед|дн|кв|yr|wk|mo)$/.test(named?.lower ?? "");
  // «в час ночи», "a year ago" are points of time; «на год» is a length.
  if (first.lower === "на" || /^(?:ago|назад)$/.test(tokens[to + 1]?.lower ?? "")) return undefined;
  return { period, to: abbreviated ? to + 2 : to + 1 };
}
