import "server-only";
import { APIError } from "openai";
import type OpenAI from "openai";
import { isRefusal } from "@/lib/generators/server/openai/failure";
import type { Budget } from "@/lib/generators/server/openai/budgets";

/** How a text is wanted: within which bounds, and in which shape, where it is data. */
export type Wanted = Budget & {
  /** JSON Schema of an answer that is one object. */
  schema?: Readonly<Record<string, unknown>>;
};

/** What of a request a server takes. Servers speak one protocol and differ in this; each refuses with a status 400 what it does not know. */
export type Traits = {
  tokens: "max_tokens" | "max_completion_tokens" | undefined;
  takesTemperature: boolean;
  takesSchema: boolean;
};

export const anyTraits = (): Traits => ({ tokens: "max_tokens", takesTemperature: true, takesSchema: true });

/** A model that counts what it thinks as well needs room for both. */
const THINKING_FACTOR = 4;

type Parameters = Partial<OpenAI.ChatCompletionCreateParamsStreaming>;

/** The parameters of a request that a server of these traits takes. */
export function parametersOf({ tokens, takesTemperature, takesSchema }: Traits, wanted: Wanted): Parameters {
  const { temperature, maxTokens, schema } = wanted;
  return {
    ...(takesTemperature && { temperature }),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- older servers know this name only
    ...(tokens === "max_tokens" && { max_tokens: maxTokens }),
    ...(tokens === "max_completion_tokens" && { max_completion_tokens: maxTokens * THINKING_FACTOR }),
    ...(takesSchema &&
      schema && {
        response_format: {
          type: "json_schema",
          json_schema: { name: "answer", strict: true, schema: { ...schema } },
        },
      }),
  };
}

const words = ({ message, code, param }: APIError) => `${param ?? ""} ${code ?? ""} ${message}`;

/**
 * What a refused request tells of its server.
 * @returns the traits to try next; `undefined` when the refusal has another reason
 */
export function traitsAfter(thrown: unknown, traits: Traits, { schema }: Wanted): Traits | undefined {
  if (!(thrown instanceof APIError)) return undefined;
  const error = thrown as APIError;
  if (![400, 415, 422, 501].includes(Number(error.status))) return undefined;
  const said = words(error);
  if (isRefusal(error))
    // Some servers add the longest answer to the prompt and refuse the sum.
    return traits.tokens && /context|max_tokens|too long/i.test(said)
      ? { ...traits, tokens: undefined }
      : undefined;
  if (traits.tokens && /max_(?:completion_)?tokens/i.test(said)) {
    const other = traits.tokens === "max_tokens" && /max_completion_tokens/i.test(said);
    return { ...traits, tokens: other ? "max_completion_tokens" : undefined };
  }
  if (traits.takesTemperature && /temperature/i.test(said)) return { ...traits, takesTemperature: false };
  // A server that knows no schemas seldom says so in words that could be relied on.
  if (traits.takesSchema && schema !== undefined) return { ...traits, takesSchema: false };
  return undefined;
}
