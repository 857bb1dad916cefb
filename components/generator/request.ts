import { EventSourceParserStream } from "eventsource-parser/stream";
import type { Engine } from "@/components/generator/run";
import type { ToolId } from "@/components/generator/tool-id";

export type ToolAnswer = { text: string; engine: Engine };

type ToolRequest = {
  tool: ToolId;
  body: Record<string, string>;
  signal: AbortSignal;
  onDelta: (text: string) => void;
};

/** Why there is no document. `code` is the server's, or `network` and `broken_stream` of the way to it. */
export class ToolError extends Error {
  readonly code: string;
  readonly requestId: string | undefined;

  constructor(code: string, message = "", requestId?: string) {
    super(message);
    this.name = "ToolError";
    this.code = code;
    this.requestId = requestId;
  }
}

type ErrorBody = { message?: string; code?: string; requestId?: string };

const failure = ({ code = "internal_error", message, requestId }: ErrorBody) =>
  new ToolError(code, message, requestId);

/** Asks a tool and reads its answer as it is written. A stream that ends without `done` or `error` is a failure. */
export async function runTool({ tool, body, signal, onDelta }: ToolRequest): Promise<ToolAnswer> {
  const response = await fetch(`/api/corporate/${tool}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify(body),
    signal,
  }).catch((cause: unknown) => {
    throw signal.aborted ? cause : new ToolError("network");
  });
  if (!response.ok)
    throw failure((await response.json().catch(() => ({ code: String(response.status) }))) as ErrorBody);
  if (!response.body) throw new ToolError("broken_stream");

  const events = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await events.read();
      if (done) break;
      const data = JSON.parse(value.data) as {
        text?: string;
        projectIdea?: string;
        engine?: Engine;
      } & ErrorBody;
      if (value.event === "delta") onDelta(data.text ?? "");
      if (value.event === "error") throw failure(data);
      if (value.event === "done") return { text: data.projectIdea ?? "", engine: data.engine ?? "model" };
    }
  } catch (error) {
    throw signal.aborted || error instanceof ToolError ? error : new ToolError("broken_stream");
  }
  throw new ToolError("broken_stream");
}
