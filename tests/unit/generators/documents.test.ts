import { describe, expect, it } from "vitest";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { checkResult } from "@/lib/generators/server/results";
import { corporateToolIds, refinements, type CorporateToolId, type ToolInput } from "@/lib/generators/tools";
import { locales, type Locale } from "@/lib/i18n/locales";
import { descriptions, plain, withoutQuotes } from "@/tests/unit/generators/corpus";
import { samples } from "@/tests/unit/generators/samples";

const write = async (
  tool: CorporateToolId,
  description: string,
  locale: Locale,
  more: Partial<ToolInput> = {},
) => plain((await drafts[tool]({ description, ...more }, locale)).text);

const cases = corporateToolIds.flatMap((tool) =>
  locales.flatMap((locale) => descriptions[locale].map((text) => [tool, locale, text] as const)),
);

describe.each(cases)("%s, %s: %s", (tool, locale, description) => {
  it("is a whole document with nothing left to fill in, the same bytes again", async () => {
    const { result, text: written } = await drafts[tool]({ description }, locale);
    expect(() => checkResult(tool, result)).not.toThrow();
    expect(await drafts[tool]({ description }, locale)).toEqual({ result, text: written });
    const text = plain(written);
    if (result.clarity !== "none") expect(text).toMatch(/^## \S/);
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN|Infinity|\[object| ,| \.(?= |$)|,,|\.\.(?!\.)|\(\)|\s;/m);
    // Every heading has something below it.
    expect(text).not.toMatch(/^(#{2,4}) .+\n+\1 /m);
  });
});

describe("clarity", () => {
  const vague = { ru: "Нужна цифровизация, подскажите", en: "We want to become more digital, advise us" };
  const none = { ru: "Сочини частушку про селёдку", en: "Write a poem about rain on a tin roof" };

  it.each(locales.flatMap((locale) => corporateToolIds.map((tool) => [tool, locale] as const)))(
    "of %s in %s decides whether there is something to draw and to reckon with",
    async (tool, locale) => {
      for (const [clarity, description] of [
        ["vague", vague[locale]],
        ["none", none[locale]],
      ] as const) {
        const { result, text } = await drafts[tool]({ description }, locale);
        expect(result.clarity).toBe(clarity);
        for (const drawn of ["graph", "assumptions", "screens"]) expect(result).not.toHaveProperty(drawn);
        expect(text).not.toMatch(/ROI|NPV|\d+ (?:недел|week)|₽|\$/);
        if (clarity === "vague") expect(text).toContain("?");
      }
    },
  );

  it.each([
    ["ru", "Учёт для швейной мастерской"],
    ["en", "Keys register for a boarding school"],
  ] as const)("is clear in %s for one line that wants something", async (locale, description) => {
    for (const tool of corporateToolIds) {
      const { result, text } = await drafts[tool]({ description }, locale);
      expect(result.clarity).toBe("clear");
      // Of one wish that an example has to settle there is one screen to tell of.
      expect(text.length).toBeGreaterThan(tool === "interface" ? 120 : 200);
    }
  });
});

describe.each(corporateToolIds)("the language of %s", (tool) => {
  it.each(Object.entries(samples.ru))("is Russian for %s, but for names", async (_, description) => {
    const text = withoutQuotes(await write(tool, description, "ru"), ["«", "»"]);
    const known = new Set(
      [
        ...(description.match(/[A-Za-z]{3,}/g) ?? []),
        ..."ROI NPV WCAG CSV PDF Excel Word IP px API HTTPS SMS QR".split(" "),
      ].map((word) => word.toLowerCase()),
    );
    const strange = (text.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !known.has(word.toLowerCase()));
    expect(strange).toEqual([]);
  });

  it.each(Object.entries(samples.en))("is English for %s", async (_, description) => {
    expect(await write(tool, description, "en")).not.toMatch(/\p{Script=Cyrillic}/u);
  });
});

describe.each(corporateToolIds.flatMap((tool) => locales.map((locale) => [tool, locale] as const)))(
  "editions of %s in %s",
  (tool, locale) => {
    it.each(refinements)("%s is a whole document of its own", async (refine) => {
      for (const description of Object.values(samples[locale]).slice(0, 3)) {
        const text = await write(tool, description, locale, { refine });
        expect(text).toMatch(/^## \S/);
        expect(text).not.toBe(await write(tool, description, locale));
        expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
        // Screens are told in few words already.
        const share = tool === "interface" ? 0.85 : 0.75;
        if (refine === "shorter")
          expect(text.length).toBeLessThan(share * (await write(tool, description, locale)).length);
      }
    });
  },
);
