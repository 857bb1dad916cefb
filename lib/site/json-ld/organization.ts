import "server-only";
import type { Organization, PostalAddress } from "schema-dts";
import { getCompany, type Company } from "@/lib/content/company";
import { locales, type Locale } from "@/lib/i18n/routing";
import { absoluteUrl, fileUrl } from "@/lib/site/addresses";
import { routes } from "@/lib/i18n/routes";

const organizationId = () => fileUrl("/#organization");

/** The company where a whole description of it already stands in the same graph. */
export const organizationRef = () => ({ "@id": organizationId() });

/** Addresses under `.example` hold a place until the owner fills in the real ones: nothing can ever be there. */
const isReal = (address: string) => !/\.example(?:[/:?#]|$)/i.test(address);

export const postalAddress = ({ address, postalCode }: Company): PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: address,
  postalCode,
  addressCountry: "RU",
});

/** Name, address and mark: what every page says of the company. */
export const organization = (locale: Locale) =>
  ({
    "@type": "Organization",
    ...organizationRef(),
    name: getCompany(locale).name,
    url: absoluteUrl(routes.home, locale),
    logo: fileUrl("/icons/icon-512.png"),
  }) as const satisfies Organization;

/** The same with every fact that is filled in, for the pages that are about the company. */
export function wholeOrganization(locale: Locale): Organization {
  const company = getCompany(locale);
  const { name, formerName, legalName, founded, phone, email, registry, social } = company;
  const otherNames = locales.map((language) => getCompany(language).name).filter((other) => other !== name);
  const profiles = social.map(({ href }) => href).filter(isReal);
  return {
    ...organization(locale),
    legalName,
    alternateName: [...otherNames, formerName],
    foundingDate: String(founded),
    address: postalAddress(company),
    telephone: phone,
    ...(isReal(email) && { email }),
    ...(registry.inn && { taxID: registry.inn }),
    ...(registry.ogrn && {
      identifier: { "@type": "PropertyValue", propertyID: "OGRN", value: registry.ogrn } as const,
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}
