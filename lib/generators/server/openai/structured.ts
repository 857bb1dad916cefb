import "server-only";
import type * as z from "zod/mini";
import { complete } from "@/lib/generators/server/openai/completion";
import { budgets } from "@/lib/generators/server/openai/budgets";
import type { Work } from "@/lib/generators/server/openai/written";
import { tagged } from "@/lib/generators/server/prompts/frame";
import { repairPrompt } from "@/lib/generators/server/prompts/repair";

type Checked<T> = { data: T } | { problems: string };

const MAX_PROBLEMS = 8;
/** Longest text that is sent back for a correction. */
const MAX_CHARACTERS = 16_000;

/** Reads an object of JSON from what a model wrote, whatever stands around it, and checks it. */
export function readStructure<T>(schema: z.ZodMiniType<T>, text: string): Checked<T> {
  let value: unknown;
  try {
    value = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return { problems: "not valid JSON" };
  }
  const checked = schema.safeParse(value);
  if (checked.success) return { data: checked.data };
  const lines = checked.error.issues.map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
  return { problems: lines.slice(0, MAX_PROBLEMS).join("\n") };
}

/**
 * The structured part of an answer: what the model wrote, else what it writes when it is shown its mistake, once.
 * @param written the JSON that came, `undefined` when none did
 * @param source what the structure belongs to, for a model that left it out
 * @returns `undefined` when both were unusable or the second call failed: the caller has rules to go on with
 * @throws the signal's reason when the visitor leaves
 */
export async function structureOf<T>(
  { endpoint, job, signal, countCall, until }: Work,
  schema: z.ZodMiniType<T>,
  form: string,
  written: string | undefined,
  source: string,
): Promise<T | undefined> {
  const first = readStructure(schema, written ?? "");
  if ("data" in first) return first.data;
  const total = Math.min(endpoint.timers.repair, until - performance.now());
  if (total <= 0) return undefined;
  const prompt = repairPrompt(job.locale, form, [
    tagged("document", source.slice(0, MAX_CHARACTERS)),
    tagged("json", (written ?? "").slice(0, MAX_CHARACTERS)),
    tagged("problems", first.problems),
  ]);
  try {
    let text = "";
    const timers = { ...endpoint.timers, total };
    const question = { tool: job.tool, prompt, wanted: budgets.repair, countCall };
    for await (const part of complete(endpoint, question, signal, timers)) text += part;
    const second = readStructure(schema, text);
    return "data" in second ? second.data : undefined;
  } catch {
    // Its reason is in the log already.
    signal.throwIfAborted();
    return undefined;
  }
}
