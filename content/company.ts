import { phone } from "./phone.ts";

/**
 * Every fact of the company, once. Nothing else in the repository names the brand: pages, messages and Markdown refer to it
 * by variables such as `{company.name}`. Registry numbers are optional: an empty one is not shown, and none is ever invented.
 */
export const company = {
  phone,
  email: "info@dubrava.example",
  founded: 2008,
  postalCode: "141980",
  /** Registry numbers (ИНН, ОГРН, accreditation): shown only when filled. */
  registry: { inn: "", ogrn: "", accreditation: "" },
  links: {
    messenger: "https://messenger.example/dubrava",
    socialNetwork: "https://social.example/dubrava",
    professionalNetwork: "https://network.example/dubrava",
    video: "https://video.example/dubrava",
    jobs: "https://jobs.example/dubrava",
  },
  ru: {
    name: "Дубрава Системс",
    formerName: "ИнфоВерста",
    /** The site's legal entity, in the footer. */
    legalName: "ООО «Дубрава Системс»",
    /** The operator of personal data, in the policies; the footer also names it as the site's owner. */
    operatorName: "ООО «Дубрава Технологии»",
    address: "141980, Московская область, особая экономическая зона",
  },
  en: {
    name: "Dubrava Systems",
    formerName: "InfoVersta",
    legalName: "Dubrava Systems LLC",
    operatorName: "Dubrava Technologies LLC",
    address: "Special economic zone, Moscow region, 141980, Russia",
  },
} as const;
