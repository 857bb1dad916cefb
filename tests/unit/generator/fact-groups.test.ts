import { describe, expect, it } from "vitest";
import { countOf, factGroups, labelOf, shownIn } from "@/components/generator/facts/groups";
import { readFacts } from "@/lib/generators/server/read/read-facts";

const text =
  "Поликлиника, звонки принимают три регистратора. Нужна запись в трёх филиалах. 1С остаётся. Чат-бот не нужен.";

describe("the groups of the panel", () => {
  it("show what stays with the systems, and what is ruled out by itself", async () => {
    const sheet = await readFacts(text, "ru");
    const textsIn = (id: string) =>
      factGroups
        .filter((group) => group.id === id)
        .flatMap((group) => shownIn(sheet, group).map(({ entry }) => entry.text));
    expect(textsIn("bans")).toEqual(["Чат-бот не нужен"]);
    expect(textsIn("systems")).toEqual(["1С остаётся"]);
    expect(countOf(sheet)).toBe(factGroups.reduce((sum, group) => sum + textsIn(group.id).length, 0));
  });

  it("name people and things in the nominative, each with a capital", async () => {
    const sheet = await readFacts(text, "ru");
    const labels = factGroups.flatMap((group) => shownIn(sheet, group).map((fact) => labelOf(sheet, fact)));
    expect(labels).toEqual(expect.arrayContaining(["Регистраторы", "3 филиала", "Запись в трёх филиалах"]));
  });
});
