import "server-only";
import OpenAI from "openai";
import type { ModelConfig } from "@/lib/generators/server/openai/config";
import { readUpTo } from "@/lib/generators/server/openai/read-up-to";

/** An error page is read for the log only. */
const ERROR_MAX_BYTES = 16 * 1024;

/** Without a body by definition; a `Response` refuses to be made with one. */
const NO_BODY = 304;

/**
 * `fetch`, with the body of an error cut short, and brought into the one shape that the library reads: `{ error: { message } }`. Several
 * providers answer without that key, and their text would be lost.
 */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok || response.status === NO_BODY) return response;
  const text = new TextDecoder().decode(
    (await readUpTo(response.body, ERROR_MAX_BYTES)).bytes.subarray(0, ERROR_MAX_BYTES),
  );
  const { status, headers } = response;
  return Response.json(errorOf(text), { status, headers: withoutLength(headers) });
}

const withoutLength = (headers: Headers) => {
  const kept = new Headers(headers);
  for (const name of ["content-length", "content-encoding", "transfer-encoding"]) kept.delete(name);
  return kept;
};

function errorOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && "error" in body && typeof body.error === "object")
      return body;
  } catch {
    // A page of a proxy, or a body that was cut: its text is all there is.
  }
  return { error: { message: text } };
}

/**
 * The library as transport only: one attempt, no waiting, no logging, no redirects (a redirect would carry the prompt to an address that
 * nobody configured). What the library would read from the environment by itself is set here, so that `lib/env.ts` decides.
 */
export const createClient = ({ baseURL, apiKey, project }: ModelConfig): OpenAI =>
  new OpenAI({
    baseURL,
    apiKey: apiKey ?? "none",
    adminAPIKey: null,
    organization: null,
    project: project ?? null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: "off",
    fetch: boundedFetch,
    fetchOptions: { redirect: "manual" },
  });
