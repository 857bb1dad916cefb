import * as z from "zod/mini";
import { analysisSchema } from "@/lib/generators/analysis";
import { assumptionsSchema } from "@/lib/generators/business-case/assumptions";
import { clarities, factSheetSchema } from "@/lib/generators/fact-sheet";
import { graphSchema } from "@/lib/generators/graph";
import { keyFiguresSchema } from "@/lib/generators/key-figures";
import { isLightMarkdown } from "@/lib/generators/markdown-blocks";
import { screensSchema } from "@/lib/generators/screens";
import type { ToolId, ToolResults } from "@/lib/generators/tools";

/** Signs alone, also such as nobody sees, are no document. */
const document = z.string().check(z.regex(/[\p{L}\p{N}]/u));
/** What would hold up the page of everybody who opens it is no document. */
const markdown = document.check(z.refine(isLightMarkdown, "too deep or too many marks"));

/** A picture in the answer itself: an address elsewhere would tell a stranger who looks at it. */
const picture = z.string().check(z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/));

const fromFacts = { facts: factSheetSchema, clarity: z.enum(clarities) };

type Drawn = {
  clarity: string;
  graph?: unknown;
  assumptions?: unknown;
  screens?: unknown;
  keyFigures?: unknown;
};

/** Where the document only asks, there is nothing to draw or to compute. */
const onlyAsks = z.refine<Drawn>(
  ({ clarity, graph, assumptions, screens, keyFigures }) =>
    clarity === "clear" || [graph, assumptions, screens, keyFigures].every((drawn) => drawn === undefined),
  "drawn from a description that is not clear",
);

/** What each tool answers, besides `engine`: asked of an engine before it is sent, and of what a browser has kept before it is shown. */
export const resultSchemas: { readonly [Id in ToolId]: z.ZodMiniType<ToolResults[Id]> } = {
  idea: z
    .strictObject({ projectIdea: markdown, keyFigures: z.optional(keyFiguresSchema), ...fromFacts })
    .check(onlyAsks),
  architecture: z
    .strictObject({ architecture: markdown, graph: z.optional(graphSchema), ...fromFacts })
    .check(onlyAsks),
  "business-case": z
    .strictObject({ businessCase: markdown, assumptions: z.optional(assumptionsSchema), ...fromFacts })
    .check(onlyAsks),
  requirements: z.strictObject({ requirements: markdown, ...fromFacts }),
  interface: z
    .strictObject({ interfaceDesign: markdown, screens: z.optional(screensSchema), ...fromFacts })
    .check(onlyAsks),
  suggest: z.strictObject({ suggestion: document }),
  styles: z.strictObject({ styleCode: document }),
  image: z.strictObject({ imageUrl: picture }),
  analyze: z.strictObject({ analysis: analysisSchema }),
};
