import type { MetadataRoute } from "next";
import { listPosts } from "@/lib/content/blog";
import { caseSlugs } from "@/lib/content/cases";
import { serviceIds } from "@/lib/content/services";
import { locales } from "@/lib/i18n/routing";
import { absoluteUrl } from "@/lib/site/page-metadata";
import { casePath, postPath, routes, russianOnly, servicePath } from "@/lib/site/routes";

type Page = { path: string; lastModified?: string };

/** Pages for a moment of the visitor's way. */
const unlisted: ReadonlySet<string> = new Set([routes.thankYou]);

const pages = (): Page[] => [
  ...Object.values(routes)
    .filter((path) => !unlisted.has(path))
    .map((path) => ({ path })),
  ...serviceIds().map((id) => ({ path: servicePath(id) })),
  ...caseSlugs().map((slug) => ({ path: casePath(slug) })),
  ...listPosts("ru").map(({ id, date }) => ({ path: postPath(id), lastModified: date })),
];

/** Every page that search engines may list, in each of its languages, with its other languages beside it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages().flatMap(({ path, lastModified }) => {
    if (russianOnly.has(path)) return [{ url: absoluteUrl(path, "ru"), lastModified }];
    const languages = {
      ...Object.fromEntries(locales.map((locale) => [locale, absoluteUrl(path, locale)])),
      "x-default": absoluteUrl(path, "ru"),
    };
    return locales.map((locale) => ({
      url: absoluteUrl(path, locale),
      lastModified,
      alternates: { languages },
    }));
  });
}
