import * as z from "zod/mini";
import { fieldLimits, type Tool, type ToolInput } from "@/lib/generators/tools";
import { locales } from "@/lib/i18n/routing";
import { text } from "@/lib/validation/text";

const context = text({ max: fieldLimits.context });

/** The strict schema of what a tool takes: the fields of its row and no others. Works alike in the browser and on the server. */
export function inputOf(tool: Tool): z.ZodMiniType<ToolInput> {
  const optional = tool.optionalFields.map(
    (name) => [name, z.optional(text({ max: fieldLimits.optional }))] as const,
  );
  return z.strictObject({
    description: text({ min: 1, max: fieldLimits.description, shortKey: "required" }),
    locale: z.optional(z.enum(locales)),
    engine: z.optional(z.enum(["model", "draft"])),
    context: z.optional(
      z.strictObject({
        idea: z.optional(context),
        architecture: z.optional(context),
        businessCase: z.optional(context),
        requirements: z.optional(context),
      }),
    ),
    ...Object.fromEntries(optional),
  });
}
