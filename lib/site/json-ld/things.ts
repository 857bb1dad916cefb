import "server-only";
import type { Article, BreadcrumbList, JobPosting, Service, WebSite } from "schema-dts";
import type { Post } from "@/lib/content/blog";
import { getCompany } from "@/lib/content/company";
import type { Service as ServiceText } from "@/lib/content/services";
import type { listVacancies } from "@/lib/content/vacancies";
import type { Locale } from "@/lib/i18n/routing";
import { absoluteUrl, canonicalUrl, fileUrl, picturePath } from "@/lib/site/addresses";
import { organization, organizationRef, postalAddress } from "@/lib/site/json-ld/organization";
import { postPath, routes, servicePath } from "@/lib/i18n/routes";

/** The way to a page: each step by its path and its name, the home page first. */
export const breadcrumbs = (
  steps: readonly { path: string; name: string }[],
  locale: Locale,
): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ path, name }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: canonicalUrl(path, locale),
  })),
});

export const webSite = (locale: Locale): WebSite => ({
  "@type": "WebSite",
  "@id": fileUrl("/#website"),
  name: getCompany(locale).name,
  url: absoluteUrl(routes.home, locale),
  inLanguage: locale,
  publisher: organizationRef(),
});

export const service = ({ id, title, seo }: ServiceText, locale: Locale): Service => ({
  "@type": "Service",
  name: title,
  description: seo.description,
  url: absoluteUrl(servicePath(id), locale),
  provider: organizationRef(),
});

/** An article of the blog, or nothing for a sample: a stand-in is not announced to search engines as an article. */
export const article = (post: Post, locale: Locale): Article | undefined =>
  post.sample
    ? undefined
    : {
        "@type": "Article",
        headline: post.title,
        description: post.description,
        image: post.photo ? post.image : fileUrl(picturePath(postPath(post.id), locale)),
        datePublished: post.date,
        dateModified: post.updated ?? post.date,
        inLanguage: locale,
        mainEntityOfPage: absoluteUrl(postPath(post.id), locale),
        author: organization(locale),
        publisher: organizationRef(),
      };

/** A vacancy, or nothing for a sample. */
export const jobPosting = (
  { title, description, posted }: ReturnType<typeof listVacancies>[number],
  locale: Locale,
): JobPosting | undefined =>
  posted === undefined
    ? undefined
    : {
        "@type": "JobPosting",
        title,
        description,
        datePosted: posted,
        url: absoluteUrl(routes.vacancies, locale),
        hiringOrganization: organization(locale),
        jobLocation: { "@type": "Place", address: postalAddress(getCompany(locale)) },
      };
