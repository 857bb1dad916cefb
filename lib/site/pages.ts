import "server-only";
import { listPosts } from "@/lib/content/blog";
import { caseFacts, caseSlugs } from "@/lib/content/cases";
import { furtherListPages } from "@/lib/content/listing";
import { readPageDates } from "@/lib/content/page-dates";
import { getLegalDocument, type LegalId } from "@/lib/content/legal";
import { listServices } from "@/lib/content/services";
import { casePath, postPath, routes, servicePath, type RouteId } from "@/lib/i18n/routes";

export type ListedPage = {
  /** Address without a language prefix. */
  path: string;
  /** Day on which its words last changed, `2026-11-20`; lists change with their newest entry. */
  updated: string;
};

/** The day of the latest of these pages; a list without any changed with the site itself. */
const newest = (pages: readonly ListedPage[]) =>
  pages.reduce((latest, { updated }) => (updated > latest ? updated : latest), "") || readPageDates().home;
const edition = (id: LegalId) => getLegalDocument("ru", id).edition;

/** Further pages of lists, and lists by subject, that search engines may list. */
export const listedLists = (): ListedPage[] =>
  furtherListPages()
    .filter(({ isListed }) => isListed)
    .map(({ path, updated }) => ({ path, updated }));

/** Every page of its own words that search engines may list. The thanks after a message stand for a moment of the visitor's way and are not there. */
export function listedPages(): ListedPage[] {
  const services = listServices("ru").map(({ id, updated }) => ({ path: servicePath(id), updated }));
  const cases = caseSlugs().map((slug) => ({ path: casePath(slug), updated: caseFacts(slug).updated }));
  const posts = listPosts("ru").map(({ id, date, updated = date }) => ({ path: postPath(id), updated }));
  const dates: Record<Exclude<RouteId, "thankYou">, string> = {
    ...readPageDates(),
    services: newest(services),
    cases: newest(cases),
    blog: newest(posts),
    privacyPolicy: edition("privacy-policy"),
    termsOfService: edition("terms-of-service"),
    consent: edition("personal-data-consent"),
  };
  const fixed = (Object.keys(dates) as (keyof typeof dates)[]).map((id) => ({
    path: routes[id],
    updated: dates[id],
  }));
  return [...fixed, ...services, ...cases, ...posts];
}
