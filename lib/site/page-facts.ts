import "server-only";
import { getTranslations } from "next-intl/server";
import { getPost } from "@/lib/content/blog";
import { caseDates, getCase } from "@/lib/content/cases";
import { getService } from "@/lib/content/services";
import type { Hue } from "@/lib/content/fields";
import type { Locale } from "@/lib/i18n/routing";
import { routeWords } from "@/lib/site/route-words";
import { routes, type RouteId } from "@/lib/i18n/routes";

/** What a page says of itself to search engines, to those it is shared with, and to other pages. Words are without the brand. */
export type PageFacts = {
  /** Title of the window and of the entry in a list of results. */
  title: string;
  description: string;
  /** What it is called among the pages of the site: the last step of the way to it. */
  name: string;
  /** What stands large on its picture; `<dim>…</dim>` around the quieter part. */
  headline: string;
  /** What it belongs to, above the headline of its picture. */
  topic: string;
  hue?: Hue;
  /** Days, only of what came out on one: articles and cases. */
  published?: string;
  updated?: string;
};

async function detailFacts(section: string, id: string, locale: Locale): Promise<PageFacts | undefined> {
  const t = await getTranslations({ locale, namespace: "common.routes" });
  if (section === "services") {
    const service = getService(locale, id);
    if (!service) return undefined;
    const { title, seo, color } = service;
    const { description } = seo;
    return { title, description, name: title, headline: title, topic: t("services"), hue: color };
  }
  if (section === "cases") {
    const item = getCase(locale, id);
    if (!item) return undefined;
    const { title, description, industry, year, hue } = item;
    const topic = `${t("cases")} · ${industry} · ${String(year)}`;
    return { title, description, name: title, headline: title, topic, hue, ...caseDates(id) };
  }
  const post = section === "blog" ? getPost(locale, id) : undefined;
  if (!post) return undefined;
  const { title, description, category, hue, date, updated = date } = post;
  const categories = await getTranslations({ locale, namespace: "blog.categories" });
  const topic = `${t("blog")} · ${categories(category)}`;
  return { title, description, name: title, headline: title, topic, hue, published: date, updated };
}

/**
 * The facts of the page at `path`, an address without a language prefix.
 * @throws Error when there is no such page
 */
export async function pageFacts(path: string, locale: Locale): Promise<PageFacts> {
  const route = (Object.keys(routes) as RouteId[]).find((id) => routes[id] === path);
  if (route) return routeWords(route, locale);
  const [, section = "", id = ""] = path.split("/");
  const facts = await detailFacts(section, id, locale);
  if (!facts) throw new Error(`No page ${path}`);
  return facts;
}

/** The pages above a page and the page itself, from the home page on. */
export const trailOf = (path: string): string[] => {
  const steps = path.split("/").filter(Boolean);
  return [routes.home, ...steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`)];
};
