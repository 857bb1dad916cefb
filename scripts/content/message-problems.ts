/** What cannot be published among the words of the interface, `messages/ru` and `messages/en`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { decode } from "@/lib/content/encoding";
import { collect, ContentError, place } from "@/lib/content/errors";
import { unknownVariables } from "@/lib/content/variables";
import { hideVariables, variablesOf } from "@/lib/i18n/message-variables";
import { locales, type Locale } from "@/lib/i18n/routing";
import { readMessage, type Asked } from "./message-grammar.ts";

/** A file of words that could be read: its messages by key, `footer.copyright`, and the line of each. */
type Words = {
  file: string;
  texts: ReadonlyMap<string, string>;
  lineOf: (key: string) => number | undefined;
};

/** Imported by pages that must work without a server; nothing fills in variables there. */
const WITHOUT_VARIABLES = /\/broken-page\.json$/;

const NOT_JSON = "файл не читается как JSON: проверьте кавычки, запятые и скобки";

/** The messages of a group, key by key; what is neither a text nor a group is a problem. */
function flatten(file: string, value: unknown, key: string, problems: string[]): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    problems.push(`${file}: ${key}: нужен текст в кавычках`);
    return [];
  }
  return Object.entries(value).flatMap(([name, item]) =>
    flatten(file, item, key === "" ? name : `${key}.${name}`, problems),
  );
}

function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const line = /line (\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
    throw new ContentError([`${place(file, line === undefined ? undefined : Number(line))}: ${NOT_JSON}`]);
  }
}

/** Lines of the keys. JSON is YAML as well, and the reader of YAML keeps its places; it also sees a key that stands twice. */
function linesOf(file: string, source: string, problems: string[]): Words["lineOf"] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  for (const { code, pos } of document.errors)
    if (code === "DUPLICATE_KEY")
      problems.push(`${place(file, lines.linePos(pos[0]).line)}: этот ключ уже был выше`);
  return (key) => {
    let node: unknown = document.contents;
    let offset: number | undefined;
    for (const name of key.split(".")) {
      const pair = isMap(node) && node.items.find((item) => isScalar(item.key) && item.key.value === name);
      if (!pair || !isScalar(pair.key)) break;
      offset = pair.key.range?.[0];
      node = pair.value;
    }
    return offset === undefined ? undefined : lines.linePos(offset).line;
  };
}

function readWords(root: string, file: string, problems: string[]): Words {
  const source = decode(file, readFileSync(join(root, file)));
  const texts = new Map(flatten(file, parseJson(file, source), "", problems));
  return { file, texts, lineOf: linesOf(file, source, problems) };
}

/** What is wrong with one message by itself, as finished sentences, or else what it asks for. */
function judge(file: string, text: string): readonly string[] | Asked {
  if (text.trim() === "") return ["не заполнено"];
  const variables = variablesOf(text);
  const unknown = variables.flatMap((variable) => unknownVariables(variable));
  if (unknown.length > 0) return unknown.map(({ sentence }) => sentence);
  if (variables.length > 0 && WITHOUT_VARIABLES.test(file))
    return [`на этой странице переменные не работают: ${variables.join(", ")}`];
  const asked = readMessage(hideVariables(text));
  return typeof asked === "string" ? [asked] : asked;
}

const named = ({ arguments: names, tags }: Asked): string[] => [
  ...names.map((name) => `{${name}}`),
  ...tags.map((name) => `<${name}>`),
];

const list = (names: readonly string[]) => names.join(", ") || "ничего";

/** Every word of the program files that pages are made of. */
function wordsOfCode(root: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const folder of ["app", "components", "lib"])
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }))
      if (/\.tsx?$/.test(entry))
        for (const [word] of readFileSync(join(root, folder, entry), "utf8").matchAll(/[\p{L}_$][\w$]*/gu))
          words.add(word);
  return words;
}

/** Keys that one language has and the other does not. */
const lonelyKeys = (one: Words, other: Words): string[] =>
  [...one.texts.keys()]
    .filter((key) => !other.texts.has(key))
    .map((key) => `${other.file}: ${key}: этого ключа нет, а в ${place(one.file, one.lineOf(key))} он есть`);

/** Both languages of one file: the same keys, and each message asks for the same as in the other language and for what pages give. */
function compare(first: Words, second: Words, code: ReadonlySet<string>): string[] {
  const problems = [...lonelyKeys(first, second), ...lonelyKeys(second, first)];
  for (const key of new Set([...first.texts.keys(), ...second.texts.keys()])) {
    const asked = [first, second].flatMap(({ file, texts, lineOf }) => {
      const text = texts.get(key);
      if (text === undefined) return [];
      const at = place(file, lineOf(key));
      const verdict = judge(file, text);
      if ("tags" in verdict) return [{ at, names: named(verdict) }];
      problems.push(...verdict.map((sentence) => `${at}: ${key}: ${sentence}`));
      return [];
    });
    const unknown = asked.flatMap(({ at, names }) =>
      names
        .filter((name) => !code.has(name.slice(1, -1)))
        .map((name) => `${at}: ${key}: ${name} не получит значения: такого имени нет в программе`),
    );
    problems.push(...unknown);
    const [one, other] = asked;
    if (unknown.length === 0 && one && other && list(one.names) !== list(other.names))
      problems.push(
        `${other.at}: ${key}: подстановки ${list(other.names)}, а в ${one.at} ${list(one.names)}; они должны быть одни и те же`,
      );
  }
  return problems;
}

const filesOf = (root: string, locale: Locale): string[] =>
  readdirSync(join(root, "messages", locale), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".json"))
    .sort();

/** One line per problem: file, line, key, what is wrong, what is expected. */
export function messageProblems(root: string): string[] {
  const problems: string[] = [];
  const code = wordsOfCode(root);
  for (const name of new Set(locales.flatMap((locale) => filesOf(root, locale)))) {
    const pair = locales.flatMap((locale) => {
      const file = `messages/${locale}/${name}`;
      if (filesOf(root, locale).includes(name))
        return collect(problems, () => readWords(root, file, problems));
      problems.push(`${file}: файла нет; каждый файл слов есть и на русском, и на английском`);
      return [];
    });
    const [first, second] = pair;
    if (first && second) problems.push(...compare(first, second, code));
  }
  return problems;
}
