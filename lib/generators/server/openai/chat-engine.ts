import "server-only";
import { createHash } from "node:crypto";
import type { Engine, Job } from "@/lib/generators/server/engine";
import { answers } from "@/lib/generators/server/openai/answers";
import { createBreaker } from "@/lib/generators/server/openai/breaker";
import { createClient } from "@/lib/generators/server/openai/client";
import type { Endpoint } from "@/lib/generators/server/openai/completion";
import type { ModelConfig } from "@/lib/generators/server/openai/config";
import { modelTimers, type Timers } from "@/lib/generators/server/openai/timers";
import { maskInput } from "@/lib/generators/server/privacy/mask";
import { prompts, type WrittenToolId } from "@/lib/generators/server/prompts/prompts";

/** The prompt of a job, from masked texts only: also what is derived or kept later never holds personal data. */
function prepared(job: Job) {
  // The registry sends pictures to another engine.
  const tool = job.tool as WrittenToolId;
  const input = maskInput(job.input, job.locale);
  return { tool, job: { ...job, input }, prompt: prompts[tool](input, job.locale) };
}

/** One key for jobs that send a model the same; it does not tell what they say. */
export const keyOf = (...parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** The engine behind which any OpenAI-compatible server writes. */
export function createChatEngine(config: ModelConfig, timers: Timers = modelTimers): Engine {
  const endpoint: Endpoint = { client: createClient(config), config, timers, breaker: createBreaker() };
  return {
    name: "model",
    paid: {
      limits: ["ai", "aiDaily"],
      key: (job) => {
        const { tool, prompt } = prepared(job);
        return keyOf(config.baseURL, config.model, tool, job.locale, prompt.system, prompt.user);
      },
      check: endpoint.breaker.check,
    },
    run(job, signal) {
      const until = performance.now() + timers.total;
      const { tool, ...call } = prepared(job);
      return answers[tool]({ endpoint, signal, until, ...call });
    },
  };
}
