import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

export const deriveWords = bilingual({
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
  calendar: "календарь | calendar",
  workCalendar: "производственный календарь, округлённо | working calendar, rounded",
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
  askEach: "Сколько минут в среднем занимает {one}? | How many minutes does {one} take on average?",
  caseAsked:
    "{clause}. Во сколько в среднем обходится один такой случай? | {clause}. What does one such case cost on average?",
  wastedAsked: "{clause}. Какой процент этой суммы лишний? | {clause}. What percentage of it is wasted?",
  askHours:
    "Сколько часов в неделю ваши сотрудники вместе тратят на {work}? | How many hours a week do your people spend on {work}?",
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
    "Охват: эффект и вложения посчитаны по всем местам ({places}), первый выпуск запускается {stage}. | Scope: benefit and investment cover all sites ({places}); the first release goes live {stage}.",
  later: "Запуск на остальных местах | Launch at the other sites",
  work: "Работа по проекту | Project work",
  weekPrice: "Ставка за человеко-неделю | Rate per person-week",
  infrastructureShare: "Серверы и лицензии, % от работ | Servers and licences, % of the work",
  infrastructure: "Серверы и лицензии | Servers and licences",
  infrastructureNote: "уточним, когда их выберем | to be refined once they are chosen",
  supportShare: "Сопровождение, % от работ | Support, % of the work",
  support: "Сопровождение в год | Annual support",
});

export const TIMES_A_YEAR = {
  hour: { value: 2_000, source: "assumption", note: "workCalendar" },
  shift: { value: 250, source: "assumption", note: "workCalendar" },
  week: { value: 52, note: "calendar" },
  month: { value: 12, note: "calendar" },
  quarter: { value: 4, note: "calendar" },
} as const;
