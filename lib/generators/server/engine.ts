import "server-only";
import type { EngineName, ToolId, ToolInput } from "@/lib/generators/tools";
import type { LimitName } from "@/lib/http/limits";
import type { Locale } from "@/lib/i18n/routing";

/** One piece of work for an engine: everything checked. */
export type Job = {
  tool: ToolId;
  input: ToolInput;
  /** The language of the document. */
  locale: Locale;
};

/** What an engine that costs something has besides: everything needed to ask it no more often than it must be. */
export type Paid = {
  /** Limits that one answer takes, in order. */
  limits: readonly LimitName[];
  /** Jobs with one key are one job: its answer serves them all, and is kept for a while. */
  key: (job: Job) => string;
  /** @throws HttpError when the engine is known to be out of order just now; nothing is counted then */
  check: () => void;
};

/**
 * Counts a call of a model, before it is made: one that corrects or repeats another costs the same.
 * @throws HttpError `budget_spent` or `rate_limited` when it may not be made
 */
export type CountCall = () => Promise<void>;

/**
 * Something that can answer tools. `run` yields the text as it comes and ends with the result of the tool, not yet checked:
 * `work.ts` does that for all engines alike. It stops, by throwing, as soon as the signal fires. What it cannot do it throws as an
 * `HttpError` of the codes `ai_unavailable`, `ai_timeout` and `ai_refused`.
 */
export type Engine = {
  name: EngineName;
  paid?: Paid;
  run: (job: Job, signal: AbortSignal, countCall: CountCall) => AsyncGenerator<string, unknown, undefined>;
};
