import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getCompany } from "@/lib/content/company";
import { env } from "@/lib/env";
import { getPathname } from "@/lib/i18n/navigation";
import { locales, type Locale } from "@/lib/i18n/routing";
import { russianOnly } from "@/lib/site/routes";

type PageMetadataInput = {
  locale: Locale;
  /** Address without a language prefix. */
  path: string;
  title: string;
  description: string;
  type?: "website" | "article";
  /** Path of a picture that stands for the page. */
  image?: string;
  /** Pages that exist for a moment of the visitor's way (thank-you, not found) stay out of search. */
  indexed?: boolean;
};

/** Absolute address of a page in a language. */
export const absoluteUrl = (path: string, locale: Locale) =>
  new URL(getPathname({ href: path, locale }), env.SITE_URL).href;

/** Title, description, canonical address, alternates and social tags of a page: the one way to write metadata. */
export async function pageMetadata(input: PageMetadataInput): Promise<Metadata> {
  const { locale, path, description, type = "website", image, indexed = true } = input;
  const t = await getTranslations({ locale, namespace: "common" });
  const company = getCompany(locale).name;
  const title = t("brandSuffix", { page: input.title, company });
  const inRussian = russianOnly.has(path);
  const url = absoluteUrl(path, inRussian ? "ru" : locale);
  const preview = env.VERCEL_ENV === "preview";
  return {
    title,
    description,
    alternates: indexed
      ? {
          canonical: url,
          ...(!inRussian && {
            languages: {
              ...Object.fromEntries(locales.map((language) => [language, absoluteUrl(path, language)])),
              "x-default": absoluteUrl(path, "ru"),
            },
          }),
        }
      : undefined,
    robots: indexed && !preview ? undefined : { index: false, follow: !preview },
    openGraph: {
      title,
      description,
      type,
      url,
      siteName: company,
      locale: locale === "ru" ? "ru_RU" : "en_US",
      ...(image && { images: [image] }),
    },
    twitter: { card: "summary_large_image", title, description },
  };
}
