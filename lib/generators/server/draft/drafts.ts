import "server-only";
import { draftIdea } from "@/lib/generators/server/draft/idea/compose";
import type { ToolId, ToolInput, ToolResults } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/** The text to show as it comes (empty for a tool without one) and the result it ends with. */
export type Draft<Id extends ToolId> = { text: string; result: ToolResults[Id] };

/** The draft of each tool: rules and the knowledge base, pure. */
export const drafts: { readonly [Id in ToolId]: (input: ToolInput, locale: Locale) => Draft<Id> } = {
  idea: ({ description }, locale) => {
    const text = draftIdea(description, locale);
    return { text, result: { projectIdea: text } };
  },
};
