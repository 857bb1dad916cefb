/** Everything that cannot be published: `content/` by the site's own readers, and the words of the interface. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { decode } from "@/lib/content/encoding";
import { collect, place } from "@/lib/content/errors";
import { locales, type Locale } from "@/lib/i18n/routing";

const inEachLanguage =
  (read: (locale: Locale) => unknown) =>
  (problems: string[]): void => {
    for (const locale of locales) collect(problems, () => read(locale));
  };

/** Imported one by one, since a list that cannot be read takes the readers that need it along. */
const readers: readonly (() => Promise<(problems: string[]) => void>)[] = [
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
  async () => {
    const { readPrices } = await import("@/lib/content/prices");
    return (problems) => void collect(problems, () => readPrices());
  },
  async () => {
    const { readFunctionWords } = await import("@/lib/content/function-words");
    const { readTrades } = await import("@/lib/content/trades");
    return (problems) => {
      collect(problems, readFunctionWords);
      collect(problems, readTrades);
    };
  },
  async () => inEachLanguage((await import("@/lib/content/services")).listServices),
  async () => inEachLanguage((await import("@/lib/content/statistics")).homeStatistics),
  async () => inEachLanguage((await import("@/lib/content/statistics")).aboutStatistics),
  async () => inEachLanguage((await import("@/lib/content/team")).listTeam),
  async () => inEachLanguage((await import("@/lib/content/timeline")).listMilestones),
  async () => inEachLanguage((await import("@/lib/content/vacancies")).listVacancies),
  async () => inEachLanguage((await import("@/lib/content/values")).listValues),
  async () => {
    const { messageProblems } = await import("./message-problems.ts");
    return (problems) => problems.push(...messageProblems(process.cwd()));
  },
];

/** Problems of the typed lists, `content/*.ts`, that keep them from being read at all. */
async function listProblems(root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const name of readdirSync(join(root, "content")).filter((file) => file.endsWith(".ts"))) {
    const file = `content/${name}`;
    const [source] = collect(problems, () => decode(file, readFileSync(join(root, file))));
    if (source === undefined) continue;
    try {
      await import(pathToFileURL(join(root, file)).href);
    } catch (error) {
      const stack = error instanceof Error ? (error.stack ?? "") : "";
      const line = new RegExp(`${name.replace(".", "\\.")}:(\\d+)`).exec(stack)?.[1];
      problems.push(
        `${place(file, line === undefined ? undefined : Number(line))}: список не читается: проверьте кавычки, запятые и скобки`,
      );
    }
  }
  return problems;
}

/** One line per problem, each once. */
export async function contentProblems(): Promise<string[]> {
  const problems = await listProblems(process.cwd());
  const listsAreReadable = problems.length === 0;
  for (const load of readers) {
    try {
      (await load())(problems);
    } catch (error) {
      // What needs an unreadable list cannot be checked before that list is mended.
      if (listsAreReadable) throw error;
    }
  }
  return [...new Set(problems)];
}
