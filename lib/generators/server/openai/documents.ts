import "server-only";
import { readModelNotes } from "@/lib/generators/server/openai/model-notes";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { renderBusinessCase } from "@/lib/generators/business-case/render";
import type { Clarity, FactSheet } from "@/lib/generators/fact-sheet";
import { graphSchema } from "@/lib/generators/graph";
import { readExtra } from "@/lib/generators/server/compose/business-case/compose";
import { compose } from "@/lib/generators/server/compose/corporate";
import type { Composed } from "@/lib/generators/server/compose/plan/plan";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { documentBudgets } from "@/lib/generators/server/openai/budgets";
import { corrected } from "@/lib/generators/server/openai/corrected";
import { fencedJson } from "@/lib/generators/server/openai/fenced-json";
import { withoutOuterSpace } from "@/lib/generators/server/openai/reasoning";
import { structureOf } from "@/lib/generators/server/openai/structured";
import { note, write, type Work } from "@/lib/generators/server/openai/written";
import { graphForm } from "@/lib/generators/server/prompts/architecture";
import { documentPrompts } from "@/lib/generators/server/prompts/prompts";
import { usesStandard } from "@/lib/generators/server/prompts/requirements";
import type { CorporateToolId } from "@/lib/generators/tools";

/** A document of a model with what is drawn and computed beside it, and the sheet it was written from. */
export type FromModel = Composed & { from: { facts: FactSheet; clarity: Clarity } };

/** A business case's words are the model's; of what the rules made of the sheet only the numbers stay. */
function numbersOf(assumptions: Assumptions): Assumptions {
  const { document: _words, ...numbers } = assumptions as Assumptions & { document?: unknown };
  return numbers;
}

/** Reads the description. The empty part says that the model has begun; before that a failure still has its own status. */
async function* readFirst({ read }: Work): AsyncGenerator<string, FactSheet, undefined> {
  const begun = Promise.withResolvers<undefined>();
  const reading = read(() => begun.resolve(undefined));
  await Promise.race([begun.promise, reading]);
  yield "";
  return reading;
}

/**
 * Writes a document of a sheet. A description without a clear task is not sent: rules ask what is missing. Numbers and screens come from
 * the plan, the graph too where the model gives none that can be drawn. The text is checked against the sheet before it is answered, so
 * the answer may differ from what was streamed.
 */
export async function* documentFrom(
  tool: CorporateToolId,
  work: Work,
): AsyncGenerator<string, FromModel, undefined> {
  const { input, locale } = work.job;
  const facts = input.facts ?? (yield* readFirst(work));
  const sheet = { facts, clarity: facts.clarity };
  const extra = await readExtra(tool, input, locale);
  const composed = compose(tool, facts, { ...input, extra });
  if (facts.clarity !== "clear") {
    yield composed.text;
    return { text: composed.text, from: sheet };
  }
  const plan = makePlan(facts);
  const isGost = tool === "requirements" && usesStandard(input);
  const wanted = documentBudgets[isGost ? "requirements-gost" : tool];
  const call = { ...work, wanted, prompt: documentPrompts[tool]({ input, facts, plan, locale }) };

  const block = fencedJson();
  const { text, isTruncated } = yield* write(call, [block, withoutOuterSpace()]);
  const notes = readModelNotes()[locale];
  const assumptions = composed.assumptions && numbersOf(composed.assumptions);
  const given =
    tool === "architecture"
      ? await structureOf(work, graphSchema, graphForm[locale], block.json, text)
      : undefined;
  const extras = { description: input.description, assumptions, wording: input };
  const checked = await corrected(work, { tool, plan, text, extras });
  const paragraphs = [
    ...(isTruncated ? [note(notes.truncated)] : []),
    ...(tool === "architecture" && given === undefined ? [note(notes.graphDerived)] : []),
    ...(assumptions ? [renderBusinessCase(assumptions, locale)] : []),
  ];
  if (paragraphs.length > 0) yield `\n\n${paragraphs.join("\n\n")}`;
  return {
    text: [checked, ...paragraphs].join("\n\n"),
    from: sheet,
    graph: given ?? composed.graph,
    assumptions,
    screens: composed.screens,
  };
}
