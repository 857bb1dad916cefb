import { describe, expect, it, test } from "vitest";
import { getCompany } from "@/lib/content/company";
import { mapTexts } from "@/lib/content/document";
import { typesetMessages } from "@/lib/site/typeset-messages";
import en from "@/messages/en";
import codec from "../../../scripts/build/messages-codec";

test("English words hold no Cyrillic outside the name of the other language", () => {
  const found: string[] = [];
  mapTexts(en, (text, path) => {
    if (/[а-яё]/i.test(text)) found.push(path.join("."));
    return text;
  });
  expect(found).toEqual(["common.language.ru"]);
});

describe("a fact of the company in a message", () => {
  const [message] = codec().decode('\uFEFF{ "footer": { "owner": "{company.name}’s site, {year}" } }', {
    locale: "common",
    sourceLocale: "ru",
  });
  /** A message as the compiler leaves it: texts, and arguments in arrays of their own. */
  const compiled = (text: string) => ({ footer: { owner: [text, ["year"], { other: [text] }] } });

  it("passes the compiler, which knows no dots in braces, and is filled in behind it", () => {
    expect(message?.id).toBe("footer.owner");
    const text = message?.message.replace("{year}", "") ?? "";
    expect(text).not.toContain("{");
    for (const locale of ["ru", "en"] as const) {
      const filled = `${getCompany(locale).name}’s site, `;
      expect(typesetMessages(compiled(text), locale)).toEqual(compiled(filled));
    }
  });

  it("stops the build when there is no such fact, and names the key", () => {
    const [wrong] = codec().decode('{ "title": "{company.nmae}" }', { locale: "common", sourceLocale: "ru" });
    expect(() => typesetMessages({ meta: { title: wrong?.message } }, "en")).toThrow(
      "messages/en: meta.title: нет переменной {company.nmae}; есть company.name, ",
    );
  });
});
