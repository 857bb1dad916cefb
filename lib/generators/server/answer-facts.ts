import "server-only";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import type { FactsInput } from "@/lib/generators/input";
import { openAccount } from "@/lib/generators/server/account";
import { documentLocale } from "@/lib/generators/server/document-locale";
import type { Reader } from "@/lib/generators/server/openai/chat-engine";
import { replaced } from "@/lib/generators/server/own-facts";
import { maskText } from "@/lib/generators/server/privacy/mask-text";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { modelReader } from "@/lib/generators/server/registry";
import type { EngineName } from "@/lib/generators/tools";
import { env } from "@/lib/env";
import { aiGate, createGate } from "@/lib/http/concurrency";
import type { RouteInput } from "@/lib/http/define-route";
import { HttpError } from "@/lib/http/errors";
import { processWide } from "@/lib/runtime/process-wide";
import type { Locale } from "@/lib/i18n/locales";

/** What a reader answers. */
export type FactsAnswer = { facts: FactSheet; engine: EngineName };

/** A gate of its own: documents in the making must not keep a visitor who types from seeing what is understood. */
const readingGate = () => processWide("readingGate", () => createGate(env.AI_CONCURRENCY));

/**
 * Reads a description. The embedded reader does, also where a model is configured: it is asked at every pause of typing, costs nothing
 * and takes no limit. `engine: "model"` asks the model, which counts as one of its requests; without a model the embedded reader answers.
 * @throws HttpError `rate_limited` when too many readings go on at once, and with `engine: "model"` whatever a document may throw
 */
export async function answerFacts(asked: RouteInput<FactsInput>): Promise<FactsAnswer> {
  const { body, locale, request } = asked;
  const language = documentLocale(body, locale, request.headers);
  const reader = body.engine === "model" ? modelReader() : undefined;
  if (reader !== undefined) return byModel(reader, language, asked);
  const facts = await readingGate().run(asked.network, () => readFacts(body.description, language));
  return { facts, engine: "draft" };
}

const MODEL_LIMITS = { limits: ["ai", "aiDaily"] } as const;

async function byModel(
  reader: Reader,
  language: Locale,
  { body: { description }, network, signal }: RouteInput<FactsInput>,
): Promise<FactsAnswer> {
  reader.check();
  return aiGate().run(network, async () => {
    const account = await openAccount(MODEL_LIMITS, network);
    try {
      const { facts, isModels } = await reader.read(maskText(description, language), language, {
        signal,
        countCall: account.countCall,
      });
      // What the model could not do was read by rules from the masked text: the description itself tells more.
      if (!isModels) return { facts: await readFacts(description, language), engine: "draft" };
      return { facts: replaced(facts, description), engine: "model" };
    } catch (thrown) {
      if (signal.aborted) throw new HttpError("request_timeout", { cause: thrown });
      if (!(thrown instanceof HttpError && thrown.code === "ai_refused")) account.refund();
      throw thrown;
    }
  });
}
