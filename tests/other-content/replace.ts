import { globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import type { Locale } from "../../lib/i18n/routing.ts";
import { otherCompany } from "./company.ts";
import { newWriter, type Writer } from "./words.ts";

type Fields = Record<string, unknown>;

/** What the site must show afterwards, and what must be nowhere. */
export type Replaced = { shown: string[]; gone: string[]; vacancies: number };

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Other words in place of every text of a value; figures, lists and field names stay. */
function rewrite(value: unknown, locale: Locale, write: Writer): unknown {
  if (typeof value === "string") return write(locale, value);
  if (Array.isArray(value)) return value.map((item) => rewrite(item, locale, write));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewrite(item, locale, write)]));
}

/** Lists whose entries the owner replaces although they are not marked as samples. */
const ALSO = new Set(["awards", "practices", "values"]);

function replaceEntry(entry: Fields, list: string, index: number, write: Writer): Fields {
  if (entry.sample !== true && !ALSO.has(list)) return entry;
  const { sample, ...kept } = entry;
  return {
    ...kept,
    ...("id" in entry && sample === true && { id: `other-${list}-${index + 1}` }),
    ...("href" in entry && { href: `https://news.ru/${list}/${index + 1}` }),
    ...(list === "vacancies" && { posted: "2026-11-20" }),
    ru: rewrite(entry.ru, "ru", write),
    en: rewrite(entry.en, "en", write),
  };
}

/** `content/team.yaml` and its like, each written anew under the name of its list. */
function replaceLists(root: string, write: Writer): Fields[] {
  const replaced: Fields[] = [];
  for (const name of ["team", "vacancies", "partners", "media", "timeline", ...ALSO]) {
    const file = join(root, "content", `${name}.yaml`);
    const list = (parse(readFileSync(file, "utf8")) as Record<string, Fields[]>)[name] ?? [];
    const entries = list.map((entry, index) => replaceEntry(entry, name, index, write));
    replaced.push(...entries.filter((entry, index) => entry !== list[index]));
    writeFileSync(file, stringify({ [name]: entries }, { lineWidth: 0 }));
  }
  return replaced;
}

type Document = { data: Fields; body: string };

