import { describe, expect, it } from "vitest";
import { createAnswerCache } from "@/lib/generators/server/answer-cache";
import type { ToolAnswer } from "@/lib/generators/tools";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";

const answer = (length = 1): ToolAnswer<"idea"> => ({
  projectIdea: "д".repeat(length),
  engine: "model",
  clarity: "clear",
  facts: sheetWithWish(),
});

describe("kept answers", () => {
  it("go after an hour", () => {
    let now = 0;
    const cache = createAnswerCache(() => now);
    cache.set("a", answer());
    now = 3_599_999;
    expect(cache.get("a")).toEqual(answer());
    now = 3_600_000;
    expect(cache.get("a")).toBeUndefined();
  });

  it("are 200 at most, and those go first that nobody asked for", () => {
    const cache = createAnswerCache();
    for (let index = 0; index < 200; index += 1) cache.set(String(index), answer());
    cache.get("0");
    cache.set("one more", answer());
    expect([cache.get("0"), cache.get("1"), cache.get("2")].map(Boolean)).toEqual([true, false, true]);
  });

  it("take 8 MB at most, and none takes a quarter of that alone", () => {
    const cache = createAnswerCache();
    // A little under 1 MB each.
    for (let index = 0; index < 20; index += 1) cache.set(String(index), answer(500_000));
    const kept = Array.from({ length: 20 }, (_, index) => cache.get(String(index))).filter(Boolean);
    expect(kept).toHaveLength(8);
    cache.set("huge", answer(2_000_000));
    expect(cache.get("huge")).toBeUndefined();
    expect(cache.get("19")).toBeDefined();
  });

  it("count a replaced answer once", () => {
    const cache = createAnswerCache();
    for (let index = 0; index < 30; index += 1) cache.set("same", answer(500_000));
    for (let index = 0; index < 7; index += 1) cache.set(String(index), answer(500_000));
    expect(cache.get("same")).toBeDefined();
  });
});
