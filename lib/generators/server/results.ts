import "server-only";
import * as z from "zod/mini";
import { analysisSchema } from "@/lib/generators/analysis";
import { assumptionsSchema } from "@/lib/generators/business-case/assumptions";
import { graphSchema } from "@/lib/generators/graph";
import type { ToolId, ToolResults } from "@/lib/generators/tools";
import { HttpError } from "@/lib/http/errors";

const document = z.string().check(z.regex(/\S/));

/** A picture in the answer itself: an address elsewhere would tell a stranger who looks at it. */
const picture = z.string().check(z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/));

const schemas: { readonly [Id in ToolId]: z.ZodMiniType<ToolResults[Id]> } = {
  idea: z.strictObject({ projectIdea: document }),
  architecture: z.strictObject({ architecture: document, graph: graphSchema }),
  "business-case": z.strictObject({ businessCase: document, assumptions: assumptionsSchema }),
  requirements: z.strictObject({ requirements: document }),
  interface: z.strictObject({ interfaceDesign: document }),
  suggest: z.strictObject({ suggestion: document }),
  styles: z.strictObject({ styleCode: document }),
  image: z.strictObject({ imageUrl: picture }),
  analyze: z.strictObject({ analysis: analysisSchema }),
};

/**
 * Checks what an engine ended with.
 * @throws HttpError `ai_unavailable` when it is not the tool's answer: to a visitor a broken answer is none
 */
export function checkResult<Id extends ToolId>(tool: Id, result: unknown): ToolResults[Id] {
  const checked = z.safeParse(schemas[tool], result);
  if (!checked.success) throw new HttpError("ai_unavailable", { cause: checked.error });
  return checked.data;
}
