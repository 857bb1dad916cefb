import { expect, test } from "vitest";
import en from "@/messages/en";
import ru from "@/messages/ru";

const leaves = (value: object, path = ""): [string, string][] =>
  Object.entries(value).flatMap(([key, entry]: [string, unknown]) =>
    typeof entry === "object" && entry !== null
      ? leaves(entry, `${path}${key}.`)
      : [[path + key, String(entry)]],
  );
/** Names of the variables of a message. Braces inside a variable's own braces hold its choices, not variables. */
function placeholders(text: string): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === "{" && depth++ === 0) names.add(/^\{(\w+)/.exec(text.slice(index))?.[1] ?? "?");
    if (text[index] === "}") depth--;
  }
  return [...names].sort();
}

const russian = new Map(leaves(ru));
const english = new Map(leaves(en));

test("both languages hold the same keys, and none is empty", () => {
  expect([...english.keys()].sort()).toEqual([...russian.keys()].sort());
  for (const [key, text] of [...russian, ...english]) expect(text.trim(), key).not.toBe("");
});

test("a word takes the same variables in both languages", () => {
  for (const [key, text] of russian)
    expect(placeholders(english.get(key) ?? ""), key).toEqual(placeholders(text));
});

test("English words hold no Cyrillic outside the name of the other language", () => {
  const found = [...english].filter(([key, text]) => /[а-яё]/i.test(text) && key !== "common.language.ru");
  expect(found).toEqual([]);
});
