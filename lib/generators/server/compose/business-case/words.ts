import "server-only";
import type { Locale } from "@/lib/i18n/locales";

/** Labels, notes and questions of the assumptions in Russian and English; «…» holds the visitor's words. */
const pairs = {
  "avoid-loss": ["Система снимет потерь", "Loss the system removes"],
  "avoid-sale": ["Система вернёт продаж", "Sales it wins back"],
  "avoid-time": ["Система снимет времени", "Time the system saves"],
  margin: ["Маржа с продажи", "Margin on a sale"],
  pilot: ["проверит пилот", "the pilot tells"],
  own: ["поставьте своё значение", "put yours"],
  hour: ["Час сотрудника", "An hour of staff"],
  loss: ["Потери в деньгах", "The loss in money"],
  lastYear: ["как обычный год", "a usual year"],
  lowerEnd: ["взят нижний край", "the lower end"],
  share: ["Доля случаев", "Share of cases"],
  price: ["Цена: …", "Price: …"],
  priceBare: ["Цена одного случая", "Price of one case"],
  time: ["Время на один случай", "Time for one case"],
  inYear: ["В году …", "In a year, …"],
  aYear: ["в год", "a year"],
  ofPrice: ["от цены", "of the price"],
  ofLoss: ["от потерь", "of the loss"],
  ofFlow: ["от потока", "of the flow"],
  timesYear: ["раз в год|раза в год|раз в год", "time a year|times a year"],
  hoursWeek: ["час в неделю|часа в неделю|часов в неделю", "hour a week|hours a week"],
  kg: ["кг", "kg"],
  minutes: ["мин", "min"],
  money: ["деньги", "money"],

  askHour: ["Сколько стоит час сотрудника?", "What does an hour of staff cost?"],
  askDays: ["Сколько таких дней в году: «…»?", "How many such days a year: “…”?"],
  askCount: ["Сколько раз в год: «…»?", "How often a year: “…”?"],
  askTotal: ["Сколько … в год?", "How many … are there a year?"],
  askMore: ["Сколько ещё продаж в год по цене «…»?", "How many more sales a year at “…”?"],
  askHours: ["Сколько часов в неделю уходит: «…»?", "Hours a week spent now: “…”?"],
  askCase: ["Сколько стоит один такой случай: «…»?", "Cost of one such case: “…”?"],
  askOne: ["Во что обходится 1 {one}: «…»?", "What does 1 {one} cost you: “…”?"],
  askWorth: ["Сколько стоит за год всё целиком: «…»?", "What is the whole worth in a year: “…”?"],
  askYear: ["Сколько стоит за год: «…»?", "Cost in a year: “…”?"],
  askYearLoss: ["Сколько денег потеряно за год?", "How much is lost a year?"],
  askWeekPrice: ["Сколько стоит неделя специалиста, …?", "A specialist’s week costs how much, …?"],
  askCurrency: [
    "В какой валюте считать? Сколько стоит неделя работы?",
    "Which currency? What does a week of work cost?",
  ],

  hoursLine: ["Время: «…»", "Time: “…”"],
  lossLine: ["Потери, о которых ещё не сказано", "Losses not told yet"],
  newSystem: ["новая система", "the new system"],
  first: ["Первый выпуск", "First release"],
  all: ["Все выпуски", "All releases"],
  work: ["…: работа", "…: work"],
  weekPrice: ["Цена человеко-недели", "Price of a person-week"],
  supportShare: ["Сопровождение от вложений", "Support, of investment"],
  support: ["Сопровождение в год", "Support a year"],
  usual: ["прайс", "price list"],
} as const satisfies Record<string, readonly [ru: string, en: string]>;

export type DeriveWord = keyof typeof pairs;

export const deriveWord = (key: DeriveWord, locale: Locale): string => pairs[key][locale === "ru" ? 0 : 1];

/** How many of a period make a year, and its forms after numbers. A day is counted by `dayKinds`, a season once. */
export const yearFactors = {
  hour: { times: 2_000, ru: "рабочий час|рабочих часа|рабочих часов", en: "working hour|working hours" },
  shift: { times: 250, ru: "смена|смены|смен", en: "shift|shifts" },
  day: { times: 250, ru: "день|дня|дней", en: "day|days" },
  week: { times: 52, ru: "неделя|недели|недель", en: "week|weeks" },
  month: { times: 12, ru: "месяц|месяца|месяцев", en: "month|months" },
  quarter: { times: 4, ru: "квартал|квартала|кварталов", en: "quarter|quarters" },
  season: { times: 1, ru: "", en: "" },
  year: { times: 1, ru: "", en: "" },
} as const;

const weekend = /выходн|суббот|воскресе|weekend|saturday|sunday/iu;
const round = /сут(?:ки|ок)|круглосут|ежедневн|каждый день|24\s?\/\s?7|around the clock|every day|daily/iu;
/** Parts of the year, and days that are not like others. */
const part =
  /сезон|весн|летом|зимой|осень|(?:январ|феврал|март|апрел|июн|июл|август|(?:сент|окт|но|дек)\p{L}*бр)[ея]|season|spring|summer|winter|autumn|\bin (?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec)|(?:bad|busy|snow|peak)y? (?:day|morning|night)|(?:пиков|плох)\S* (?:день|дни)/u;

type DayKind = { id: string; days: number | null; ru: string; en: string; test: RegExp };
/** Kinds of days by the words around a flow: how many there are a year; without a number the visitor is asked. */
export const dayKinds: readonly DayKind[] = [
  { id: "weekend", days: 104, ru: "только выходные", en: "weekends only", test: weekend },
  { id: "part", days: null, ru: "часть года", en: "part of the year", test: part },
  { id: "round", days: 365, ru: "каждый день года", en: "every day of the year", test: round },
];
export const workingDays = { id: "working", days: 250, ru: "рабочие дни", en: "working days" } as const;
