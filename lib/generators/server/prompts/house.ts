import "server-only";
import { getCompany } from "@/lib/content/company";
import { listFacts } from "@/lib/content/facts";
import { listServices } from "@/lib/content/services";
import type { Locale } from "@/lib/i18n/routing";
import { servicePath } from "@/lib/site/routes";

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

/** What a model may say of the company: its facts and its services with the addresses to link. */
export function houseFacts(locale: Locale): string {
  const { name, founded } = getCompany(locale);
  const facts = listFacts(locale).map(({ label, value }) => `- ${label}: ${value}`);
  const services = listServices(locale).map(
    ({ id, title, description }) =>
      `- [${title}](${locale === "en" ? "/en" : ""}${servicePath(id)}): ${description}`,
  );
  const words =
    locale === "ru"
      ? { company: `Компания: ${name}, работает с ${founded} года.`, services: "Услуги и их адреса:" }
      : { company: `Company: ${name}, founded in ${founded}.`, services: "Services and their addresses:" };
  return plain([words.company, ...facts, "", words.services, ...services].join("\n"));
}
