import { defineRouting } from "next-intl/routing";
import { locales, type Locale } from "@/lib/i18n/locales";

export { locales, type Locale };

/** Narrows any value, for instance one from a cookie or a request, to a language of the site. */
export const isLocale = (value: unknown): value is Locale => value === "ru" || value === "en";

export const LOCALE_COOKIE = "NEXT_LOCALE";

/**
 * Says for a minute that the server led the visitor to a language by the browser's wish alone. A page under `/en` cannot tell by its
 * address whether somebody asked for English: with this cookie a choice kept in the browser takes precedence, without it the address does.
 */
export const GUESS_COOKIE = "NEXT_LOCALE_GUESSED";

/** How the server stores the choice: for a year. */
export const localeCookie = { name: LOCALE_COOKIE, maxAge: 60 * 60 * 24 * 365, sameSite: "lax" } as const;

export const routing = defineRouting({
  locales,
  defaultLocale: "ru",
  localePrefix: "as-needed",
  // The pages announce their alternates themselves, from SITE_URL.
  alternateLinks: false,
  localeCookie,
});
