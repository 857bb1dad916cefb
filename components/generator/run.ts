import type { ToolAnswer, ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";

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
  /** What the visitor had changed about the sheet it is made from (`changesOf`). */
  madeFrom: string;
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

/** A run, as its panel draws it. */
export type ShownRun = Exclude<Run, { status: "empty" }>;

/** A run whose text has come, at least in part. */
export type WrittenRun = Exclude<ShownRun, { status: "failed" }>;

export const emptyRun: Run = { status: "empty" };

/** Whether there is something to show: a run that was stopped before its first word has nothing. */
export const isShown = (run: Run): run is ShownRun =>
  run.status !== "empty" && !(run.status === "stopped" && run.text === "");

/** Whether a document is one. Where the description says too little the answer asks first: that is neither ready nor goes anywhere. */
export const isDocument = ({ answer }: DoneRun): boolean =>
  "analysis" in answer
    ? !("error" in answer.analysis)
    : !("clarity" in answer) ||
      (answer.clarity as string | undefined) === undefined ||
      answer.clarity === "clear";

/** What is drawn of an answer besides its text; undefined where the text is all. */
export function drawingOf(answer: ToolAnswer) {
  if ("graph" in answer && answer.graph) return { kind: "graph", graph: answer.graph } as const;
  if ("assumptions" in answer && answer.assumptions)
    return { kind: "business-case", answer: { ...answer, assumptions: answer.assumptions } } as const;
  if ("screens" in answer && answer.screens && answer.screens.length > 0)
    return { kind: "screens", screens: answer.screens } as const;
  if ("keyFigures" in answer && answer.keyFigures)
    return { kind: "key-figures", figures: answer.keyFigures } as const;
  return undefined;
}

/** Whether a document was made from this description, with these changes to its sheet. */
export const isMadeFrom = (run: DoneRun, description: string, changes: string): boolean =>
  run.input.description === description && run.madeFrom === changes;

/** The state of a run as a sign shows it. */
export const shownStatus = (run: Run): Run["status"] | "asks" =>
  run.status === "done" && !isDocument(run) ? "asks" : run.status;
