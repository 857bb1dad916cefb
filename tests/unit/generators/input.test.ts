import { safeParse } from "zod/mini";
import { describe, expect, it } from "vitest";
import { inputOf } from "@/lib/generators/input";
import { documentOf, isToolId, toolIds, tools } from "@/lib/generators/tools";

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

describe("the table of tools", () => {
  it("knows its tools and nothing that only looks like one", () => {
    expect(toolIds).toEqual(["idea"]);
    expect(isToolId("idea")).toBe(true);
    for (const other of [undefined, "", "ideas", "constructor", "__proto__"])
      expect(isToolId(other)).toBe(false);
  });

  it("finds the document of an answer", () => {
    expect(documentOf("idea", { projectIdea: "text", engine: "draft" })).toBe("text");
  });
});
