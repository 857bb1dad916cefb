import "server-only";
import { ContentError } from "@/lib/content/errors";
import { typeset } from "@/lib/content/typography";
import { substitute, unknownVariables } from "@/lib/content/variables";
import { hasHiddenVariables, showVariables } from "@/lib/i18n/message-variables";
import type { Locale } from "@/lib/i18n/routing";

function fill(text: string, locale: Locale, key: string): string {
  if (!hasHiddenVariables(text)) return text;
  const written = showVariables(text);
  const unknown = unknownVariables(written).map(({ sentence }) => `messages/${locale}: ${key}: ${sentence}`);
  if (unknown.length > 0) throw new ContentError(unknown);
  return substitute(written, locale);
}

/**
 * Values of the company's variables and non-breaking spaces for interface words. Walks plain strings and precompiled messages (nested
 * arrays and records) alike: names of arguments hold neither, so they stay as they are.
 * @throws ContentError that names the key of a variable that does not exist
 */
export function typesetMessages<T>(messages: T, locale: Locale): T {
  const walk = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === "string") return typeset(fill(value, locale, path.join(".")), locale);
    if (Array.isArray(value)) return value.map((item) => walk(item, path));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, walk(entry, [...path, key])]),
      );
    return value;
  };
  return walk(messages, []) as T;
}
