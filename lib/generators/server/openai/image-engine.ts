import "server-only";
import * as z from "zod/mini";
import type { CountCall, Engine } from "@/lib/generators/server/engine";
import { createBreaker } from "@/lib/generators/server/openai/breaker";
import { keyOf } from "@/lib/generators/server/openai/chat-engine";
import { createClient } from "@/lib/generators/server/openai/client";
import { attemptTwice, type Endpoint } from "@/lib/generators/server/openai/completion";
import type { ModelConfig } from "@/lib/generators/server/openai/config";
import { BrokenAnswer, failureOf } from "@/lib/generators/server/openai/failure";
import { measureCall } from "@/lib/generators/server/openai/measured-call";
import { readUpTo } from "@/lib/generators/server/openai/read-up-to";
import { modelTimers, watchOver, type Timers } from "@/lib/generators/server/openai/timers";
import { anyTraits } from "@/lib/generators/server/openai/traits";
import { maskInput } from "@/lib/generators/server/privacy/mask";
import { imagePrompt } from "@/lib/generators/server/prompts/image";
import { HttpError } from "@/lib/http/errors";

const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** The same in base64, and the JSON around it. */
const MAX_ANSWER_BYTES = Math.ceil(MAX_PICTURE_BYTES / 3) * 4 + 64 * 1024;

/** Models that always answer with data and refuse to be asked for it; of their formats WebP is some times smaller than PNG. */
const ALWAYS_DATA = /gpt-image/i;
const AS_WEBP = { output_format: "webp" } as const;
/** What all others have to be told. */
const AS_DATA = { response_format: "b64_json" } as const;

const answerSchema = z.looseObject({
  data: z.array(z.looseObject({ b64_json: z.nullish(z.string()), url: z.nullish(z.string()) })),
});

/** What a picture is, by its first bytes; what the server says of it does not count. */
function typeOf(bytes: Buffer): string | undefined {
  const begins = (...start: number[]) => bytes.subarray(0, start.length).equals(Buffer.from(start));
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (begins(0xff, 0xd8, 0xff)) return "image/jpeg";
  const isWebp = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  return isWebp ? "image/webp" : undefined;
}

/**
 * The picture of an answer as a `data:` address. An answer with an address elsewhere is refused: nothing is fetched from where a server
 * points to, and a visitor's browser is not sent there either. Providers that only answer so cannot be used.
 * @throws BrokenAnswer
 */
function pictureOf(text: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new BrokenAnswer("no JSON");
  }
  const { b64_json: base64, url } = answerSchema.safeParse(answer).data?.data[0] ?? {};
  const data = base64 ?? (url?.startsWith("data:") ? url.slice(url.indexOf(",") + 1) : undefined);
  if (data == null) throw new BrokenAnswer(url == null ? "no picture" : "an address instead of a picture");
  const bytes = Buffer.from(data, "base64");
  const type = typeOf(bytes);
  if (type === undefined) throw new BrokenAnswer("neither PNG nor JPEG nor WebP");
  if (bytes.byteLength > MAX_PICTURE_BYTES) throw new BrokenAnswer("a picture over 8 MB");
  return `data:${type};base64,${bytes.toString("base64")}`;
}

async function draw(
  endpoint: Endpoint,
  prompt: string,
  visitor: AbortSignal,
  countCall: CountCall,
): Promise<string> {
  const { client, config, timers } = endpoint;
  const watch = watchOver(visitor, { total: timers.image });
  const ended = measureCall("image");
  try {
    const response = await attemptTwice(endpoint, { signal: watch.signal, countCall }, () =>
      client.images
        .generate(
          {
            model: config.model,
            prompt,
            n: 1,
            size: "1024x1024",
            ...(ALWAYS_DATA.test(config.model) ? AS_WEBP : AS_DATA),
          },
          { signal: watch.signal },
        )
        .asResponse(),
    );
    const { bytes, isWhole } = await readUpTo(response.body, MAX_ANSWER_BYTES);
    if (!isWhole) throw new BrokenAnswer("an answer over 8 MB");
    const picture = pictureOf(bytes.toString("utf8"));
    ended("ok");
    return picture;
  } catch (thrown) {
    visitor.throwIfAborted();
    if (thrown instanceof HttpError) {
      ended(thrown.code);
      throw thrown;
    }
    const reason: unknown = watch.signal.aborted ? watch.signal.reason : thrown;
    const failure = failureOf(reason, { tool: "image", prompt, apiKey: config.apiKey });
    ended(failure.code);
    throw failure;
  } finally {
    ended("left");
    watch.end();
  }
}

/** The engine behind which a model of pictures draws; it has a server, a key and limits of its own. */
export function createImageEngine(config: ModelConfig, timers: Timers = modelTimers): Engine {
  const endpoint: Endpoint = {
    client: createClient(config),
    config,
    timers,
    breaker: createBreaker(),
    traits: anyTraits(),
  };
  return {
    name: "model",
    paid: {
      limits: ["aiImage", "aiDaily"],
      key: ({ input, locale }) =>
        keyOf(config.baseURL, config.model, "image", imagePrompt(maskInput(input, locale), locale)),
      check: endpoint.breaker.check,
    },
    // A picture comes whole: there is no text to hand over before.
    async *run({ input, locale }, signal, countCall) {
      const prompt = imagePrompt(maskInput(input, locale), locale);
      return { imageUrl: await draw(endpoint, prompt, signal, countCall) };
    },
  };
}
