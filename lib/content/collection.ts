import "server-only";
import type { z } from "zod";
import { collectTexts, mapTexts, splitDocument } from "@/lib/content/document";
import { ContentError, describeIssues } from "@/lib/content/errors";
import { brokenTargets } from "@/lib/content/links";
import { listFiles, memoise, readText } from "@/lib/content/source";
import { typeset } from "@/lib/content/typography";
import { substitute } from "@/lib/content/variables";
import { locales, type Locale } from "@/lib/i18n/routing";

/** A folder of `content/` with one file per language and entry: `services/highload.ru.md`, `services/highload.en.md`. */
export type Definition<T> = {
  folder: string;
  /** What the front matter must hold. */
  schema: z.ZodType<T>;
  /** Fields that must be equal in every language, such as a colour. */
  shared: readonly (keyof T & string)[];
  /** What the schema cannot know: one finished sentence per problem, without the file name, such as `caseStudy …`. */
  check?: (entry: Entry<T>) => readonly string[];
};

export type Entry<T> = {
  id: string;
  /** `content/services/highload.en.md` */
  file: string;
  data: T;
  /** Markdown after the front matter. */
  body: string;
  /** The file as it is stored, before variables and typography. */
  source: string;
};

const FILE_NAME = /^([a-z0-9-]+)\.(ru|en)\.md$/;

/** Identifiers found in a folder by file name, each once. */
export const entryIds = (folder: string): string[] => [
  ...new Set(listFiles(folder).flatMap((name) => FILE_NAME.exec(name)?.[1] ?? [])),
];

function readEntry<T>({ folder, schema, check }: Definition<T>, id: string, locale: Locale): Entry<T> {
  const path = `${folder}/${id}.${locale}.md`;
  const file = `content/${path}`;
  const source = readText(path);
  const raw = splitDocument(file, source);
  const finish = (text: string) => typeset(substitute(text, locale, file), locale);
  const data = mapTexts(raw.data, finish);
  const result = schema.safeParse(data);
  if (!result.success) throw new ContentError(describeIssues(file, result.error.issues, data));
  const entry = { id, file, data: result.data, body: finish(raw.body), source };
  const problems = [
    ...[entry.body, ...collectTexts(entry.data)].flatMap((text) => brokenTargets(text)),
    ...(check?.(entry) ?? []),
  ];
  if (problems.length > 0) throw new ContentError(problems.map((problem) => `${file}: ${problem}`));
  return entry;
}

/** Fields that must not differ between languages and do. */
function differences<T>(
  shared: readonly (keyof T & string)[],
  [first, ...others]: readonly Entry<T>[],
): string[] {
  if (first === undefined) return [];
  return others.flatMap((other) =>
    shared
      .filter((field) => JSON.stringify(first.data[field]) !== JSON.stringify(other.data[field]))
      .map(
        (field) =>
          `${other.file}: ${field} is ${JSON.stringify(other.data[field] ?? null)}, but ${first.file} has ${JSON.stringify(first.data[field] ?? null)}; it must be the same in every language`,
      ),
  );
}

/** Runs `read`, keeping the problems of a content error so that one build names them all. */
function collect<R>(problems: string[], read: () => R): R[] {
  try {
    return [read()];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return [];
  }
}

/**
 * Reads and checks a whole folder in every language.
 * @throws ContentError that lists every problem of the folder.
 */
function loadAll<T>(definition: Definition<T>): ReadonlyMap<Locale, readonly Entry<T>[]> {
  const { folder, shared } = definition;
  const files = listFiles(folder);
  const problems = files
    .filter((name) => !FILE_NAME.test(name))
    .map(
      (name) =>
        `content/${folder}/${name}: must be called like "my-page.ru.md", with small Latin letters, digits and hyphens`,
    );
  const entries = new Map<Locale, Entry<T>[]>(locales.map((locale) => [locale, []]));
  for (const id of entryIds(folder)) {
    const pair = locales.flatMap((locale) => {
      const name = `${id}.${locale}.md`;
      if (files.includes(name)) return collect(problems, () => readEntry(definition, id, locale));
      problems.push(`content/${folder}/${name}: is missing; every text exists in Russian and in English`);
      return [];
    });
    problems.push(...differences(shared, pair));
    for (const entry of pair) entries.get(entry.file.endsWith(".ru.md") ? "ru" : "en")?.push(entry);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return entries;
}

/** A memoised reader of one folder: its entries in one language, in the order of their identifiers. */
export function collection<T>(definition: Definition<T>): (locale: Locale) => readonly Entry<T>[] {
  const all = memoise(() => loadAll(definition));
  return (locale) => all().get(locale) ?? [];
}
