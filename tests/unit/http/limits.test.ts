import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createGate } from "@/lib/http/concurrency";
import { HttpError } from "@/lib/http/errors";
import { returnLimit, takeLimit, type LimitName } from "@/lib/http/limits";
import { windowCounter } from "@/lib/http/memory-counter";

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

  it("with clients unknown lets one client close the form for no more than a minute", async () => {
    vi.advanceTimersByTime(3_601_000);
    const { refusal } = await attempt("contact", undefined, 5_000);
    expect(Number(refusal?.headers["retry-after"])).toBeLessThanOrEqual(60);
    vi.advanceTimersByTime(60_000);
    expect((await attempt("contact", undefined, 1)).passed).toBe(1);
    // Over the hours it is the same number as before.
    vi.advanceTimersByTime(3_540_000);
    expect((await attempt("contact", undefined, 5_000)).passed).toBeLessThanOrEqual(600);
  });

  it("counts on when the clock is set back by days, and never has anybody wait for them", async () => {
    await attempt("contact", "198.51.100.5", 10);
    vi.setSystemTime(Date.now() - 5 * 24 * 3_600_000);
    const { refusal } = await attempt("contact", "198.51.100.5", 1);
    expect(Number(refusal?.headers["retry-after"])).toBeLessThanOrEqual(3_600);
    vi.advanceTimersByTime(3_601_000);
    expect((await attempt("contact", "198.51.100.5", 1)).passed).toBe(1);
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

describe("what the limits remember", () => {
  it("is a number for each network, and nothing of the request that was counted", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    // Next.js keeps a request for its handler like this, and a timer made meanwhile keeps it as long as itself.
    const storage = new AsyncLocalStorage<object>();
    const requests: WeakRef<object>[] = [];
    for (let index = 0; index < 50; index += 1) {
      const request = { body: "x".repeat(1_000) };
      requests.push(new WeakRef(request));
      await storage.run(request, () => takeLimit("contact", `192.0.2.${index}`));
    }
    await nextTurn();
    collect();
    // The last one may still be on the stack.
    expect(requests.filter((request) => request.deref() !== undefined).length).toBeLessThanOrEqual(1);
  });

  it("is bounded: of too many networks the oldest counts as new", async () => {
    const counter = windowCounter({ points: 1, seconds: 3_600, maxKeys: 3 });
    const isRefused = (key: string) =>
      counter.consume(key).then(
        () => false,
        () => true,
      );
    for (const key of ["a", "b", "c", "d"]) expect(await isRefused(key)).toBe(false);
    expect([await isRefused("d"), await isRefused("c"), await isRefused("b")]).toEqual([true, true, true]);
    expect(await isRefused("a")).toBe(false);
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
