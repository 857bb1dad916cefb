import "server-only";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/paths";
import { locales, type Locale } from "@/lib/i18n/routing";
import { routes, russianOnly } from "@/lib/i18n/routes";

/** Absolute address of a file or a route handler. */
export const fileUrl = (path: string) => new URL(path, env.SITE_URL).href;

/** Absolute address of a page in a language. */
export const absoluteUrl = (path: string, locale: Locale) => fileUrl(localePath(path, locale));

/** The one address of a page that search engines are to keep; a page in Russian at both addresses has the Russian one. */
export const canonicalUrl = (path: string, locale: Locale) =>
  absoluteUrl(path, russianOnly.has(path) ? "ru" : locale);

/** Addresses of a page by language, and the default one. */
export const languagesOf = (path: string) => ({
  ...Object.fromEntries(locales.map((locale) => [locale, absoluteUrl(path, locale)])),
  "x-default": absoluteUrl(path, "ru"),
});

/** Path of the picture that stands for a page where its address is shared: `/opengraph/ru/services/erp.png`. */
export const picturePath = (path: string, locale: Locale) =>
  `/opengraph/${locale}${path === routes.home ? "" : path}.png`;

/** Path of the feed of articles in a language. */
export const feedPath = (locale: Locale) => (locale === "ru" ? "/feed.xml" : `/${locale}/feed.xml`);
