import "server-only";
import { renderCalculation, renderIndicators } from "@/lib/generators/business-case/render";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { briefOf, joined, type Brief } from "@/lib/generators/server/draft/brief";
import { knowledgeOf } from "@/lib/generators/server/draft/knowledge";
import { withSection, type Place } from "@/lib/generators/server/draft/refine/blocks";
import { figuresIn } from "@/lib/generators/server/draft/refine/figures";
import { governmentSection } from "@/lib/generators/server/draft/refine/government";
import { riskSection } from "@/lib/generators/server/draft/refine/risks";
import { shorter } from "@/lib/generators/server/draft/refine/shorter";
import { heading } from "@/lib/generators/server/draft/words";
import type { CorporateToolId, Refinement, ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/** What is asked for, with the requirements for a government customer in the standard's sections unless the visitor chose. */
export const refinedInput = (tool: CorporateToolId, input: ToolInput): ToolInput =>
  tool === "requirements" && input.refine === "government" && input.template === undefined
    ? { ...input, template: "gost-34" }
    : input;

/**
 * Another edition of a finished draft, by the `refine` of its input; the draft itself without one. Pure.
 * @param assumptions those of a business case, whose computed sections come through byte by byte
 */
export function refined(
  tool: CorporateToolId,
  text: string,
  input: ToolInput,
  locale: Locale,
  assumptions?: Assumptions,
): string {
  const { refine } = input;
  if (refine === undefined) return text;
  const { brief } = briefOf(input, locale);
  if (refine === "shorter") {
    const fixed = assumptions && [
      renderIndicators(assumptions, locale),
      renderCalculation(assumptions, locale),
    ];
    return shorter(text, { locale, figures: brief ? figuresIn(text, brief) : [], fixed });
  }
  const section = brief ? sections[refine](tool, brief) : unclearSection(refine, locale);
  return withSection(text, joined(section, locale), placeOf(tool, refine, input, locale));
}

const sections: Readonly<
  Record<Exclude<Refinement, "shorter">, (tool: CorporateToolId, brief: Brief) => string[]>
> = { government: governmentSection, risks: riskSection };

const unclearSection = (refine: Exclude<Refinement, "shorter">, locale: Locale): string[] => {
  const { heading: title, unclear } = knowledgeOf[locale].refinements[refine];
  return [heading(title), unclear];
};

/** The register takes the place of the idea's risks; everything else stands before the services, or at the end. */
function placeOf(tool: CorporateToolId, refine: Refinement, input: ToolInput, locale: Locale): Place {
  const { idea } = knowledgeOf[locale];
  if (tool === "requirements" && input.template === "gost-34") return { heading: "", instead: false };
  return tool === "idea" && refine === "risks"
    ? { heading: heading(idea.headings.risks), instead: true }
    : { heading: heading(idea.headings.services), instead: false };
}
