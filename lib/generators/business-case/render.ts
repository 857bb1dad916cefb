import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { openingSection, verdictOf } from "@/lib/generators/business-case/opening";
import { paybackSection } from "@/lib/generators/business-case/payback";
import {
  costSection,
  effectSection,
  leverSection,
  parameterSection,
  unknownSection,
} from "@/lib/generators/business-case/sections";
import { viewOf } from "@/lib/generators/business-case/view";
import { caseWords, put } from "@/lib/generators/business-case/words";
import { escapeMarkdown } from "@/lib/generators/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Sections by their heading, in their order; the whole document where the assumptions hold its words, else the calculation alone. */
function sectionsOf(assumptions: Assumptions, locale: Locale): Map<string, string> {
  const view = viewOf(assumptions, locale);
  const { words } = view;
  const { document } = assumptions;
  const payback = paybackSection(view);
  const title = `## ${put(words.title, { title: escapeMarkdown(document?.title ?? "") })}`;
  const bodies: [heading: string, body: string][] = [
    [title, document ? openingSection(view) : ""],
    [`### ${words.effects}`, effectSection(view)],
    [`### ${words.costs}`, costSection(view)],
    [`### ${words.payback}`, document ? payback : `${verdictOf(view)}\n\n${payback}`],
    [`### ${words.levers}`, leverSection(view)],
    [`### ${words.unknown}`, document ? unknownSection(view, document) : ""],
    [`### ${words.parameters}`, parameterSection(view)],
  ];
  return new Map(
    bodies.filter(([, body]) => body !== "").map(([heading, body]) => [heading, `${heading}\n\n${body}`]),
  );
}

/** The document of the assumptions. Pure: equal input, equal bytes. */
export const renderBusinessCase = (assumptions: Assumptions, locale: Locale): string =>
  [...sectionsOf(assumptions, locale).values()].join("\n\n");

/** The essence of the document on a page: its summary, the effect, the payback and what decides. Follows moved sliders too. */
export function renderShort(assumptions: Assumptions, locale: Locale): string {
  const { effects, payback, levers } = caseWords[locale];
  const kept = [effects, payback, levers].map((heading) => `### ${heading}`);
  return [...sectionsOf(assumptions, locale)]
    .flatMap(([heading, section]) => (heading.startsWith("## ") || kept.includes(heading) ? [section] : []))
    .join("\n\n");
}

/**
 * A business case with other assumptions: every section that was rendered from the former ones is rendered anew, prose and tables alike.
 * What stands between them (a model's prose, a section that a refinement added) stays, and a section that was left out stays out.
 * @param from the assumptions the document was rendered with
 */
export function withAssumptions(
  markdown: string,
  from: Assumptions,
  to: Assumptions,
  locale: Locale,
): string {
  const [before, after] = [sectionsOf(from, locale), sectionsOf(to, locale)];
  let text = markdown;
  let last = "";
  for (const [heading, section] of after) {
    const former = before.get(heading);
    if (former === undefined ? last === "" : !text.includes(former)) continue;
    text = text.replace(former ?? last, (place) =>
      former === undefined ? `${place}\n\n${section}` : section,
    );
    last = section;
  }
  for (const [heading, section] of before)
    if (!after.has(heading)) text = text.replace(`${section}\n\n`, "").replace(`\n\n${section}`, "");
  return text;
}
