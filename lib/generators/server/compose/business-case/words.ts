import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

export const deriveWords = bilingual({
  avoidLoss: "Снижение потерь | Losses avoided",
  avoidTime: "Экономия времени | Time saved",
  margin: "Маржа с продажи | Margin on a sale",
  staffHour: "Час сотрудника | Staff hour",
  staffHourNote: "поставьте стоимость часа ваших людей | replace it with what an hour costs you",
  loss: "Потери | Losses",
  share: "Доля случаев | Share of cases",
  price: "Цена: … | Cost of one …",
  priceBare: "Цена одного случая | Cost of one case",
  time: "Время на один случай | Time for one case",
  timeIn: "Время … | Time …",
  inYear: "… в году | … a year",
  inTonne: "Килограммов в тонне | Kilograms in a tonne",
  times: "раз/раза/раз | time/times",
  hours: "час/часа/часов | hour/hours",
  kilograms: "кг/кг/кг | kg/kg",
  hour: "рабочий час/рабочих часа/рабочих часов | working hour/working hours",
  shift: "смена/смены/смен | shift/shifts",
  day: "день/дня/дней | day/days",
  week: "неделя/недели/недель | week/weeks",
  month: "месяц/месяца/месяцев | month/months",
  quarter: "квартал/квартала/кварталов | quarter/quarters",
  minutes: "мин | min",
  money: "деньги | money",

  oftenAsked: "{clause}. Сколько таких случаев в месяц? | {clause}. How many times a month does it happen?",
  askTotal: "Сколько {things} в месяц? | How many {things} are there a month?",
  askWeekend: "Сколько {things} за одни выходные? | How many {things} are there on one weekend?",
  askEach: "Сколько минут занимает {one}? | How many minutes does one {one} take?",
  caseAsked:
    "{clause}. Во сколько в среднем обходится один такой случай? | {clause}. What does one such case cost on average?",
  wastedAsked: "{clause}. Какой процент этой суммы лишний? | {clause}. What percentage of it is wasted?",
  askHours:
    "Сколько часов в неделю у всех вместе уходит на {work}? | How many hours a week do your people spend on {work}?",
  askLoss:
    "Сколько денег в месяц примерно теряется из-за ошибок и накладок? | Roughly how much money do mistakes and mix-ups cost you a month?",
  askAny:
    "Сколько денег в месяц примерно стоит нынешний порядок? | Roughly how much does the current process cost you a month?",
  hoursLabel: "Ручная работа | Manual work",
  hoursOn: "Часы на {work} | Hours on {work}",
  workingDay: "рабочий день — 8 часов | a working day of 8 hours",
  lossLabel: "Потери в месяц | Monthly losses",
  oftenLabel: "Случаи: … | Cases: …",
  caseLabel: "Один случай: … | One case: …",
  wastedLabel: "Лишняя часть: … | Wasted part: …",
  thisWork: "эту работу | this work",

  bound:
    "Эффект и вложения посчитаны по всем местам ({places}), первый выпуск запускается {stage}. | Benefit and investment cover all sites ({places}); the first release goes live {stage}.",
  later: "Запуск на остальных местах | Launch at the other sites",
  work: "Работа по проекту | Project work",
  weekPrice: "Ставка за человеко-неделю | Rate per person-week",
  infrastructureShare: "Серверы и лицензии, % от работ | Servers and licences, % of the work",
  infrastructure: "Серверы и лицензии | Servers and licences",
  infrastructureNote: "уточним, когда их выберем | to be refined once they are chosen",
  supportShare: "Сопровождение, % от работ | Support, % of the work",
  support: "Сопровождение в год | Annual support",
});

/** Things that come and need no judgement: what a system takes over of them is time of people. */
export const ROUTINE =
  /типов(?:ые|ых)|однотипн|(?:про|о|об) статус|(?<!\p{L})routine|about (?:the )?status|standard questions/iu;

/** Work of whole days, not a term that somebody waits for. */
export const DAYS_OF_WORK =
  /пересч[её]т|сверк|инвентаризац|(?:план|график|отч[её]т|расписани)\p{L}* (?:составля|готов|дела|занима|уход)|reschedul|recalculat|reconcil|stocktak|(?:plan|report|schedul|payroll)\w* takes?/iu;

/** What work by hand is done with, where a complaint names it, as an object of spending time on it; the last is for want of a name. */
export const byHand: readonly (readonly [RegExp, { ru: string; en: string }])[] = [
  [/по телефону|звон|обзвани|phone|\bcalls?\b|\bring(?:s|ing)?\b/iu, { ru: "звонки", en: "phone calls" }],
  [
    /отвеча\p{L}* (?:клиент|покупател|заказчик|пациент)|telling (?:customers|clients|patients)/iu,
    { ru: "ответы клиентам", en: "customer inquiries" },
  ],
  [/(?:про|о|об) статус|about (?:the )?status/iu, { ru: "ответы о статусе", en: "status inquiries" }],
  [
    /типовы|однотипн|(?<!\p{L})routine|standard questions/iu,
    { ru: "типовые вопросы", en: "routine questions" },
  ],
  [/оповещени|алерт|(?<!\p{L})alerts?(?!\p{L})/iu, { ru: "разбор оповещений", en: "handling alerts" }],
  [/тетрад|блокнот|notebook/iu, { ru: "записи в тетрадях", en: "notebooks" }],
  [/журнал|logbook/iu, { ru: "журналы", en: "logbooks" }],
  [/excel|эксел|таблиц|spreadsheet/iu, { ru: "таблицы", en: "spreadsheets" }],
  [
    /бума[гж]|от руки|paper|handwrit|written by hand|clipboard|whiteboard/iu,
    { ru: "бумаги", en: "paperwork" },
  ],
  [
    /по почте|переписк|whatsapp|ватсап|в чат|e-?mail|messenger/iu,
    { ru: "переписку", en: "messages and e-mail" },
  ],
  [
    /вбива|перебива|перепис|перепечат|второй раз|re-?typ|re-?key|re-?enter|twice|copying/iu,
    { ru: "перенос данных вручную", en: "re-entering data" },
  ],
  [
    /ищ(?:ем|ут|ет)|найти|искать|hunt|search|looking for/iu,
    { ru: "поиск нужного", en: "searching for things" },
  ],
  [/вручную|руками|manual|by hand/iu, { ru: "ручную работу", en: "manual work" }],
];

export const timesAYear = {
  hour: { value: 2_000, source: "assumption" },
  shift: { value: 250, source: "assumption" },
  week: { value: 52 },
  month: { value: 12 },
  quarter: { value: 4 },
} as const;

export const WEEKEND = /выходн|суббот|воскресе|weekend|saturday|sunday/iu;
const PART_OF_YEAR =
  /сезон|весн|летом|зимой|осень|(?:январ|феврал|март|апрел|июн|июл|август|(?:сент|окт|но|дек)\p{L}*бр)[ея]|season|spring|summer|winter|autumn|\bin (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:bad|busy|snow|peak)y? (?:day|morning|night)/u;
const EVERY_DAY =
  /сут(?:ки|ок)|круглосут|ежедневн|без выходных|кажд(?:ый день|ое утро|ый вечер|ую ночь)|24\s?\/\s?7|around the clock|seven days|every (?:single )?(?:day|morning|evening|night)|daily|дежурн|on duty/iu;
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
