import { expect, test } from "vitest";
import { mapTexts } from "@/lib/content/document";
import en from "@/messages/en";

test("English words hold no Cyrillic outside the name of the other language", () => {
  const found: string[] = [];
  mapTexts(en, (text, path) => {
    if (/[а-яё]/i.test(text)) found.push(path.join("."));
    return text;
  });
  expect(found).toEqual(["common.language.ru"]);
});
