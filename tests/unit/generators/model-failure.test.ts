import { nobody } from "@/tests/peers/fault-model";
import { APIError } from "openai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createChatEngine } from "@/lib/generators/server/openai/chat-engine";
import { BrokenAnswer, failureOf, forLog, retryAfter } from "@/lib/generators/server/openai/failure";
import { modelTimers } from "@/lib/generators/server/openai/timers";
import { log } from "@/lib/log";

afterEach(() => vi.restoreAllMocks());

const facts = { tool: "idea", prompt: "Сеть поликлиник доктора Иванова", apiKey: "sk-secret-key" };
const failure = (status: number, message: string, code?: string) =>
  APIError.generate(status, { error: { message, code } }, undefined, new Headers());

describe("the log of a failed call", () => {
  it("has the server's words, without the key and without personal data", () => {
    const warn = vi.spyOn(log, "warn");
    failureOf(failure(429, "Limit of sk-secret-key, ask admin@example.com", "rate"), facts);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ tool: "idea", status: 429, providerCode: "rate" });
    const line = JSON.stringify(warn.mock.calls);
    expect(line).toContain("Limit of [key], ask [e-mail]");
    expect(line).not.toMatch(/sk-secret|admin@/);
  });

  it("leaves out words that quote the prompt, and is short", () => {
    expect(forLog("Bad input: поликлиник доктора Иванова!", facts.prompt, undefined)).toBeUndefined();
    expect(forLog("x".repeat(10_000), facts.prompt, undefined)).toHaveLength(300);
  });

  it.each([401, 403, 404])("calls %i an error, which is the operator's to put right", (status) => {
    const error = vi.spyOn(log, "error");
    expect(failureOf(failure(status, "no"), facts).code).toBe("ai_unavailable");
    expect(error).toHaveBeenCalledOnce();
  });

  it("names why a server cannot be reached", async () => {
    const warn = vi.spyOn(log, "warn");
    const engine = createChatEngine({ baseURL: await nobody(), model: "m" }, { ...modelTimers, retry: 1 });
    const job = { tool: "idea", locale: "ru", input: { description: facts.prompt } } as const;
    const countCall = vi.fn(() => Promise.resolve());
    const steps = engine.run(job, new AbortController().signal, countCall);
    await expect(steps.next()).rejects.toMatchObject({ code: "ai_unavailable" });
    // The one that reads the description, and its second attempt.
    expect(countCall).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warn.mock.calls)).toContain("ECONNREFUSED");
    expect(JSON.stringify(warn.mock.calls)).not.toContain("Иванова");
  });

  it("names what was wrong with an answer", () => {
    const warn = vi.spyOn(log, "warn");
    failureOf(new BrokenAnswer("a blank text"), facts);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ problem: "a blank text" });
  });
});

describe("Retry-After", () => {
  const asked = (header: string, status = 429) =>
    retryAfter(APIError.generate(status, {}, undefined, new Headers({ "retry-after": header })));

  it("is read as seconds and as a date, and only where a server is busy", () => {
    expect(asked("7")).toBe(7);
    expect(asked("0")).toBe(0);
    expect(asked(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50);
    expect(asked("Wed, 21 Oct 2015 07:28:00 GMT")).toBe(0);
    expect(asked("soon")).toBeUndefined();
    expect(asked("7", 400)).toBeUndefined();
    expect(asked("7", 503)).toBe(7);
  });
});
