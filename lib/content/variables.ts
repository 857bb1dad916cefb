import "server-only";
import { getAnalyticsVendors } from "@/lib/content/analytics-vendors";
import { getCompany } from "@/lib/content/company";
import { blankConditions, keepConfigured, knownConditions } from "@/lib/content/conditions";
import type { Finding } from "@/lib/content/errors";
import { memoise } from "@/lib/content/source";
import { blankCode, outsideCode } from "@/lib/content/typography";
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

/** Names that texts may write in braces. */
const knownVariables = (): string[] => [...variables("ru").keys()];

/** Variables and conditions of a text that do not exist. */
export function unknownVariables(text: string): Finding[] {
  const known = knownVariables();
  const found: Finding[] = [];
  for (const { 0: written, 1: name = "", index } of blankConditions(blankCode(text)).matchAll(VARIABLE)) {
    if (known.includes(name)) continue;
    const isCondition = /^(when|unless)\./.test(name);
    found.push({
      at: index,
      sentence: isCondition
        ? `условие ${written} не годится; есть ${knownConditions.join(", ")}, каждое в конце строки`
        : `нет переменной ${written}; есть ${known.join(", ")}`,
    });
  }
  return found;
}

/** Leaves out what is true of another configuration only, and replaces every known variable outside code by its value. */
export function substitute(text: string, locale: Locale): string {
  const known = variables(locale);
  return outsideCode(keepConfigured(text), (prose) =>
    prose.replace(VARIABLE, (written, name: string) => known.get(name) ?? written),
  );
}
