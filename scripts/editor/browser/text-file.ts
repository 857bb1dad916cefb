/** Texts with front matter, in the form that a person would give them by hand. */
import { parse, stringify } from "yaml";
import { LAYOUT, withoutEmpty, type Fields } from "./layout.ts";

/** Reads a text into its fields; what stands below them is `body`. */
export function readText(file: string): Fields {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(file) ?? [];
  return { ...(parse(front) as Fields | null), body: body.trim() };
}

/** Without marks below the first level that do not hold: no entry of a list has one that must be written. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== "object" || value === null) return value;
  const held = Object.entries(value).filter(([, part]) => part !== false);
  return Object.fromEntries(held.map(([name, part]) => [name, withoutMarks(part)]));
}

/**
 * The file of a text: its fields, a blank line, Markdown, one line end.
 * @param optional fields that are left out while they are false: whoever writes by hand names a mark only where it holds
 */
export function writeText({ body, ...fields }: Fields, optional: readonly string[]): string {
  const named = Object.entries(fields)
    .filter(([name, value]) => value !== false || !optional.includes(name))
    .map(([name, value]) => [name, withoutMarks(value)] as const);
  const front = stringify(withoutEmpty(Object.fromEntries(named)) ?? {}, LAYOUT);
  const text = typeof body === "string" ? body.trim() : "";
  return `---\n${front}---\n${text === "" ? "" : `\n${text}\n`}`;
}
