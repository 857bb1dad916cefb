import "server-only";
import { getAnalyticsVendors } from "@/lib/content/analytics-vendors";
import { getCompany } from "@/lib/content/company";
import { ContentError } from "@/lib/content/errors";
import { memoise } from "@/lib/content/source";
import { outsideCode } from "@/lib/content/typography";
import type { Locale } from "@/lib/i18n/routing";

/** `{company.name}`, and any other single word in braces, so that a misspelt variable is found rather than printed. */
const VARIABLE = /\{([A-Za-z][\w.]*)\}/g;

/** What Markdown may say in braces, with its value in one language. */
const variables = memoise((locale: Locale): ReadonlyMap<string, string> => {
  const facts = getCompany(locale);
  const vendors = getAnalyticsVendors(locale).map(({ service, company }) => `${service} — ${company}`);
  return new Map([
    ["company.name", facts.name],
    ["company.formerName", facts.formerName],
    ["company.legalName", facts.legalName],
    ["company.operatorName", facts.operatorName],
    ["company.address", facts.address],
    ["company.postalCode", facts.postalCode],
    ["company.phone", facts.phone],
    ["company.email", facts.email],
    ["company.founded", String(facts.founded)],
    // Brackets that follow the category in a list of processors; empty where nothing counts visits.
    ["analytics.vendors", vendors.length > 0 ? ` (${vendors.join("; ")})` : ""],
  ]);
});

/**
 * Replaces every variable outside code by its value.
 * @param where the file, for the message
 * @throws ContentError that names the file and the variable, when there is no such variable.
 */
export function substitute(text: string, locale: Locale, where: string): string {
  const known = variables(locale);
  return outsideCode(text, (prose) =>
    prose.replace(VARIABLE, (written, name: string) => {
      const value = known.get(name);
      if (value === undefined)
        throw new ContentError([
          `${where}: unknown variable ${written}; known are ${[...known.keys()].join(", ")}`,
        ]);
      return value;
    }),
  );
}
