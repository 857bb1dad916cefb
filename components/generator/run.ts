import type { ToolAnswer, ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/**
 * One request of a tool and what came of it. Times are milliseconds of `Date.now()`; `locale` is the language of its texts, which the
 * page may have left since.
 */
export type Run =
  | { status: "empty" }
  | { status: "loading"; text: string; locale: Locale; startedAt: number }
  | DoneRun
  | { status: "stopped"; text: string; locale: Locale }
  | { status: "failed"; code: string; locale: Locale; message?: string; requestId?: string };

export type DoneRun = {
  status: "done";
  locale: Locale;
  /** The same as of the kept result. */
  id: string;
  at: number;
  /** What was asked. */
  input: ToolInput;
  answer: ToolAnswer;
  /** The answer as it came, once the visitor has changed it. */
  answered?: ToolAnswer;
  /** The document as text; empty for a result that is none. */
  text: string;
  /** The visitor asked for the draft engine although a model may be there. */
  askedForDraft: boolean;
  /** Whole seconds from request to answer. */
  seconds: number;
};

export const emptyRun: Run = { status: "empty" };
