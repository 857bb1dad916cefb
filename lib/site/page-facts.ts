import "server-only";
import { getTranslations } from "next-intl/server";
import { getPost, type Post } from "@/lib/content/blog";
import { caseFacts, getCase } from "@/lib/content/cases";
import { findListPage } from "@/lib/content/listing";
import { getService } from "@/lib/content/services";
import type { Hue } from "@/lib/content/fields";
import type { ExhibitName } from "@/lib/pictures/exhibits/names";
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
  /** The drawing that its shared picture shows. */
  drawing?: ExhibitName | undefined;
  /** Days, only of what came out on one: articles and cases. */
  published?: string;
  updated?: string;
  /** The photograph that is its picture, by its absolute address. */
  photo?: { url: string; alt: string };
  /** The page whose picture stands for this one too; otherwise it has its own. */
  picture?: string;
  /** The page that search engines are to list in place of this one. */
  canonical?: string;
};

/** A page of a list besides its first: what it is filtered by, and its number. */
async function listFacts(path: string, locale: Locale): Promise<PageFacts | undefined> {
  const found = findListPage(path, locale);
  if (!found) return undefined;
  const { list, filter, page, isListed } = found;
  const t = await getTranslations({ locale, namespace: "common.lists" });
  const whole = await routeWords(list, locale);
  const of = filter && { name: filter.name, title: filter.title, description: filter.description };
  const title = of ? (of.title ?? t(`${list}Title`, { name: of.name, kind: filter.kind })) : whole.title;
  const description = of ? (of.description ?? t(`${list}Description`, { name: of.name })) : whole.description;
  const numbered = (words: string) =>
    page === 1 ? words : t("numbered", { title: words, page: String(page) });
  return {
    title: numbered(title),
    description: numbered(description),
    name: page === 1 ? (of?.name ?? title) : t("page", { page: String(page) }),
    headline: title,
    topic: whole.topic,
    picture: routes[list],
    ...(!isListed && { canonical: routes[list] }),
  };
}

const routeIds = Object.keys(routes) as RouteId[];
const isRoute = (path: string) => routeIds.some((id) => routes[id] === path);

const photoOf = ({ image, photo }: Pick<Post, "image" | "photo">): Pick<PageFacts, "photo"> =>
  photo ? { photo: { url: image, alt: photo.alt } } : {};

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
    const { title, description, industry, year, hue, drawing } = item;
    const { published, updated } = caseFacts(id);
    const topic = `${t("cases")} · ${industry} · ${String(year)}`;
    return {
      title,
      description,
      name: title,
      headline: title,
      topic,
      hue,
      drawing,
      published,
      updated,
      ...photoOf(item),
    };
  }
  const post = section === "blog" ? getPost(locale, id) : undefined;
  if (!post) return undefined;
  const { title, description, categoryName, hue, drawing, date, updated = date } = post;
  const topic = `${t("blog")} · ${categoryName}`;
  return {
    title,
    description,
    name: title,
    headline: title,
    topic,
    hue,
    drawing,
    published: date,
    updated,
    ...photoOf(post),
  };
}

/**
 * The facts of the page at `path`, an address without a language prefix.
 * @throws Error when there is no such page
 */
export async function pageFacts(path: string, locale: Locale): Promise<PageFacts> {
  const route = routeIds.find((id) => routes[id] === path);
  if (route) return routeWords(route, locale);
  const [, section = "", id = ""] = path.split("/");
  const facts = (await listFacts(path, locale)) ?? (await detailFacts(section, id, locale));
  if (!facts) throw new Error(`No page ${path}`);
  return facts;
}

/** The pages above a page and the page itself, from the home page on. Words of a list's address are no pages by themselves. */
export const trailOf = (path: string): string[] => {
  const steps = path.split("/").filter(Boolean);
  const above = steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`);
  const isPage = (step: string) => isRoute(step) || step === path || findListPage(step, "ru") !== undefined;
  return [routes.home, ...above.filter(isPage)];
};
