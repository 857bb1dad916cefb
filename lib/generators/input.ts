import * as z from "zod/mini";
import { factSheetSchema } from "@/lib/generators/fact-sheet";
import { sheetProblems } from "@/lib/generators/sheet-problems";
import {
  fieldLimits,
  refinements,
  requirementTemplates,
  type Tool,
  type ToolInput,
} from "@/lib/generators/tools";
import { locales } from "@/lib/i18n/locales";
import { text } from "@/lib/validation/text";

const context = text({ max: fieldLimits.context });

const contextField = z.strictObject({
  idea: z.optional(context),
  architecture: z.optional(context),
  businessCase: z.optional(context),
  requirements: z.optional(context),
});

const description = text({ min: 1, max: fieldLimits.description, shortKey: "required" });

/** What the reader of a description is asked: `POST /api/corporate/facts`. */
export const factsInput = z.strictObject({
  description,
  locale: z.optional(z.enum(locales)),
  /** The embedded reader answers unless a model is asked for. */
  engine: z.optional(z.enum(["model", "draft"])),
});
export type FactsInput = z.infer<typeof factsInput>;

/** A sheet must fit the description beside it: its problems are told by their place in it. */
const factsFit = z.check<Pick<ToolInput, "description" | "facts">>(({ value, issues }) => {
  if (value.facts === undefined) return;
  for (const { path, key } of sheetProblems(value.facts, value.description))
    issues.push({ code: "custom", input: value.facts, path: ["facts", ...path], message: key });
});

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
    facts: z.optional(tool.suite === "corporate" ? factSheetSchema : z.never()),
    refine: z.optional(tool.suite === "corporate" ? z.enum(refinements) : z.never()),
    // All of them may be absent, so the type holds for those of the row too.
    ...(Object.fromEntries(own) as typeof known),
  };
  if (tool.promptField === "description") return z.strictObject({ description, ...common }).check(factsFit);
  return z.pipe(
    z.strictObject({ prompt: description, ...common }),
    z.transform(({ prompt, ...rest }) => ({ ...rest, description: prompt })),
  );
}
