import "server-only";
import { parse, YAMLParseError } from "yaml";
import { ContentError } from "@/lib/content/errors";

/** A Markdown file cut into its front matter (parsed, unchecked) and its body. */
export type Document = { data: unknown; body: string };

const FENCE = "---";

/**
 * Splits a Markdown file with YAML front matter between two lines of three dashes.
 * @throws ContentError when the front matter is absent, not closed, or not YAML.
 */
export function splitDocument(file: string, text: string): Document {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end === -1)
    throw new ContentError([`${file}: must start with front matter between two lines of three dashes`]);
  try {
    const data: unknown = parse(lines.slice(1, end).join("\n"));
    return {
      data: data ?? {},
      body: lines
        .slice(end + 1)
        .join("\n")
        .trim(),
    };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = (error.linePos?.[0].line ?? 0) + 1;
    throw new ContentError([
      `${file}: line ${line} of the front matter cannot be read: ${error.message.split("\n")[0] ?? ""}`,
    ]);
  }
}

/** Paragraphs of a body: blocks between blank lines. */
export const paragraphs = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);

/** The same data with every text in it passed through `change`; keys stay. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

/** Every text in the data, depth first. */
export function collectTexts(value: unknown): string[] {
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
