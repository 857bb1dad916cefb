import "server-only";
import { typeset } from "@/lib/content/typography";
import type { Locale } from "@/lib/i18n/routing";

/**
 * Non-breaking spaces for interface words. Walks plain strings and precompiled messages (nested arrays and records) alike: names of
 * variables hold no spaces, so typesetting leaves them as they are.
 */
export function typesetMessages<T>(messages: T, locale: Locale): T {
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return typeset(value, locale);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
    return value;
  };
  return walk(messages) as T;
}
