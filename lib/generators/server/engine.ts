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

/**
 * Something that can answer every tool. `run` yields the text as it comes and ends with the result of the tool, not yet checked:
 * `run.ts` does that for all engines alike. It stops, by throwing, as soon as the signal fires. What it cannot do it throws as an
 * `HttpError` of the codes `ai_unavailable`, `ai_timeout` and `ai_refused`.
 */
export type Engine = {
  name: EngineName;
  /** Limits that one answer takes, in order. */
  limits: readonly LimitName[];
  run: (job: Job, signal: AbortSignal) => AsyncGenerator<string, unknown, undefined>;
};
