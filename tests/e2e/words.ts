import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { readPage, type PageFacts } from "./read-page.ts";

export const languages = ["ru", "en"] as const;
export type Language = (typeof languages)[number];

type Words = { [key: string]: string | Words };

const dictionaries = (language: Language) =>
  readdirSync(`messages/${language}`, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
const read = (language: Language, file: string) =>
  JSON.parse(readFileSync(`messages/${language}/${file}`, "utf8")) as Words;
const leaves = (words: Words): string[] =>
  Object.values(words).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));

/** One of the interface's words: file, then keys. */
export function message(language: Language, file: string, ...keys: string[]): string {
  let value: Words | string | undefined = read(language, `${file}.json`);
  for (const key of keys) value = typeof value === "object" ? value[key] : undefined;
  if (typeof value !== "string") throw new Error(`no word ${file}.${keys.join(".")}`);
  return value;
}

const LATIN = /\p{sc=Latin}[\p{sc=Latin}’'-]+/gu;

const russian = new Set(dictionaries("ru").flatMap((file) => leaves(read("ru", file))));
const english = new Set(
  dictionaries("en")
    .flatMap((file) => leaves(read("en", file)))
    .filter((text) => /[a-z]/.test(text) && !russian.has(text)),
);

/** Words in Latin letters inside Russian lines of the content, without the names of fields: what Russian borrows its editors decide. */
const borrowed = new Set(
  readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ru\.md$|^[\w-]+\.yaml$/.test(file))
    .flatMap((file) => readFileSync(`content/${file}`, "utf8").split("\n"))
    .filter((line) => /[а-яё]/i.test(line) && !/^\s*#/.test(line))
    .flatMap((line) => line.replace(/^\W*\w+"?: |\]\([^)]*\)|\{[^}]*\}/g, "").match(LATIN) ?? []),
);

/**
 * Names and abbreviations are Latin in Russian too. English is a phrase of the English dictionary, a word in small letters, or three
 * words in a row.
 */
function isEnglish(text: string): boolean {
  // Addresses and error codes are nobody's language.
  const words = text
    .replace(/\S+@\S+|https?:\S+|\w+_\w+/g, "")
    .replace(LATIN, (word) => (borrowed.has(word) ? "·" : word));
  const small = words.match(/(?<![\p{L}\d.-])[a-z]{3,}(?![\p{L}\d-])/gu) ?? [];
  return (
    english.has(text) ||
    small.length > 0 ||
    /\p{sc=Latin}[\p{sc=Latin}’'-]+(?:[\s,]+\p{sc=Latin}[\p{sc=Latin}’'-]+){2}/u.test(words)
  );
}

const quote = ({ where, text }: PageFacts["texts"][number]) => `${where} «${text}»`;

/** Texts announced in one language and written in the other. */
export const foreignWords = ({ texts }: PageFacts): string[] =>
  texts
    .filter(({ lang, text }) => (lang === "en" ? /[а-яё]/i.test(text) : isEnglish(text)))
    .map((found) => quote(found));

const files = new Set(dictionaries("ru").map((file) => file.split(/[/.]/)[0]));
const KEY = new RegExp(`(?<![\\w@/.-])(?:${[...files].join("|")})\\.[\\w.-]*\\w`);
const UNFILLED =
  /\bundefined\b|\bNaN\b|\[object|\bInvalid Date\b|[{}]|\blorem\b|\bipsum\b|\b(?:TODO|FIXME)\b/i;

/** Message keys, variables nobody filled, and text that only keeps a place. */
export const unfilledWords = ({ texts }: PageFacts): string[] =>
  texts.filter(({ text }) => KEY.test(text) || UNFILLED.test(text)).map((found) => quote(found));

/** Expects the page as it stands now, what scripts added included, to speak its language with all its words. */
export async function expectOwnWords(page: Page) {
  const facts = await readPage(page, await page.content());
  expect.soft(foreignWords(facts), "words of the other language").toEqual([]);
  expect.soft(unfilledWords(facts), "words that are not filled in").toEqual([]);
}
