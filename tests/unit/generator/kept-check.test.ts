import { describe, expect, it } from "vitest";
import { keptOf } from "@/components/generator/kept-check";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { corporateToolIds, designToolIds, type ToolId } from "@/lib/generators/tools";

const description = "Сеть из 12 поликлиник, 45 тысяч приёмов в месяц. Нужна запись через сайт и обмен с 1С.";
const keep = (tool: ToolId, result: object, more: object = {}) => ({
  id: `${tool}-1`,
  tool,
  locale: "ru",
  at: 1_700_000_000_000,
  seconds: 1,
  askedForDraft: false,
  input: { description },
  answer: { ...result, engine: "draft" },
  ...more,
});
const resultOf = async (tool: ToolId) => (await drafts[tool]({ description }, "ru")).result;

/** Values of another kind that a page can draw as well: a number or none, a list or none, a text in place of its lines. */
const EQUALLY_RIGHT = [
  "answer.facts.figures.0.max = 7",
  "answer.facts.limits.law = []",
  "answer.assumptions.parameters.0.value = 7",
  'answer.analysis.strengths = "x"',
  'answer.analysis.improvements = "x"',
] as const;

type Path = readonly (string | number)[];

const at = (whole: unknown, path: Path) =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], whole);

function put(whole: unknown, path: Path, value: unknown): void {
  const key = path.at(-1);
  if (key !== undefined) (at(whole, path.slice(0, -1)) as Record<string | number, unknown>)[key] = value;
}

/** Every part below a path, of a list the first one alone. */
function partsOf(whole: unknown, path: Path): { path: Path; value: unknown }[] {
  const value = at(whole, path);
  const keys = Array.isArray(value)
    ? value.length > 0
      ? [0]
      : []
    : Object.keys(value && typeof value === "object" ? value : {});
  return [{ path, value }, ...keys.flatMap((key) => partsOf(whole, [...path, key]))];
}

describe("what a browser has kept", () => {
  it.each([...corporateToolIds, ...designToolIds])("comes back as it was kept: %s", async (tool) => {
    const kept = keep(tool, await resultOf(tool));
    expect(keptOf(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    const changed = { ...kept, answered: kept.answer };
    expect(keptOf(changed)).toEqual(changed);
  });

  it("is left out where the frame is wrong", async () => {
    const result = await resultOf("idea");
    const wrong = [
      { id: 5 },
      { tool: "constructor" },
      { locale: "de" },
      { at: 1e300 },
      { seconds: "1" },
      { input: null },
      { input: { description: "x".repeat(8_001) } },
      { answer: { ...result, engine: "other" } },
      { answer: { ...result, engine: "draft", more: 1 } },
    ];
    for (const more of wrong)
      expect(keptOf(keep("idea", result, more)), JSON.stringify(more)).toBeUndefined();
    for (const value of [null, 7, "x", [], {}]) expect(keptOf(value)).toBeUndefined();
  });

  it("is left out where a page could not draw it", async () => {
    const { graph: _graph, ...drawn } = (await drafts.architecture({ description }, "ru")).result;
    const node = { id: "n", label: "Узел", kind: "service" };
    const nodes = Array.from({ length: 3_000 }, (_, index) => ({ ...node, id: `n${String(index)}` }));
    for (const value of [
      null,
      7,
      [],
      {},
      { nodes: null, edges: [] },
      { nodes: [null], edges: [] },
      { nodes, edges: [] },
    ])
      expect(
        keptOf(keep("architecture", { ...drawn, graph: value })),
        JSON.stringify(value).slice(0, 60),
      ).toBeUndefined();

    const { assumptions, ...computed } = (await drafts["business-case"]({ description }, "ru")).result;
    for (const more of [
      null,
      { ramp: null },
      { ramp: [] },
      { years: 1e9 },
      { parameters: [] },
      { effects: [7] },
    ])
      expect(
        keptOf(keep("business-case", { ...computed, assumptions: more && { ...assumptions, ...more } })),
        JSON.stringify(more),
      ).toBeUndefined();

    for (const projectIdea of [
      "\u200B",
      "\u200B \u2060\n---",
      "> ".repeat(3_000),
      `${"- ".repeat(3_000)}a`,
      "a\n==\n".repeat(12_000),
      "*_".repeat(30_000),
    ])
      expect(keptOf(keep("idea", { projectIdea })), projectIdea.slice(0, 10)).toBeUndefined();
    for (const analysis of [
      null,
      {},
      { overview: "a", strengths: "x", improvements: null, accessibility: "b" },
    ])
      expect(keptOf(keep("analyze", { analysis }))).toBeUndefined();
  });

  it.each(["architecture", "business-case", "interface", "requirements", "analyze"] as const)(
    "is left out where any one part of it is of another kind: %s",
    async (tool) => {
      const whole = keep(tool, await resultOf(tool)) as object;
      const kindOf = (value: unknown) =>
        Array.isArray(value) ? "list" : value === null ? "null" : typeof value;
      const taken: string[] = [];
      for (const { path, value } of partsOf(whole, ["answer"]))
        for (const poison of [null, 7, "x", true, [], {}, [null]]) {
          if (kindOf(poison) === kindOf(value)) continue;
          const poisoned = structuredClone(whole);
          put(poisoned, path, poison);
          if (keptOf(poisoned) !== undefined) taken.push(`${path.join(".")} = ${JSON.stringify(poison)}`);
        }
      expect(taken.filter((change) => !(EQUALLY_RIGHT as readonly string[]).includes(change))).toEqual([]);
    },
  );

  it("comes back without a first answer that is none", async () => {
    const result = await resultOf("business-case");
    for (const answered of [5, null, {}, { engine: "draft", businessCase: "x", assumptions: {} }])
      expect(keptOf(keep("business-case", result, { answered }))).toEqual(keep("business-case", result));
  });
});