/** Edits a text; afterwards it is no sample. */
function change(file: string, edit: (document: Document, locale: Locale) => Document): void {
  const [, yaml = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [];
  const locale = file.endsWith(".en.md") ? "en" : "ru";
  const { data, body: written } = edit({ data: parse(yaml) as Fields, body }, locale);
  writeFileSync(file, `---\n${stringify({ ...data, sample: undefined }, { lineWidth: 0 })}---\n${written}`);
}

const texts = (root: string, folder: string) => globSync(join(root, "content", folder, "*.md")).sort();

/** The English text is no translation line by line: it has another number of headings, results and tags. */
const results = (locale: Locale, write: Writer) =>
  Array.from({ length: locale === "ru" ? 4 : 3 }, () => write(locale, "Сроки сократились на четверть"));

/** What a case tells besides is the sample's own, and a case may do without. */
const TOLD = [
  "figure",
  "head",
  "changes",
  "duration",
  "team",
  "phases",
  "screen",
  "system",
  "lessons",
  "quote",
];

function replaceCases(root: string, write: Writer): string[] {
  const shown: string[] = [];
  for (const file of texts(root, "cases"))
    change(file, ({ data }, locale) => {
      const title = write(locale, String(data.title));
      shown.push(title);
      return {
        data: {
          ...Object.fromEntries(Object.entries(data).filter(([field]) => !TOLD.includes(field))),
          title,
          clientName: write(locale, String(data.clientName)),
          description: write(locale, String(data.description)),
          results: results(locale, write),
          tags: results(locale, write).map((tag) => tag.slice(0, 18).trim()),
        },
        body: `\n${results(locale, write).join(".\n\n")}.\n`,
      };
    });
  return shown;
}

/** Real cases have addresses of their own; what led to the samples leads to them. */
function renameCases(root: string): void {
  const files = texts(root, "cases");
  const slugs = [...new Set(files.map((file) => basename(file).replace(/\.(ru|en)\.md$/, "")))];
  for (const file of files) {
    const [slug = "", locale = ""] = basename(file).split(".");
    renameSync(file, join(root, "content/cases", `project-${slugs.indexOf(slug) + 1}.${locale}.md`));
  }
  for (const file of globSync(join(root, "content/**/*.{md,yaml}"))) {
    const text = readFileSync(file, "utf8");
    const led = slugs.reduce(
      (all, slug, index) =>
        all
          .replaceAll(`/cases/${slug}`, `/cases/project-${index + 1}`)
          .replaceAll(`caseStudy: ${slug}\n`, `caseStudy: project-${index + 1}\n`)
          .replaceAll(` case: ${slug}\n`, ` case: project-${index + 1}\n`),
      text,
    );
    if (led !== text) writeFileSync(file, led);
  }
}

const article = (locale: Locale, write: Writer) =>
  locale === "ru"
    ? `\n${write(locale, "Начало")}\n\n## Что мы сделали\n\n${write(locale, "Абзац".repeat(20))} [ссылка](/services/erp).\n\n- ${write(locale, "Первое дело")}\n`
    : `\n${write(locale, "Opening")}\n\n## What we did\n\n${write(locale, "Text".repeat(20))}\n\n## And then\n\nNothing.\n`;

/** The articles come out on other days and take other minutes. */
function replaceArticles(root: string, write: Writer): string[] {
  const shown: string[] = [];
  for (const [index, id] of ["post1", "post2", "post3"].entries()) {
    const date = `2026-0${7 + index}-05`;
    for (const locale of ["ru", "en"] as const)
      change(join(root, `content/blog/${id}.${locale}.md`), ({ data }) => {
        const title = write(locale, String(data.title));
        shown.push(title);
        return {
          data: {
            ...data,
            title,
            description: write(locale, String(data.description)),
            author: rewrite(data.author, locale, write),
            date,
            readTime: 10 + index,
          },
          body: article(locale, write),
        };
      });
  }
  return shown;
}

function replaceServices(root: string, write: Writer): void {
  for (const file of texts(root, "services"))
    change(file, ({ data, body }, locale) => {
      const { benefits, solutions, businessValue, features } = data;
      const others = rewrite({ benefits, solutions, businessValue }, locale, write) as Fields;
      const described = (features as Fields[]).map((feature) => ({
        ...feature,
        description: write(locale, String(feature.description)),
      }));
      return { data: { ...data, ...others, features: described }, body };
    });
}

/** A new edition of each legal text; the agreement is the company's own and no sample any more. */
function replaceLegal(root: string): void {
  for (const file of texts(root, "legal"))
    change(file, ({ data, body }) => ({
      data: { ...data, edition: "2026-11-21" },
      body: data.sample === true ? body.replace(/^\n\*\*[\s\S]*?\n\n/, "\n") : body,
    }));
}

/** Prices of another company: every number is another one. */
function replacePrices(root: string): void {
  const file = join(root, "content/prices.yaml");
  const prices = parse(readFileSync(file, "utf8")) as Fields;
  delete prices.sample;
  const raised = (value: unknown): unknown => {
    if (typeof value === "number") return value + 1;
    if (Array.isArray(value)) return value.map(raised);
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, raised(item)]));
  };
  writeFileSync(file, stringify(raised(prices)));
}

/** Replaces every sample below `root`/content, and what is not marked as one but is the owner's all the same. */
export function replaceContent(root: string): Replaced {
  const write = newWriter();
  const { gone, company } = otherCompany(root);
  const lists = replaceLists(root, write);
  const cases = replaceCases(root, write);
  renameCases(root);
  const articles = replaceArticles(root, write);
  replaceServices(root, write);
  replaceLegal(root);
  replacePrices(root);
  const headings = lists.flatMap(({ ru, en }) =>
    [ru, en].filter(isFields).map((words) => String(words.title ?? words.name)),
  );
  return {
    shown: [...company, ...headings, ...cases, ...articles],
    gone,
    vacancies: lists.filter((entry) => "posted" in entry).length,
  };
}
