import { expect, test } from "vitest";
import { splitBlocks, topHeading } from "@/components/generator/markdown/split-blocks";

test("blocks end at blank lines", () => {
  expect(splitBlocks("# A\n\ntext\nmore\n\n\n| a |\n| - |\n")).toEqual(["# A", "text\nmore", "| a |\n| - |"]);
  expect(splitBlocks("")).toEqual([]);
});

test("fenced code stays whole, whatever is in it", () => {
  const code = "```js\nconst a = 1;\n\n# not a heading\n\n```";
  expect(splitBlocks(`${code}\n\nafter`)).toEqual([code, "after"]);
  expect(splitBlocks("````\n```\n\n````\n\nafter")).toEqual(["````\n```\n\n````", "after"]);
  expect(splitBlocks("```\nstill open\n\nmore")).toEqual(["```\nstill open\n\nmore"]);
});

test("a list keeps its items apart by blank lines, and what is indented under them", () => {
  expect(splitBlocks("1. one\n\n2. two\n\n   more\n\ntext")).toEqual(["1. one\n\n2. two\n\n   more", "text"]);
  expect(splitBlocks("Steps:\n- one\n\n- two")).toEqual(["Steps:\n- one\n\n- two"]);
});

test("a text with definitions is one block, since they reach across", () => {
  const text = "See [here][1].\n\n[1]: https://example.com";
  expect(splitBlocks(text)).toEqual([text]);
});

test("while a text grows, all blocks but the last stay as they are", () => {
  const text =
    "# Title\n\nFirst paragraph.\n\n- one\n- two\n\n```\ncode\n\ncode\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nEnd.";
  for (let length = 1; length < text.length; length++) {
    const settled = splitBlocks(text.slice(0, length)).slice(0, -1);
    expect(splitBlocks(text).slice(0, settled.length)).toEqual(settled);
  }
});

test("the first heading outside of code is the top level", () => {
  expect(topHeading(["text", "## Goals", "# Late"])).toBe(2);
  expect(topHeading(["```\n# comment\n```", "### Goals"])).toBe(3);
  expect(topHeading(["text"])).toBe(1);
});
