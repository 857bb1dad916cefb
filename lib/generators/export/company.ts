import company from "@/.generated/company.json";
import type { Locale } from "@/lib/i18n/routing";

/** How the company signs a file, in one language. Registry numbers stay out until the owner fills them. */
export function companyForExport(locale: Locale, registryWords: { inn: string; ogrn: string }) {
  const { name, legalName, address } = company[locale];
  const registry = (["inn", "ogrn"] as const).flatMap((key) =>
    company.registry[key] ? [`${registryWords[key]} ${company.registry[key]}`] : [],
  );
  return {
    name,
    details: [[legalName, ...registry].join(", "), address, `${company.phone}, ${company.email}`],
  };
}
