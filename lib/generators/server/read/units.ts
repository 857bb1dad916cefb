import "server-only";
import type { DurationUnit, Period } from "@/lib/generators/fact-sheet";
import { ahead, type Token } from "@/lib/generators/server/read/tokens";

/** Time, measures and periods as words. */

const durations: readonly (readonly [RegExp, DurationUnit])[] = [
  [/^(?:сек|секунд.*|secs?|seconds?)$/, "second"],
  [/^(?:мин|минут.*|mins?|minutes?)$/, "minute"],
  [/^(?:ч|час|часа|часу|часов|часам|часами|часах|часик.*|hrs?|hours?|h)$/, "hour"],
  [/^(?:дн|день|дн(?:я|ю|ей|ям|ями|ях)|сут|сутки|суток|сутк..?|days?|nights?|ночь|ноч(?:и|ей|ами))$/, "day"],
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

const physical =
  /^(?:т|тонн.*|кг|килограмм.*|грамм.*|гр|г|центнер.*|ц|л|литр.*|мл|га|гектар.*|км|километр.*|м|метр.*|мм|см|миллиметр.*|м²|м2|м3|м³|куб.*|квт.*|мвт.*|ватт.*|гб|тб|tons?|tonnes?|t|kg|kilos?|kilograms?|grams?|lbs?|pounds?|oz|ounces?|litres?|liters?|gallons?|ha|hectares?|acres?|km|kilomet(?:er|re)s?|miles?|mi|m|met(?:er|re)s?|feet|ft|sq|cubic|mw|kwh?|mwh|gwh|gb|tb)$/;
const containers =
  /^(?:кв|шт|штук.*|единиц.*|ед|ящик.*|бочк.*|вагон.*|комплект.*|парти[йяию]|вид(?:ов|а)|сорт(?:ов|а)|наименовани[йя]|dozens?|units?|pieces?|pcs|boxes|barrels|bags|crates|pallets|loads|cases|batches|kinds|types|sorts|varieties|sets|rolls|reels|sheets)$/;
/** A measure of size or weight, not a container or a kind: alone it counts nothing. */
export const isPhysical = (lower: string) => physical.test(lower);
/** What is measured follows in the genitive or after "of". */
export const isMeasure = (lower: string) => physical.test(lower) || containers.test(lower);

const periods: readonly (readonly [RegExp, Period])[] = [
  [/^(?:час|ч|часа|hours?|hr|hourly|ежечасно)$/, "hour"],
  [/^(?:смен[уаеы]?|shifts?)$/, "shift"],
  [
    /^(?:день|дня|дн|сут.*|ночь|ночи|утро|вечер|days?|daily|nights?|nightly|mornings?|evenings?|afternoons?|выходной|ежедневно|ежесуточно|weekdays?|(?:satur|sun|fri|mon)days?)$/,
    "day",
  ],
  [/^(?:недел[юяеи]|нед|weeks?|wk|weekly|еженедельно|weekends?|выходные)$/, "week"],
  [/^(?:месяц[ае]?|мес|months?|mo|monthly|ежемесячно)$/, "month"],
  [/^(?:квартал[ае]?|кв|quarters?|quarterly|ежеквартально)$/, "quarter"],
  [
    /^(?:сезоне?|навигаци[юия]|путин[уаы]|семестре?|сесси[юи]|seasons?|term|semester|vintage|harvest|session|spring|summer|autumn|winter|весн(?:ой|у)|летом?|осень|осенью|зим(?:ой|у))$/,
    "season",
  ],
  [/^(?:год|году|года|годовых|years?|yr|annum|yearly|annually|annual|ежегодно)$/, "year"],
];
const periodOf = (lower: string | undefined) => periods.find(([pattern]) => pattern.test(lower ?? ""))?.[1];

const alone = /^(?:\S+ly|еже\S+но)(?= |$)/;
const led = new RegExp(
  "^(?:во?|за|per|an?|each|every|кажд(?:ый|ую|ое|ые)|last|this|в\\/|прошл(?:ый|ом|ую)|\\/)" +
    "(?: (?:прошл(?:ый|ом|ую)|последн(?:ий|юю|ем)|текущий|эт(?:от|ом|у)|том|тот|один|одну|каждый|каждую|the|last|past|this|single|busy|bad|good|peak|normal|average|обычный|весь|целый|полный|рабоч(?:ий|ую)|20\\d\\d)){0,2} (\\S+)(?! ago| назад)(?= |$)",
);

/** A period that begins at a token: «в сутки», «за прошлый год», "a morning", "per shift", "monthly", "/мес". */
export function periodAt(tokens: readonly Token[], at: number): { period: Period; to: number } | undefined {
  const first = tokens[at];
  if (first === undefined || first.quoted) return undefined;
  const glued =
    /^в(день|сутки|месяц)$/.exec(first.lower)?.[1] ?? (alone.test(first.lower) ? first.lower : "");
  if (/^p\.?a$/.test(first.lower)) return { period: "year", to: at + 1 };
  const text = glued === "" ? led.exec(ahead(tokens, at)) : null;
  const period = periodOf(glued === "" ? text?.[1] : glued);
  return period && { period, to: at + (text?.[0].split(" ").length ?? 1) };
}
