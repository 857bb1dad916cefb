import { createStore } from "zustand/vanilla";
import { loadMarkdown } from "@/components/generator/markdown/load-markdown";
import { keepResult, keptStore, loadKept, type KeptResult } from "@/components/generator/kept-results";
import { emptyRun, type DoneRun, type Run } from "@/components/generator/run";
import { generate } from "@/lib/generators/client/generate";
import { GenerateError } from "@/lib/generators/client/generate-error";
import { changesOf } from "@/lib/generators/fact-places";
import { documentOf, tools, type ToolAnswer, type ToolId, type ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/**
 * Laying out a document with every frame would cost many times what the document itself does. A long one is read from its top
 * while its end is being written, so that the end may come in larger steps.
 */
const shownEvery = (length: number) => (length < 3_000 ? 200 : 600);

type Live = { controller: AbortController; text: string; locale: Locale };

/**
 * The latest runs, by tool. They live beside React: switching tabs unmounts nothing of them, and a visitor who comes back from a
 * service named in the document finds the document again.
 */
export const runsStore = createStore<Partial<Record<ToolId, Run>>>(() => ({}));

const live = new Map<ToolId, Live>();

const put = (tool: ToolId, run: Run) => runsStore.setState({ [tool]: run });

/** The latest run of a tool. */
export const runOf = (tool: ToolId): Run => runsStore.getState()[tool] ?? emptyRun;

/** The run of a tool if it is finished. */
export function doneRun(tool: ToolId): DoneRun | undefined {
  const run = runOf(tool);
  return run.status === "done" ? run : undefined;
}

const prepare = (tool: ToolId) => {
  if (tools[tool].result === "markdown") void loadMarkdown();
};

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

const finished = (tool: ToolId, run: DoneRun) => {
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
  put(tool, run);
};

/** Shows a kept result again as the run of its tool. */
export function showKept(result: KeptResult) {
  live.get(result.tool)?.controller.abort();
  live.delete(result.tool);
  prepare(result.tool);
  put(result.tool, fromKept(result));
}

/** After a reload: the newest kept result of every tool that shows none, in the language of the page. */
export async function restoreRuns(toolIds: readonly ToolId[], locale: Locale): Promise<void> {
  await loadKept();
  for (const tool of toolIds) {
    if (runOf(tool).status !== "empty") continue;
    const kept = keptStore
      .getState()
      .results.find((result) => result.tool === tool && result.locale === locale);
    if (kept) showKept(kept);
  }
}

/** Changes a finished answer, as the sliders of a calculation do; the kept result follows. */
export function changeAnswer(tool: ToolId, answer: ToolAnswer) {
  const run = doneRun(tool);
  if (run)
    finished(tool, { ...run, answered: run.answered ?? run.answer, answer, text: documentOf(tool, answer) });
}

/** Takes the result of a tool off the page; what is kept stays. */
export function clearRun(tool: ToolId) {
  stopRun(tool);
  put(tool, emptyRun);
}

/**
 * Starts a request; one that is still running for the same tool is given up. The text is shown with its first part, then a few times a second.
 * @param asked may come later: a description that has just been typed is read first
 * @returns the run once it is over, or undefined when another one took its place or it was stopped
 */
export function startRun(
  tool: ToolId,
  asked: ToolInput | Promise<ToolInput>,
  locale: Locale,
): Promise<Run | undefined> {
  live.get(tool)?.controller.abort();
  const fresh = doneRun(tool) !== undefined;
  const current: Live = { controller: new AbortController(), text: "", locale };
  live.set(tool, current);
  const startedAt = Date.now();
  put(tool, { status: "loading", text: "", locale, startedAt });
  prepare(tool);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = -Infinity;
  const show = () => {
    timer = undefined;
    if (live.get(tool) !== current) return;
    shownAt = performance.now();
    put(tool, { status: "loading", text: current.text, locale, startedAt });
  };
  const onDelta = (text: string) => {
    current.text += text;
    if (live.get(tool) !== current) return;
    timer ??= setTimeout(show, Math.max(0, shownAt + shownEvery(current.text.length) - performance.now()));
  };
  const isCurrent = () => {
    clearTimeout(timer);
    if (live.get(tool) !== current) return false;
    live.delete(tool);
    return true;
  };

  const failed = (error: unknown): Run | undefined => {
    if (current.controller.signal.aborted || !isCurrent()) return undefined;
    console.error(`Generation failed: ${tool}`, error);
    const { code, shown, requestId } =
      error instanceof GenerateError ? error : new GenerateError({ code: "internal_error" });
    const run: Run = {
      status: "failed",
      code,
      locale,
      ...(shown && { message: shown }),
      ...(requestId && { requestId }),
    };
    put(tool, run);
    return run;
  };

  const { signal } = current.controller;
  const answered = async () => {
    const input = await asked;
    signal.throwIfAborted();
    return { input, answer: await generate({ tool, input, fresh, signal, onDelta }) };
  };
  return answered().then(({ input, answer }) => {
    if (!isCurrent()) return undefined;
    const at = Date.now();
    const run: DoneRun = {
      status: "done",
      id: `${tool}-${String(at)}`,
      locale,
      at,
      input,
      madeFrom: changesOf(input.facts),
      answer,
      text: documentOf(tool, answer),
      askedForDraft: input.engine === "draft",
      seconds: Math.max(1, Math.round((at - startedAt) / 1000)),
    };
    finished(tool, run);
    return run;
  }, failed);
}

/** Stops a running request and keeps what has been written. */
export function stopRun(tool: ToolId) {
  const current = live.get(tool);
  if (!current) return;
  live.delete(tool);
  current.controller.abort();
  put(tool, { status: "stopped", text: current.text.trim(), locale: current.locale });
}

/** The visitor leaves the page: nothing goes on behind their back. */
export function stopAllRuns() {
  for (const tool of [...live.keys()]) stopRun(tool);
}
