import "server-only";
import { closing } from "@/lib/http/closing";
import { HttpError } from "@/lib/http/errors";
import type { ErrorBody } from "@/lib/http/respond";

/** A comment in this interval keeps proxies from closing a stream on which a model thinks. */
const HEARTBEAT_MS = 15_000;

export type StreamSource<TAnswer> = {
  /** The next part of the text, or the answer at its end. */
  next: () => Promise<{ delta: string } | { answer: TAnswer }>;
  /** Turns whatever `next` threw into what the visitor is told. */
  explain: (thrown: unknown) => Promise<Pick<ErrorBody, "code" | "message">>;
  /** The visitor has left: stops the work. */
  stop: () => void;
  /** Called once, whatever the end. */
  end: () => void;
};

const encoder = new TextEncoder();
const comment = encoder.encode(": still here\n\n");
const event = (name: string, data: unknown) =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/**
 * Answers with server-sent events: `delta {text}` for every part, then exactly one of `done {…}` and `error {code, message}`. Parts
 * are asked for only as fast as the visitor takes them. A server that has to stop ends it with `ai_unavailable`.
 */
export function eventStream<TAnswer>({ next, explain, stop, end }: StreamSource<TAnswer>): Response {
  let heartbeat: NodeJS.Timeout | undefined;
  let isOver = false;
  let breakOff = () => {};
  const finish = () => {
    if (isOver) return;
    isOver = true;
    // By hand: the option `signal` of Node.js forgets to, when the garbage collector has run meanwhile and others listen too.
    closing().removeEventListener("abort", breakOff);
    clearInterval(heartbeat);
    end();
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => controller.enqueue(comment), HEARTBEAT_MS);
      const sayGoodbye = async () => {
        stop();
        finish();
        controller.enqueue(event("error", await explain(new HttpError("ai_unavailable"))));
        controller.close();
      };
      breakOff = () => void sayGoodbye();
      closing().addEventListener("abort", breakOff);
    },
    async pull(controller) {
      try {
        const step = await next();
        if (isOver) return;
        if ("delta" in step) {
          // A model that has begun to think has no text yet: the comment sends the head of the answer on its way.
          controller.enqueue(step.delta === "" ? comment : event("delta", { text: step.delta }));
          return;
        }
        controller.enqueue(event("done", step.answer));
      } catch (thrown) {
        if (isOver) return;
        controller.enqueue(event("error", await explain(thrown)));
      }
      finish();
      controller.close();
    },
    cancel() {
      stop();
      finish();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      // Proxies and compressors would hold the parts back.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
