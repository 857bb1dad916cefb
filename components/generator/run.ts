import type { EngineName } from "@/lib/generators/tools";

/** One request of a tool and what came of it. Times are milliseconds of `Date.now()`. */
export type Run =
  | { status: "empty" }
  | { status: "loading"; text: string; startedAt: number }
  | {
      status: "done";
      text: string;
      engine: EngineName;
      /** The visitor asked for the draft engine although a model may be there. */
      askedForDraft: boolean;
      /** Whole seconds from request to answer. */
      seconds: number;
    }
  | { status: "stopped"; text: string }
  | { status: "failed"; code: string; message?: string; requestId?: string };

export const emptyRun: Run = { status: "empty" };
