import type { Locale } from "@/lib/i18n/routing";

const tags = { ru: "ru-RU", en: "en-GB" } as const satisfies Record<Locale, string>;

/** «20 ноября 2026 г.», "20 November 2026": the day in Moscow, wherever the reader or the server is. */
export const longDate = (date: Date, locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: "long", timeZone: "Europe/Moscow" }).format(date);
