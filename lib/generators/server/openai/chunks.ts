import "server-only";
import { createParser } from "eventsource-parser";
import * as z from "zod/mini";
import { BrokenAnswer, RefusedAnswer } from "@/lib/generators/server/openai/failure";

/**
 * Reads the stream of a chat completion. The bytes are read here and not by the `openai` package, whose reader is lenient where it must
 * not be: a stream that ends without a finish reason, an HTML page and an aborted request all end its loop without an error, so that
 * half a text would look like a whole one; it logs broken lines to the console; and its timeout ends with the headers.
 *
 * Here a stream is whole only once a finish reason has come. What real servers do besides is tolerated: chunks without choices (usage,
 * filter results), reasoning beside the content, comments, unknown finish reasons, nothing after the finish.
 */

/** All that may come for one answer, reasoning and wrapping included; a text of 64 kB takes some 3 MB in chunks of one word. */
const MAX_BYTES = 8 * 1024 * 1024;
/** One event. */
const MAX_EVENT_CHARACTERS = 256 * 1024;

const chunkSchema = z.looseObject({
  error: z.optional(z.unknown()),
  choices: z.nullish(
    z.array(
      z.looseObject({
        delta: z.nullish(z.looseObject({ content: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
});

export type Chunk = { text: string; finish?: "stop" | "length" };

/** How the known servers say that a filter stopped the model: OpenAI and Azure, GigaChat. */
const REFUSED = ["content_filter", "blacklist"];
/** OpenRouter and others: the provider behind them failed. */
const FAILED = ["error"];

function finishOf(reason: string | null | undefined): Chunk["finish"] {
  if (!reason) return undefined;
  if (REFUSED.includes(reason)) throw new RefusedAnswer(reason);
  if (FAILED.includes(reason)) throw new BrokenAnswer(`finish reason ${reason}`);
  return reason === "length" ? "length" : "stop";
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new BrokenAnswer("a line that is no JSON");
  }
}

function readChunk(data: string, event: string | undefined): Chunk {
  const chunk = chunkSchema.safeParse(parse(data));
  if (event === "error" || (chunk.success && chunk.data.error != null))
    throw new BrokenAnswer("an error in the stream", data);
  if (!chunk.success) throw new BrokenAnswer("a chunk of another shape");
  const choice = chunk.data.choices?.[0];
  return { text: choice?.delta?.content ?? "", finish: finishOf(choice?.finish_reason) };
}

/**
 * The chunks of an answer, the last of them with its finish reason.
 * @param heard is called for every piece that comes, whatever is in it
 * @throws BrokenAnswer, RefusedAnswer, and what the body throws when its request is aborted
 */
export async function* chunksOf(
  body: ReadableStream<Uint8Array> | null,
  heard: () => void,
): AsyncGenerator<Chunk, void, undefined> {
  if (body === null) throw new BrokenAnswer("no body");
  const events: { data: string; event?: string | undefined }[] = [];
  const parser = createParser({
    onEvent: (event) => events.push(event),
    onError: ({ type }) => {
      if (type === "max-buffer-size-exceeded") throw new BrokenAnswer("an endless line");
    },
    maxBufferSize: MAX_EVENT_CHARACTERS,
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let total = 0;
  for (;;) {
    const { done, value } = await reader.read();
    // The empty line sends off an event that the server did not end itself.
    parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
    if (!done) {
      heard();
      total += value.byteLength;
      if (total > MAX_BYTES) throw new BrokenAnswer("an endless stream");
    }
    for (const { data, event } of events.splice(0)) {
      if (data === "[DONE]") throw new BrokenAnswer("the end without a finish reason");
      const chunk = readChunk(data, event);
      yield chunk;
      if (chunk.finish !== undefined) return;
    }
    if (done) throw new BrokenAnswer("the stream broke off");
  }
}
