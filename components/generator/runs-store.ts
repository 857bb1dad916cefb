import { loadMarkdown } from "@/components/generator/markdown/load-markdown";
import { emptyRun, type Run } from "@/components/generator/run";
import { generate } from "@/lib/generators/client/generate";
import { GenerateError } from "@/lib/generators/client/generate-error";
import { documentOf, type ToolId, type ToolInput } from "@/lib/generators/tools";

type Live = { controller: AbortController; text: string };

let runs: Partial<Record<ToolId, Run>> = {};
const live = new Map<ToolId, Live>();
const listeners = new Set<() => void>();

const put = (tool: ToolId, run: Run) => {
  runs = { ...runs, [tool]: run };
  for (const listener of listeners) listener();
};

export const subscribeToRuns = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * The latest run of a tool. Runs live beside React: switching tabs unmounts nothing of them, and a visitor who comes back from a
 * service named in the document finds the document again.
 */
export const runOf = (tool: ToolId): Run => runs[tool] ?? emptyRun;

/** Starts a request; one that is still running for the same tool is given up. The text is shown once per animation frame. */
export function startRun(tool: ToolId, input: ToolInput) {
  live.get(tool)?.controller.abort();
  const current: Live = { controller: new AbortController(), text: "" };
  live.set(tool, current);
  const startedAt = Date.now();
  put(tool, { status: "loading", text: "", startedAt });
  void loadMarkdown();

  let frame = 0;
  const show = () => {
    frame = 0;
    put(tool, { status: "loading", text: current.text, startedAt });
  };
  const onDelta = (text: string) => {
    current.text += text;
    if (live.get(tool) === current) frame ||= requestAnimationFrame(show);
  };
  const finish = (run: Run) => {
    cancelAnimationFrame(frame);
    if (live.get(tool) !== current) return;
    live.delete(tool);
    put(tool, run);
  };

  generate({ tool, input, signal: current.controller.signal, onDelta }).then(
    (answer) => {
      const seconds = Math.max(1, Math.round((Date.now() - startedAt) / 1000));
      finish({
        status: "done",
        text: documentOf(tool, answer),
        engine: answer.engine,
        askedForDraft: input.engine === "draft",
        seconds,
      });
    },
    (error: unknown) => {
      if (current.controller.signal.aborted) {
        cancelAnimationFrame(frame);
        return;
      }
      console.error(`Generation failed: ${tool}`, error);
      const { code, message, requestId } =
        error instanceof GenerateError ? error : new GenerateError({ code: "internal_error" });
      finish({ status: "failed", code, ...(message && { message }), ...(requestId && { requestId }) });
    },
  );
}

/** Stops a running request and keeps what has been written. */
export function stopRun(tool: ToolId) {
  const current = live.get(tool);
  if (!current) return;
  live.delete(tool);
  current.controller.abort();
  put(tool, { status: "stopped", text: current.text.trim() });
}

/** The visitor leaves the page: nothing goes on behind their back. */
export function stopAllRuns() {
  for (const tool of [...live.keys()]) stopRun(tool);
}
