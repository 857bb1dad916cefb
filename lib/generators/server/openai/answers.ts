import "server-only";
import { modelNotes } from "@/content/model-notes";
import { analysisSchema } from "@/lib/generators/analysis";
import { assumptionsSchema } from "@/lib/generators/business-case/assumptions";
import { renderBusinessCase } from "@/lib/generators/business-case/render";
import { graphSchema } from "@/lib/generators/graph";
import { deriveGraph } from "@/lib/generators/server/draft/architecture/graph";
import { deriveAssumptions } from "@/lib/generators/server/draft/business-case/assumptions";
import { fencedJson } from "@/lib/generators/server/openai/fenced-json";
import { withoutOuterSpace } from "@/lib/generators/server/openai/reasoning";
import { structureOf } from "@/lib/generators/server/openai/structured";
import { codeOnly, isThemeCode } from "@/lib/generators/server/openai/theme-code";
import {
  append,
  broken,
  note,
  write,
  writeDocument,
  type Call,
} from "@/lib/generators/server/openai/written";
import { analysisForm } from "@/lib/generators/server/prompts/analyze";
import { graphForm } from "@/lib/generators/server/prompts/architecture";
import { assumptionsForm } from "@/lib/generators/server/prompts/business-case";
import type { WrittenToolId } from "@/lib/generators/server/prompts/prompts";
import type { ToolResults } from "@/lib/generators/tools";

type Answer<Id extends WrittenToolId> = (call: Call) => AsyncGenerator<string, ToolResults[Id], undefined>;

/** How the text of a model becomes the answer of each tool: one that is missing does not compile. */
export const answers: { readonly [Id in WrittenToolId]: Answer<Id> } = {
  idea: async function* (call) {
    return { projectIdea: yield* writeDocument(call, true) };
  },
  requirements: async function* (call) {
    return { requirements: yield* writeDocument(call, true) };
  },
  interface: async function* (call) {
    return { interfaceDesign: yield* writeDocument(call, true) };
  },
  suggest: async function* (call) {
    return { suggestion: yield* writeDocument(call, false) };
  },

  architecture: async function* (call) {
    const { input, locale } = call.job;
    const block = fencedJson();
    const { text, isTruncated } = yield* write(call, [block, withoutOuterSpace()]);
    const graph = await structureOf(call, graphSchema, graphForm[locale], block.json, text);
    const notes = modelNotes[locale];
    const architecture = yield* append(text, [
      isTruncated && note(notes.truncated),
      graph === undefined && note(notes.graphDerived),
    ]);
    return { architecture, graph: graph ?? deriveGraph(input, locale) };
  },

  "business-case": async function* (call) {
    const { input, locale } = call.job;
    const block = fencedJson();
    const { text, isTruncated } = yield* write(call, [block, withoutOuterSpace()]);
    const given = await structureOf(call, assumptionsSchema, assumptionsForm[locale], block.json, text);
    const assumptions = given ?? deriveAssumptions(input, locale);
    const notes = modelNotes[locale];
    const businessCase = yield* append(text, [
      isTruncated && note(notes.truncated),
      given === undefined && note(notes.assumptionsDerived),
      renderBusinessCase(assumptions, locale),
    ]);
    return { businessCase, assumptions };
  },

  styles: async function* (call) {
    const { text, isTruncated } = yield* write(call, [codeOnly(), withoutOuterSpace()]);
    if (isTruncated || !isThemeCode(text)) throw broken(call, "style code that does not parse");
    return { styleCode: text };
  },

  analyze: async function* (call) {
    let text = "";
    // Nothing of a JSON text is for the visitor; the empty part says that the model has begun.
    for await (const part of write(call)) {
      if (text === "") yield "";
      text += part;
    }
    const analysis = await structureOf(call, analysisSchema, analysisForm[call.job.locale], text, text);
    if (analysis === undefined) throw broken(call, "no analysis");
    return { analysis };
  },
};
