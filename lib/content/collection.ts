import "server-only";
import type { z } from "zod";
import { mapTexts, splitDocument, type Document } from "@/lib/content/document";
import { entryIds, FILE_NAME } from "@/lib/content/entry-ids";
import { collect, ContentError, describeIssues, fieldName, place, valueAt } from "@/lib/content/errors";
import { brokenTargets } from "@/lib/content/links";
import { listFiles, memoise, readText } from "@/lib/content/source";
import { typeset } from "@/lib/content/typography";
import { substitute, unknownVariables } from "@/lib/content/variables";
import { locales, type Locale } from "@/lib/i18n/locales";

type Shared<T> = (keyof T & string) | `${keyof T & string}.${string}`;

/** A folder of `content/` with one file per language and entry: `services/highload.ru.md`, `services/highload.en.md`. */
export type Definition<T> = {
  folder: string;
  /** What the front matter must hold. */
  schema: z.ZodType<T>;
  /** Fields that must be equal in every language, such as a colour; `picture.file` is a part of a group that has words too. */
  shared: readonly Shared<T>[];
  /** Fields that no two entries may have in common, such as the place in a list. */
  unique?: readonly (keyof T & string)[];
  /** Names that an address of the site has taken: no text may have one. */
  reserved?: readonly string[];
  /** What the schema cannot know. */
  check?: (entry: Entry<T>) => readonly Problem[];
  /** Sections of the page made of this text, for links to them. */
  anchors?: (body: string) => readonly string[];
};

/** A finished sentence about an entry, and where it is wrong: in a field of the front matter, at an offset of the body, or as a whole. */
export type Problem = { sentence: string; field?: string; at?: number };

export type Entry<T> = {
  id: string;
  /** `content/services/highload.en.md` */
  file: string;
  data: T;
  /** Markdown after the front matter. */
  body: string;
  /** The file as it is stored, before variables and typography. */
  source: string;
  lineOf: Document["lineOf"];
};

const lineAt = (text: string, at: number) => text.slice(0, at).split("\n").length - 1;

/** Variables and links of the front matter and the body that do not exist, each with its line. */
function textProblems(
  file: string,
  { data, body, lineOf, bodyLine }: Document,
  stand: { locale: Locale; anchors: readonly string[] },
): string[] {
  const findings = (text: string) => [...unknownVariables(text), ...brokenTargets(text, stand)];
  const problems: string[] = [];
  mapTexts(data, (text, path) => {
    for (const { sentence } of findings(text))
      problems.push(`${place(file, lineOf(path))}: ${fieldName(path)}: ${sentence}`);
    return text;
  });
  for (const { at, sentence } of findings(body))
    problems.push(`${place(file, bodyLine + lineAt(body, at))}: ${sentence}`);
  return problems;
}

function readEntry<T>(definition: Definition<T>, id: string, locale: Locale): Entry<T> {
  const { folder, schema, check, anchors } = definition;
  const path = `${folder}/${id}.${locale}.md`;
  const file = `content/${path}`;
  const source = readText(path);
  const raw = splitDocument(file, source);
  const finish = (text: string) => typeset(substitute(text, locale), locale);
  const body = finish(raw.body);
  const problems = textProblems(file, raw, { locale, anchors: anchors?.(body) ?? [] });
  const data = mapTexts(raw.data, finish);
  const result = schema.safeParse(data);
  if (!result.success)
    throw new ContentError([...describeIssues(file, result.error.issues, data, raw.lineOf), ...problems]);
  const entry = { id, file, data: result.data, body, source, lineOf: raw.lineOf };
  for (const { sentence, field, at } of check?.(entry) ?? []) {
    if (at !== undefined) problems.push(`${place(file, raw.bodyLine + lineAt(body, at))}: ${sentence}`);
    else if (field === undefined) problems.push(`${file}: ${sentence}`);
    else problems.push(`${place(file, raw.lineOf([field]))}: ${field}: ${sentence}`);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return entry;
}

/** Fields that must not differ between languages and do. */
function differences<T>(shared: readonly Shared<T>[], [first, ...others]: readonly Entry<T>[]): string[] {
  if (first === undefined) return [];
  return others.flatMap((other) =>
    shared.flatMap((field) => {
      const path = field.split(".");
      const [here, there] = [other, first].map(({ data }) => JSON.stringify(valueAt(data, path) ?? null));
      if (here === there) return [];
      const [group = "", ...part] = path;
      const absent = [first, other].find(({ data }) => valueAt(data, [group]) === undefined);
      // What else the group holds is in words, so it cannot be taken over as it is.
      if (absent && part.length > 0)
        return `${place(absent.file, 1)}: ${group}: этого поля нет, а в ${(absent === first ? other : first).file} оно есть; добавьте его с тем же ${part.join(".")} и со словами на этом языке`;
      return `${place(other.file, other.lineOf(path))}: ${fieldName(path)}: здесь ${here ?? ""}, а в ${first.file} ${there ?? ""}; во всех языках должно быть одинаково`;
    }),
  );
}

/** Fields that an entry has in common with an earlier one and must not. */
const repetitions = <T>(unique: readonly (keyof T & string)[], entries: readonly Entry<T>[]): string[] =>
  unique.flatMap((field) =>
    entries.flatMap((entry, index) => {
      const earlier = entries
        .slice(0, index)
        .find(({ data }) => data[field] !== undefined && data[field] === entry.data[field]);
      return earlier === undefined
        ? []
        : [
            `${place(entry.file, entry.lineOf([field]))}: ${field}: ${JSON.stringify(entry.data[field])} уже занято файлом ${earlier.file}`,
          ];
    }),
  );

/**
 * Reads and checks a whole folder in every language.
 * @throws ContentError that lists every problem of the folder.
 */
function loadAll<T>(definition: Definition<T>): ReadonlyMap<Locale, readonly Entry<T>[]> {
  const { folder, shared, unique = [], reserved = [] } = definition;
  const files = listFiles(folder);
  const problems = files
    .filter((name) => !FILE_NAME.test(name))
    .map(
      (name) =>
        `content/${folder}/${name}: назовите файл как my-page.ru.md: строчные латинские буквы, цифры и дефисы`,
    );
  const entries = new Map<Locale, Entry<T>[]>(locales.map((locale) => [locale, []]));
  for (const id of entryIds(folder)) {
    if (reserved.includes(id))
      problems.push(
        `content/${folder}/${id}.ru.md: адрес /${folder}/${id} занят сайтом; назовите файл иначе`,
      );
    const pair = locales.flatMap((locale) => {
      const name = `${id}.${locale}.md`;
      if (files.includes(name)) return collect(problems, () => readEntry(definition, id, locale));
      problems.push(`content/${folder}/${name}: файла нет; каждый текст есть и на русском, и на английском`);
      return [];
    });
    problems.push(...differences(shared, pair));
    for (const entry of pair) entries.get(entry.file.endsWith(".ru.md") ? "ru" : "en")?.push(entry);
  }
  for (const list of entries.values()) problems.push(...repetitions(unique, list));
  if (problems.length > 0) throw new ContentError(problems);
  return entries;
}

/** What each folder holds, once the module that reads it is imported: the forms of the browser editor are made of it. */
export const definitions = new Map<string, { schema: z.ZodType; shared: readonly string[] }>();

/** A memoised reader of one folder: its entries in one language, in the order of their identifiers. */
export function collection<T>(definition: Definition<T>): (locale: Locale) => readonly Entry<T>[] {
  definitions.set(definition.folder, definition);
  const all = memoise(() => loadAll(definition));
  return (locale) => all().get(locale) ?? [];
}
