import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gathered } from "@/lib/generators/server/gathered";

type Step = { delta: string } | { answer: string };

/** Steps that come at given moments (ms); a text is thrown. */
function script(steps: readonly (readonly [number, Step | string])[]) {
  const left = [...steps];
  const start = performance.now();
  return async (): Promise<Step> => {
    const [at, step] = left.shift() ?? [0, "asked for more than there is"];
    const rest = at - (performance.now() - start);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    if (typeof step === "string") throw new Error(step);
    return step;
  };
}

/** What comes out, up to the answer or the error. */
async function read(next: () => Promise<Step>): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (;;) {
    const step = await next().catch((thrown: unknown) => ({ thrown }));
    seen.push("delta" in step ? step.delta : step);
    if (!("delta" in step)) return seen;
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

it("sends the first part at once and what follows within 50 ms together", async () => {
  const next = gathered(
    script([
      [0, { delta: "a" }],
      [10, { delta: "b" }],
      [20, { delta: "c" }],
      [200, { delta: "d" }],
      [210, { delta: "e" }],
      [211, { answer: "abcde" }],
    ]),
  );
  expect(await next()).toEqual({ delta: "a" });
  const rest = read(next);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await rest).toEqual(["bc", "d", "e", { answer: "abcde" }]);
});

it("says all that was written before an error", async () => {
  const whole = read(
    gathered(
      script([
        [0, { delta: "a" }],
        [10, { delta: "b" }],
        [20, "the connection broke"],
      ]),
    ),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await whole).toEqual(["a", "b", { thrown: new Error("the connection broke") }]);
});

it("passes on at once that a model has begun to think", async () => {
  const next = gathered(script([[0, { delta: "" }]]));
  expect(await next()).toEqual({ delta: "" });
});
