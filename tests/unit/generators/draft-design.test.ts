import { describe, expect, it } from "vitest";
import { chromaOf, contrast, lightnessOf } from "@/lib/generators/server/draft/design/colour";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { checkResult } from "@/lib/generators/server/results";
import { designToolIds, documentOf } from "@/lib/generators/tools";
import { locales, type Locale } from "@/lib/i18n/routing";
import {
  descriptions,
  longLines,
  pairsOf,
  plain,
  sharedLines,
  withoutQuotes,
} from "@/tests/unit/generators/corpus";
import { designSamples } from "@/tests/unit/generators/design-samples";

const cases = locales.flatMap((locale) =>
  [...Object.values(designSamples[locale]), ...descriptions[locale]].map((text) => [locale, text] as const),
);

const suggestion = async (description: string, locale: Locale) =>
  (await drafts.suggest({ description }, locale)).text;
const styles = async (description: string, locale: Locale) =>
  (await drafts.styles({ description }, locale)).text;
const analysis = async (description: string, locale: Locale) =>
  (await drafts.analyze({ description }, locale)).result.analysis;

describe.each(cases)("%s: %s", (locale, description) => {
  it("every text tool answers as its row says, in the same bytes again", async () => {
    for (const tool of designToolIds.filter((id) => id !== "image")) {
      const { result } = await drafts[tool]({ description }, locale);
      expect(() => checkResult(tool, result)).not.toThrow();
      expect((await drafts[tool]({ description }, locale)).result).toEqual(result);
      const text = documentOf(tool, { ...result, engine: "draft" } as never);
      expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
    }
  });

  it("suggestions are whole and plain, without Markdown", async () => {
    const text = await suggestion(description, locale);
    expect(text.length).toBeGreaterThanOrEqual(1_500);
    expect(text).not.toMatch(/^#|\*\*|\]\(|^- /m);
    expect(text.match(/^\d\. /gm)?.length).toBeGreaterThanOrEqual(4);
  });

  it("styles are tokens whose text pairs have a contrast of at least 4.5, as their comments say", async () => {
    const code = await styles(description, locale);
    expect(code.length).toBeGreaterThanOrEqual(1_500);
    const tokens = new Map(
      Array.from(code.matchAll(/--color-([\w-]+): (#[0-9A-F]{6});/g), ([, name = "", hex = ""]) => [
        name,
        hex,
      ]),
    );
    expect(tokens.size).toBe(10);
    const claims = [...code.matchAll(/--color-[\w-]+: (#[0-9A-F]{6}); \/\* ([^*]+) \*\//g)].flatMap(
      ([, hex = "", note = ""]) =>
        Array.from(note.matchAll(/(?:на|on) ([\w-]+) (\d+(?:[.,]\d)?)/g), ([, ground = "", ratio = ""]) => ({
          hex,
          ground: tokens.get(ground) ?? "",
          ratio: Number(ratio.replace(",", ".")),
        })),
    );
    expect(claims.length).toBe(8);
    for (const { hex, ground, ratio } of claims) {
      expect(contrast(hex, ground)).toBe(ratio);
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    }
    const used = Array.from(
      code.matchAll(/\b(?:text|bg|border)-((?:on-)?[a-z]+)\b/g),
      ([, name = ""]) => name,
    );
    const known = new Set([...tokens.keys(), "sm", "body", "2xl"]);
    for (const name of used) expect(known).toContain(name);
  });
});

describe("the main colour", () => {
  const tokens = async (prompt: string) =>
    Object.fromEntries(
      Array.from(
        (await styles(prompt, "en")).matchAll(/--color-([\w-]+): (#[0-9A-F]{6});/g),
        ([, name = "", hex = ""]) => [name, hex] as const,
      ),
    );

  it.each([
    ["A delivery dashboard, orange accent, light background", 40, 66],
    ["Приложение курьера. Оранжевый акцент, светлый фон.", 40, 66],
    ["A student portal, strict, yellow accent", 80, 100],
    ["A shop front, brand colour #FF7A00 on #FFFFFF", 40, 66],
  ])("stays bright and itself, with dark text on it: %s", async (prompt, from, to) => {
    const { amber = "", "on-amber": text = "", link = "", paper = "" } = await tokens(prompt);
    const { c, h } = chromaOf(amber);
    expect(lightnessOf(amber)).toBeGreaterThan(0.68);
    expect(c).toBeGreaterThan(0.13);
    expect([h > from, h < to]).toEqual([true, true]);
    expect(contrast(text, amber)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(link, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it("is not red where something is required", async () => {
    expect(await tokens("A landing page of a hotel, registration required, warm sand tones")).toHaveProperty(
      "amber",
    );
  });
});

describe.each(locales)("design drafts in %s", (locale) => {
  const prompts = Object.values(designSamples[locale]);

  it("share fewer than half of their longer lines", async () => {
    for (const make of [suggestion, styles]) {
      const documents = await Promise.all(
        prompts.map(async (text) => ({ text, lines: longLines(await make(text, locale)) })),
      );
      for (const [left, right] of pairsOf(documents))
        expect(sharedLines(left.lines, right.lines), `${left.text}\n${right.text}`).toBeLessThan(0.5);
    }
  });

  it("speak one language outside quotations and names", async () => {
    for (const prompt of prompts) {
      const text = withoutQuotes(await suggestion(prompt, locale), locale === "ru" ? ["«", "»"] : ["“", "”"]);
      if (locale === "en") expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
      else expect(text.replace(/#\w+/g, "").match(/[A-Za-z]{4,}/g) ?? []).toEqual([]);
    }
  });
});

describe("an analysis", () => {
  it("reports what it counted and computed", async () => {
    const bank = await analysis(designSamples.ru.bank ?? "", "ru");
    if ("error" in bank) throw new Error(bank.error);
    expect(plain(bank.accessibility)).toContain("Пара #12325B, #FFFFFF: контраст 12,8");
    expect(plain(bank.accessibility)).toContain("Размер текста 14 точек мелок");
    const media = await analysis(designSamples.en.media ?? "", "en");
    if ("error" in media) throw new Error(media.error);
    expect(media.accessibility).toContain(
      "The pair #9AA0A6, #FFFFFF: contrast 2.6; ordinary text needs at least 4.5",
    );
    expect(media.improvements.join()).toContain("The pair #9AA0A6, #FFFFFF gives 2.6");
    const clinic = await analysis(designSamples.ru.clinic ?? "", "ru");
    if ("error" in clinic) throw new Error(clinic.error);
    expect(plain(clinic.overview)).toContain("полей 7");
    expect(clinic.strengths.join()).not.toContain("Карта есть");
  });

  it("says when there is nothing to analyse", async () => {
    expect(await analysis("!!! ???", "ru")).toHaveProperty("error");
  });
});

describe("contrast", () => {
  it.each([
    ["#000000", "#FFFFFF", 21],
    ["#777777", "#FFFFFF", 4.4],
    ["#767676", "#FFFFFF", 4.5],
    ["#FFF", "#FFFFFF", 1],
  ])("of %s and %s is %s", (left, right, ratio) => {
    expect(contrast(left, right)).toBe(ratio);
    expect(contrast(right, left)).toBe(ratio);
  });
});
