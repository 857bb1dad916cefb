import "server-only";
import { getAnalyticsVendors } from "@/lib/content/analytics-vendors";
import { getCompany } from "@/lib/content/company";
import { blankConditions, keepConfigured, knownConditions } from "@/lib/content/conditions";
import { ContentError, type Finding } from "@/lib/content/errors";
import { memoise } from "@/lib/content/source";
import { blankCode, outsideCode } from "@/lib/content/typography";
import type { Locale } from "@/lib/i18n/routing";

/** `{company.name}`, and any other single word in braces, so that a misspelt variable is found rather than printed. */
const VARIABLE = /\{([A-Za-z][\w.]*)\}/g;

const COMPANY_FACTS = [
  "name",
  "formerName",
  "legalName",
  "operatorName",
  "address",
  "postalCode",
  "phone",
  "email",
  "founded",
] as const;
const VENDORS = "analytics.vendors";

/** Names that texts may write in braces. */
const knownVariables: readonly string[] = [...COMPANY_FACTS.map((fact) => `company.${fact}`), VENDORS];

/** What Markdown may say in braces, with its value in one language. */
function variables(locale: Locale): ReadonlyMap<string, string> {
  const facts = getCompany(locale);
  const vendors = getAnalyticsVendors(locale).map(({ service, company }) => `${service} — ${company}`);
  return new Map([
    ...COMPANY_FACTS.map((fact) => [`company.${fact}`, String(facts[fact])] as const),
    // Brackets that follow the category in a list of processors; empty where nothing counts visits.
    [VENDORS, vendors.length > 0 ? ` (${vendors.join("; ")})` : ""],
  ]);
}

/** Variables and conditions of a text that do not exist. */
export function unknownVariables(text: string): Finding[] {
  const found: Finding[] = [];
  for (const { 0: written, 1: name = "", index } of blankConditions(blankCode(text)).matchAll(VARIABLE)) {
    if (knownVariables.includes(name)) continue;
    const isCondition = /^(when|unless)\./.test(name);
    found.push({
      at: index,
      sentence: isCondition
        ? `условие ${written} не годится; есть ${knownConditions.join(", ")}, каждое в конце строки`
        : `нет переменной ${written}; есть ${knownVariables.join(", ")}`,
    });
  }
  return found;
}

/** The values, or none as long as the facts cannot be read: their own reader says why, and the texts can be checked all the same. */
const readableVariables = memoise((locale: Locale): ReadonlyMap<string, string> => {
  try {
    return variables(locale);
  } catch (error) {
    if (error instanceof ContentError) return new Map();
    throw error;
  }
});

/** Leaves out what is true of another configuration only, and replaces every known variable outside code by its value. */
export function substitute(text: string, locale: Locale): string {
  const known = readableVariables(locale);
  return outsideCode(keepConfigured(text), (prose) =>
    prose.replace(VARIABLE, (written, name: string) => known.get(name) ?? written),
  );
}
