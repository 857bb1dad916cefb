/** Words of measures in both languages: `ru` after 1, 2 and 5, `en` after 1 and 2. */
type Forms = {
  ru: readonly [one: string, few: string, many: string];
  en: readonly [one: string, many: string];
};

export const measures = {
  second: { ru: ["секунда", "секунды", "секунд"], en: ["second", "seconds"] },
  minute: { ru: ["минута", "минуты", "минут"], en: ["minute", "minutes"] },
  hour: { ru: ["час", "часа", "часов"], en: ["hour", "hours"] },
  day: { ru: ["день", "дня", "дней"], en: ["day", "days"] },
  week: { ru: ["неделя", "недели", "недель"], en: ["week", "weeks"] },
  month: { ru: ["месяц", "месяца", "месяцев"], en: ["month", "months"] },
  quarter: { ru: ["квартал", "квартала", "кварталов"], en: ["quarter", "quarters"] },
  year: { ru: ["год", "года", "лет"], en: ["year", "years"] },
  salary: {
    ru: ["ставка", "ставки", "ставок"],
    en: ["full-time post", "full-time posts"],
  },
  person: { ru: ["человек", "человека", "человек"], en: ["person", "people"] },
  personWeek: {
    ru: ["человеко-неделя", "человеко-недели", "человеко-недель"],
    en: ["person-week", "person-weeks"],
  },
  screen: { ru: ["экран", "экрана", "экранов"], en: ["screen", "screens"] },
  point: { ru: ["пункт", "пункта", "пунктов"], en: ["item", "items"] },
  wave: { ru: ["волна", "волны", "волн"], en: ["wave", "waves"] },
  word: { ru: ["слово", "слова", "слов"], en: ["word", "words"] },
  figure: {
    ru: ["число с единицей", "числа с единицами", "чисел с единицами"],
    en: ["figure with a unit", "figures with units"],
  },
} as const satisfies Record<string, Forms>;

export type Measure = keyof typeof measures;

export const periodWords = {
  hour: { ru: "в час", en: "an hour" },
  day: { ru: "в день", en: "a day" },
  week: { ru: "в неделю", en: "a week" },
  month: { ru: "в месяц", en: "a month" },
  year: { ru: "в год", en: "a year" },
} as const;

/** Head of a span of weeks, before its number, and the words around a time that each operation takes. */
export const spanWords = {
  ru: { one: "Неделя", many: "Недели", perCase: "на один случай экономится {minutes}" },
  en: { one: "Week", many: "Weeks", perCase: "one case takes {minutes} less" },
} as const;
