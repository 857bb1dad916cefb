import "server-only";
import { modelNotes } from "@/content/model-notes";
import type { Job } from "@/lib/generators/server/engine";
import { complete, type Endpoint } from "@/lib/generators/server/openai/completion";
import { BrokenAnswer, failureOf } from "@/lib/generators/server/openai/failure";
import type { TextFilter } from "@/lib/generators/server/openai/reasoning";
import type { Prompt } from "@/lib/generators/server/prompts/prompt";

/** One call of a model for a job, whose texts are masked. */
export type Call = {
  endpoint: Endpoint;
  job: Job;
  prompt: Prompt;
  signal: AbortSignal;
  /** When everything must be over, by `performance.now()`. */
  until: number;
};

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
  const { endpoint, job, prompt, signal } = call;
  const parts = complete(endpoint, job.tool, prompt, signal);
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

/** Adds paragraphs at the end of a text; yields what was added. */
export async function* append(
  text: string,
  paragraphs: readonly (string | undefined | false)[],
): AsyncGenerator<string, string, undefined> {
  const added = paragraphs.filter((paragraph) => typeof paragraph === "string");
  if (added.length === 0) return text;
  const rest = `\n\n${added.join("\n\n")}`;
  yield await Promise.resolve(rest);
  return text + rest;
}

/** A note of the site in a Markdown document. */
export const note = (text: string) => `> ${text}`;

/** A document as it comes, with a note when the model broke off at its longest. */
export async function* writeDocument(
  call: Call,
  isMarkdown: boolean,
): AsyncGenerator<string, string, undefined> {
  const { text, isTruncated } = yield* write(call);
  const { truncated } = modelNotes[call.job.locale];
  return yield* append(text, [isTruncated && (isMarkdown ? note(truncated) : truncated)]);
}
