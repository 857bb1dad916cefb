import "server-only";
import { analyzePrompt } from "@/lib/generators/server/prompts/analyze";
import { architecturePrompt } from "@/lib/generators/server/prompts/architecture";
import { businessCasePrompt } from "@/lib/generators/server/prompts/business-case";
import { ideaPrompt } from "@/lib/generators/server/prompts/idea";
import { interfacePrompt } from "@/lib/generators/server/prompts/interface";
import type { DocumentPrompt, PromptWriter } from "@/lib/generators/server/prompts/prompt";
import { requirementsPrompt } from "@/lib/generators/server/prompts/requirements";
import { stylesPrompt } from "@/lib/generators/server/prompts/styles";
import { suggestPrompt } from "@/lib/generators/server/prompts/suggest";
import type { CorporateToolId, ToolId } from "@/lib/generators/tools";

/** Tools whose answer a model writes; a picture is drawn by another. */
export type WrittenToolId = Exclude<ToolId, "image">;

/** The prompt of every document: one without does not compile. */
export const documentPrompts: { readonly [Id in CorporateToolId]: DocumentPrompt } = {
  idea: ideaPrompt,
  architecture: architecturePrompt,
  "business-case": businessCasePrompt,
  requirements: requirementsPrompt,
  interface: interfacePrompt,
};

/** The prompt of every written design tool. */
export const designPrompts: { readonly [Id in Exclude<WrittenToolId, CorporateToolId>]: PromptWriter } = {
  suggest: suggestPrompt,
  styles: stylesPrompt,
  analyze: analyzePrompt,
};
