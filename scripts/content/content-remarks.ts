/** What an editor may want to look at once more in the texts of the site. Remarks stop nothing: whether a text is right is the editor's to say. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export type Remark = {
  /** `content/blog/post1.ru.md` */
  file: string;
  text: string;
};

type Fields = Record<string, unknown>;
type Text = { file: string; locale: string; fields: Fields; body: string; words: string };

/** Fields that hold keys, addresses and dates rather than words. */
const KEYS = new Set(
  "icon color hue drawing picture industry services caseStudy category image id edition date updated published".split(
    " ",
  ),
);

/** Latin words that a Russian text may use: abbreviations of the trade and names that are written so. */
const LATIN = new Set("ERP CRM SLA IP cookie ISO API ROI SQL HTTP Microsoft".split(" "));

/** The figures the company stands for; services may quote them, and any other should have been checked. */
const FIGURES = new Set("0 1 1,5 1.5 4 7 15 17 24 50 99,95 99.95 100 150 200 2008 2017".split(" "));

/** Characters of a title and a description that lists of results show in full. */
const LENGTHS = { title: [10, 75], description: [40, 200] } as const;

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Texts without code, words of another language that are marked as such, variables and addresses. */
const prose = (texts: readonly string[]): string =>
  texts
    .join("\n")
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, "")
    .replace(/<(\w+) lang="\w+">[\s\S]*?<\/\1>/g, "")
    .replace(/\{[\w.]+\}|\]\([^)\s]*\)|https?:\/\/\S+|\S+@\S+/g, "");

/** A file whose front matter cannot be read is the build's business and left out here. */
function read(root: string, file: string): Text[] {
  const source = readFileSync(join(root, file), "utf8").replaceAll("\r\n", "\n");
  const [, yaml = "", body = ""] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(source) ?? [];
  let fields: Fields;
  try {
    fields = (parse(yaml) ?? {}) as Fields;
  } catch {
    return [];
  }
  const worded = Object.entries(fields).filter(([key]) => !KEYS.has(key));
  const words = prose([...textsIn(Object.fromEntries(worded)), body]);
  return [{ file, locale: file.endsWith(".en.md") ? "en" : "ru", fields, body, words }];
}

/** What stands under a language anywhere in a list. */
function wordsUnder(locale: string, value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === locale ? textsIn(item) : wordsUnder(locale, item),
  );
}

/** The words of a list, `content/team.yaml` and its like, in each language; the company's own names are written as they are registered. */
function readList(root: string, file: string): Text[] {
  if (file === "content/company.yaml") return [];
  let list: unknown;
  try {
    list = parse(readFileSync(join(root, file), "utf8"));
  } catch {
    return [];
  }
  return ["ru", "en"].map((locale) => ({
    file,
    locale,
    fields: {},
    body: "",
    words: prose(wordsUnder(locale, list)),
  }));
}

const named = (found: readonly string[]) => [...new Set(found)].join(", ");
const remark = (file: string, found: readonly string[], say: (names: string) => string): Remark[] =>
  found.length > 0 ? [{ file, text: say(named(found)) }] : [];

function ofWords({ file, locale, fields, words }: Text): Remark[] {
  if (locale === "en")
    return remark(
      file,
      words.match(/[А-Яа-яЁё]+/g) ?? [],
      (names) => `Russian words in an English text: ${names}`,
    );
  const latin = (words.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !LATIN.has(word));
  const known = file.startsWith("content/services/")
    ? (JSON.stringify({ ...fields, order: 0, updated: "" }).match(/\d+(?:[.,]\d+)?/g) ?? [])
    : [];
  return [
    ...remark(file, latin, (names) => `Latin words in a Russian text: ${names}`),
    ...remark(
      file,
      words.match(/["“”]/g) ?? [],
      (names) => `quotation marks ${names} where «ёлочки» are usual`,
    ),
    ...remark(
      file,
      known.filter((figure) => !FIGURES.has(figure)),
      (names) => `figures that the company does not quote elsewhere: ${names}`,
    ),
  ];
}

function ofLength({ file, fields }: Text): Remark[] {
  const shown = { ...fields, ...(fields.seo as Fields | undefined) };
  return (["title", "description"] as const).flatMap((field) => {
    const text = shown[field];
    const [least, most] = LENGTHS[field];
    if (typeof text !== "string" || (text.length >= least && text.length <= most)) return [];
    return [
      {
        file,
        text: `${field} of ${text.length} characters; lists of search results show ${least} to ${most}`,
      },
    ];
  });
}

/** What both languages should have the same number of. */
const COUNTED: Readonly<Record<string, (text: Text) => number>> = {
  headings: ({ body }) => body.match(/^##/gm)?.length ?? 0,
  "rows of tables": ({ body }) => body.match(/^\|/gm)?.length ?? 0,
  "entries of lists": ({ body }) => body.match(/^(?:-|\d+\.) /gm)?.length ?? 0,
  links: ({ body }) => body.match(/\]\(/g)?.length ?? 0,
  results: ({ fields }) => textsIn(fields.results).length,
  tags: ({ fields }) => textsIn(fields.tags).length,
};

const ofPair = (ru: Text, en: Text): Remark[] =>
  Object.entries(COUNTED)
    .filter(([, count]) => count(ru) !== count(en))
    .map(([what, count]) => ({
      file: en.file,
      text: `${count(en)} ${what}, the Russian text has ${count(ru)}`,
    }));

/** Search engines take two pages that say the same of themselves for one. */
const ofTwin = (text: Text, before: readonly Text[]): Remark[] =>
  (["title", "description"] as const).flatMap((field) => {
    const words = text.fields[field];
    const twin = before.find(({ fields, locale }) => locale === text.locale && fields[field] === words);
    return typeof words === "string" && twin
      ? [{ file: text.file, text: `the ${field} of ${twin.file} once more` }]
      : [];
  });

/** Remarks on every Markdown text and every list below `root`/content, file by file. */
export function contentRemarks(root: string): Remark[] {
  const files = globSync("content/**/*.md", { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const lists = globSync("content/*.yaml", { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const texts = files.sort().flatMap((file) => read(root, file));
  const found = texts.flatMap((text, index) => {
    const russian = texts.find(({ file }) => file === text.file.replace(/\.en\.md$/, ".ru.md"));
    return [
      ...ofWords(text),
      ...ofLength(text),
      ...ofTwin(text, texts.slice(0, index)),
      ...(russian && russian !== text ? ofPair(russian, text) : []),
    ];
  });
  const inLists = lists.flatMap((file) => readList(root, file)).flatMap(ofWords);
  return [...found, ...inLists].sort((a, b) => a.file.localeCompare(b.file));
}
