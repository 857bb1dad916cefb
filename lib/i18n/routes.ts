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

/** Services named in the footer, in their order. */
export const footerServices = [
  "ai-agents",
  "highload",
  "digital-office",
  "digital-production",
  "domestic-infrastructure",
  "support",
] as const;

export const servicePath = (id: string) => `${routes.services}/${id}`;
export const casePath = (slug: string) => `${routes.cases}/${slug}`;
export const postPath = (id: string) => `${routes.blog}/${id}`;

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
  "designGenerator",
  "contacts",
] as const satisfies RouteId[];

export const legalRoutes = ["privacyPolicy", "termsOfService", "consent"] as const satisfies RouteId[];
