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
  year: { ru: ["год", "года", "лет"], en: ["year", "years"] },
  person: { ru: ["человек", "человека", "человек"], en: ["person", "people"] },
  personWeek: {
    ru: ["человеко-неделя", "человеко-недели", "человеко-недель"],
    en: ["person-week", "person-weeks"],
  },
} as const satisfies Record<string, Forms>;

export type Measure = keyof typeof measures;
