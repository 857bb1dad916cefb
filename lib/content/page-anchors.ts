import "server-only";
import { headings } from "@/lib/content/headings";
import { readText } from "@/lib/content/source";
import { substitute } from "@/lib/content/variables";
import type { Locale } from "@/lib/i18n/routing";
import { pageAnchors } from "@/lib/i18n/page-anchors";
import { routes } from "@/lib/i18n/routes";

/** Anchors of a legal text: its numbered sections, and the headings in them. */
export const legalAnchors = (body: string): string[] => [
  ...[...body.matchAll(/^## (\d+)\./gm)].map(([, number = ""]) => `section-${number}`),
  ...headings(body).flatMap(({ depth, id }) => (depth === 3 ? [id] : [])),
];

/** Anchors of an article: its headings. */
export const articleAnchors = (body: string): string[] => headings(body).map(({ id }) => id);

const LEGAL: readonly string[] = [routes.privacyPolicy, routes.termsOfService, routes.consent];

/** A text as its page shows it, or `undefined` when it cannot be read: that is a problem of its own reader. */
function shownText(file: string, locale: Locale): string | undefined {
  try {
    return substitute(readText(file).replaceAll("\r\n", "\n"), locale);
  } catch {
    return undefined;
  }
}

/** Sections of a page that a link may name; `undefined` when they cannot be known. */
export function anchorsOf(path: string, locale: Locale): readonly string[] | undefined {
  if (path.startsWith(`${routes.blog}/`)) {
    const text = shownText(`${path.slice(1)}.${locale}.md`, locale);
    return text === undefined ? undefined : articleAnchors(text);
  }
  if (!LEGAL.includes(path)) return pageAnchors[path] ?? [];
  const text = shownText(`legal${path}.${locale}.md`, locale);
  return text === undefined ? undefined : legalAnchors(text);
}
