import type { Locale } from "@/lib/i18n/routing";

/** The language of somebody's own words, by their letters; undefined when there are none. */
export function writtenIn(text: string): Locale | undefined {
  if (/\p{Script=Cyrillic}/u.test(text)) return "ru";
  return /\p{Script=Latin}/u.test(text) ? "en" : undefined;
}
