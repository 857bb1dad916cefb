import { beforeEach, describe, expect, it } from "vitest";
import type { Job } from "@/lib/generators/server/engine";
import { measuredWork } from "@/lib/generators/server/measured-work";
import type { ToolStep } from "@/lib/generators/server/work";
import { HttpError } from "@/lib/http/errors";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";
import { metrics } from "@/lib/metrics/server/metrics";

const job: Job = { tool: "idea", input: { description: "Склад" }, locale: "ru" };
const answer: ToolStep = {
  answer: { projectIdea: "# Склад", engine: "model", clarity: "clear", facts: sheetWithWish() },
};

/** Work that takes these steps; an error is thrown. */
function work(steps: (ToolStep | Error)[], signal = new AbortController().signal) {
  const left: string[] = [];
  const begun = measuredWork(
    () =>
      Promise.resolve({
        next: () => {
          const step = steps.shift() ?? answer;
          return step instanceof Error ? Promise.reject(step) : Promise.resolve(step);
        },
        leave: () => void left.push("left"),
      }),
    { job, engine: "model", signal },
  );
  return { begun, left };
}

const counted = async (name: "tool" | "toolFirstText") => {
  const { values } = await metrics()[name].get();
  return values
    .filter(({ metricName }) => metricName?.endsWith("_count"))
    .map(({ labels, value }) => {
      const { outcome, engine }: Record<string, string | number> = labels;
      return [outcome ?? engine, value];
    });
};

describe("what is counted of a tool", () => {
  beforeEach(() => metrics().registry.resetMetrics());

  it("is its first text and its end, each once", async () => {
    const { begun, left } = work([{ delta: "" }, { delta: "# " }, { delta: "Склад" }, answer]);
    const { next, leave } = await begun;
    for (let step = 0; step < 4; step += 1) await next();
    leave();
    expect(left).toEqual(["left"]);
    expect(await counted("toolFirstText")).toEqual([["model", 1]]);
    expect(await counted("tool")).toEqual([["ok", 1]]);
  });

  it("is that its visitor left, also when that is why it failed", async () => {
    const { next, leave } = await work([{ delta: "" }]).begun;
    await next();
    leave();
    const visitor = new AbortController();
    const { begun } = work([new HttpError("ai_unavailable")], visitor.signal);
    const other = await begun;
    visitor.abort();
    await expect(other.next()).rejects.toThrow();
    expect(await counted("tool")).toEqual([["left", 2]]);
    expect(await counted("toolFirstText")).toEqual([]);
  });

  it("is the code of what went wrong, before or after the beginning", async () => {
    const refused = measuredWork(() => Promise.reject(new HttpError("budget_spent")), {
      job,
      engine: "model",
      signal: new AbortController().signal,
    });
    await expect(refused).rejects.toThrow("budget_spent");
    const { next } = await work([new TypeError("a fault")]).begun;
    await expect(next()).rejects.toThrow("a fault");
    expect(await counted("tool")).toEqual([
      ["budget_spent", 1],
      ["internal_error", 1],
    ]);
  });
});
