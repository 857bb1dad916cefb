import "server-only";
import { listPosts } from "@/lib/content/blog";
import { caseFacts, listCases } from "@/lib/content/cases";
import { listServices } from "@/lib/content/services";
import { memoise } from "@/lib/content/source";
import { listCategories, listIndustries, type Subject } from "@/lib/content/subjects";
import { filterPath, numberedPath, routes, type FilterKind, type ListId } from "@/lib/i18n/routes";
import type { Locale } from "@/lib/i18n/routing";

/** Entries of one page. A first entry over the whole width and pairs below it fill a page of cases without a gap. */
const PER_PAGE: Readonly<Record<ListId, number>> = { blog: 9, cases: 15 };

/** A filter with fewer entries says nothing that the whole list does not: search engines keep the list. */
const LEAST_LISTED = 3;

type Filter = { kind: FilterKind } & Subject;

/** What a list holds besides its words: identifiers of its entries in their order, each with the day of its last change. */
type Contents = { list: ListId; filter?: Filter; entries: readonly { id: string; updated: string }[] };

/** One page of a list, whole or filtered. */
export type ListPage = {
  list: ListId;
  filter?: Filter;
  /** Address without a language prefix. */
  path: string;
  /** From 1, and how many there are. */
  page: number;
  pages: number;
  /** Identifiers of the entries on it, in their order. */
  ids: readonly string[];
  /** How many entries all pages have. */
  total: number;
  /** Day of the last change among its entries. */
  updated: string;
  /** Whether search engines may list it. */
  isListed: boolean;
};

function allContents(locale: Locale): Contents[] {
  const posts = listPosts(locale).map(({ id, category, date, updated = date }) => ({
    id,
    category,
    updated,
  }));
  const cases = listCases(locale).map(({ slug }) => ({ id: slug, ...caseFacts(slug) }));
  const shown = ({ id, title }: { id: string; title: string }): Subject => ({ id, name: title });
  const filtered = <E extends { id: string; updated: string }>(
    list: ListId,
    kind: FilterKind,
    subjects: readonly Subject[],
    entries: readonly E[],
    has: (entry: E, subject: string) => boolean,
  ): Contents[] =>
    subjects.map((subject) => ({
      list,
      filter: { kind, ...subject },
      entries: entries.filter((entry) => has(entry, subject.id)),
    }));
  return [
    { list: "blog", entries: posts },
    ...filtered("blog", "category", listCategories(locale), posts, ({ category }, id) => category === id),
    { list: "cases", entries: cases },
    ...filtered("cases", "industry", listIndustries(locale), cases, ({ industry }, id) => industry === id),
    ...filtered("cases", "service", listServices(locale).map(shown), cases, ({ services }, id) =>
      services.includes(id),
    ),
  ];
}

function pagesOf({ list, filter, entries }: Contents): ListPage[] {
  // A list without entries has a page that says so; a filter without entries has none.
  if (filter && entries.length === 0) return [];
  const pages = Math.max(1, Math.ceil(entries.length / PER_PAGE[list]));
  const first = filter ? filterPath(list, filter.kind, filter.id) : routes[list];
  return Array.from({ length: pages }, (_, index) => {
    const shown = entries.slice(index * PER_PAGE[list], (index + 1) * PER_PAGE[list]);
    return {
      list,
      filter,
      path: numberedPath(first, index + 1),
      page: index + 1,
      pages,
      ids: shown.map(({ id }) => id),
      total: entries.length,
      updated: shown.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), ""),
      isListed: filter === undefined || entries.length >= LEAST_LISTED,
    };
  });
}

const allPages = memoise((locale: Locale): readonly ListPage[] => allContents(locale).flatMap(pagesOf));

/** The page of a list at an address, or undefined when there is none. */
export const findListPage = (path: string, locale: Locale): ListPage | undefined =>
  allPages(locale).find((page) => page.path === path);

/** Pages of lists besides the first of each whole list, which is a page of the table of routes. */
export const furtherListPages = (): ListPage[] =>
  allPages("ru").filter(({ path, list }) => path !== routes[list]);

/** The filters of a list that have entries, each by its first page. */
export const filtersOf = (list: ListId, kind: FilterKind, locale: Locale): ListPage[] =>
  allPages(locale).filter(
    ({ list: own, filter, page }) => own === list && page === 1 && filter?.kind === kind,
  );
