import "server-only";
import type { Period } from "@/lib/generators/fact-sheet";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Labels, notes and questions of the assumptions; «…» holds the visitor's words. */
export const deriveWords = bilingual({
  "avoid-loss": "Система снимет потерь | Loss the system removes",
  "avoid-time": "Система снимет времени | Time the system saves",
  margin: "Маржа с продажи | Margin on a sale",
  pilot: "проверит пилот | the pilot tells",
  own: "поставьте своё значение | put yours",
  hour: "Час сотрудника | An hour of staff",
  loss: "Потери в деньгах | The loss in money",
  bill: "Сумма счетов | The bill",
  lastYear: "как обычный год | a usual year",
  lowerEnd: "взят нижний край | the lower end",
  share: "Доля случаев | Share of cases",
  price: "Цена: … | Price: …",
  priceBare: "Цена одного случая | Price of one case",
  time: "Время на один случай | Time for one case",
  inYear: "В году … | In a year, …",
  aYear: "в год | a year",
  ofPrice: "от цены | of the price",
  ofLoss: "от потерь | of the loss",
  ofFlow: "от потока | of the flow",
  timesYear: "раз в год/раза в год/раз в год | time a year/times a year",
  hoursWeek: "час в неделю/часа в неделю/часов в неделю | hour a week/hours a week",
  kg: "кг | kg",
  minutes: "мин | min",
  money: "деньги | money",

  askHour: "Сколько стоит час сотрудника? | What does an hour of staff cost?",
  askDays: "Сколько таких дней в году: «…»? | How many such days a year: “…”?",
  askCount: "Сколько раз в год: «…»? | How often a year: “…”?",
  askTotal: "Сколько … в год? | How many … are there a year?",
  askHours: "Сколько часов в неделю уходит: «…»? | Hours a week spent now: “…”?",
  askCase: "Сколько стоит один такой случай: «…»? | Cost of one such case: “…”?",
  askOne: "Во что обходится 1 {one}: «…»? | What does 1 {one} cost you: “…”?",
  askWorth: "Сколько стоит за год всё целиком: «…»? | What is the whole worth in a year: “…”?",
  askWasted: "Какая часть этой суммы лишняя: «…»? | Which part of this is wasted: “…”?",
  askYear: "Сколько стоит за год: «…»? | Cost in a year: “…”?",
  askYearLoss: "Сколько денег потеряно за год? | How much is lost a year?",
  askWeekPrice: "Сколько стоит неделя специалиста, …? | A specialist’s week costs how much, …?",
  askCurrency:
    "В какой валюте считать? Сколько стоит неделя работы? | Which currency? What does a week of work cost?",

  hoursLine: "Время: «…» | Time: “…”",
  lossLine: "Потери, о которых ещё не сказано | Losses not told yet",
  newSystem: "новая система | the new system",
  first: "Первый выпуск | First release",
  all: "Все выпуски | All releases",
  work: "…: работа | …: work",
  weekPrice: "Цена человеко-недели | Price of a person-week",
  supportShare: "Сопровождение от вложений | Support, of investment",
  support: "Сопровождение в год | Support a year",
  usual: "прайс | price list",
});

export type DeriveWord = keyof (typeof deriveWords)["ru"];

/** How many of a period make a year, and its forms after numbers. A day is counted by `dayKinds`, a season once. */
export const yearFactors: Readonly<
  Record<Period, { times: number; isAssumed?: true; ru: string; en: string }>
> = {
  hour: { times: 2_000, isAssumed: true, ru: "час/часа/часов", en: "hour/hours" },
  shift: { times: 250, isAssumed: true, ru: "смена/смены/смен", en: "shift/shifts" },
  day: { times: 250, isAssumed: true, ru: "день/дня/дней", en: "day/days" },
  week: { times: 52, ru: "неделя/недели/недель", en: "week/weeks" },
  month: { times: 12, ru: "месяц/месяца/месяцев", en: "month/months" },
  quarter: { times: 4, ru: "квартал/квартала/кварталов", en: "quarter/quarters" },
  season: { times: 1, ru: "", en: "" },
  year: { times: 1, ru: "", en: "" },
};

const PART_OF_YEAR =
  /сезон|весн|летом|зимой|осень|(?:январ|феврал|март|апрел|июн|июл|август|(?:сент|окт|но|дек)\p{L}*бр)[ея]|season|spring|summer|winter|autumn|\bin (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:bad|busy|snow|peak)y? (?:day|morning|night)/u;
const EVERY_DAY =
  /сут(?:ки|ок)|круглосут|ежедневн|каждый день|24\s?\/\s?7|around the clock|every day|daily/iu;

/** Kinds of days by the words around a flow: how many there are a year; without a number the visitor is asked. */
export const dayKinds = [
  {
    days: 104,
    note: "только выходные | weekends only",
    test: /выходн|суббот|воскресе|weekend|saturday|sunday/iu,
  },
  { days: null, note: "часть года | part of the year", test: PART_OF_YEAR },
  { days: 365, note: "каждый день года | every day of the year", test: EVERY_DAY },
  { days: 250, note: "рабочие дни | working days", test: /^/u },
] as const;
