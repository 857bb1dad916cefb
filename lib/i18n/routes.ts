/**
 * Every page of the site, once. Header, footer, middleware, sitemap and smoke tests read this table; the words of a route live in
 * `messages/<locale>/common.json` under `routes`, and a route without them does not compile.
 */
export const routes = {
  home: "/",
  about: "/about",
  services: "/services",
  cases: "/cases",
  blog: "/blog",
  contacts: "/contacts",
  thankYou: "/contacts/thank-you",
  projectGenerator: "/corporate-project-generator",
  designGenerator: "/design-generator",
  vacancies: "/vacancies",
  team: "/team",
  media: "/media",
  partners: "/partners",
  awards: "/awards",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  consent: "/personal-data-consent",
} as const;

export type RouteId = keyof typeof routes;

/** Pages in Russian at both addresses; search engines are told of the Russian one. */
export const russianOnly: ReadonlySet<string> = new Set([routes.designGenerator]);

/** Links of the header, in their order. */
export const headerRoutes = [
  "about",
  "services",
  "cases",
  "contacts",
  "projectGenerator",
] as const satisfies RouteId[];

export const servicePath = (id: string) => `${routes.services}/${id}`;
export const casePath = (slug: string) => `${routes.cases}/${slug}`;
export const postPath = (id: string) => `${routes.blog}/${id}`;

/** The inquiry form, told which service or project it is asked about. */
export const contactsAbout = (subject: "service" | "case", slug: string) =>
  `${routes.contacts}?${subject}=${slug}`;

/** The tools: a detour on the way to the form, which hands on what the visitor came from. */
export const toolPaths: ReadonlySet<string> = new Set([routes.projectGenerator, routes.designGenerator]);

/** What a page is about, as the query of an address: that of a service, of a project, or of a tool reached from one (`search`). */
function subjectQuery(pathname: string, search: string): string {
  const [, section, slug, ...rest] = pathname.split("/");
  if (toolPaths.has(pathname)) {
    const carried = [...new URLSearchParams(search)].filter(
      ([name]) => name === "service" || name === "case",
    );
    return carried.length > 0 ? `?${new URLSearchParams(carried).toString()}` : "";
  }
  if (!slug || rest.length > 0) return "";
  if (`/${section}` === routes.services) return `?service=${slug}`;
  return `/${section}` === routes.cases ? `?case=${slug}` : "";
}

/** The inquiry form as it is reached from a page, told which service or project the visitor has read about. */
export const contactsFrom = (pathname: string, search = ""): string =>
  routes.contacts + subjectQuery(pathname, search);

/** A page as the navigation leads to it from another: a tool is told the service or project, so that it can hand it on. */
export const pageFrom = (href: string, pathname: string): string =>
  toolPaths.has(href) ? href + subjectQuery(pathname, "") : href;

/** Lists that are shown page by page and by subject. */
export type ListId = "blog" | "cases";

/** What a list is filtered by. These words and `page` stand in addresses of lists: no text of a list may have one as its name. */
export const filterKinds = {
  blog: ["category"],
  cases: ["industry", "service"],
} as const satisfies Record<ListId, readonly string[]>;

export type FilterKind = (typeof filterKinds)[ListId][number];

/** Names that no text of a list may have. */
export const reservedNames = (list: ListId): readonly string[] => ["page", ...filterKinds[list]];

/** Page `page` of the list that begins at `first`: `/blog` → `/blog/page/2`. */
export const numberedPath = (first: string, page: number) =>
  page === 1 ? first : `${first}/page/${String(page)}`;

export const filterPath = (list: ListId, kind: FilterKind, id: string) => `${routes[list]}/${kind}/${id}`;

/** Addresses of former service keys; they lead to today's page for good. */
export const legacyServices = { support247: "support", bitrix: "bitrix24" } as const;

/** Pages of the mobile menu below those of the header. */
export const mobileMenuRoutes = [
  "designGenerator",
  "blog",
  "team",
  "awards",
  "media",
  "partners",
  "vacancies",
] as const satisfies RouteId[];

/** Pages named in the footer's company column, in their order. */
export const footerCompany = [
  "about",
  "team",
  "awards",
  "partners",
  "media",
  "vacancies",
  "blog",
  "contacts",
] as const satisfies RouteId[];

/** The tools, which the footer names apart. */
export const footerTools = ["projectGenerator", "designGenerator"] as const satisfies RouteId[];

export const legalRoutes = ["privacyPolicy", "termsOfService", "consent"] as const satisfies RouteId[];
