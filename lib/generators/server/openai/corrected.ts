import "server-only";
import * as z from "zod/mini";
import { readModelNotes } from "@/lib/generators/server/openai/model-notes";
import { checkDocument, type Violation } from "@/lib/generators/server/check/check-document";
import type { CheckedExtras } from "@/lib/generators/server/check/grounds";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { budgets } from "@/lib/generators/server/openai/budgets";
import { complete } from "@/lib/generators/server/openai/completion";
import { readStructure } from "@/lib/generators/server/openai/structured";
import { note, type Work } from "@/lib/generators/server/openai/written";
import { correctionPrompt } from "@/lib/generators/server/prompts/correction";
import type { CorporateToolId } from "@/lib/generators/tools";
import { escapeMarkdown } from "@/lib/generators/markdown";

const correctionSchema = z.object({
  lines: z.array(z.object({ n: z.int(), text: z.string() })),
  add: z.array(z.string()),
});

const jsonSchema = () => {
  const { $schema: _draft, ...schema } = z.toJSONSchema(correctionSchema) as Record<string, unknown>;
  return schema;
};

type Document = { tool: CorporateToolId; plan: Plan; text: string; extras: CheckedExtras };

/**
 * A model's document brought in line with its facts: what the check finds is put right by the model once; lines that still fail are left
 * out, functions that are still missing are named, and the document says both.
 * @returns the text as it came where nothing was found
 */
export async function corrected(work: Work, document: Document): Promise<string> {
  const { tool, plan, extras } = document;
  const check = (text: string) => checkDocument(plan, tool, text, extras);
  const found = check(document.text);
  if (found.length === 0) return document.text;
  const repaired = (await repair(work, document.text, found, plan)) ?? document.text;
  const left = check(repaired);
  const bad = new Set(left.flatMap(({ line }) => line ?? []));
  const kept = repaired
    .split("\n")
    .filter((_, at) => !bad.has(at))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd();
  const missing = left.flatMap(({ kind, found: title }) => (kind === "wish" ? [title] : []));
  const notes = readModelNotes()[work.job.locale];
  return [
    kept,
    ...(bad.size > 0 ? [note(notes.linesDropped)] : []),
    ...(missing.length > 0
      ? [
          [note(notes.wishesMissing), ...missing.map((title) => note(`- ${escapeMarkdown(title)}`))].join(
            "\n",
          ),
        ]
      : []),
  ].join("\n\n");
}

async function repair(
  { endpoint, job, signal, countCall, until }: Work,
  text: string,
  found: readonly Violation[],
  plan: Plan,
): Promise<string | undefined> {
  const total = Math.min(endpoint.timers.repair, until - performance.now());
  if (total <= 0) return undefined;
  const prompt = correctionPrompt(job.locale, text, found, plan);
  const wanted = { ...budgets.repair, schema: jsonSchema() };
  try {
    let answer = "";
    const timers = { ...endpoint.timers, total };
    const question = { tool: job.tool, prompt, wanted, countCall };
    for await (const part of complete(endpoint, question, signal, timers)) answer += part;
    const read = readStructure(correctionSchema, answer);
    return "data" in read ? applied(text, read.data) : undefined;
  } catch {
    // Its reason is in the log already.
    signal.throwIfAborted();
    return undefined;
  }
}

/** Lines of one kind stay lines of that kind: a row a row, an item an item. */
function applied(text: string, { lines, add }: z.infer<typeof correctionSchema>): string {
  const all = text.split("\n");
  for (const { n, text: replacement } of lines) {
    const old = all[n - 1];
    const line = replacement.replace(/\s*\n\s*/g, " ").trim();
    if (old === undefined) continue;
    const isRow = old.trimStart().startsWith("|");
    if (isRow && line !== "" && !/^\|.*\|$/.test(line)) continue;
    all[n - 1] = line;
  }
  const added = add.map((item) => item.trim()).filter((item) => item !== "");
  return [all.join("\n"), ...added].join("\n\n");
}
