import { expect, it } from "vitest";
import { openingOf } from "@/lib/content/opening";

it("the opening of a text is its first sentences, whole, without marks", () => {
  expect(openingOf("\nОна пишет: «Нет воды». «Звонила» — обещали. И всё.\n\nДальше.")).toBe(
    "Она пишет: «Нет воды». «Звонила» — обещали. И всё.",
  );
  expect(openingOf("A **bold** word and [a link](/services/erp)\nin one line.")).toBe(
    "A bold word and a link in one line.",
  );
});

it("ends before the sentence that would not fit, but never inside the first", () => {
  const long = `${"Слово ".repeat(30).trim()}.`;
  expect(openingOf(`${long} ${long}`)).toBe(long);
  expect(openingOf(`Начало ${long.repeat(3)}`)).toMatch(/^Начало .*\.$/);
});

it.each([
  "",
  "## Заголовок\n\nТекст.",
  "- Пункт",
  "> Цитата",
  "| а | б |",
  "![рисунок](/a.png)",
  "```\ncode\n```",
])("%j begins with no prose", (markdown) => expect(openingOf(markdown)).toBeUndefined());
