import "server-only";
import { getTranslations } from "next-intl/server";
import { getLegalDocument, type LegalId } from "@/lib/content/legal";
import type { Locale } from "@/lib/i18n/routing";
import type { RouteId } from "@/lib/i18n/routes";

/** Words of a page of its own kind, for its metadata and its picture. */
type RouteWords = { title: string; description: string; name: string; headline: string; topic: string };

const dim = (words: string) => `<dim>${words}</dim>`;
const keepDim = { dim };

type Source = (locale: Locale) => Promise<Omit<RouteWords, "name">>;

/** Pages of the company, whose eyebrow is their title. */
const companyPage =
  (id: "awards" | "partners" | "team" | "vacancies" | "media"): Source =>
  async (locale) => {
    const t = await getTranslations({ locale, namespace: `company.${id}` });
    const title = t("eyebrow");
    return { title, description: t("description"), headline: t.markup("title", keepDim), topic: title };
  };

const toolPage =
  (id: "generator" | "designGenerator"): Source =>
  async (locale) => {
    const t = await getTranslations({ locale, namespace: `${id}.page` });
    const title = t("title");
    return { title, description: t("description"), headline: title, topic: t("eyebrow") };
  };

const legalPage =
  (id: LegalId): Source =>
  async (locale) => {
    const t = await getTranslations({ locale, namespace: "common.footer" });
    const { title, description } = getLegalDocument(locale, id);
    return { title, description, headline: title, topic: t("legal") };
  };

const sources: Record<RouteId, Source> = {
  home: async (locale) => {
    const t = await getTranslations({ locale, namespace: "home" });
    const title = t("meta.title");
    const bright = `${t("hero.before")} ${t("hero.words.solutions")}`;
    const headline = `${bright} ${dim(`${t("hero.after")} ${t("hero.afterEnd")}`)}`;
    return { title, description: t("meta.description"), headline, topic: title };
  },
  about: async (locale) => {
    const t = await getTranslations({ locale, namespace: "about" });
    const headline = `${t("hero.title")} ${dim(t("hero.titleDim"))}`;
    return { title: t("meta.title"), description: t("meta.description"), headline, topic: t("hero.eyebrow") };
  },
  services: async (locale) => {
    const t = await getTranslations({ locale, namespace: "services" });
    const title = t("meta.title");
    const headline = t.markup("list.title", keepDim);
    return { title, description: t("meta.description"), headline, topic: t("list.eyebrow") };
  },
  cases: async (locale) => {
    const t = await getTranslations({ locale, namespace: "cases" });
    const headline = t.markup("list.title", keepDim);
    return { title: t("meta.title"), description: t("meta.description"), headline, topic: t("list.eyebrow") };
  },
  blog: async (locale) => {
    const t = await getTranslations({ locale, namespace: "blog" });
    const headline = t.markup("page.title", keepDim);
    return { title: t("meta.title"), description: t("meta.description"), headline, topic: t("page.eyebrow") };
  },
  contacts: async (locale) => {
    const t = await getTranslations({ locale, namespace: "contacts" });
    return {
      title: t("title"),
      description: t("description"),
      headline: t("section.title"),
      topic: t("title"),
    };
  },
  thankYou: async (locale) => {
    const t = await getTranslations({ locale, namespace: "contacts" });
    const title = t("thankYou.title");
    return { title, description: t("thankYou.text"), headline: title, topic: t("title") };
  },
  projectGenerator: toolPage("generator"),
  designGenerator: toolPage("designGenerator"),
  vacancies: companyPage("vacancies"),
  team: companyPage("team"),
  media: companyPage("media"),
  partners: companyPage("partners"),
  awards: companyPage("awards"),
  privacyPolicy: legalPage("privacy-policy"),
  termsOfService: legalPage("terms-of-service"),
  consent: legalPage("personal-data-consent"),
};

/** What a page of the table of routes says of itself, in the words of its messages or its document. */
export async function routeWords(id: RouteId, locale: Locale): Promise<RouteWords> {
  const t = await getTranslations({ locale, namespace: "common.routes" });
  return { ...(await sources[id](locale)), name: t(id) };
}
