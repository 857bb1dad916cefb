import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

export const deriveWords = bilingual({
  "avoid-loss": "Снимаемая доля потерь | Share of the loss removed",
  "avoid-time": "Снимаемая доля времени | Share of the time saved",
  margin: "Маржа с продажи | Margin on a sale",
  staffHour: "Час сотрудника | An hour of staff",
  loss: "Потери в деньгах | The loss in money",
  share: "Доля случаев | Share of cases",
  price: "Цена: … | Price: …",
  priceBare: "Цена одного случая | Price of one case",
  time: "Время на один случай | Time for one case",
  inYear: "В году … | In a year, …",
  timesYear: "раз в год/раза в год/раз в год | time a year/times a year",
  hoursWeek: "час в неделю/часа в неделю/часов в неделю | hour a week/hours a week",
  kilograms: "кг/кг/кг | kg/kg",
  hour: "час/часа/часов | hour/hours",
  shift: "смена/смены/смен | shift/shifts",
  day: "день/дня/дней | day/days",
  week: "неделя/недели/недель | week/weeks",
  month: "месяц/месяца/месяцев | month/months",
  quarter: "квартал/квартала/кварталов | quarter/quarters",
  minutes: "мин | min",
  money: "деньги | money",

  askHour: "Сколько стоит час сотрудника? | What does an hour of staff cost?",
  askDays: "Сколько таких дней в году: «…»? | How many such days a year: “…”?",
  askCount: "Сколько раз в год: «…»? | How often a year: “…”?",
  askTotal: "Сколько … в год? | How many … are there a year?",
  askHours: "Сколько часов в неделю уходит: «…»? | Hours a week spent now: “…”?",
  askCase: "Сколько стоит один такой случай: «…»? | Cost of one such case: “…”?",
  askWorth: "Сколько стоит в год всё, от чего эта доля: «…»? | What is the whole worth in a year: “…”?",
  askWasted: "Какая часть этой суммы лишняя: «…»? | Which part of this is wasted: “…”?",
  askYear: "Во сколько обходится за год: «…»? | What does a year of it cost: “…”?",
  askYearLoss: "Сколько денег потеряно за год? | How much is lost a year?",
  askWeekPrice: "Сколько стоит неделя специалиста, …? | A specialist’s week costs how much, …?",
  askCurrency: "В какой валюте и по какой цене? | Which currency? What does a week cost?",

  work: "Работа по проекту | Project work",
  weekPrice: "Цена человеко-недели | Price of a person-week",
  supportShare: "Сопровождение от вложений | Support, of investment",
  support: "Сопровождение в год | Support a year",
});

export const timesAYear = {
  hour: { value: 2_000, source: "assumption" },
  shift: { value: 250, source: "assumption" },
  week: { value: 52 },
  month: { value: 12 },
  quarter: { value: 4 },
} as const;

const WEEKEND = /выходн|суббот|воскресе|weekend|saturday|sunday/iu;
const PART_OF_YEAR =
  /сезон|весн|летом|зимой|осень|(?:январ|феврал|март|апрел|июн|июл|август|(?:сент|окт|но|дек)\p{L}*бр)[ея]|season|spring|summer|winter|autumn|\bin (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:bad|busy|snow|peak)y? (?:day|morning|night)/u;
const EVERY_DAY =
  /сут(?:ки|ок)|круглосут|ежедневн|без выходных|кажд(?:ый день|ое утро|ый вечер|ую ночь)|24\s?\/\s?7|around the clock|seven days|every (?:single )?(?:day|morning|evening|night)|daily/iu;
const WORKING_DAY =
  /будн|рабочи[йехм]+ д[енья]|пн\s?[–-]\s?пт|weekday|working day|mon(?:day)?\s?(?:to|[–-])\s?fri|school|школ/iu;
const ONE_WEEKDAY =
  /кажд(?:ый|ую|ое) (?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресен)|по (?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресен)(?:ам|ьям)|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|on (?:mon|tues|wednes|thurs|fri|satur|sun)days/iu;

export const WORKING_DAYS = { days: 250, note: { ru: "рабочие дни", en: "working days" } };

export const dayKinds = [
  { test: ONE_WEEKDAY, days: 52, note: { ru: "раз в неделю", en: "once a week" } },
  { test: WEEKEND, days: 104, note: { ru: "только выходные", en: "weekends only" } },
  { test: PART_OF_YEAR, days: null, note: { ru: "часть года", en: "part of the year" } },
  { test: WORKING_DAY, ...WORKING_DAYS },
  { test: EVERY_DAY, days: 365, note: { ru: "каждый день года", en: "every day of the year" } },
];
