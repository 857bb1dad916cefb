import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readCompany } from "@/lib/content/company";

/** Names of a company that stand in a text as they are written: a brand may be made of words that other texts use in small letters. */
const namesIn = (text: string, names: readonly string[]) =>
  names.filter((name) => text.replace(/[\s\u00A0]+/g, " ").includes(name));

it("a name is found whole, not by the words it is made of", () => {
  const names = ["Digital House", "Цифровой Дом"];
  expect(namesIn("Digital office, a house of cards, цифровой дом", names)).toEqual([]);
  expect(namesIn("In Digital\u00A0House, в «Цифровой\nДом»", names)).toEqual(names);
});

it("the company is named in content/company.yaml alone; everywhere else write {company.name} and its like", () => {
  const company = readCompany();
  const names = [company.ru, company.en]
    .flatMap(({ name, formerName, legalName, operatorName }) => [name, formerName, legalName, operatorName])
    .filter(Boolean);
  const files = globSync("{content,messages,lib,app,components}/**/*.{ts,tsx,md,yaml,json,css}");
  expect(files).toContain("content/company.yaml");
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => namesIn(readFileSync(file, "utf8"), names).length > 0)).toEqual([
    "content/company.yaml",
  ]);
});
