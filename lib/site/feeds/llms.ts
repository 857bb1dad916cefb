import "server-only";
import { getTranslations } from "next-intl/server";
import { getCompany } from "@/lib/content/company";
import { locales, type Locale } from "@/lib/i18n/routing";
import { canonicalUrl } from "@/lib/site/addresses";
import { pageFacts } from "@/lib/site/page-facts";
import { listedPages } from "@/lib/site/pages";
import { routes, type RouteId } from "@/lib/i18n/routes";

/** Lists whose entries stand under a heading of their own. */
const sections = ["services", "cases", "blog"] as const satisfies RouteId[];

/** One line per page, without the typography of print. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

async function line(path: string, locale: Locale): Promise<string> {
  const { name, description } = await pageFacts(path, locale);
  return `- [${plain(name)}](${canonicalUrl(path, locale)}): ${plain(description)}`;
}

async function inLanguage(locale: Locale): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: "common" });
  const paths = listedPages().map(({ path }) => path);
  const entries = (id: (typeof sections)[number]) =>
    paths.filter((path) => path.startsWith(`${routes[id]}/`));
  const detail = new Set(sections.flatMap(entries));
  const groups = [
    { heading: t(`language.${locale}`), pages: paths.filter((path) => !detail.has(path)) },
    ...sections.map((id) => ({ heading: t(`routes.${id}`), pages: entries(id) })),
  ];
  return Promise.all(
    groups.map(async ({ heading, pages }) =>
      [`## ${heading}`, "", ...(await Promise.all(pages.map((path) => line(path, locale))))].join("\n"),
    ),
  );
}

/** The site for language models, as llmstxt.org describes it: what the company does, then every page with a line about it. */
export async function llmsText(): Promise<string> {
  const names = locales.map((locale) => getCompany(locale).name);
  const summaries = await Promise.all(
    locales.map(async (locale) => `> ${plain((await pageFacts(routes.home, locale)).description)}`),
  );
  const parts = (await Promise.all(locales.map(inLanguage))).flat();
  return `${[`# ${names.join(" / ")}`, summaries.join("\n>\n"), ...parts].join("\n\n")}\n`;
}
