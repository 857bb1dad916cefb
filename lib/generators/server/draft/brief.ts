import "server-only";
import { typeset } from "@/lib/content/typography";
import { effortOf, type Effort } from "@/lib/generators/server/draft/effort";
import { formatFlow } from "@/lib/generators/server/draft/format";
import { outlineOf, type Outline } from "@/lib/generators/server/draft/idea/outline";
import { unclearDraft } from "@/lib/generators/server/draft/idea/unclear";
import { read, type Reading } from "@/lib/generators/server/draft/reading/read";
import { readable } from "@/lib/generators/server/draft/reading/visitor-text";
import type { ToolContext, ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/** What every corporate draft starts from: the same reading and outline, hence the same nouns, parts and figures. */
export type Brief = Outline & { input: ToolInput; effort: Effort };

/** Reads what a tool was asked; `undefined` as the brief when neither a trade nor a thing wanted is recognisable. */
export function briefOf(asked: ToolInput, locale: Locale): { reading: Reading; brief: Brief | undefined } {
  const input = withoutAddresses(asked);
  const text = [input.description, input.additionalInfo].filter(Boolean).join("\n");
  const reading = read(text);
  const outline = outlineOf(reading, locale);
  return { reading, brief: outline && { ...outline, input, effort: effortOf(outline.plan) } };
}

/** Optional fields are quoted as the description is: without addresses, phone numbers and invisible signs. */
const withoutAddresses = ({ additionalInfo, scope, style, ...input }: ToolInput): ToolInput => ({
  ...input,
  ...(additionalInfo !== undefined && { additionalInfo: readable(additionalInfo) }),
  ...(scope !== undefined && { scope: readable(scope) }),
  ...(style !== undefined && { style: readable(style) }),
});

/**
 * Puts the parts of a document together: Markdown whose headings start at the third level, with non-breaking spaces in Russian.
 * English keeps plain spaces: its figures are looked for by search more often than they break at a line's end.
 */
export function joined(parts: readonly string[], locale: Locale): string {
  const markdown = parts.join("\n\n");
  return locale === "ru" ? typeset(markdown, locale) : markdown;
}

/** Drafts with `compose`, or says what could not be understood. */
export function draftWith(
  input: ToolInput,
  locale: Locale,
  compose: (brief: Brief) => readonly string[],
): string {
  const { reading, brief } = briefOf(input, locale);
  return joined(brief ? compose(brief) : unclearDraft(reading, locale), locale);
}

const MOST_FIGURES = 8;

/** The counts of the description as they stand, without the places of a pilot, which are part of all places. */
export const figureList = ({ reading, locale }: Pick<Brief, "reading" | "locale">): string => {
  const { counts, pilot } = reading.figures;
  const shown = counts.filter((count) => count !== pilot).map((count) => formatFlow(count, locale));
  return [...new Set(shown)].slice(0, MOST_FIGURES).join(", ");
};

/** Titles of the earlier documents sent along, to name what this one agrees with. */
export const documentsOf = (
  context: ToolContext | undefined,
  titles: Readonly<Record<keyof ToolContext, string>>,
): string[] =>
  (Object.keys(titles) as (keyof ToolContext)[])
    .filter((name) => (context?.[name] ?? "").trim() !== "")
    .map((name) => titles[name]);
