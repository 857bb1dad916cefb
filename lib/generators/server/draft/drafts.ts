import "server-only";
import { draftArchitecture } from "@/lib/generators/server/draft/architecture/compose";
import { deriveGraph } from "@/lib/generators/server/draft/architecture/graph";
import { draftBusinessCase } from "@/lib/generators/server/draft/business-case/compose";
import { draftAnalysis } from "@/lib/generators/server/draft/design/analyze";
import { draftImage } from "@/lib/generators/server/draft/design/image/draw";
import { draftStyles } from "@/lib/generators/server/draft/design/styles";
import { draftSuggestions } from "@/lib/generators/server/draft/design/suggest";
import { draftIdea } from "@/lib/generators/server/draft/idea/compose";
import { draftInterface } from "@/lib/generators/server/draft/interface/compose";
import { refined, refinedInput } from "@/lib/generators/server/draft/refine/refine";
import { draftRequirements } from "@/lib/generators/server/draft/requirements/compose";
import type { ToolId, ToolInput, ToolResults } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/** The text to show as it comes (empty for a tool without one) and the result it ends with. */
export type Draft<Id extends ToolId> = { text: string; result: ToolResults[Id] };

type Drafter<Id extends ToolId> = (input: ToolInput, locale: Locale) => Draft<Id> | Promise<Draft<Id>>;

/** The draft of each tool: rules and the knowledge base, pure. */
export const drafts: { readonly [Id in ToolId]: Drafter<Id> } = {
  idea: (input, locale) => {
    const text = refined("idea", draftIdea(input.description, locale), input, locale);
    return { text, result: { projectIdea: text } };
  },
  architecture: (input, locale) => {
    const text = refined("architecture", draftArchitecture(input, locale), input, locale);
    return { text, result: { architecture: text, graph: deriveGraph(input, locale) } };
  },
  "business-case": (input, locale) => {
    const { text: draft, assumptions } = draftBusinessCase(input, locale);
    const text = refined("business-case", draft, input, locale, assumptions);
    return { text, result: { businessCase: text, assumptions } };
  },
  requirements: (asked, locale) => {
    const input = refinedInput("requirements", asked);
    const text = refined("requirements", draftRequirements(input, locale), input, locale);
    return { text, result: { requirements: text } };
  },
  interface: (input, locale) => {
    const text = refined("interface", draftInterface(input, locale), input, locale);
    return { text, result: { interfaceDesign: text } };
  },
  suggest: ({ description }, locale) => {
    const text = draftSuggestions(description, locale);
    return { text, result: { suggestion: text } };
  },
  styles: ({ description }, locale) => {
    const text = draftStyles(description, locale);
    return { text, result: { styleCode: text } };
  },
  image: async ({ description }, locale) => ({
    text: "",
    result: { imageUrl: await draftImage(description, locale) },
  }),
  analyze: ({ description }, locale) => ({
    text: "",
    result: { analysis: draftAnalysis(description, locale) },
  }),
};
