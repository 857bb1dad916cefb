import { isDocument, isMadeFrom } from "@/components/generator/run";
import { doneRun } from "@/components/generator/runs-store";
import { createTextStore, type TextStore } from "@/components/generator/text-store";
import { changesOf } from "@/lib/generators/fact-places";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import {
  corporateToolIds,
  fieldLimits,
  requirementTemplates,
  tools,
  type CorporateToolId,
  type OptionalField,
  type ToolContext,
  type ToolInput,
} from "@/lib/generators/tools";

/** What the visitor has filled in beside the description. */
export type FieldStores = { readonly [Field in OptionalField]: TextStore };

export const createFieldStores = (): FieldStores => ({
  additionalInfo: createTextStore("generator.additionalInfo"),
  scope: createTextStore("generator.scope"),
  template: createTextStore("generator.template"),
  style: createTextStore("generator.style"),
});

const contextKeys = {
  idea: "idea",
  architecture: "architecture",
  "business-case": "businessCase",
  requirements: "requirements",
} as const satisfies Partial<Record<CorporateToolId, keyof ToolContext>>;

/** As much of a document as fits, cut before a heading where there is one in the last half. */
function shortened(text: string, limit: number = fieldLimits.context): string {
  if (text.length <= limit) return text;
  const fitting = text.slice(0, limit);
  const heading = fitting.lastIndexOf("\n#");
  return fitting.slice(0, heading > limit / 2 ? heading : limit).trimEnd();
}

/** The documents before `tool` that were made from the same description and sheet, so that the new one agrees with them. */
function contextOf(tool: CorporateToolId, description: string, facts: FactSheet | undefined): ToolContext {
  const changes = changesOf(facts);
  const earlier = corporateToolIds.slice(0, corporateToolIds.indexOf(tool));
  const entries = earlier.flatMap((id) => {
    const run = doneRun(id);
    return id in contextKeys && run && isDocument(run) && isMadeFrom(run, description, changes)
      ? [[contextKeys[id as keyof typeof contextKeys], shortened(run.text)] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

type Asked = { description: string; facts: FactSheet | undefined };

/** The request of a corporate tool from what stands in the form, what was read from it and what has been made before. */
export function inputFor(
  tool: CorporateToolId,
  { description, facts }: Asked,
  fields: FieldStores,
): ToolInput {
  const context = contextOf(tool, description, facts);
  const own = Object.fromEntries(
    tools[tool].optionalFields.flatMap((field) => {
      const value = fields[field].get().trim();
      return value === "" ? [] : [[field, value] as const];
    }),
  );
  return {
    description,
    ...own,
    ...(facts && { facts }),
    ...(Object.keys(context).length > 0 && { context }),
  };
}

/** The structure the requirements follow unless the visitor chooses. */
export const defaultTemplate = requirementTemplates[0];
