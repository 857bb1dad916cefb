import "server-only";
import { escapeMarkdown } from "@/lib/generators/markdown";
import type { Locale } from "@/lib/i18n/locales";

export { table } from "@/lib/generators/markdown";

/** Pieces of Markdown. Words of the visitor go through `safe` wherever they are put in. */
export const safe = (text: string): string => escapeMarkdown(text.replace(/\s+/g, " ").trim());
export const heading = (text: string): string => `### ${text}`;
export const subheading = (text: string): string => `#### ${text}`;
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");
export const numbered = (lines: readonly string[]): string =>
  lines.map((line, index) => `${String(index + 1)}. ${line}`).join("\n");

/** A section with its heading; nothing when it has no parts. */
export const section = (title: string, parts: readonly (string | undefined)[]): string[] => {
  const said = parts.filter((part): part is string => part !== undefined && part !== "");
  return said.length === 0 ? [] : [heading(title), ...said];
};

export const upperFirst = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A title inside a sentence; abbreviations and names in Latin capitals keep theirs. */
export const lowerFirst = (text: string): string =>
  text.replace(/^(?!I\s)\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

/** «а, б и в», "a, b and c". */
export function listed(items: readonly string[], locale: Locale): string {
  if (items.length < 2) return items[0] ?? "";
  const and = locale === "ru" ? "и" : "and";
  return `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1) ?? ""}`;
}

/** «Имя», “Name”. A name that brings its own quotation marks keeps them. */
export const quoted = (text: string, locale: Locale): string =>
  /^[«“"„].*[»”"]$/.test(text) ? text : locale === "ru" ? `«${text}»` : `“${text}”`;

/** Words of the visitor, or things by their names, in quotation marks and escaped: «а», «б» и «в». */
export function allQuoted(things: readonly (string | { name: string })[], locale: Locale): string {
  const names = things.map((one) => (typeof one === "string" ? one : one.name));
  return listed(
    names.map((name) => quoted(safe(name), locale)),
    locale,
  );
}

/** Puts values into `{slots}`; a slot at the beginning of a sentence gets its capital letter. */
export const filled = (template: string, slots: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}( ?)/g, (_, name: string, space: string, at: number) => {
    const slot = slots[name];
    if (slot === undefined) throw new Error(`No value for {${name}} in “${template}”`);
    const value = slot === "" ? "" : slot + space;
    return at === 0 || /[.!?]\s$/.test(template.slice(0, at)) ? upperFirst(value) : value;
  });

/** A template about `{it}`; nothing without it. */
export const said = (template: string, it: string): string[] => (it === "" ? [] : [filled(template, { it })]);
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
