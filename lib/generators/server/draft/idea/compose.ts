import "server-only";
import { typeset } from "@/lib/content/typography";
import { formatMeasure } from "@/lib/generators/numbers";
import { outlineOf, type Outline } from "@/lib/generators/server/draft/idea/outline";
import {
  assumedSection,
  effectSection,
  questionsSection,
  risksSection,
  servicesSection,
} from "@/lib/generators/server/draft/idea/sections-proof";
import { releaseSection, solutionSection } from "@/lib/generators/server/draft/idea/sections-solution";
import { taskSection, usersSection } from "@/lib/generators/server/draft/idea/sections-task";
import { titleWith } from "@/lib/generators/server/draft/idea/title";
import { unclearDraft } from "@/lib/generators/server/draft/idea/unclear";
import { read, type Reading } from "@/lib/generators/server/draft/reading/read";
import type { Locale } from "@/lib/i18n/routing";

function document(outline: Outline): string[] {
  const { texts, capability, plan, locale, say } = outline;
  return [
    `### ${titleWith(outline, texts.idea.title)}`,
    say(texts.idea.summary, { first: capability.first, weeks: formatMeasure(plan.total, "week", locale) }),
    ...taskSection(outline),
    ...usersSection(outline),
    ...solutionSection(outline),
    ...releaseSection(outline),
    ...effectSection(outline),
    ...risksSection(outline),
    ...servicesSection(outline),
    ...assumedSection(outline),
    ...questionsSection(outline),
  ];
}

/** Puts what was read into the words of a language. */
export function composeIdea(reading: Reading, locale: Locale): string {
  const outline = outlineOf(reading, locale);
  const markdown = (outline ? document(outline) : unclearDraft(reading, locale)).join("\n\n");
  // English keeps plain spaces: its figures are looked for by search more often than they break at a line's end.
  return locale === "ru" ? typeset(markdown, locale) : markdown;
}

/**
 * Drafts a project idea from a description, by rules and the knowledge base alone: no network, no model, no clock, no chance, so
 * equal input gives equal bytes. What the visitor wrote appears only escaped and between quotation marks, or as a heading.
 * @returns Markdown whose headings start at the third level
 */
export const draftIdea = (description: string, locale: Locale): string =>
  composeIdea(read(description), locale);
