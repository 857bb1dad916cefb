import "server-only";
import { isAlias, isCollection, isMap, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { Document as Yaml, ErrorCode } from "yaml";
import { ContentError, place, type Path } from "@/lib/content/errors";

/** A Markdown file cut into its front matter (parsed, unchecked) and its body. */
export type Document = {
  data: unknown;
  body: string;
  /** Line of the file in which a field stands; for one that is missing, the line of the group it belongs to. */
  lineOf: (path: Path) => number | undefined;
  /** Line of the file in which the body begins. */
  bodyLine: number;
};

const FENCE = "---";

/** Mistakes that editors make, in their words; any other one is a `FALLBACK`. */
const YAML_MISTAKES: Readonly<Partial<Record<ErrorCode, string>>> = {
  BLOCK_AS_IMPLICIT_KEY: "двоеточие внутри текста: возьмите весь текст в кавычки",
  DUPLICATE_KEY: "это поле уже было выше",
  MISSING_CHAR: "не хватает закрывающей кавычки, скобки или двоеточия",
  MULTILINE_IMPLICIT_KEY: "не хватает двоеточия после имени поля или кавычек вокруг текста",
  TAB_AS_INDENT: "отступ сделан табуляцией: замените её пробелами",
  BAD_INDENT: "неверный отступ: он должен быть таким же, как у соседних строк",
  BAD_SCALAR_START: "текст начинается со служебного знака: возьмите весь текст в кавычки",
  TAG_RESOLVE_FAILED: "текст начинается со служебного знака «!»: возьмите весь текст в кавычки",
  BAD_ALIAS: "текст начинается со служебного знака «*» или «&»: возьмите весь текст в кавычки",
};
const FALLBACK = "строку не удаётся прочитать: проверьте отступы, двоеточия и кавычки";

/** Problems of the front matter, each with its line. The lines of `yaml` count from the one after the fence. */
function yamlProblems(yaml: Yaml, lines: LineCounter): { line: number; sentence: string }[] {
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const problems = [...yaml.errors, ...yaml.warnings].map(({ code, pos }) => ({
    line: lineAt(pos[0]),
    sentence: YAML_MISTAKES[code] ?? FALLBACK,
  }));
  if (problems.length > 0) return problems;
  // An alias refers to an anchor elsewhere in the file. No text of the site has one, but Markdown's bold looks like it.
  visit(yaml, {
    Alias: (_, { range }) => {
      problems.push({ line: lineAt(range?.[0] ?? 0), sentence: YAML_MISTAKES.BAD_ALIAS ?? FALLBACK });
    },
  });
  return problems;
}

/** The line of a node of the front matter, or of the nearest group around it that exists. */
function lineFinder(yaml: Yaml, lines: LineCounter): Document["lineOf"] {
  return (path) => {
    let node: unknown = yaml.contents;
    let offset: number | undefined;
    for (const step of path) {
      if (!isCollection(node)) break;
      const pair = isMap(node)
        ? node.items.find(({ key }) => isNode(key) && String(key) === String(step))
        : undefined;
      const value: unknown = pair ? pair.value : node.get(step, true);
      const start = pair && isNode(pair.key) ? pair.key : value;
      if (!isNode(start) || isAlias(start)) break;
      offset = start.range?.[0];
      node = value;
    }
    return offset === undefined ? undefined : lines.linePos(offset).line + 1;
  };
}

/**
 * Splits a Markdown file with YAML front matter between two lines of three dashes.
 * @throws ContentError when the front matter is absent, not closed, or not YAML.
 */
export function splitDocument(file: string, text: string): Document {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end === -1)
    throw new ContentError([
      `${place(file, 1)}: файл начинается с полей между двумя строками из трёх дефисов (---)`,
    ]);
  const counter = new LineCounter();
  const yaml = parseDocument(lines.slice(1, end).join("\n"), { lineCounter: counter, prettyErrors: false });
  const problems = yamlProblems(yaml, counter);
  if (problems.length > 0)
    throw new ContentError(problems.map(({ line, sentence }) => `${place(file, line)}: ${sentence}`));
  const rest = lines.slice(end + 1);
  const blank = rest.findIndex((line) => line.trim() !== "");
  return {
    data: (yaml.toJS() as unknown) ?? {},
    body: rest.join("\n").trim(),
    lineOf: lineFinder(yaml, counter),
    bodyLine: end + 2 + Math.max(blank, 0),
  };
}

/** Paragraphs of a body: blocks between blank lines. */
export const paragraphs = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);

/** The same data with every text in it passed through `change`; keys stay. */
export function mapTexts(
  value: unknown,
  change: (text: string, path: Path) => string,
  path: Path = [],
): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, index]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, [...path, key])]),
  );
}
