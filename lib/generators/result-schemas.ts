import * as z from "zod/mini";
import { analysisSchema } from "@/lib/generators/analysis";
import { assumptionsSchema } from "@/lib/generators/business-case/assumptions";
import { graphSchema } from "@/lib/generators/graph";
import { isLightMarkdown } from "@/lib/generators/markdown-blocks";
import type { ToolId, ToolResults } from "@/lib/generators/tools";

const document = z.string().check(z.regex(/\S/));
/** What would hold up the page of everybody who opens it is no document. */
const markdown = document.check(z.refine(isLightMarkdown, "too deep or too many marks"));

/** A picture in the answer itself: an address elsewhere would tell a stranger who looks at it. */
const picture = z.string().check(z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/));

/** What each tool answers, besides `engine`: asked of an engine before it is sent, and of what a browser has kept before it is shown. */
export const resultSchemas: { readonly [Id in ToolId]: z.ZodMiniType<ToolResults[Id]> } = {
  idea: z.strictObject({ projectIdea: markdown }),
  architecture: z.strictObject({ architecture: markdown, graph: graphSchema }),
  "business-case": z.strictObject({ businessCase: markdown, assumptions: assumptionsSchema }),
  requirements: z.strictObject({ requirements: markdown }),
  interface: z.strictObject({ interfaceDesign: markdown }),
  suggest: z.strictObject({ suggestion: document }),
  styles: z.strictObject({ styleCode: document }),
  image: z.strictObject({ imageUrl: picture }),
  analyze: z.strictObject({ analysis: analysisSchema }),
};
