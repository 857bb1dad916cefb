import type { Locale } from "@/lib/i18n/routing";

const tags = { ru: "ru-RU", en: "en-GB" } as const satisfies Record<Locale, string>;

/** «20 ноября 2026 г.», "20 November 2026": the day in Moscow, wherever the reader or the server is. */
export const longDate = (date: Date, locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: "long", timeZone: "Europe/Moscow" }).format(date);

/** The same where it must stay on one line. */
export const wholeDate = (date: Date, locale: Locale) => longDate(date, locale).replaceAll(" ", "\u00a0");

/** «25 ноября 2026 г. в 14:05», "25 November 2026 at 14:05": a moment by the reader's own clock, for islands. */
export const dayAndTime = (moment: Date, locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: "long", timeStyle: "short" }).format(moment);

/** «15.05.2023», "15 May 2023": a day as lists and cards show it. */
export const shortDate = (date: Date, locale: Locale) =>
  locale === "ru"
    ? new Intl.DateTimeFormat(tags.ru, {
        day: "2-digit",
        month: "2-digit",
        year: "numeric",
        timeZone: "Europe/Moscow",
      }).format(date)
    : longDate(date, locale);
