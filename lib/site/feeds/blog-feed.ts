import "server-only";
import { getTranslations } from "next-intl/server";
import { listPosts } from "@/lib/content/blog";
import { getCompany } from "@/lib/content/company";
import type { Locale } from "@/lib/i18n/routing";
import { absoluteUrl, feedPath, fileUrl } from "@/lib/site/addresses";
import { writeRss } from "@/lib/site/feeds/rss";
import { postPath, routes } from "@/lib/i18n/routes";

/** The articles of the blog as RSS in one language. */
export async function blogFeed(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale });
  const posts = listPosts(locale);
  const days = posts.map(({ date, updated = date }) => updated).sort();
  const feed = writeRss({
    title: t("common.brandSuffix", { page: t("blog.meta.title"), company: getCompany(locale).name }),
    description: t("blog.meta.description"),
    link: absoluteUrl(routes.blog, locale),
    self: fileUrl(feedPath(locale)),
    language: locale,
    updated: days.at(-1),
    items: posts.map(({ id, title, description, categoryName, date }) => ({
      title,
      description,
      link: absoluteUrl(postPath(id), locale),
      category: categoryName,
      published: date,
    })),
  });
  return new Response(feed, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
