import "server-only";
import { ContentError, place, type Path } from "@/lib/content/errors";
import { readYaml, type LineOf } from "@/lib/content/yaml";

/** A Markdown file cut into its front matter (parsed, unchecked) and its body. */
export type Document = {
  data: unknown;
  body: string;
  lineOf: LineOf;
  /** Line of the file in which the body begins. */
  bodyLine: number;
};

const FENCE = "---";

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
  const { data, lineOf } = readYaml(file, lines.slice(1, end).join("\n"), 1);
  const rest = lines.slice(end + 1);
  const blank = rest.findIndex((line) => line.trim() !== "");
  return {
    data,
    body: rest.join("\n").trim(),
    lineOf,
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
