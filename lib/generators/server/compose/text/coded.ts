import "server-only";
import { ideaWords } from "@/lib/content/idea-words";
import type { PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { filled, safe } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

type Told = Pick<PlanFunction, "isProposed">;
/** What the description does not name is marked wherever it stands: «Ф-3 (предлагаем)». */
export const marked = (it: string, { isProposed }: Told, locale: Locale): string =>
  isProposed ? filled(ideaWords(locale).isProposed, { it }) : it;

/** A mark within brackets: «(Ф-4, предлагаем)». */
export const flat = (text: string): string => text.replace(/\(([^()]*) \(([^()]*)\)\)/gu, "($1, $2)");

/** Whether what is for these functions is only proposed. */
export const isOnlyProposed = (ids: readonly string[], functions: readonly PlanFunction[]): boolean => {
  const own = functions.filter(({ id }) => ids.includes(id));
  return own.length > 0 && own.every(({ isProposed }) => isProposed);
};

/** «Ф-1, Ф-3 (предлагаем)». */
export const codesOf = (some: readonly (Told & { code: string })[], locale: Locale): string =>
  some.map((one) => marked(one.code, one, locale)).join(", ");

/** «Ф-1 Название; Ф-3 Другое (предлагаем)». */
export const codedTitles = (some: readonly PlanFunction[], locale: Locale): string =>
  some.map((one) => marked(`${one.code} ${safe(one.title)}`, one, locale)).join("; ");
