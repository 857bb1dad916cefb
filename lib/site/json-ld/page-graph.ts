import "server-only";
import type { Graph, Thing } from "schema-dts";
import { getPost } from "@/lib/content/blog";
import { getService } from "@/lib/content/services";
import { listVacancies } from "@/lib/content/vacancies";
import type { Locale } from "@/lib/i18n/routing";
import { organization, wholeOrganization } from "@/lib/site/json-ld/organization";
import { article, breadcrumbs, jobPosting, service, webSite } from "@/lib/site/json-ld/things";
import { pageFacts, trailOf } from "@/lib/site/page-facts";
import { routes } from "@/lib/i18n/routes";

/** Pages that are about the company itself: there search engines read every fact of it. */
const aboutCompany: ReadonlySet<string> = new Set([routes.home, routes.about, routes.contacts]);

/** What a page is about beyond the company, by its kind. */
function subjects(path: string, locale: Locale): (Thing | undefined)[] {
  if (path === routes.home) return [webSite(locale)];
  if (path === routes.vacancies) return listVacancies(locale).map((vacancy) => jobPosting(vacancy, locale));
  const [, section, id = ""] = path.split("/");
  const offered = section === "services" ? getService(locale, id) : undefined;
  const post = section === "blog" ? getPost(locale, id) : undefined;
  return [offered && service(offered, locale), post && article(post, locale)];
}

/**
 * What machines are told of the page at `path`: the company, the way to the page, and what it is about. No page shows questions with
 * their answers, so none is announced as such.
 */
export async function pageGraph(path: string, locale: Locale): Promise<Graph> {
  const steps = await Promise.all(
    trailOf(path).map(async (step) => ({ path: step, name: (await pageFacts(step, locale)).name })),
  );
  const company = aboutCompany.has(path) ? wholeOrganization(locale) : organization(locale);
  const things = [company, breadcrumbs(steps, locale), ...subjects(path, locale)];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== undefined) };
}

/** JSON that can stand inside a `script` element: no text in it can end the element or open a comment. */
export const toScript = (graph: Graph): string => JSON.stringify(graph).replaceAll("<", "\\u003c");
