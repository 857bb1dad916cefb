import "server-only";
import { isAlias, isCollection, isMap, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { Document as Yaml, ErrorCode } from "yaml";
import { ContentError, place, type Path } from "@/lib/content/errors";

/** Line of the file in which a field stands; for one that is missing, the line where the group it belongs to begins. */
export type LineOf = (path: Path) => number;

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

/** Mistakes that hide nothing from the reader; after any other it guesses, and what it finds then is no mistake of its own. */
const ALONE = new Set<ErrorCode>(["DUPLICATE_KEY", "BAD_ALIAS", "TAG_RESOLVE_FAILED"]);

/** Problems of a document, each with its line; `before` lines of the file stand above it. */
function yamlProblems(yaml: Yaml, lines: LineCounter, before: number): { line: number; sentence: string }[] {
  const lineAt = (offset: number) => lines.linePos(offset).line + before;
  const found = [...yaml.errors, ...yaml.warnings];
  const first = found.find(({ code }) => !ALONE.has(code));
  const named = found.filter((one) => one === first || ALONE.has(one.code));
  const problems = named.map(({ code, pos }) => ({
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

/** The line of a node, or of the nearest group around it that exists. */
function lineFinder(yaml: Yaml, lines: LineCounter, before: number): LineOf {
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
    return offset === undefined ? 1 : lines.linePos(offset).line + before;
  };
}

/**
 * Reads a text in YAML that stands in a file below `before` lines of something else.
 * @throws ContentError with a line for every mistake, when it is not YAML
 */
export function readYaml(file: string, text: string, before = 0): { data: unknown; lineOf: LineOf } {
  const counter = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const problems = yamlProblems(yaml, counter, before);
  if (problems.length > 0)
    throw new ContentError(problems.map(({ line, sentence }) => `${place(file, line)}: ${sentence}`));
  return { data: (yaml.toJS() as unknown) ?? {}, lineOf: lineFinder(yaml, counter, before) };
}
