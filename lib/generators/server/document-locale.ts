import "server-only";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";
import { writtenIn } from "@/lib/i18n/written-in";

/**
 * The language of a document: the `locale` field, else the page the request came from. A caller that gives neither, such as a
 * script, gets the language the description is written in.
 * @param requested what `defineRoute` found
 */
export function documentLocale(
  { locale, description }: Pick<ToolInput, "locale" | "description">,
  requested: Locale,
  headers: Headers,
): Locale {
  if (locale !== undefined || headers.has("referer")) return requested;
  return writtenIn(description) === "en" ? "en" : requested;
}

/** The language of what the design tools answer: that of most letters of a text, whatever the page; that of the page where it has none. */
export function languageOf(text: string, page: Locale): Locale {
  const [russian, latin] = [/\p{Script=Cyrillic}/gu, /\p{Script=Latin}/gu].map(
    (script) => text.match(script)?.length ?? 0,
  ) as [number, number];
  if (russian + latin === 0) return page;
  return russian * 3 >= latin ? "ru" : "en";
}
