import { createStore } from "zustand/vanilla";
import { keepResult, keptStore, loadKept, type KeptResult } from "@/components/generator/kept-results";
import { markdownPart } from "@/components/generator/markdown/markdown-part";
import { emptyRun, type DoneRun, type Run } from "@/components/generator/run";
import { documentOf, tools, type ToolAnswer, type ToolId } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/**
 * The latest runs, by tool. They live beside React: switching tabs unmounts nothing of them, and a visitor who comes back from a
 * service named in the document finds the document again.
 */
export const runsStore = createStore<Partial<Record<ToolId, Run>>>(() => ({}));

/** Shows a run as the latest of its tool, and fetches what draws its text. */
export function putRun(tool: ToolId, run: Run) {
  if (run.status !== "empty" && tools[tool].result === "markdown") void markdownPart.load();
  runsStore.setState({ [tool]: run });
}

/** The latest run of a tool. */
export const runOf = (tool: ToolId): Run => runsStore.getState()[tool] ?? emptyRun;

/** The run of a tool if it is finished. */
export function doneRun(tool: ToolId): DoneRun | undefined {
  const run = runOf(tool);
  return run.status === "done" ? run : undefined;
}

const fromKept = ({
  id,
  tool,
  locale,
  at,
  input,
  answer,
  answered,
  askedForDraft,
  seconds,
  madeFrom = "",
}: KeptResult): DoneRun => ({
  ...(answered && { answered }),
  madeFrom,
  status: "done",
  id,
  locale,
  at,
  input,
  answer,
  text: documentOf(tool, answer),
  askedForDraft,
  seconds,
});

/** Shows a finished run and keeps it in the browser. */
export function putDone(tool: ToolId, run: DoneRun) {
  const { id, locale, at, seconds, askedForDraft, answer, answered, madeFrom } = run;
  // Earlier documents are kept as results of their own, and the sheet is part of the answer.
  const input = { ...run.input };
  delete input.context;
  delete input.facts;
  void keepResult({
    id,
    tool,
    locale,
    at,
    seconds,
    askedForDraft,
    input,
    answer,
    ...(answered && { answered }),
    ...(madeFrom !== "" && { madeFrom }),
  });
  putRun(tool, run);
}

/** Shows a kept result again as the run of its tool. */
export const putKept = (result: KeptResult) => putRun(result.tool, fromKept(result));

/** After a reload: the newest kept result of every tool that shows none, in the language of the page. */
export async function restoreRuns(toolIds: readonly ToolId[], locale: Locale): Promise<void> {
  await loadKept();
  for (const tool of toolIds) {
    if (runOf(tool).status !== "empty") continue;
    const kept = keptStore
      .getState()
      .results.find((result) => result.tool === tool && result.locale === locale);
    if (kept) putKept(kept);
  }
}

/** Changes a finished answer, as the sliders of a calculation do; the kept result follows. */
export function changeAnswer(tool: ToolId, answer: ToolAnswer) {
  const run = doneRun(tool);
  if (run)
    putDone(tool, { ...run, answered: run.answered ?? run.answer, answer, text: documentOf(tool, answer) });
}
