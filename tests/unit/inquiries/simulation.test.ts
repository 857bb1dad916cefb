import { describe, expect, it } from "vitest";
import type { Mutation } from "@/tests/simulation/mutations";
import type { Trouble } from "@/tests/simulation/plan";
import { simulate, simulateAll } from "@/tests/simulation/simulate";

/** Some seven seconds on one core by itself; this only bounds a hang on a machine that is busy with other things. */
const MOST_MS = 300_000;

describe("delivery, simulated", { timeout: MOST_MS }, () => {
  it("loses nothing it acknowledged, doubles nothing, and leaves nothing stuck in silence, in a thousand schedules of faults", async () => {
    const { figures, failed } = await simulateAll({ seed: 1, schedules: 1_000 });
    expect(failed.map(({ seed, violations }) => ({ seed, violations }))).toEqual([]);
    // The schedules are worth something: visitors press again, processes die, and the portal hides leads.
    expect(figures.presses).toBeGreaterThan(figures.inquiries * 1.3);
    expect(figures.kills).toBeGreaterThan(500);
    expect(figures.hidden).toBeGreaterThan(0);
  });

  it("happens alike from the same seed, and otherwise from another", async () => {
    const traces = [];
    for (const seed of [7, 7, 8]) traces.push((await simulate(seed)).trace.join("\n"));
    expect(traces[1]).toBe(traces[0]);
    expect(traces[2]).not.toBe(traces[0]);
  });

  const plainForms = { hints: false, kills: false, damage: false, otherLeads: false };
  it.each<[Mutation, Trouble, RegExp]>([
    [
      "a failure of the store leaves no doubt",
      { ...plainForms, flaky: false, processes: 3 },
      /nobody looked/,
    ],
    ["look-ups trust the portal's filter", {}, /lost/],
    ["changed rows are not counted", {}, /nobody looked/],
    ["loans go by the clock of each host", { kind: "shared", processes: 3 }, /nobody waited/],
    ["direct attempts are not noted", { ...plainForms, processes: 1 }, /nobody looked/],
  ])("misses the rule that is taken out: %s", async (mutation, trouble, words) => {
    const seed = 1;
    const { failed } = await simulateAll({ seed, schedules: 500, stopAfter: 1, trouble, mutation });
    expect(failed[0]?.violations.join()).toMatch(words);
    // The very same schedules are harmless with the rule.
    const schedules = (failed[0]?.seed ?? 0) - seed + 1;
    expect((await simulateAll({ seed, schedules, trouble })).failed).toEqual([]);
  });
});
