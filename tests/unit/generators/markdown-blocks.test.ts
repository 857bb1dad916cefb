import { expect, test } from "vitest";
import { checkResult } from "@/lib/generators/server/results";
import { headingsOf, isLightMarkdown, splitBlocks, topHeading } from "@/lib/generators/markdown-blocks";
import { computedMs } from "../computed";

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

/** What models were seen to write without an end, as long as a document may be. */
const LONGEST = 64 * 1024;
const endless = (piece: string, end = "") => piece.repeat(LONGEST / piece.length) + end;
const repetitions = (
  [
    ["quotations in each other", endless("> ")],
    ["lists in each other", endless("- ", "a")],
    ["lists of stars in each other", endless("* ", "a")],
    ["numbered lists in each other", endless("1. ", "a")],
    ["lists in quotations", endless("> - ", "a")],
    ["ever deeper lists", Array.from({ length: 300 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n")],
    ["underlined headings", endless("a\n==\n")],
    ["lines above an underline", endless("a\n", "===")],
    ["headings", endless("# a\n")],
    ["list items", endless("- a\n")],
    ["kinds of list", endless("- a\n1. b\n")],
    ["lazy quotations", `> a\n${endless("b\n")}`],
    ["rules", endless("---\n")],
    ["emphasis in emphasis", endless("*_")],
    ["open strong marks", endless("**a")],
    ["closed strong marks", endless("**a** ")],
    ["strikes", endless("~~a")],
    ["brackets", endless("[")],
    ["links", endless("[a](b) ")],
    ["pictures", endless("![")],
    ["backticks", endless("` ")],
    ["tags", endless("<a ")],
    ["mail addresses", endless("a@b.c ")],
    ["rows of a table", `|a|b|\n|-|-|\n${endless("|a|b|\n")}`],
    ["a table of empty cells", `${"|a".repeat(100)}\n${"|-".repeat(100)}\n${"|\n".repeat(400)}`],
    ["footnotes", `[^a]: x\n\n${endless("[^a] ")}`],
    ["emphasis behind a fence that a list ends", `- a\n  \`\`\`\nb ${endless("*_")}`],
    ["emphasis behind a line that only looks like a fence", `\`\`\` a\`b\n${endless("*_")}`],
  ] as const
).map(([name, text]) => ({ name, text }));

test.each(repetitions)("$name without an end are no document, which is seen at once", async ({ text }) => {
  const computed = await computedMs(() => {
    expect(isLightMarkdown(text)).toBe(false);
    expect(headingsOf(text).length).toBeLessThan(LONGEST);
  });
  // In proportion to the length it takes some milliseconds; with its square, minutes.
  expect(computed).toBeLessThan(2_000);
  expect(() => checkResult("idea", { projectIdea: `# A\n\n${text}` })).toThrow();
});

test("what people write is light, however long", () => {
  const code = `\`\`\`ts\n${"const a = [b, c]; // *_*\n".repeat(1_000)}\`\`\``;
  const table = `|a|b|c|\n|-|-|-|\n${"|**a**|`b`|c|\n".repeat(100)}`;
  const list = `${"- **Кому:** [портал](/services), 1. пункт\n".repeat(50)}\n  > - ещё`;
  const rule = "- ".repeat(40);
  for (const text of [code, table, list, rule, "\\*".repeat(8_000), "слово ".repeat(10_000)])
    expect(isLightMarkdown(text), text.slice(0, 40)).toBe(true);
  expect(isLightMarkdown(Array.from({ length: 20 }, () => `## A\n\n${table}`).join("\n\n"))).toBe(false);
});

test("headings are found in proportion to the length of the text", async () => {
  expect(headingsOf("# A #\n\n```\n# code\n```\n## **B** [c](/d)\n#no heading")).toEqual(["A", "B c"]);
  const texts = [`# a${" ".repeat(LONGEST)}b`, `# ${"# ".repeat(LONGEST / 2)}b`, `# ${"[".repeat(LONGEST)}`];
  expect(await computedMs(() => texts.map((text) => headingsOf(text)))).toBeLessThan(1_000);
});
