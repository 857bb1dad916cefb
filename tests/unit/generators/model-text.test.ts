import { describe, expect, it } from "vitest";
import { fencedJson } from "@/lib/generators/server/openai/fenced-json";
import {
  withoutOuterSpace,
  withoutReasoning,
  type TextFilter,
} from "@/lib/generators/server/openai/reasoning";
import { isThemeCode } from "@/lib/generators/server/openai/theme-code";

/** What a filter lets through of a text cut into pieces of every size: the same for all of them. */
function through<F extends TextFilter>(create: () => F, text: string): { shown: string; filter: F } {
  const results = [1, 2, 3, 5, 8, 1_000].map((size) => {
    const filter = create();
    const pieces = text.match(new RegExp(`[^]{1,${String(size)}}`, "g")) ?? [];
    return { shown: pieces.map((piece) => filter.push(piece)).join("") + filter.end(), filter };
  });
  expect(new Set(results.map(({ shown }) => shown)).size).toBe(1);
  return results[0] as (typeof results)[number];
}

describe("reasoning", () => {
  it.each([
    ["<think>a < b</think>text", "text"],
    ["one <think>x</think>two<think>y</think> three", "one two three"],
    ["a < b, <thin>, </think", "a < b, <thin>, </think"],
    ["<think>never ends", ""],
    ["text <think", "text <think"],
  ])("%s → %s", (text, shown) => {
    expect(through(withoutReasoning, text).shown).toBe(shown);
  });
});

describe("outer space", () => {
  it("goes, inner stays, and line ends are line feeds", () => {
    expect(through(withoutOuterSpace, " \r\n\n a  b\r\n\r\n c \n\n").shown).toBe("a  b\n\n c");
  });
});

describe("fenced JSON", () => {
  it.each<[text: string, shown: string, json: string | undefined]>([
    ['# A\n\n```json\n{"a":1}\n```\n', "# A\n\n", '{"a":1}\n'],
    [
      "text `code` and ``more``\n```\nplain\n```\nend",
      "text `code` and ``more``\n```\nplain\n```\nend",
      undefined,
    ],
    ['```\n\n{"a":1}\n```', "", '{"a":1}\n'],
    ["```ts\n```json\n```\nend", "```ts\n```json\n```\nend", undefined],
    ['````json\n{"a":"```"}\n````\nend', "end", '{"a":"```"}\n'],
    ['a\n```json\n{"cut":', "a\n", '{"cut":'],
    ['```json\n{"a":1}\n```\nb\n```json\n{"a":2}\n```', "b\n", '{"a":2}\n'],
    ['a\n\n{"a":{\n"b":1}}\nend', "a\n\nend", '{"a":{\n"b":1}}\n'],
    ['a\n{\n  "cut": 1,', "a\n", '{\n  "cut": 1,'],
    ["a {b} c\n{x} = 1\n{", "a {b} c\n{x} = 1\n", "{"],
    ["a\n```", "a\n```", undefined],
    ["a\n``", "a\n``", undefined],
    ["no fence\n  at all", "no fence\n  at all", undefined],
  ])("%j", (text, shown, json) => {
    const result = through(fencedJson, text);
    expect(result.shown).toBe(shown);
    expect(result.filter.json).toBe(json);
  });
});

describe("style code", () => {
  it.each([
    ["@theme { --a: 1px; }", true],
    ['@theme {\n  /* } */ --a: "}";\n}\n:root { --b: 2 }', true],
    ["@theme { /* --a: 1px; */ }", false],
    ["@theme { --a: 1px; } }", false],
    ["@theme { /* open --a: 1px; }", false],
    ["Не могу помочь", false],
  ])("%j: %s", (css, isCode) => {
    expect(isThemeCode(css)).toBe(isCode);
  });
});
