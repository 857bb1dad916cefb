import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "@/lib/http/errors";
import { createLimits, takeLimit, type LimitName, type Limits } from "@/lib/http/limits";
import { windowCounter } from "@/lib/http/memory-counter";

let limits: Limits;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  limits = createLimits(undefined);
});
afterEach(() => void vi.useRealTimers());

/** How many of these requests at once a limit lets through, and the error of the first it does not. */
async function attemptFrom(name: LimitName, networks: readonly (string | undefined)[]) {
  const results = await Promise.allSettled(networks.map((network) => limits.take(name, network)));
  const refused = results.filter((result) => result.status === "rejected");
  return { passed: networks.length - refused.length, refusal: refused[0]?.reason as HttpError | undefined };
}
const attempt = (name: LimitName, network: string | undefined, times: number) =>
  attemptFrom(name, Array<string | undefined>(times).fill(network));

describe("limits", () => {
  it("lets exactly the limit through, however many come at once, and says when to come back", async () => {
    const { passed, refusal } = await attempt("contact", "198.51.100.1", 100);
    expect(passed).toBe(10);
    expect(refusal?.status).toBe(429);
    expect(refusal?.code).toBe("rate_limited");
    // An hour less what the requests took.
    const wait = Number(refusal?.headers["retry-after"]);
    expect([wait > 3_540, wait <= 3_600]).toEqual([true, true]);
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

  it.each([undefined, "198.51.100.77"])(
    "closes the form for no more than a minute, whoever sends how much, to a client in %s",
    async (network) => {
      const flood = Array.from({ length: 900 }, (_, at) => network && `2001:db8:${at.toString(16)}:1::/64`);
      expect((await attemptFrom("contact", flood)).passed).toBe(600);
      const { passed, refusal } = await attempt("contact", network, 1);
      expect(passed).toBe(0);
      expect(Number(refusal?.headers["retry-after"])).toBeLessThanOrEqual(60);
      vi.advanceTimersByTime(60_000);
      expect((await attempt("contact", network, 1)).passed).toBe(1);
    },
  );

  it("counts on when the clock is set back by days, and never has anybody wait for them", async () => {
    await attempt("contact", "198.51.100.5", 10);
    vi.setSystemTime(Date.now() - 5 * 24 * 3_600_000);
    const { refusal } = await attempt("contact", "198.51.100.5", 1);
    expect(Number(refusal?.headers["retry-after"])).toBeLessThanOrEqual(3_600);
    vi.advanceTimersByTime(3_601_000);
    expect((await attempt("contact", "198.51.100.5", 1)).passed).toBe(1);
  });

  it("takes back what was counted and not done", async () => {
    await attempt("aiImage", "198.51.100.3", 6);
    await limits.giveBack("aiImage", "198.51.100.3");
    expect((await attempt("aiImage", "198.51.100.3", 3)).passed).toBe(1);
  });
});

/** Networks of the size /64 in one /48, by their last groups: those that begin alike are in one /56. */
const networksIn = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${prefix}:${(from + index).toString(16)}::/64`);

describe("limits of wider networks", () => {
  it("let a /56 of IPv6 take four times, a /48 sixteen times what one client may, a /24 of IPv4 32 times", async () => {
    const passed = async (networks: readonly string[]) => (await attemptFrom("contact", networks)).passed;
    expect(await passed(networksIn("2001:db8:1", 0x100, 0x200))).toBe(40);
    expect(await passed(networksIn("2001:db8:2", 0, 0x800))).toBe(160);
    expect(await passed(Array.from({ length: 2_560 }, (_, at) => `198.51.100.${at % 256}`))).toBe(320);
  });

  it("make nobody wait longer than a minute for what neighbours have used up", async () => {
    await attemptFrom("ai", networksIn("2001:db8:1", 0x100, 0x200));
    const { refusal } = await attempt("ai", "2001:db8:1:1ff::/64", 1);
    expect(refusal).toMatchObject({ code: "rate_limited", headers: { "retry-after": "60" } });
    expect((await attempt("ai", "2001:db8:2:1::/64", 1)).passed).toBe(1);
  });

  it("give back what they took of a client whom another of them refuses", async () => {
    const [client = "", ...neighbours] = networksIn("2001:db8:1", 0x100, 0x200);
    await attemptFrom("contact", neighbours);
    expect((await attempt("contact", client, 50)).passed).toBe(0);
    // Whenever a neighbour's point is free, it is the client's: what was refused has used up none of its own ten.
    for (const neighbour of neighbours.slice(0, 10)) {
      await limits.giveBack("contact", neighbour);
      expect((await attempt("contact", client, 1)).passed).toBe(1);
    }
  });
});

describe("the day's budget of model calls", () => {
  const strangers = Array.from({ length: 2_500 }, (_, at) => `2001:db8:${at.toString(16)}:1::/64`);

  it("is not spent by one client, however many networks he has: a tenth of it in an hour", async () => {
    const { passed, refusal } = await attemptFrom("aiDaily", networksIn("2001:db8:1", 0, 2_000));
    expect([passed, refusal?.code, refusal?.headers["retry-after"]]).toEqual([200, "rate_limited", "60"]);
    expect((await attempt("aiDaily", "198.51.100.7", 1)).passed).toBe(1);
  });

  it.each([["known", strangers] as const, ["unknown", strangers.map(() => undefined)] as const])(
    "is not spent in an hour, however many clients come, %s ones: a quarter of it",
    async (_, clients) => {
      const { passed, refusal } = await attemptFrom("aiDaily", clients);
      expect([passed, refusal?.code, refusal?.headers["retry-after"]]).toEqual([500, "rate_limited", "60"]);
      vi.advanceTimersByTime(3_600_000);
      expect((await attemptFrom("aiDaily", clients)).passed).toBe(500);
    },
  );

  it("lasts for the day, and has a code of its own", async () => {
    const hours = [];
    for (let hour = 0; hour < 5; hour += 1) {
      hours.push(await attemptFrom("aiDaily", strangers));
      vi.advanceTimersByTime(3_600_000);
    }
    expect(hours.map(({ passed }) => passed)).toEqual([500, 500, 500, 500, 0]);
    const { refusal } = hours.at(-1) ?? {};
    expect([refusal?.code, refusal?.status]).toEqual(["budget_spent", 503]);
    // Five hours of the day are over.
    expect(refusal?.headers["retry-after"]).toBe(String(20 * 3_600));
  });
});

describe("room in the store", () => {
  it("comes back bit by bit: a small inquiry finds some seconds after a flood of large ones", async () => {
    const take = (kibibytes: number) => limits.take("storedKibibytes", undefined, kibibytes);
    for (let file = 0; file < 102; file += 1) await take(10_240);
    const refusal = await take(10_240).catch((error: unknown) => error as HttpError);
    expect(refusal).toMatchObject({ code: "rate_limited" });
    expect(Number(refusal?.headers["retry-after"])).toBeLessThanOrEqual(60);
    // What is left over is too little for a large one.
    await take(4_000);
    await expect(take(200)).rejects.toThrow(HttpError);
    vi.advanceTimersByTime(10_000);
    await take(2_900);
    await expect(take(200)).rejects.toThrow(HttpError);
  });
});

describe("what the limits remember", () => {
  beforeEach(() => void vi.useRealTimers());

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

  it("is less than a megabyte for a thousand networks, and no more for fifty thousand", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const megabytes = () => {
      collect();
      return process.memoryUsage().heapUsed / 1_024 / 1_024;
    };
    let networks = 0;
    const come = async (count: number) => {
      for (const end = networks + count; networks < end; networks += 1) {
        const block = `2001:${(networks >> 16).toString(16)}:${(networks & 0xffff).toString(16)}`;
        await limits.take("draft", `${block}:1::/64`);
      }
      return megabytes();
    };
    const empty = megabytes();
    expect((await come(5_000)) - empty).toBeLessThan(5);
    const full = await come(25_000);
    expect((await come(20_000)) - full).toBeLessThan(3);
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
