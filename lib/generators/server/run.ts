import "server-only";
import { documentLocale } from "@/lib/generators/server/document-locale";
import type { Job } from "@/lib/generators/server/engine";
import { eventStream } from "@/lib/generators/server/event-stream";
import { gathered } from "@/lib/generators/server/gathered";
import { measuredWork } from "@/lib/generators/server/measured-work";
import { prepared, withOwnFacts } from "@/lib/generators/server/own-facts";
import { engineFor } from "@/lib/generators/server/registry";
import { beginWork, type ToolStep, type ToolWork } from "@/lib/generators/server/work";
import {
  isToolId,
  tools,
  type Suite,
  type Tool,
  type ToolAnswer,
  type ToolInput,
} from "@/lib/generators/tools";
import type { RouteInput } from "@/lib/http/define-route";
import { HttpError } from "@/lib/http/errors";
import { errorResponse, toHttpError, type ErrorBody } from "@/lib/http/respond";

/** The tool of an address below `/api/corporate` or `/api/design`. @throws HttpError `unknown_tool` */
export function toolAt(suite: Suite, id: string | undefined): Tool {
  if (!isToolId(id) || tools[id].suite !== suite) throw new HttpError("unknown_tool");
  return tools[id];
}

/**
 * Answers a tool: the whole answer as an object, or, for a caller that accepts `text/event-stream`, as a stream. One of the places
 * of `AI_CONCURRENCY` is taken until the last byte, and given back also when the visitor leaves. `Cache-Control: no-cache` of a request
 * asks for a new answer of a model in place of the one that is kept.
 * @throws HttpError `rate_limited`, `budget_spent`, and what the engine throws before its first word: all are answered as JSON
 */
export async function runTool({
  target: tool,
  body: input,
  locale: requested,
  requestId,
  network,
  signal,
  request,
}: RouteInput<ToolInput, Tool>): Promise<Response | ToolAnswer> {
  const left = new AbortController();
  let work: ToolWork | undefined;
  try {
    const locale = documentLocale(input, requested, request.headers);
    const asked: Job = { tool: tool.id, input, locale };
    const { engine, job } = await prepared(engineFor(tool.id, input), asked);
    const visit = {
      network,
      signal: AbortSignal.any([signal, left.signal]),
      isFresh: lists(request.headers, "cache-control", "no-cache"),
    };
    const facts = { job, engine: engine.name, signal: visit.signal };
    const begin = async () => withOwnFacts(await beginWork(engine, job, visit), engine, job);
    const { next, leave } = (work = await measuredWork(begin, facts));
    if (!lists(request.headers, "accept", "text/event-stream")) {
      const answer = await lastOf(next);
      leave();
      return answer;
    }
    // The first step is taken before the status is sent: an engine that cannot start is answered with its own status.
    const first: ToolStep[] = [await next()];
    return eventStream({
      next: gathered(() => Promise.resolve(first.pop() ?? next())),
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
    work?.leave();
    throw unlessLeft(thrown, signal);
  }
}

/** A visitor who left is no failure of ours to log; nobody reads what is answered. */
const unlessLeft = (thrown: unknown, signal: AbortSignal): unknown =>
  signal.aborted ? new HttpError("request_timeout", { cause: thrown }) : thrown;

const lists = (headers: Headers, name: string, value: string) =>
  (headers.get(name) ?? "").toLowerCase().includes(value);

async function lastOf(next: () => Promise<ToolStep>): Promise<ToolAnswer> {
  for (;;) {
    const step = await next();
    if ("answer" in step) return step.answer;
  }
}
