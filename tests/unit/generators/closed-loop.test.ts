import { describe, expect, it } from "vitest";
import { listGeneratorExamples } from "@/lib/content/generator-examples";
import { designScreens } from "@/lib/generators/server/compose/interface/screens";
import type { ScreenItem } from "@/lib/generators/screens";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { composeRequirements } from "@/lib/generators/server/compose/requirements/compose";
import { tellsOf } from "@/lib/generators/server/compose/requirements/drawn";
import { releaseStages } from "@/lib/generators/server/compose/text/stages";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import briefs from "@/tests/evaluation/briefs.dev.json";

/** One closed loop for each function: what its screens do and show is required, checked and kept. */

const described = [
  ...listGeneratorExamples("ru").map(({ text }) => ({
    name: text.slice(0, 30),
    locale: "ru" as const,
    text,
  })),
  ...listGeneratorExamples("en").map(({ text }) => ({
    name: text.slice(0, 30),
    locale: "en" as const,
    text,
  })),
  ...briefs.map(({ id, locale, description }) => ({
    name: id,
    locale: locale === "en" ? ("en" as const) : ("ru" as const),
    text: description,
  })),
];

describe.each(described)("the functions of $name", async ({ locale, text }) => {
  const plan = makePlan(await readFacts(text, locale));
  const made = composeRequirements(plan, {}).text.replaceAll("\u00a0", " ");
  const partOf = (code: string) =>
    made.split(/\n(?=#{3,5} )/u).find((one) => one.startsWith(`#### ${code} `)) ?? "";
  const drawn = designScreens(plan).flatMap(({ screen, functions: [one] }) => (one ? [{ screen, one }] : []));
  const settled = drawn.filter(({ one }) => one.kinds[0] !== "general");

  it("require and check each button that is drawn", () => {
    for (const { screen, one } of settled) {
      const item = partOf(one.code);
      const check = /\*\*(?:Приёмка|Acceptance):\*\* (.+)/u.exec(item)?.[1] ?? "";
      for (const action of screen.actions) {
        expect(item, one.code).toContain(action.replaceAll("\u00a0", " "));
        expect(tellsOf(check, action.split(" ")[0] ?? ""), `${one.code}: ${action}\n${check}`).toBe(true);
      }
    }
  });

  it("keep each field that is drawn", () => {
    const rows = made.split("\n").filter((line) => line.startsWith("| "));
    for (const { screen, one } of settled) {
      const kept = rows.filter((row) => plan.stores.some(({ name }) => row.includes(name))).join("\n");
      // What says why a record is first, how far it has come or how the client counts is no field.
      const isSaid = ({ control = "text", value }: ScreenItem) =>
        value !== undefined || ["note", "reason", "path", "rows", "bars", "sync"].includes(control);
      const labels = screen.items.filter((item) => !isSaid(item) && screen.kind !== "stages");
      for (const { label } of labels) expect(tellsOf(kept, label), `${one.code}: ${label}`).toBe(true);
    }
  });

  it("are planned after those whose records they read", () => {
    const order = releaseStages(plan).map(({ what }) => what);
    const placeOf = (code: string) => order.findIndex((what) => what.startsWith(`${code} `));
    const first = plan.functions.filter(({ isFirst }) => isFirst);
    for (const one of first)
      for (const other of first.filter(({ stores }) => stores.some((id) => one.reads.includes(id))))
        if (!other.reads.some((id) => one.stores.includes(id)))
          expect(placeOf(other.code), `${other.code} before ${one.code}`).toBeLessThan(placeOf(one.code));
  });
});
