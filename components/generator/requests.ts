import { createStore } from "zustand/vanilla";
import { laterPart } from "@/components/generator/later-part";
import type { KeptResult } from "@/components/generator/kept-results";
import { emptyRun, type DoneRun, type Run } from "@/components/generator/run";
import { doneRun, putDone, putKept, putRun } from "@/components/generator/runs-store";
import { changesOf } from "@/lib/generators/fact-places";
import { documentOf, type ToolAnswer, type ToolId, type ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/** What a tool is asked, and how far its answer is. */
export type ToolRequest = {
  tool: ToolId;
  /** May come later: a description that has just been typed is read first. */
  asked: ToolInput | Promise<ToolInput>;
  locale: Locale;
  /** There is an answer already: another one is wanted than the server may remember. */
  fresh: boolean;
  startedAt: number;
  controller: AbortController;
  /** What has been written so far. */
  text: string;
  settle: (run: Run | undefined) => void;
};

type Failure = { code: string; shown?: string; requestId?: string | undefined };

/** React Query and the code that asks; fetched with the first touch of a bench, or with a press that comes before. */
export const senderPart = laterPart(() => import("@/components/generator/tool-sender"));

/** Requests that nobody has sent yet, by tool: one that is made before the sender is there waits for it. */
export const waitingStore = createStore<Partial<Record<ToolId, ToolRequest>>>(() => ({}));

/** The one request of each tool that its run is waiting for. */
const live = new Map<ToolId, ToolRequest>();

const isLive = (request: ToolRequest) => live.get(request.tool) === request;

/** Takes the request of a tool out of those that wait. */
export function takeRequest(tool: ToolId): ToolRequest | undefined {
  const request = waitingStore.getState()[tool];
  if (request) waitingStore.setState({ [tool]: undefined });
  return request;
}

/** Ends a request; false when another one has taken its place or it was stopped. */
function end(request: ToolRequest): boolean {
  if (!isLive(request)) return false;
  takeRequest(request.tool);
  return live.delete(request.tool);
}

/** Gives up the request of a tool. */
function giveUp(tool: ToolId): ToolRequest | undefined {
  const request = live.get(tool);
  live.delete(tool);
  takeRequest(tool);
  request?.controller.abort();
  request?.settle(undefined);
  return request;
}

/**
 * Starts a request; one that is still running for the same tool is given up.
 * @returns the run once it is over, or undefined when another one took its place or it was stopped
 */
export function startRun(
  tool: ToolId,
  asked: ToolInput | Promise<ToolInput>,
  locale: Locale,
): Promise<Run | undefined> {
  giveUp(tool);
  return new Promise((settle) => {
    const request: ToolRequest = {
      tool,
      asked,
      locale,
      fresh: doneRun(tool) !== undefined,
      startedAt: Date.now(),
      controller: new AbortController(),
      text: "",
      settle,
    };
    live.set(tool, request);
    showText(request);
    waitingStore.setState({ [tool]: request });
    void senderPart.load().then((code) => code ?? failRun(request, { code: "network" }));
  });
}

/** Shows what has been written so far. */
export function showText(request: ToolRequest) {
  const { tool, text, locale, startedAt } = request;
  if (isLive(request)) putRun(tool, { status: "loading", text, locale, startedAt });
}

/** The answer is there. */
export function finishRun(request: ToolRequest, input: ToolInput, answer: ToolAnswer) {
  const { tool, locale, startedAt, settle } = request;
  if (!end(request)) return;
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
  putDone(tool, run);
  settle(run);
}

/** There will be no answer. */
export function failRun(request: ToolRequest, { code, shown, requestId }: Failure) {
  const { tool, locale, settle } = request;
  if (!end(request)) return;
  const told = { ...(shown && { message: shown }), ...(requestId && { requestId }) };
  const run: Run = { status: "failed", code, locale, ...told };
  putRun(tool, run);
  settle(run);
}

/** Stops a running request and keeps what has been written. */
export function stopRun(tool: ToolId) {
  const request = giveUp(tool);
  if (request) putRun(tool, { status: "stopped", text: request.text.trim(), locale: request.locale });
}

/** The visitor leaves the page: nothing goes on behind their back. */
export function stopAllRuns() {
  for (const tool of [...live.keys()]) stopRun(tool);
}

/** Shows a kept result again as the run of its tool. */
export function showKept(result: KeptResult) {
  giveUp(result.tool);
  putKept(result);
}

/** Takes the result of a tool off the page; what is kept stays. */
export function clearRun(tool: ToolId) {
  giveUp(tool);
  putRun(tool, emptyRun);
}
