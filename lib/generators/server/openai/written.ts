import "server-only";
import { readModelNotes } from "@/lib/generators/server/openai/model-notes";
import type { CountCall, Job } from "@/lib/generators/server/engine";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { complete, type Endpoint } from "@/lib/generators/server/openai/completion";
import { BrokenAnswer, failureOf } from "@/lib/generators/server/openai/failure";
import type { TextFilter } from "@/lib/generators/server/openai/reasoning";
import type { Wanted } from "@/lib/generators/server/openai/traits";
import type { Prompt } from "@/lib/generators/server/prompts/prompt";

/** A job in the hands of a model, whose texts are masked. */
export type Work = {
  endpoint: Endpoint;
  job: Job;
  signal: AbortSignal;
  countCall: CountCall;
  /** When everything must be over, by `performance.now()`. */
  until: number;
  /** Reads the description with the model, and says when it has begun. */
  read: (begun: () => void) => Promise<FactSheet>;
};

/** One call of it that writes a text. */
export type Call = Work & { prompt: Prompt; wanted: Wanted };

export type Written = { text: string; isTruncated: boolean };

/** A broken answer that was found only when it was whole: logged, and told like every other. */
export const broken = ({ endpoint, job, prompt }: Call, problem: string) =>
  failureOf(new BrokenAnswer(problem), {
    tool: job.tool,
    prompt: prompt.user,
    apiKey: endpoint.config.apiKey,
  });

/**
 * Writes a text: yields what the filters let through, and ends with all of it. Filters are given in the order the text passes them.
 * @throws what `complete` throws, and HttpError `ai_unavailable` when nothing is left of the text
 */
export async function* write(
  call: Call,
  filters: readonly TextFilter[] = [],
): AsyncGenerator<string, Written, undefined> {
  const { endpoint, job, prompt, wanted, signal, countCall, until } = call;
  const timers = { ...endpoint.timers, total: Math.max(1, until - performance.now()) };
  const parts = complete(endpoint, { tool: job.tool, prompt, wanted, countCall }, signal, timers);
  let text = "";
  const pass = (part: string, from: readonly TextFilter[]) =>
    from.reduce((passing, filter) => filter.push(passing), part);
  try {
    for (;;) {
      const step = await parts.next();
      const shown =
        step.done === true
          ? filters.map((filter, index) => pass(filter.end(), filters.slice(index + 1))).join("")
          : pass(step.value, filters);
      text += shown;
      yield shown;
      if (step.done !== true) continue;
      if (text.trim() === "") throw broken(call, "nothing but data");
      return { text, isTruncated: step.value === "length" };
    }
  } finally {
    // Also when the reader of this text goes away in the middle: then the call is given up.
    await parts.return("stop");
  }
}

/** A note of the site in a Markdown document. */
export const note = (text: string) => `> ${text}`;

/** A plain text as it comes, with a line when the model broke off at its longest. */
export async function* writePlain(call: Call): AsyncGenerator<string, string, undefined> {
  const { text, isTruncated } = yield* write(call);
  if (!isTruncated) return text;
  const rest = `\n\n${readModelNotes()[call.job.locale].truncated}`;
  yield rest;
  return text + rest;
}
