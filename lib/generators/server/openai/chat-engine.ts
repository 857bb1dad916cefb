import "server-only";
import { createHash } from "node:crypto";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import type { CountCall, Engine, Job } from "@/lib/generators/server/engine";
import { answers } from "@/lib/generators/server/openai/answers";
import { createBreaker } from "@/lib/generators/server/openai/breaker";
import { createClient } from "@/lib/generators/server/openai/client";
import type { Endpoint } from "@/lib/generators/server/openai/completion";
import type { ModelConfig } from "@/lib/generators/server/openai/config";
import { readByModel } from "@/lib/generators/server/openai/reading/read-by-model";
import { modelTimers, type Timers } from "@/lib/generators/server/openai/timers";
import { anyTraits } from "@/lib/generators/server/openai/traits";
import { maskInput } from "@/lib/generators/server/privacy/mask";
import type { WrittenToolId } from "@/lib/generators/server/prompts/prompts";
import type { Locale } from "@/lib/i18n/locales";

/** One key for jobs that send a model the same; it does not tell what they say. */
export const keyOf = (...parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** A text without where its words stood: masking moves them. */
const withoutSpans = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (name === "span" ? undefined : part));

/** Sheets that the model has read, so that the documents of one dossier are written from one reading. */
const MAX_SHEETS = 100;

/** Why it reads and what it keeps: `POST /api/corporate/facts`, and documents of a request without a sheet. */
export type Reader = {
  /** @throws HttpError when the server cannot be asked; the signal's reason when the visitor leaves */
  read: (
    masked: string,
    locale: Locale,
    call: { signal: AbortSignal; countCall: CountCall; begun?: () => void },
  ) => Promise<{ facts: FactSheet; isModels: boolean }>;
  /** @throws HttpError while the server has asked to be left alone */
  check: () => void;
};

export type ChatEngine = Engine & { reader: Reader };

/** The engine behind which any OpenAI-compatible server writes. */
export function createChatEngine(config: ModelConfig, timers: Timers = modelTimers): ChatEngine {
  const endpoint: Endpoint = {
    client: createClient(config),
    config,
    timers,
    breaker: createBreaker(),
    traits: anyTraits(),
  };
  const sheets = new Map<string, FactSheet>();

  const reader: Reader = {
    check: endpoint.breaker.check,
    read: async (masked, locale, call) => {
      const key = keyOf(locale, masked);
      const kept = sheets.get(key);
      if (kept !== undefined) return { facts: kept, isModels: true };
      const until = performance.now() + timers.total;
      const read = await readByModel(masked, locale, { endpoint, until, ...call });
      if (read.isModels) sheets.set(key, read.facts);
      const [oldest] = sheets.keys();
      if (sheets.size > MAX_SHEETS && oldest !== undefined) sheets.delete(oldest);
      return read;
    },
  };

  return {
    name: "model",
    reader,
    paid: {
      limits: ["ai", "aiDaily"],
      key: ({ tool, input, locale }) =>
        keyOf(
          config.baseURL,
          config.model,
          tool,
          locale,
          withoutSpans({ ...maskInput(input, locale), engine: undefined, locale: undefined }),
        ),
      check: endpoint.breaker.check,
    },
    run(job: Job, signal: AbortSignal, countCall: CountCall) {
      const input = maskInput(job.input, job.locale);
      const read = async (begun: () => void) =>
        (await reader.read(input.description, job.locale, { signal, countCall, begun })).facts;
      // The registry sends pictures to another engine. Only masked texts go on from here: what is derived or kept later never holds
      // personal data.
      return answers[job.tool as WrittenToolId]({
        endpoint,
        signal,
        countCall,
        until: performance.now() + timers.total,
        job: { ...job, input },
        read,
      });
    },
  };
}
