import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getCompany } from "@/lib/content/company";
import { env, isPreview } from "@/lib/env";
import type { Locale } from "@/lib/i18n/routing";
import { canonicalUrl, feedPath, languagesOf, picturePath } from "@/lib/site/addresses";
import { SHARED_PICTURE } from "@/lib/site/constants";
import { pageFacts } from "@/lib/site/page-facts";
import { routes, russianOnly } from "@/lib/i18n/routes";

const openGraphLocales = { ru: "ru_RU", en: "en_US" } as const satisfies Record<Locale, string>;

/** Search engines list no preview; `follow` leads them from a page of the live site to the others. */
const unlisted = () => ({ index: false, follow: !isPreview() });

const titled = async (page: string, locale: Locale) => {
  const t = await getTranslations({ locale, namespace: "common" });
  return t("brandSuffix", { page, company: getCompany(locale).name });
};

/** Proof that the site is the owner's, for the consoles of both search engines. */
const verification = () => ({ yandex: env.YANDEX_VERIFICATION, google: env.GOOGLE_VERIFICATION });

const pictureOf = (path: string, locale: Locale, alt: string) => ({
  url: picturePath(path, locale),
  ...SHARED_PICTURE,
  type: "image/png",
  alt,
});

/** Left to itself, Next repeats the size and the type of the pictures too, which nobody reads here. */
const twitterOf = (title: string, description: string, images: readonly { url: string; alt: string }[]) => ({
  card: "summary_large_image" as const,
  title,
  description,
  images: images.map(({ url, alt }) => ({ url, alt })),
});

/**
 * Metadata of a page that stands for a moment of the visitor's way or for nothing at all: no search engine lists it, and shared it
 * shows the picture of the home page.
 */
export async function asideMetadata(page: string, description: string, locale: Locale): Promise<Metadata> {
  const title = await titled(page, locale);
  const siteName = getCompany(locale).name;
  const images = [pictureOf(routes.home, locale, siteName)];
  return {
    title,
    description,
    robots: unlisted(),
    openGraph: { title, description, type: "website", siteName, locale: openGraphLocales[locale], images },
    twitter: twitterOf(title, description, images),
  };
}

/**
 * Title, description, canonical address, alternates and social tags of the page at `path`, an address without a language prefix: the
 * one way to write metadata.
 */
export async function pageMetadata(path: string, locale: Locale): Promise<Metadata> {
  const facts = await pageFacts(path, locale);
  const { title: page, description, published, updated, canonical = path, picture = path, photo } = facts;
  const company = getCompany(locale).name;
  const title = await titled(page, locale);
  const url = canonicalUrl(canonical, locale);
  const images = [
    photo ? { ...photo, ...SHARED_PICTURE, type: "image/jpeg" } : pictureOf(picture, locale, page),
  ];
  return {
    title,
    description,
    verification: verification(),
    alternates: {
      canonical: url,
      ...(!russianOnly.has(path) && canonical === path && { languages: languagesOf(path) }),
      ...((path === routes.home || path.startsWith(routes.blog)) && {
        types: { "application/rss+xml": [{ url: feedPath(locale), title: company }] },
      }),
    },
    robots: isPreview() || canonical !== path ? unlisted() : undefined,
    openGraph: {
      title,
      description,
      url,
      siteName: company,
      locale: openGraphLocales[locale],
      alternateLocale: russianOnly.has(path) ? undefined : openGraphLocales[locale === "ru" ? "en" : "ru"],
      images,
      ...(published === undefined
        ? { type: "website" }
        : { type: "article", publishedTime: published, modifiedTime: updated }),
    },
    twitter: twitterOf(title, description, images),
  };
}
