import "server-only";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import type { CountCall } from "@/lib/generators/server/engine";
import { budgets } from "@/lib/generators/server/openai/budgets";
import { complete, type Endpoint } from "@/lib/generators/server/openai/completion";
import { BrokenAnswer } from "@/lib/generators/server/openai/failure";
import { notedJsonSchema, notedSchema } from "@/lib/generators/server/openai/reading/noted";
import { factsFrom } from "@/lib/generators/server/openai/reading/to-facts";
import { readStructure } from "@/lib/generators/server/openai/structured";
import { ModelTimeout } from "@/lib/generators/server/openai/timers";
import { tagged } from "@/lib/generators/server/prompts/frame";
import type { Prompt } from "@/lib/generators/server/prompts/prompt";
import { notesForm, readingPrompt } from "@/lib/generators/server/prompts/reading";
import { repairPrompt } from "@/lib/generators/server/prompts/repair";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { settleFacts } from "@/lib/generators/server/read/settle";
import { HttpError } from "@/lib/http/errors";
import type { Locale } from "@/lib/i18n/locales";

const MAX_SHOWN = 12_000;

type Reading = {
  endpoint: Endpoint;
  signal: AbortSignal;
  countCall: CountCall;
  /** When it must be over, by `performance.now()`. */
  until: number;
  /** Called when the model has begun. */
  begun?: (() => void) | undefined;
};

/**
 * Reads a masked description with a model: structured output, every entry verified against the text; one repair, then the rules' result.
 * @returns the sheet, and whether the model's reading could be used
 * @throws HttpError when the model's server cannot be asked at all; the signal's reason when the visitor leaves
 */
export async function readByModel(
  description: string,
  locale: Locale,
  reading: Reading,
): Promise<{ facts: FactSheet; isModels: boolean }> {
  let prompt = readingPrompt(description, locale);
  const first = await ask(reading, prompt);
  for (let attempt = 0, text = first; text !== undefined && attempt < 2; attempt += 1) {
    const read = readStructure(notedSchema, text);
    const facts = "data" in read ? factsFrom(read.data, description, locale) : undefined;
    // The questions and what can be read without a model are settled by the rules, as for a sheet of a visitor.
    if (facts !== undefined)
      return { facts: withClarity(await settleFacts(description, facts, locale), facts), isModels: true };
    if (attempt > 0) break;
    const problems = "problems" in read ? read.problems : "no quote stands in the description";
    prompt = repairPrompt(locale, notesForm[locale], [
      tagged("document", description),
      tagged("json", text.slice(0, MAX_SHOWN)),
      tagged("problems", problems),
    ]);
    text = await ask(reading, prompt);
  }
  return { facts: await readFacts(description, locale), isModels: false };
}

/** What a model calls clear the rules may have called vague; it must have found something that is wanted. */
const withClarity = (settled: FactSheet, { clarity, wishes, subject }: FactSheet): FactSheet => ({
  ...settled,
  clarity: clarity === "clear" && wishes.length === 0 && subject === undefined ? settled.clarity : clarity,
});

/** The model's text; `undefined` when it was too slow or what came was none, which says nothing against the rest of the work. */
async function ask(
  { endpoint, signal, countCall, until, begun }: Reading,
  prompt: Prompt,
): Promise<string | undefined> {
  const total = Math.min(endpoint.timers.reading, until - performance.now());
  if (total <= 0) return undefined;
  const wanted = { ...budgets.reading, schema: notedJsonSchema() };
  try {
    let text = "";
    for await (const part of complete(endpoint, { tool: "facts", prompt, wanted, countCall }, signal, {
      ...endpoint.timers,
      total,
    })) {
      begun?.();
      text += part;
    }
    return text;
  } catch (thrown) {
    signal.throwIfAborted();
    const cause = thrown instanceof HttpError ? thrown.cause : undefined;
    if (cause instanceof BrokenAnswer || cause instanceof ModelTimeout) return undefined;
    throw thrown;
  }
}
