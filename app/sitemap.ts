import type { MetadataRoute } from "next";
import { locales } from "@/lib/i18n/routing";
import { absoluteUrl, languagesOf } from "@/lib/site/addresses";
import { listedLists, listedPages } from "@/lib/site/pages";
import { russianOnly } from "@/lib/i18n/routes";

/** Every page that search engines may list, in each of its languages, with its other languages beside it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...listedPages(), ...listedLists()].flatMap(({ path, updated }) => {
    if (russianOnly.has(path)) return [{ url: absoluteUrl(path, "ru"), lastModified: updated }];
    return locales.map((locale) => ({
      url: absoluteUrl(path, locale),
      lastModified: updated,
      alternates: { languages: languagesOf(path) },
    }));
  });
}
