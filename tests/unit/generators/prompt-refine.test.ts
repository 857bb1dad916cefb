import { describe, expect, it } from "vitest";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { createChatEngine } from "@/lib/generators/server/openai/chat-engine";
import { documentPrompts } from "@/lib/generators/server/prompts/prompts";
import { corporateToolIds, refinements, type CorporateToolId, type ToolInput } from "@/lib/generators/tools";
import { locales, type Locale } from "@/lib/i18n/locales";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";

const description = "Нужен портал обращений";
const promptOf = (tool: CorporateToolId, more: Partial<ToolInput>, locale: Locale) => {
  const facts = sheetWithWish(locale);
  return documentPrompts[tool]({ input: { description, ...more }, facts, plan: makePlan(facts), locale });
};

describe.each(corporateToolIds)("the prompt of %s", (tool) => {
  it.each(locales)("says in %s how the edition differs, in the orders and not among the data", (locale) => {
    const first = promptOf(tool, {}, locale);
    const editions = refinements.map((refine) => promptOf(tool, { refine }, locale));
    expect(new Set([first, ...editions].map(({ system }) => system)).size).toBe(refinements.length + 1);
    for (const { user } of editions) expect(user).toBe(first.user);
  });

  it("has an answer of its own for every edition, and for every sheet", () => {
    const { paid } = createChatEngine({ baseURL: "http://localhost:9/v1", model: "m" });
    const inputs: ToolInput[] = [
      { description },
      ...refinements.map((refine) => ({ description, refine })),
      { description, facts: sheetWithWish() },
    ];
    const keys = inputs.map((input) => paid?.key({ tool, input, locale: "ru" }));
    expect(new Set(keys).size).toBe(inputs.length);
  });
});

describe("requirements for a government customer", () => {
  const system = (input: Partial<ToolInput>) =>
    promptOf("requirements", { refine: "government", ...input }, "ru").system;

  it("follow the standard unless the visitor chose a structure", () => {
    expect(system({})).toContain("ГОСТ 34.602-2020");
    expect(system({ template: "free" })).not.toContain("ГОСТ 34.602-2020");
  });
});
