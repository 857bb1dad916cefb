import "server-only";
import type { DurationUnit, Period } from "@/lib/generators/fact-sheet";
import { isPreposition } from "@/lib/generators/server/language/ru-words";
import { fits, wordTable, type Token } from "@/lib/generators/server/read/tokens";

export const durationUnit = wordTable(`
  second сек|секунд.*|secs?|seconds; minute мин|минут.*|mins?|minutes; hour ч|час|часа|часу|часов|часам|часами|часах|часик.*|hrs?|hours|h
  day дн|день|дн(?:я|ю|ей|ям|ями|ях)|сут|сутки|суток|сутк..?|days|nights?|ночь|ноч(?:и|ей|ами); week нед|недел.*|wks?|weeks
  month мес|месяц.*|months|mos?; year год|года|году|годы|годов|годам|лет|годик.*|years|yrs?
`) as (word: string) => DurationUnit | undefined;

const longer = { day: 1440, week: 10_080, month: 43_200, year: 525_600 };
export const minutesIn: Record<DurationUnit, number> = { second: 1 / 60, minute: 1, hour: 60, ...longer };

const measure = wordTable(`
  physical т|тонн.*|кг|килограмм.*|грамм.*|гр|г|центнер.*|ц|л|литр.*|мл|га|гектар.*|км|километр.*|м|метр.*|мм|см|миллиметр.*|м²|м2|м3|м³|куб.*|квт.*|мвт.*|ватт.*|гб|тб
  physical tons?|tonnes?|t|kg|kilos?|kilograms?|grams?|lbs?|pounds?|oz|ounces?|litres?|liters?|gallons?|ha|hectares?|acres?|km|kilomet(?:er|re)s?|miles?|mi|m|met(?:er|re)s?|feet|ft|sq|cubic|[mkg]?wh?|[gt]b
  container кв|пар[аыу]?|шт|штук.*|единиц.*|ед|ящик.*|бочк.*|вагон.*|комплект.*|парти[йяию]|вид(?:ов|а)|сорт(?:ов|а)|наименовани[йя]|dozens?|units?|pieces?|pcs|boxes|barrels|bags|crates|pallets|loads|cases|batches|kinds|types|sorts|varieties|sets|rolls|reels|sheets
`);
export const isPhysical = (lower: string) => measure(lower) === "physical";
export const isMeasure = (lower: string) => measure(lower) !== undefined;

const periodOf = wordTable(`
  hour час|ч|часа|hours|hr|hourly|ежечасно; shift смен[уаеы]?|shifts
  day день|дня|дн|сут.*|ночь|ночи|утро|вечер|выходной|ежедневно|ежесуточно|вдень|всутки
  day days|daily|nights?|nightly|mornings?|evenings?|afternoons?|weekdays?|(?:satur|sun|fri|mon)days?
  week недел[юяеи]|нед|weeks|wk|weekly|еженедельно|weekends?|выходные; month месяц[ае]?|мес|months|mo|monthly|ежемесячно|вмесяц
  quarter квартал[ае]?|кв|quarters|quarterly|ежеквартально
  season сезоне?|навигаци[юия]|путин[уаы]|семестре?|сесси[юи]|весн(?:ой|у)|летом?|осенью?|зим(?:ой|у)
  season seasons|term|semester|vintage|harvest|session|spring|summer|autumn|winter
  year год|году|года|годовых|years|yr|annum|yearly|annually|annual|ежегодно|p\\.?a
`) as (word: string) => Period | undefined;

const lead = /^(?:во?|за|per|an?|each|every|кажд\S{2}|last|this|в\/|прошл(?:ый|ом|ую)|\/)$/;
const closer =
  /^(?:\S+(?:ый|ий|ой|ую|юю|ом|ем)|этот|тот|весь|эту|одну|один|the|last|past|this|single|busy|bad|good|peak|normal|average|ordinary|20\d\d)$/;
const alone = /^(?:p\.?a|в(?:день|сутки|месяц)|\S+ly|еже\S+но)$/;

/** A period that begins at a token: «в сутки», «за прошлый год», "a morning", "per shift", "monthly", "/мес". */
export function periodAt(tokens: readonly Token[], at: number): { period: Period; to: number } | undefined {
  const { lower, quoted } = tokens[at] ?? { lower: "", quoted: true };
  const isLed = lead.test(lower);
  if (quoted || !(isLed || alone.test(lower))) return undefined;
  for (let to = isLed ? at + 1 : at; to < at + 4; to += 1) {
    const word = tokens[to]?.lower ?? "";
    const period = periodOf(word);
    const isPast = period !== undefined && fits(tokens, to + 1, "ago|назад") > 0;
    if (period !== undefined) return isPast ? undefined : { period, to: to + 1 };
    if (!isLed || !closer.test(word)) return undefined;
  }
  return undefined;
}

const passing =
  /^(?:from|for|to|by|across|between|at|in|on|come|comes|arrive|arrives|are|is|were|was|lost|stolen|broken|sold|missing|set|went|gone|[a-z]+ed)$/;

/** Period after the noun or what belongs to it: «95 звонков от жильцов в сутки», "27,400 passages are recorded per season". */
export function periodAfter(
  tokens: readonly Token[],
  at: number,
): { period: Period; to: number } | undefined {
  const first = tokens[at]?.lower ?? "";
  const most = passing.test(first) || isPreposition(first) ? 5 : 0;
  for (let next = at; next <= at + most; next += 1) {
    const found = periodAt(tokens, next);
    if (found !== undefined || tokens[next]?.kind !== "word") return found;
  }
  return undefined;
}
