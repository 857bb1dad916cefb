import "server-only";
import { collect } from "@/lib/content/errors";
import type { Hue } from "@/lib/content/fields";
import { lists } from "@/lib/content/kinds/lists";
import { shortList } from "@/lib/content/short-list";
import type { Locale } from "@/lib/i18n/routing";

/** What articles are about: the categories of the blog. */
export const listCategories = shortList("categories", lists.categories, "categories");

/** The industries that projects were made for. */
export const listIndustries = shortList("industries", lists.industries, "industries");

export type Subject = ReturnType<typeof listCategories>[number];

/** The colour of an industry, which all its projects wear. */
export const hueOf = (industry: string): Hue =>
  listIndustries("ru").find(({ id }) => id === industry)?.hue ?? "blue";

/** Identifiers of all subjects, or none as long as they cannot be read: their own reader says why. */
function known(subjects: (locale: Locale) => readonly Subject[]): string[] | undefined {
  const [read] = collect([], () => subjects("ru"));
  return read?.map(({ id }) => id);
}

/** Name of a subject; the reader of the text has made sure that there is one. */
export const nameOf = (
  subjects: (locale: Locale) => readonly Subject[],
  id: string,
  locale: Locale,
): string => subjects(locale).find((subject) => subject.id === id)?.name ?? id;

/** What is wrong with a subject that a text names, as a sentence. */
export function unknownSubject(
  subjects: (locale: Locale) => readonly Subject[],
  file: string,
  id: string,
): string | undefined {
  const ids = known(subjects);
  return ids === undefined || ids.includes(id) ? undefined : `«${id}» нет в ${file}; есть ${ids.join(", ")}`;
}
