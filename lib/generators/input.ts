import * as z from "zod/mini";
import {
  fieldLimits,
  refinements,
  requirementTemplates,
  type Tool,
  type ToolInput,
} from "@/lib/generators/tools";
import { locales } from "@/lib/i18n/routing";
import { text } from "@/lib/validation/text";

const context = text({ max: fieldLimits.context });

const contextField = z.strictObject({
  idea: z.optional(context),
  architecture: z.optional(context),
  businessCase: z.optional(context),
  requirements: z.optional(context),
});

const description = text({ min: 1, max: fieldLimits.description, shortKey: "required" });

/** The strict schema of what a tool takes: the fields of its row and no others. Works alike in the browser and on the server. */
export function inputOf(tool: Tool): z.ZodMiniType<ToolInput> {
  const field = text({ max: fieldLimits.optional });
  const known = {
    additionalInfo: z.optional(field),
    scope: z.optional(field),
    style: z.optional(field),
    template: z.optional(z.enum(requirementTemplates)),
  };
  const own = tool.optionalFields.map((name) => [name, known[name]] as const);
  const common = {
    locale: z.optional(z.enum(locales)),
    engine: z.optional(z.enum(["model", "draft"])),
    context: z.optional(tool.takesContext ? contextField : z.never()),
    refine: z.optional(tool.suite === "corporate" ? z.enum(refinements) : z.never()),
    // All of them may be absent, so the type holds for those of the row too.
    ...(Object.fromEntries(own) as typeof known),
  };
  if (tool.promptField === "description") return z.strictObject({ description, ...common });
  return z.pipe(
    z.strictObject({ prompt: description, ...common }),
    z.transform(({ prompt, ...rest }) => ({ ...rest, description: prompt })),
  );
}
