import type { ToolAnswer, ToolInput } from "@/lib/generators/tools";

/** One request of a tool and what came of it. Times are milliseconds of `Date.now()`. */
export type Run =
  | { status: "empty" }
  | { status: "loading"; text: string; startedAt: number }
  | DoneRun
  | { status: "stopped"; text: string }
  | { status: "failed"; code: string; message?: string; requestId?: string };

export type DoneRun = {
  status: "done";
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
