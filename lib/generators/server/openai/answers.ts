import "server-only";
import { analysisSchema } from "@/lib/generators/analysis";
import { budgets } from "@/lib/generators/server/openai/budgets";
import { documentFrom } from "@/lib/generators/server/openai/documents";
import { withoutOuterSpace } from "@/lib/generators/server/openai/reasoning";
import { structureOf } from "@/lib/generators/server/openai/structured";
import { codeOnly, isThemeCode } from "@/lib/generators/server/openai/theme-code";
import { broken, write, writePlain, type Call, type Work } from "@/lib/generators/server/openai/written";
import { analysisForm } from "@/lib/generators/server/prompts/analyze";
import { designPrompts, type WrittenToolId } from "@/lib/generators/server/prompts/prompts";
import type { ToolResults } from "@/lib/generators/tools";

type Answer<Id extends WrittenToolId> = (work: Work) => AsyncGenerator<string, ToolResults[Id], undefined>;

/** The call of a design tool. */
function designCall(tool: keyof typeof designPrompts, work: Work): Call {
  const { input, locale } = work.job;
  return { ...work, prompt: designPrompts[tool](input, locale), wanted: budgets[tool] };
}

/** How the text of a model becomes the answer of each tool: one that is missing does not compile. */
export const answers: { readonly [Id in WrittenToolId]: Answer<Id> } = {
  idea: async function* (work) {
    const { text, from } = yield* documentFrom("idea", work);
    return { projectIdea: text, ...from };
  },
  architecture: async function* (work) {
    const { text, graph, from } = yield* documentFrom("architecture", work);
    return { architecture: text, ...(graph && { graph }), ...from };
  },
  "business-case": async function* (work) {
    const { text, assumptions, from } = yield* documentFrom("business-case", work);
    return { businessCase: text, ...(assumptions && { assumptions }), ...from };
  },
  requirements: async function* (work) {
    const { text, from } = yield* documentFrom("requirements", work);
    return { requirements: text, ...from };
  },
  interface: async function* (work) {
    const { text, screens, from } = yield* documentFrom("interface", work);
    return { interfaceDesign: text, ...(screens && { screens }), ...from };
  },

  suggest: async function* (work) {
    return { suggestion: yield* writePlain(designCall("suggest", work)) };
  },
  styles: async function* (work) {
    const call = designCall("styles", work);
    const { text, isTruncated } = yield* write(call, [codeOnly(), withoutOuterSpace()]);
    if (isTruncated || !isThemeCode(text)) throw broken(call, "style code that does not parse");
    return { styleCode: text };
  },
  analyze: async function* (work) {
    const call = designCall("analyze", work);
    let text = "";
    // Nothing of a JSON text is for the visitor; the empty part says that the model has begun.
    for await (const part of write(call)) {
      if (text === "") yield "";
      text += part;
    }
    const analysis = await structureOf(work, analysisSchema, analysisForm[work.job.locale], text, text);
    if (analysis === undefined) throw broken(call, "no analysis");
    return { analysis };
  },
};
