import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { budgetSection, openingSection, verdictOf } from "@/lib/generators/business-case/render-summary";
import {
  costSection,
  effectSection,
  leverSection,
  measureSection,
  parameterSection,
  paybackSection,
  unknownSection,
} from "@/lib/generators/business-case/render-tables";
import { indicatorsOf, viewOf, type View } from "@/lib/generators/business-case/view";
import { caseWords } from "@/lib/generators/business-case/words";
import type { Locale } from "@/lib/i18n/locales";

const headed = (heading: string, body: string): string[] =>
  body === "" ? [] : [`### ${heading}\n\n${body}`];

/** The computed sections, the same under a model's prose and in the document of the rules. */
function calculation(view: View, verdict = ""): string[] {
  const { headings } = view.words;
  return [
    ...headed(headings.effects, effectSection(view)),
    ...headed(headings.costs, costSection(view)),
    ...headed(headings.payback, [verdict, paybackSection(view)].filter(Boolean).join("\n\n")),
    ...headed(headings.levers, leverSection(view)),
  ];
}

/** Sections in their order, each with its heading: what `withAssumptions` replaces one by one. */
function sectionsOf(assumptions: Assumptions, locale: Locale): string[] {
  const view = viewOf(assumptions, locale);
  const { headings } = view.words;
  const { document } = assumptions;
  const inputs = headed(headings.parameters, parameterSection(view));
  if (document === undefined) return [...calculation(view, verdictOf(view)), ...inputs];
  return [
    openingSection(view, document),
    ...calculation(view),
    ...headed(headings.budget, budgetSection(view, document)),
    ...headed(headings.measures, measureSection(view, document)),
    ...headed(headings.unknown, unknownSection(view, document)),
    ...inputs,
  ];
}

/** The whole document where the assumptions hold its words, else the computed sections alone. Pure: equal input, equal bytes. */
export const renderBusinessCase = (assumptions: Assumptions, locale: Locale): string =>
  sectionsOf(assumptions, locale).join("\n\n");

/** The essence of the document on a page: its summary, the effect, the payback and what decides. Follows moved sliders too. */
export function renderShort(assumptions: Assumptions, locale: Locale): string {
  const { headings } = caseWords[locale];
  const left = [headings.effects, headings.payback, headings.levers].map((heading) => `### ${heading}\n`);
  const isKept = (section: string) =>
    section.startsWith("## ") || left.some((heading) => section.startsWith(heading));
  return sectionsOf(assumptions, locale).filter(isKept).join("\n\n");
}

/** ROI, payback, discounted payback and NPV in words of the language; none where there is no verdict. */
export const indicators = (assumptions: Assumptions, locale: Locale): { name: string; value: string }[] =>
  indicatorsOf(viewOf(assumptions, locale));

const headingOf = (section: string) => section.slice(0, section.indexOf("\n"));

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
  for (const section of after) {
    const former = before.find((item) => headingOf(item) === headingOf(section));
    if (former !== undefined) {
      if (!text.includes(former)) continue;
      text = text.replace(former, () => section);
      last = section;
    } else if (last !== "") {
      const place = last;
      text = text.replace(place, () => `${place}\n\n${section}`);
      last = section;
    }
  }
  for (const section of before)
    if (!after.some((item) => headingOf(item) === headingOf(section)))
      text = text.replace(`${section}\n\n`, "").replace(`\n\n${section}`, "");
  return text;
}
