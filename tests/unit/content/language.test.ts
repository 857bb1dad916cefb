import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { company } from "@/content/company";
import { collectTexts, splitDocument } from "@/lib/content/document";

/** Files below a folder of the repository, with their paths from its root. */
const walk = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`)
    : [];

describe("the brand", () => {
  const stems = [company.ru.name, company.en.name].map((name) => name.split(" ")[0] ?? name);
  const brands = [...stems, company.ru.formerName, company.en.formerName].map((name) => name.toLowerCase());
  const files = ["content", "messages", "lib", "app", "components"]
    .flatMap(walk)
    .filter((file) => /\.(?:tsx?|md|json|css)$/.test(file));

  it("is looked for in the sources", () => {
    expect(brands).toHaveLength(4);
    expect(files.length).toBeGreaterThan(50);
    expect(files).toContain("content/company.ts");
  });

  it("stands in content/company.ts alone", () => {
    const naming = files.filter((file) => {
      const text = readFileSync(file, "utf8").toLowerCase();
      return brands.some((brand) => text.includes(brand));
    });
    expect(naming).toEqual(["content/company.ts"]);
  });
});

/** Fields that hold keys, addresses and dates rather than words. */
const KEYS = new Set([
  "icon",
  "color",
  "hue",
  "industryKey",
  "caseStudy",
  "category",
  "image",
  "id",
  "edition",
  "date",
]);

/** The words of a content file: front matter and body without keys, variables, code, addresses and fragments tagged as foreign. */
function words(file: string): string {
  const { data, body } = splitDocument(file, readFileSync(file, "utf8"));
  const fields = Object.entries(data as Record<string, unknown>).filter(([key]) => !KEYS.has(key));
  return [...collectTexts(fields.map(([, value]) => value)), body]
    .join("\n")
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, "")
    .replace(/<(\w+) lang="\w+">[\s\S]*?<\/\1>/g, "")
    .replace(/\{[\w.]+\}|\]\([^)\s]*\)|https?:\/\/\S+|\S+@\S+/g, "");
}

/** Latin words that a Russian text may use: abbreviations of the trade and names that are written so. */
const LATIN = new Set(["ERP", "CRM", "SLA", "IP", "cookie", "ISO", "API", "ROI", "SQL", "HTTP", "Microsoft"]);

const markdown = walk("content").filter((file) => file.endsWith(".md"));

describe("languages", () => {
  it.each(markdown.filter((file) => file.endsWith(".ru.md")))("%s is Russian", (file) => {
    const latin = words(file).match(/[A-Za-z]{2,}/g) ?? [];
    expect(latin.filter((word) => !LATIN.has(word))).toEqual([]);
  });

  it.each(markdown.filter((file) => file.endsWith(".en.md")))("%s is English", (file) => {
    expect(words(file).match(/[А-Яа-яЁё]+/g) ?? []).toEqual([]);
  });

  it.each(markdown.filter((file) => file.endsWith(".ru.md")))("%s quotes with «ёлочки»", (file) => {
    expect(words(file).match(/["“”]/g) ?? []).toEqual([]);
  });
});
