import { expect, test } from "vitest";
import { countsOf, outlineOf } from "@/lib/generators/document-outline";
import { topHeading, weighedBlocks } from "@/lib/generators/markdown-blocks";

const outline = (text: string) => {
  const pieces = weighedBlocks(text);
  return outlineOf(pieces, topHeading(pieces.map(({ block }) => block)));
};

const requirements = `## Требования

### Назначение

- **Оценка:** 6 недель, 15 человеко-недель.

### Функциональные требования

#### Ф-1. Запись

Обязательно.

**Приёмка:** два места.

#### Ф-2. Кабинет

Обязательно.

### Нефункциональные требования

| Что | Значение |
| --- | --- |
| Поток | 45 000 |
| Объём | 12 |

### Открытые вопросы
1. Когда?
2. Сколько?
`;

test("a document has its sections, and each coded requirement is a card with what belongs to it", () => {
  const { head, sections } = outline(requirements);
  expect(head.map(({ block }) => block)).toEqual(["## Требования"]);
  expect(sections.map(({ title }) => title)).toEqual([
    "Назначение",
    "Функциональные требования",
    "Нефункциональные требования",
    "Открытые вопросы",
  ]);
  expect(sections[1]?.parts.map(({ isCard, pieces }) => [isCard, pieces.length])).toEqual([
    [true, 3],
    [true, 2],
  ]);
  expect(sections.some(({ isFolded }) => isFolded)).toBe(false);
});

test("what a document holds is counted from its own text", () => {
  expect(countsOf(requirements, outline(requirements), "ru")).toEqual({
    functions: 2,
    measures: 2,
    weeks: 6,
    questions: 2,
  });
});

test("late sections of a long document start out folded, a text without sections is all head", () => {
  const long = ["## T", ...[1, 2, 3, 4].flatMap((n) => [`### S${String(n)}`, "word ".repeat(200)])].join(
    "\n\n",
  );
  expect(outline(long).sections.map(({ isFolded }) => isFolded)).toEqual([false, false, true, true]);
  expect(outline("Just text.").sections).toEqual([]);
});
