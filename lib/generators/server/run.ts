import "server-only";
import { documentLocale } from "@/lib/generators/server/document-locale";
import type { Engine, Job } from "@/lib/generators/server/engine";
import { eventStream } from "@/lib/generators/server/event-stream";
import { engineFor } from "@/lib/generators/server/registry";
import { checkResult } from "@/lib/generators/server/results";
import {
  isToolId,
  tools,
  type Suite,
  type Tool,
  type ToolAnswer,
  type ToolInput,
} from "@/lib/generators/tools";
import { aiGate } from "@/lib/http/concurrency";
import type { RouteInput } from "@/lib/http/define-route";
import { HttpError } from "@/lib/http/errors";
import type { LimitName } from "@/lib/http/limits";
import { errorResponse, toHttpError, type ErrorBody } from "@/lib/http/respond";

type Step = { delta: string } | { answer: ToolAnswer };

/** The tool of an address below `/api/corporate` or `/api/design`. @throws HttpError `unknown_tool` */
export function toolAt(suite: Suite, id: string | undefined): Tool {
  if (!isToolId(id) || tools[id].suite !== suite) throw new HttpError("unknown_tool");
  return tools[id];
}

/** The limits a request takes: those of the engine that will answer it. */
export const limitsOf = (input: ToolInput): readonly LimitName[] => engineFor(input).limits;

/** Runs an engine step by step, with the checked answer as the last one. */
function stepsOf(engine: Engine, job: Job, signal: AbortSignal): () => Promise<Step> {
  const text = engine.run(job, signal);
  return async () => {
    const step = await text.next();
    if (step.done !== true) return { delta: step.value };
    return { answer: { ...checkResult(job.tool, step.value), engine: engine.name } };
  };
}

/**
 * Answers a tool: the whole answer as an object, or, for a caller that accepts `text/event-stream`, as a stream. One of the places
 * of `AI_CONCURRENCY` is taken until the last byte, and given back also when the visitor leaves.
 * @throws HttpError `rate_limited` when no place is free, and what the engine throws before its first word: both are answered as JSON
 */
export async function runTool({
  target: tool,
  body: input,
  locale: requested,
  requestId,
  signal,
  request,
}: RouteInput<ToolInput, Tool>): Promise<Response | ToolAnswer> {
  const leave = aiGate().enter();
  try {
    const left = new AbortController();
    const job: Job = { tool: tool.id, input, locale: documentLocale(input, requested, request.headers) };
    const next = stepsOf(engineFor(input), job, AbortSignal.any([signal, left.signal]));
    if (!accepts(request.headers)) {
      const answer = await lastOf(next);
      leave();
      return answer;
    }
    // The first step is taken before the status is sent: an engine that cannot start is answered with its own status.
    const first: Step[] = [await next()];
    return eventStream({
      next: () => Promise.resolve(first.pop() ?? next()),
      explain: async (thrown) => {
        const error = toHttpError(unlessLeft(thrown, signal), requestId);
        const answer = await errorResponse(error, requestId, requested);
        const { code, message } = (await answer.json()) as ErrorBody;
        return { code, message };
      },
      stop: () => left.abort(),
      end: leave,
    });
  } catch (thrown) {
    leave();
    throw unlessLeft(thrown, signal);
  }
}

/** A visitor who left is no failure of ours to log; nobody reads what is answered. */
const unlessLeft = (thrown: unknown, signal: AbortSignal): unknown =>
  signal.aborted ? new HttpError("request_timeout", { cause: thrown }) : thrown;

const accepts = (headers: Headers) =>
  (headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");

async function lastOf(next: () => Promise<Step>): Promise<ToolAnswer> {
  for (;;) {
    const step = await next();
    if ("answer" in step) return step.answer;
  }
}
