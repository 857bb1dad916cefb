import "server-only";
import { env } from "@/lib/env";

/** Where a model is and what it is called. */
export type ModelConfig = {
  baseURL: string;
  /** Absent for a server that asks for none, such as one in the own network. */
  apiKey?: string;
  model: string;
  /** Sent as `OpenAI-Project`: the folder of Yandex AI Studio, a project of OpenAI. */
  project?: string;
};

const OPENAI = "https://api.openai.com/v1";

/** The model that writes, `undefined` when none is configured. */
export function chatConfig(): ModelConfig | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env;
  if (model === undefined || (apiKey === undefined && baseURL === undefined)) return undefined;
  return { baseURL: baseURL ?? OPENAI, apiKey, model, project: env.OPENAI_PROJECT };
}

/**
 * The model that draws, `undefined` when none is configured. Without a server of its own it is asked where the texts are written;
 * with one it never gets the key of the texts, which is none of that server's business.
 */
export function imageConfig(): ModelConfig | undefined {
  const { OPENAI_IMAGE_BASE_URL: baseURL, OPENAI_IMAGE_API_KEY: apiKey, OPENAI_IMAGE_MODEL: model } = env;
  if (model === undefined) return undefined;
  if (baseURL !== undefined) return { baseURL, apiKey, model };
  return {
    baseURL: env.OPENAI_BASE_URL ?? OPENAI,
    apiKey: apiKey ?? env.OPENAI_API_KEY,
    model,
    project: env.OPENAI_PROJECT,
  };
}
