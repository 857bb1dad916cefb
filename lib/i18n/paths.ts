import { locales, type Locale } from "@/lib/i18n/routing";

const PREFIX = new RegExp(`^/(?:${locales.join("|")})(?=[/?#]|$)/?`);

/** `path` under the prefix of a language, even the one that needs none: `/about` → `/ru/about`. The server stores that as a choice. */
export const prefixedPath = (path: string, locale: Locale) =>
  `/${locale}${path.replace(/^\/(?=$|[?#])/, "")}`;

/** Address of the page at `path` in a language: `/about` → `/en/about`. What is no path, as an anchor or a phone, stays as it is. */
export const localePath = (path: string, locale: Locale) =>
  path.startsWith("/") && locale !== locales[0] ? prefixedPath(path, locale) : path;

/** The path that an address stands for in any language: `/en/about` → `/about`. */
export const withoutLocale = (address: string) => address.replace(PREFIX, "/");
