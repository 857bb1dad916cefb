import { safeParse } from "zod/mini";
import { describe, expect, it } from "vitest";
import { inputOf } from "@/lib/generators/input";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";
import { corporateToolIds, designToolIds, documentOf, isToolId, tools } from "@/lib/generators/tools";

const parse = (sent: unknown) => safeParse(inputOf(tools.idea), sent);

describe("the input of the idea tool", () => {
  it("trims the description before counting it", () => {
    const longest = "д".repeat(8_000);
    expect(parse({ description: `\u2003\u00A0\n${longest}\u3000\uFEFF` }).data?.description).toBe(longest);
    expect(parse({ description: `${longest}д` }).success).toBe(false);
    expect(parse({ description: "x" }).success).toBe(true);
  });

  it.each([
    ["no description", {}],
    ["an empty one", { description: "" }],
    ["white space", { description: " \u00A0\u2003\t\n" }],
    ["a number", { description: 5 }],
    ["an unknown key", { description: "x", role: "admin" }],
    ["a field of another tool", { description: "x", style: "dark" }],
    ["an unknown language", { description: "x", locale: "fr" }],
    ["an unknown engine", { description: "x", engine: "gpt" }],
    ["an unknown document in the context", { description: "x", context: { poem: "x" } }],
    ["a context too long", { description: "x", context: { idea: "д".repeat(12_001) } }],
  ])("refuses %s", (_, sent) => {
    expect(parse(sent).success).toBe(false);
  });

  it("takes everything a request may hold", () => {
    const sent = {
      description: "x",
      locale: "en",
      engine: "draft",
      context: { idea: "a", architecture: "б".repeat(12_000), businessCase: "", requirements: "d" },
    };
    expect(parse(sent)).toEqual({ success: true, data: sent });
  });

  it("takes the optional fields that a row lists, up to 2,000 characters", () => {
    const schema = inputOf({ ...tools.idea, optionalFields: ["style"] });
    expect(safeParse(schema, { description: "x", style: ` ${"s".repeat(2_000)} ` }).data?.style).toHaveLength(
      2_000,
    );
    expect(safeParse(schema, { description: "x", style: "s".repeat(2_001) }).success).toBe(false);
    expect(safeParse(schema, { description: "x", scope: "s" }).success).toBe(false);
  });
});

describe("the inputs of the other tools", () => {
  it.each(["suggest", "image"] as const)("%s takes a prompt and hands it on as the description", (id) => {
    const schema = inputOf(tools[id]);
    expect(safeParse(schema, { prompt: " x ", locale: "ru" }).data).toEqual({
      description: "x",
      locale: "ru",
    });
    expect(safeParse(schema, { prompt: " " }).success).toBe(false);
    expect(safeParse(schema, { prompt: "д".repeat(8_001) }).success).toBe(false);
    expect(safeParse(schema, { description: "x" }).success).toBe(false);
  });

  it.each(["styles", "analyze"] as const)("%s takes a description, but no context", (id) => {
    const schema = inputOf(tools[id]);
    expect(safeParse(schema, { description: "x", engine: "draft" }).success).toBe(true);
    expect(safeParse(schema, { prompt: "x" }).success).toBe(false);
    expect(safeParse(schema, { description: "x", context: {} }).success).toBe(false);
  });

  it("knows the two structures of requirements", () => {
    const schema = inputOf(tools.requirements);
    for (const template of ["free", "gost-34"])
      expect(safeParse(schema, { description: "x", template, scope: "y" }).success).toBe(true);
    expect(safeParse(schema, { description: "x", template: "word" }).success).toBe(false);
  });
});

describe("the table of tools", () => {
  it("knows its tools and nothing that only looks like one", () => {
    expect(corporateToolIds).toEqual(["idea", "architecture", "business-case", "requirements", "interface"]);
    expect(designToolIds).toEqual(["suggest", "styles", "image", "analyze"]);
    expect(isToolId("idea")).toBe(true);
    for (const other of [undefined, "", "ideas", "constructor", "__proto__"])
      expect(isToolId(other)).toBe(false);
  });

  it("finds the document of an answer", () => {
    expect(
      documentOf("idea", { projectIdea: "text", engine: "draft", clarity: "clear", facts: sheetWithWish() }),
    ).toBe("text");
    const analysis = { overview: "o", strengths: ["s1", "s2"], improvements: ["i"], accessibility: "a" };
    expect(documentOf("analyze", { analysis, engine: "draft" })).toBe("o\n\n- s1\n- s2\n\n- i\n\na");
    expect(documentOf("analyze", { analysis: { error: "e" }, engine: "draft" })).toBe("e");
  });
});
