import publicFiles from "@/.generated/files.json";
import slugs from "@/.generated/slugs.json";
import { routes, type ListId } from "@/lib/i18n/routes";

/** What a visitor looked for and did not find; each has its own page of words. */
export const missingKinds = ["page", "service", "case", "article"] as const;
export type MissingKind = (typeof missingKinds)[number];

const files = new Set<string>(publicFiles);

/** Whether a file in `public/` has this address. */
export const isPublicFile = (pathname: string): boolean => files.has(pathname);

/** The table of routes, and the pages of lists: `/blog/page/2`, `/cases/industry/energy`. */
const pages = new Set<string>([...Object.values(routes), ...slugs.lists]);

const details = [
  { prefix: `${routes.services}/`, slugs: new Set<string>(slugs.services), kind: "service" },
  { prefix: `${routes.cases}/`, slugs: new Set<string>(slugs.cases), kind: "case" },
  { prefix: `${routes.blog}/`, slugs: new Set<string>(slugs.blog), kind: "article" },
] as const;

/**
 * Identifiers of the pages that are made in advance. They come from the list that was written beforehand, and from no text: one with a
 * mistake would leave development without any page, and with none that names the mistake.
 */
export const knownIds = (folder: "services" | "cases" | "blog"): readonly string[] => slugs[folder];

/** Segments behind the address of a list, for each further page of it. */
export const knownListPages = (list: ListId): string[][] =>
  slugs.lists
    .filter((path) => path.startsWith(`${routes[list]}/`))
    .map((path) => path.slice(routes[list].length + 1).split("/"));

/** What is missing at a path without its language prefix, or undefined when there is a page. Safe for the edge runtime. */
export function missingKind(pathname: string): MissingKind | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  if (pages.has(path)) return undefined;
  for (const { prefix, slugs: known, kind } of details) {
    if (!path.startsWith(prefix)) continue;
    return known.has(path.slice(prefix.length)) ? undefined : kind;
  }
  return "page";
}
