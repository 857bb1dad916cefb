import "server-only";
import { z } from "zod";
import { text } from "@/lib/content/fields";

const address = z.url({ protocol: /^https$/, error: "нужен адрес, который начинается с https://" });
/** Shown only when filled; none is ever invented. */
const number = z.string().trim().default("");

const names = z.strictObject({
  name: text,
  formerName: text,
  /** The site's legal entity, in the footer. */
  legalName: text,
  /** The operator of personal data, in the policies; the footer also names it as the site's owner. */
  operatorName: text,
  address: text,
});

/** `content/company.yaml`: every fact of the company, once. */
export const companyKind = z.strictObject({
  phone: z.string().regex(/^\+?[\d ()-]{7,25}$/, "нужен телефон вида +7 (495) 000-00-00"),
  email: z.email("нужен адрес почты вида info@company.ru"),
  founded: z.int().min(1900).max(2100),
  postalCode: z.string().regex(/^\d{6}$/, "нужен индекс из шести цифр в кавычках"),
  registry: z
    .strictObject({ inn: number, ogrn: number, accreditation: number })
    .default({ inn: "", ogrn: "", accreditation: "" }),
  links: z.strictObject({
    messenger: address,
    socialNetwork: address,
    professionalNetwork: address,
    video: address,
    jobs: address,
  }),
  ru: names,
  en: names,
});

const vendor = z.strictObject({ service: text, company: text });
const inBoth = z.strictObject({ ru: vendor, en: vendor });

/** `content/analytics-vendors.yaml`: the services that may count visits and the companies that run them. */
export const analyticsVendorsKind = z.strictObject({ metrika: inBoth, google: inBoth });
