import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { getLegalDocument } from "@/lib/content/legal";
import { locales } from "@/lib/i18n/routing";

const sources = JSON.parse(readFileSync("public/documents/sources.json", "utf8")) as Record<string, string>;
const sample = {
  ru: "**Образец. Не является публичной офертой.**",
  en: "**Sample. Not a public offer.**",
} as const;

describe.each(locales)("the agreement in %s", (locale) => {
  const agreement = getLegalDocument(locale, "offer-contract");
  const file = `offer-contract.${locale}.pdf`;

  it('is set from today\'s text; run "npm run offer" after a change', () => {
    expect(sources[file]).toBe(agreement.hash);
    expect(readFileSync(`public/documents/${file}`).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("says before anything else that it is a sample, if it is one", () => {
    expect(agreement.preamble.replaceAll("\u00A0", " ").startsWith(sample[locale])).toBe(
      agreement.sample ?? false,
    );
  });
});
