import "server-only";
import { analyzePrompt } from "@/lib/generators/server/prompts/analyze";
import { architecturePrompt } from "@/lib/generators/server/prompts/architecture";
import { businessCasePrompt } from "@/lib/generators/server/prompts/business-case";
import { ideaPrompt } from "@/lib/generators/server/prompts/idea";
import { interfacePrompt } from "@/lib/generators/server/prompts/interface";
import type { PromptWriter } from "@/lib/generators/server/prompts/prompt";
import { requirementsPrompt } from "@/lib/generators/server/prompts/requirements";
import { stylesPrompt } from "@/lib/generators/server/prompts/styles";
import { suggestPrompt } from "@/lib/generators/server/prompts/suggest";
import type { ToolId } from "@/lib/generators/tools";

/** Tools whose answer a model writes; a picture is drawn by another. */
export type WrittenToolId = Exclude<ToolId, "image">;

/** The prompt of every written tool: one without does not compile. */
export const prompts: { readonly [Id in WrittenToolId]: PromptWriter } = {
  idea: ideaPrompt,
  architecture: architecturePrompt,
  "business-case": businessCasePrompt,
  requirements: requirementsPrompt,
  interface: interfacePrompt,
  suggest: suggestPrompt,
  styles: stylesPrompt,
  analyze: analyzePrompt,
};
