import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type OpenAI from "openai";
import type { CountCall } from "@/lib/generators/server/engine";
import type { Breaker } from "@/lib/generators/server/openai/breaker";
import { chunksOf, type Chunk } from "@/lib/generators/server/openai/chunks";
import type { ModelConfig } from "@/lib/generators/server/openai/config";
import { BrokenAnswer, failureOf, isPassing, retryAfter } from "@/lib/generators/server/openai/failure";
import { measureCall } from "@/lib/generators/server/openai/measured-call";
import { withoutOuterSpace, withoutReasoning } from "@/lib/generators/server/openai/reasoning";
import { watchOver, type Timers } from "@/lib/generators/server/openai/timers";
import { parametersOf, traitsAfter, type Traits, type Wanted } from "@/lib/generators/server/openai/traits";
import type { Prompt } from "@/lib/generators/server/prompts/prompt";
import { HttpError } from "@/lib/http/errors";

/** A server and all that is known of it. */
export type Endpoint = {
  client: OpenAI;
  config: ModelConfig;
  timers: Timers;
  breaker: Breaker;
  /** Learned from its refusals, and kept once a request without what it refused was taken. */
  traits: Traits;
};

/** One question to a model. */
export type Question = {
  /** What it is for, in the log and in the metrics. */
  tool: string;
  prompt: Prompt;
  wanted: Wanted;
  countCall: CountCall;
};

/** The longest text, in bytes: about 20 pages, more than any tool asks for. */
const MAX_TEXT_BYTES = 64 * 1024;

const mayCall = (countCall: CountCall): Promise<boolean> =>
  countCall().then(
    () => true,
    () => false,
  );

/**
 * Makes a call, and once more when it fails before the first byte for a reason that may pass and there is leave for a second one. A
 * server that asks for more than a short pause is left alone by everybody for that time: the visitor is told at once instead of waiting.
 * @throws HttpError when there is no leave for the first call
 */
export async function attemptTwice<T>(
  { timers, breaker }: Endpoint,
  { signal, countCall }: { signal: AbortSignal; countCall: CountCall },
  call: () => Promise<T>,
): Promise<T> {
  await countCall();
  try {
    return await call();
  } catch (thrown) {
    signal.throwIfAborted();
    const asked = retryAfter(thrown);
    const pause = asked === undefined ? timers.retry : asked * 1_000;
    const isLong = pause > timers.retryMax;
    if (asked !== undefined && isLong) breaker.open(asked);
    if (!isPassing(thrown) || isLong) throw thrown;
    await wait(pause, undefined, { signal });
    if (!(await mayCall(countCall))) throw thrown;
    return await call();
  }
}

/**
 * One completion of a prompt: yields its text as it comes, first an empty part as soon as the model has begun (it may think for a minute
 * before it writes), and ends with how it finished. The text has neither reasoning nor blank space around it, and is never blank.
 * @throws HttpError `ai_unavailable`, `ai_timeout` or `ai_refused`, and what `countCall` throws; the signal's reason when the visitor
 *   leaves
 */
export async function* complete(
  endpoint: Endpoint,
  question: Question,
  visitor: AbortSignal,
  timers: Partial<Timers> & Pick<Timers, "total"> = endpoint.timers,
): AsyncGenerator<string, NonNullable<Chunk["finish"]>, undefined> {
  const { tool, prompt } = question;
  const watch = watchOver(visitor, timers);
  const ended = measureCall(tool);
  try {
    const response = await answerTo(endpoint, question, watch.signal);
    const finish = yield* textOf(chunksOf(response.body, watch.heard));
    ended("ok");
    return finish;
  } catch (thrown) {
    visitor.throwIfAborted();
    if (thrown instanceof HttpError) {
      ended(thrown.code);
      throw thrown;
    }
    const reason: unknown = watch.signal.aborted ? watch.signal.reason : thrown;
    const failure = failureOf(reason, { tool, prompt: prompt.user, apiKey: endpoint.config.apiKey });
    ended(failure.code);
    throw failure;
  } finally {
    ended("left");
    watch.end();
  }
}

/** The begun answer. A request that is refused for a parameter is made again without it, and the server's way is remembered. */
async function answerTo(
  endpoint: Endpoint,
  { prompt: { system, user }, wanted, countCall }: Question,
  signal: AbortSignal,
): Promise<Response> {
  const { client, config } = endpoint;
  let traits = endpoint.traits;
  for (;;) {
    try {
      const response = await attemptTwice(endpoint, { signal, countCall }, () =>
        client.chat.completions
          .create(
            {
              model: config.model,
              stream: true,
              messages: [
                { role: "system", content: system },
                { role: "user", content: user },
              ],
              ...parametersOf(traits, wanted),
            },
            { signal },
          )
          .asResponse(),
      );
      endpoint.traits = traits;
      return response;
    } catch (thrown) {
      const next = signal.aborted ? undefined : traitsAfter(thrown, traits, wanted);
      if (next === undefined) throw thrown;
      traits = next;
    }
  }
}

/** The text of the chunks without what is not for the reader. */
async function* textOf(
  chunks: AsyncGenerator<Chunk, void, undefined>,
): AsyncGenerator<string, NonNullable<Chunk["finish"]>, undefined> {
  const reasoning = withoutReasoning();
  const space = withoutOuterSpace();
  let bytes = 0;
  let hasBegun = false;
  for await (const { text, finish } of chunks) {
    const shown = space.push(reasoning.push(text) + (finish === undefined ? "" : reasoning.end()));
    bytes += Buffer.byteLength(shown);
    if (bytes > MAX_TEXT_BYTES) throw new BrokenAnswer("an endless text");
    if (shown !== "" || (!hasBegun && finish === undefined)) yield shown;
    hasBegun = true;
    if (finish === undefined) continue;
    if (bytes === 0) throw new BrokenAnswer("a blank text");
    return finish;
  }
  throw new BrokenAnswer("the stream broke off");
}
