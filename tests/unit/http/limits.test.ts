import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createGate } from "@/lib/http/concurrency";
import { HttpError } from "@/lib/http/errors";
import { returnLimit, takeLimit, type LimitName } from "@/lib/http/limits";

/** How many of `times` requests at once a limit lets through, and the error of the first it does not. */
async function attempt(name: LimitName, network: string | undefined, times: number) {
  const results = await Promise.allSettled(Array.from({ length: times }, () => takeLimit(name, network)));
  const refused = results.filter((result) => result.status === "rejected");
  return { passed: times - refused.length, refusal: refused[0]?.reason as HttpError | undefined };
}

describe("limits", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("lets exactly the limit through, however many come at once, and says when to come back", async () => {
    const { passed, refusal } = await attempt("contact", "198.51.100.1", 100);
    expect(passed).toBe(10);
    expect(refusal?.status).toBe(429);
    expect(refusal?.code).toBe("rate_limited");
    expect(refusal?.headers["retry-after"]).toBe("3600");
  });

  it("counts every network for itself", async () => {
    const networks = Array.from({ length: 20 }, (_, index) => `203.0.113.${index}`);
    const results = await Promise.all(networks.map((network) => attempt("contact", network, 15)));
    expect(results.map(({ passed }) => passed)).toEqual(networks.map(() => 10));
  });

  it("starts anew after an hour", async () => {
    await attempt("contact", "198.51.100.2", 10);
    vi.advanceTimersByTime(3_599_000);
    expect((await attempt("contact", "198.51.100.2", 1)).passed).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect((await attempt("contact", "198.51.100.2", 20)).passed).toBe(10);
  });

  it("with clients unknown keeps only a wide cap on inquiries, but one client's allowance of model calls", async () => {
    expect((await attempt("contact", undefined, 700)).passed).toBe(600);
    expect((await attempt("ai", undefined, 50)).passed).toBe(20);
  });

  it("counts the daily budget for the whole site and has a code of its own", async () => {
    const passed = await Promise.all(
      ["192.0.2.1", undefined].map((network) => attempt("aiDaily", network, 1_500)),
    );
    expect(passed[0]?.passed).toBe(1_500);
    expect(passed[1]?.passed).toBe(500);
    expect(passed[1]?.refusal?.code).toBe("budget_spent");
    expect(passed[1]?.refusal?.status).toBe(503);
  });

  it("takes back what was counted and not done", async () => {
    await attempt("aiImage", "198.51.100.3", 6);
    await returnLimit("aiImage", "198.51.100.3");
    expect((await attempt("aiImage", "198.51.100.3", 3)).passed).toBe(1);
  });
});

describe("createGate", () => {
  it("refuses the one too many, and lets it in when a place is free", () => {
    const gate = createGate(2);
    const leave = gate.enter();
    gate.enter();
    expect(() => gate.enter()).toThrow(HttpError);
    leave();
    leave();
    expect(gate.active).toBe(1);
    gate.enter();
    expect(() => gate.enter()).toThrow(
      expect.objectContaining({ code: "rate_limited", headers: { "retry-after": "5" } }),
    );
  });

  it("gives the place back when the work fails", async () => {
    const gate = createGate(1);
    await expect(gate.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await gate.run(() => Promise.resolve(gate.active))).toBe(1);
    expect(gate.active).toBe(0);
  });
});
