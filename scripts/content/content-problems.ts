/** Everything that cannot be published: `content/` by the site's own readers, and the words of the interface. */
import { collect } from "@/lib/content/errors";
import { locales, type Locale } from "@/lib/i18n/routing";

const inEachLanguage =
  (read: (locale: Locale) => unknown) =>
  (problems: string[]): void => {
    for (const locale of locales) collect(problems, () => read(locale));
  };

const once =
  (read: () => unknown) =>
  (problems: string[]): void =>
    void collect(problems, read);

/** Imported here and not above: the site's modules are found once `server/site-modules.ts` has run. */
const readers: readonly (() => Promise<(problems: string[]) => void>)[] = [
  async () => once((await import("@/lib/content/company")).readCompany),
  async () => once((await import("@/lib/content/analytics-vendors")).readAnalyticsVendors),
  async () => once((await import("@/lib/content/page-dates")).readPageDates),
  async () => once((await import("@/lib/content/generator-examples")).listDesignExamples),
  async () => inEachLanguage((await import("@/lib/content/generator-examples")).listGeneratorExamples),
  async () => inEachLanguage((await import("@/lib/content/about")).companyHistory),
  async () => inEachLanguage((await import("@/lib/content/awards")).listAwards),
  async () => inEachLanguage((await import("@/lib/content/blog")).listPosts),
  async () => inEachLanguage((await import("@/lib/content/cases")).listCases),
  async () => inEachLanguage((await import("@/lib/content/clients")).listClients),
  async () => inEachLanguage((await import("@/lib/content/facts")).listFacts),
  async () => {
    const { getLegalDocument } = await import("@/lib/content/legal");
    return inEachLanguage((locale) => getLegalDocument(locale, "privacy-policy"));
  },
  async () => inEachLanguage((await import("@/lib/content/media")).listMedia),
  async () => inEachLanguage((await import("@/lib/content/partners")).listPartners),
  async () => inEachLanguage((await import("@/lib/content/practices")).listPractices),
  async () => once((await import("@/lib/content/prices")).readPrices),
  async () => {
    const { readFunctionWords } = await import("@/lib/content/function-words");
    const { readTrades } = await import("@/lib/content/trades");
    return (problems) => {
      collect(problems, readFunctionWords);
      collect(problems, readTrades);
    };
  },
  async () => inEachLanguage((await import("@/lib/content/services")).listServices),
  async () => inEachLanguage((await import("@/lib/content/subjects")).listCategories),
  async () => inEachLanguage((await import("@/lib/content/subjects")).listIndustries),
  async () => inEachLanguage((await import("@/lib/content/statistics")).homeStatistics),
  async () => inEachLanguage((await import("@/lib/content/statistics")).aboutStatistics),
  async () => inEachLanguage((await import("@/lib/content/team")).listTeam),
  async () => inEachLanguage((await import("@/lib/content/timeline")).listMilestones),
  async () => inEachLanguage((await import("@/lib/content/vacancies")).listVacancies),
  async () => inEachLanguage((await import("@/lib/content/values")).listValues),
  async () => {
    const { photoProblems } = await import("../pictures/photo-problems.ts");
    const found = await photoProblems();
    return (problems) => problems.push(...found);
  },
  async () => {
    const { messageProblems } = await import("./message-problems.ts");
    return (problems) => problems.push(...messageProblems(process.cwd()));
  },
];

/** One line per problem, each once. */
export async function contentProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const load of readers) (await load())(problems);
  return [...new Set(problems)];
}
