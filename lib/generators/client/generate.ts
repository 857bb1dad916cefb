import { readAnswer } from "@/lib/generators/client/read-answer";
import { GenerateError } from "@/lib/generators/client/generate-error";
import { tools, type ToolAnswer, type ToolId, type ToolInput } from "@/lib/generators/tools";

export type GenerateOptions<Id extends ToolId> = {
  tool: Id;
  input: ToolInput;
  /** Another answer than the one the server may remember. */
  fresh?: boolean;
  /** Aborting rejects with the signal's reason and stops the work on the server. */
  signal?: AbortSignal;
  /** A further part of the document; not called when the answer comes in one piece. */
  onDelta?: (text: string) => void;
  /** The whole answer, once; the promise resolves to the same. */
  onDone?: (answer: ToolAnswer<Id>) => void;
};

/**
 * Asks a tool and reads its answer as it is written. Optional fields that are blank are not sent.
 * @throws GenerateError with the server's `code` on a non-OK answer or an `error` event, with `network` when the server cannot be
 *   reached, with `broken_stream` when the answer ends without `done` or `error` or is not readable
 */
export async function generate<Id extends ToolId>({
  tool,
  input,
  fresh = false,
  signal,
  onDelta,
  onDone,
}: GenerateOptions<Id>): Promise<ToolAnswer<Id>> {
  const response = await fetch(tools[tool].path, {
    method: "POST",
    credentials: "include",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(fresh && { "cache-control": "no-cache" }),
    },
    body: JSON.stringify(bodyOf(tool, input)),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new GenerateError({ code: "network", cause });
  });
  try {
    const answer = await readAnswer(tool, response, onDelta);
    onDone?.(answer);
    return answer;
  } catch (thrown) {
    signal?.throwIfAborted();
    throw thrown;
  }
}

function bodyOf(tool: ToolId, { description, ...fields }: ToolInput) {
  const filled = Object.entries(fields).filter(
    ([, value]) => typeof value !== "string" || value.trim() !== "",
  );
  return { [tools[tool].promptField]: description, ...Object.fromEntries(filled) };
}
