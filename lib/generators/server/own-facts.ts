import "server-only";
import { factParts, type FactEntry, type FactSheet } from "@/lib/generators/fact-sheet";
import { draftEngine } from "@/lib/generators/server/draft/drafts";
import type { Engine, Job } from "@/lib/generators/server/engine";
import { placesIn } from "@/lib/generators/server/openai/reading/places";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { settleFacts } from "@/lib/generators/server/read/settle";
import type { ToolWork } from "@/lib/generators/server/work";
import { tools } from "@/lib/generators/tools";

/**
 * Prepares a job for an engine that costs something: a sheet that came along is settled, and where there is no clear task no model is
 * asked; the embedded engine puts the questions. Other engines and tools get their job as it is.
 * @throws HttpError `validation_failed` for a sheet that does not fit its description
 */
export async function prepared(engine: Engine, job: Job): Promise<{ engine: Engine; job: Job }> {
  if (engine.paid === undefined || tools[job.tool].suite !== "corporate") return { engine, job };
  const { input, locale } = job;
  const { description, facts: sent } = input;
  const facts = await (sent ? settleFacts(description, sent, locale) : readFacts(description, locale));
  if (facts.clarity !== "clear") return { engine: draftEngine, job };
  return { engine, job: sent ? { ...job, input: { ...input, facts } } : job };
}

/**
 * The same work, its answer with the sheet of this visitor: an answer of a model may be shared by visitors whose descriptions differ in
 * personal data, which no model sees.
 */
export function withOwnFacts({ next, leave }: ToolWork, engine: Engine, { input }: Job): ToolWork {
  if (engine.paid === undefined) return { next, leave };
  return {
    leave,
    next: async () => {
      const step = await next();
      if (!("answer" in step) || !("facts" in step.answer)) return step;
      const facts = input.facts ?? replaced(step.answer.facts, input.description);
      return { answer: { ...step.answer, facts } };
    },
  };
}

/** A sheet that was read from a masked description, with the places its words have in the description itself. */
export function replaced(sheet: FactSheet, description: string): FactSheet {
  const find = (entry: FactEntry) => {
    const { start, end } = entry.span ?? { start: -1, end: -1 };
    if (description.slice(start, end) === entry.text) return entry.span;
    return placesIn(description)(entry.text)?.span;
  };
  const one = <T extends FactEntry>(entry: T | undefined): T | undefined => {
    if (entry === undefined || entry.by === "visitor") return entry;
    const span = find(entry);
    return span && { ...entry, span, text: description.slice(span.start, span.end) };
  };
  const { limits } = sheet;
  return {
    ...sheet,
    subject: one(sheet.subject),
    organisation: one(sheet.organisation),
    ...Object.fromEntries(
      factParts.map((part) => [part, sheet[part].flatMap((entry: FactEntry) => one(entry) ?? [])]),
    ),
    limits: {
      ...limits,
      deadline: one(limits.deadline),
      budget: one(limits.budget),
      hosting: one(limits.hosting),
      hours: one(limits.hours),
      acceptance: one(limits.acceptance),
      law: limits.law?.flatMap((entry) => one(entry) ?? []),
    },
  };
}
