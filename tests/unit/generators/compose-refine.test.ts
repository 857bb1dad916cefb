import { describe, expect, it } from "vitest";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { compose } from "@/lib/generators/server/compose/corporate";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { corporateToolIds } from "@/lib/generators/tools";
import { campervans, cheese, lifts } from "./sheets";

const words = (text: string) => text.split(/\s+/).length;

describe("the shorter edition", () => {
  it.each(corporateToolIds)("of %s is shorter and cuts no sentence", (tool) => {
    const full = compose(tool, campervans, {}).text;
    const short = compose(tool, campervans, { refine: "shorter" }).text;
    expect(words(short)).toBeLessThan(words(full));
    expect(short).not.toContain("…");
  });

  it("keeps the functions and what must not be", () => {
    const { text } = compose("requirements", campervans, { refine: "shorter" });
    for (const { title } of makePlan(campervans).functions) expect(text).toContain(title);
    expect(text).toMatch(/Condition:\*\* Customers won.t install an app/);
  });

  it("keeps the diagram", () => {
    expect(compose("architecture", lifts, { refine: "shorter" }).graph).toEqual(
      compose("architecture", lifts, {}).graph,
    );
  });
});

describe("the edition for a public customer", () => {
  it.each(corporateToolIds)("adds stages with what closes them to %s", (tool) => {
    const { text } = compose(tool, cheese, { refine: "government" });
    expect(text).toContain("Опытная эксплуатация");
    expect(text).toMatch(/44-ФЗ, 223-ФЗ/);
  });

  it("names no Russian law abroad", () => {
    const { text } = compose("idea", campervans, { refine: "government" });
    expect(text).not.toMatch(/44-FZ|223-FZ|152-FZ|GOST/);
    expect(text).toContain("under which rules?");
  });

  it("takes the law that was named", () => {
    const law = [{ id: "law1", text: "Закон о закупках города", by: "visitor" as const }];
    const facts: FactSheet = { ...lifts, limits: { ...lifts.limits, law } };
    const { text } = compose("idea", facts, { refine: "government" });
    expect(text).toContain("Закупка: Закон о закупках города.");
    expect(text).not.toContain("223-ФЗ");
  });

  it("brings the requirements of a Russian client into the standard's form", () => {
    const { text } = compose("requirements", cheese, { refine: "government" });
    expect(text).toBe(compose("requirements", cheese, { refine: "government", template: "gost-34" }).text);
  });
});

describe("the edition with risks", () => {
  it.each(corporateToolIds)("adds a register with owners to %s", (tool) => {
    const { text } = compose(tool, campervans, { refine: "risks" });
    expect(text).toContain("| Risk and cause | Early sign | Response | Owner |");
    expect(text).toContain("Stripe");
  });

  it("replaces the risks of the idea", () => {
    const { text } = compose("idea", campervans, { refine: "risks" });
    expect(text).not.toContain("### Risks of this project");
  });
});

describe("a description without a project", () => {
  const unclear = (clarity: "vague" | "none", locale: "ru" | "en"): FactSheet => ({
    ...(locale === "ru" ? cheese : campervans),
    locale,
    clarity,
    figures: [],
    wishes: [],
    pains: [],
    systems: [],
    actors: [],
    subject: undefined,
    organisation: { id: "organisation", text: "хор", by: "visitor" },
  });

  it.each(["ru", "en"] as const)("is asked about in %s, without figures or diagrams", (locale) => {
    const texts = corporateToolIds.map((tool) => {
      const made = compose(tool, unclear("vague", locale), {});
      expect(made.graph).toBeUndefined();
      expect(made.assumptions).toBeUndefined();
      expect(made.text).toContain("?");
      expect(made.text).toContain("хор");
      expect(made.text.replace(/^\d\. /gm, "")).not.toMatch(/\d/);
      return made.text;
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(["ru", "en"] as const)("gets one friendly sentence in %s when it is none", (locale) => {
    const { text } = compose("idea", unclear("none", locale), {});
    expect(text.split("\n")).toHaveLength(1);
    expect(text).toMatch(locale === "ru" ? /пример/ : /example/);
  });
});
