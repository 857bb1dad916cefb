import "server-only";
import { companyKind } from "@/lib/content/kinds/company";
import { memoise } from "@/lib/content/source";
import { yamlFile } from "@/lib/content/yaml-file";
import type { Locale } from "@/lib/i18n/routing";

type SocialLink = {
  id: "messenger" | "socialNetwork" | "professionalNetwork" | "video";
  href: string;
};

/** The company's facts in one language. Registry numbers are empty strings until the owner fills them: show none then. */
export type Company = {
  name: string;
  formerName: string;
  legalName: string;
  operatorName: string;
  address: string;
  postalCode: string;
  phone: string;
  /** The phone as a link: `tel:+74950000000`. */
  phoneHref: string;
  email: string;
  /** The address as a link: `mailto:…`. */
  emailHref: string;
  founded: number;
  registry: { inn: string; ogrn: string; accreditation: string };
  /** Messenger, social network, professional network, video site: the order of the footer. */
  social: readonly SocialLink[];
  /** The external job site. */
  jobsHref: string;
};

/** The facts as the owner wrote them, in both languages. */
export const readCompany = yamlFile("company.yaml", companyKind);

export const getCompany = memoise((locale: Locale): Company => {
  const company = readCompany();
  const { links, phone, email, postalCode, founded, registry } = company;
  return {
    ...company[locale],
    postalCode,
    phone,
    phoneHref: `tel:${phone.replace(/[^+\d]/g, "")}`,
    email,
    emailHref: `mailto:${email}`,
    founded,
    registry,
    social: [
      { id: "messenger", href: links.messenger },
      { id: "socialNetwork", href: links.socialNetwork },
      { id: "professionalNetwork", href: links.professionalNetwork },
      { id: "video", href: links.video },
    ],
    jobsHref: links.jobs,
  };
});
