import { expect, test } from "vitest";
import { countsOf, labelsOf, outlineOf } from "@/lib/generators/document-outline";
import { requirementFacts, weeksOf } from "@/lib/generators/requirement-facts";
import { shortTitle } from "@/lib/generators/short-titles";
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
    proposed: 0,
    measures: 0,
    weeks: 6,
    open: 0,
    beyond: 0,
    signed: "",
  });
  const measured = `${requirements}\n\n### Показатели: было и стало\n\n| Что | Сегодня |\n| --- | --- |\n| Отказы | 5 |\n| Очередь | 9 |`;
  expect(countsOf(measured, outline(measured), "ru").measures).toBe(2);
  const partly = `${measured}\n| Простой | Согласуем |`;
  expect(countsOf(partly, outline(partly), "ru")).toMatchObject({ measures: 2, open: 1 });
  const more = `${partly}\n| Шум | 30 | Ф-3 Сведение (предлагаем) |\n| Сбои | 4 | Ф-1 Карта, Ф-3 Сведение (предлагаем) |`;
  expect(countsOf(more, outline(more), "ru")).toMatchObject({ measures: 3, open: 1, beyond: 1 });
});

test("when the work is signed for is told in the words of the document", () => {
  const signed = `${requirements}\n\n6 недель до запуска, акт приёмки — на\u00a08-й неделе.`;
  expect(countsOf(signed, outline(signed), "ru").signed).toBe("акт — на\u00a08-й неделе");
  const english = "## Bank\n\n6 weeks to launch, sign-off in week 8.";
  expect(countsOf(english, outline(english), "en").signed).toBe("sign-off in week 8");
});

test("functions that are only proposed are counted apart", () => {
  const bank =
    "## Банк\n\n| Ф-1 Мониторинг | – |\n| Ф-2 Карта (предлагаем) | – |\n\nФ-1, Ф-3 (предлагаем): 8\u00a0недель.";
  expect(countsOf(bank, outline(bank), "ru")).toMatchObject({ functions: 3, proposed: 2, weeks: 8 });
});

test("the weeks of a year in a product are no weeks of the work", () => {
  const idea = "## Карта\n\n3 раза × 52\u00a0недели × 1 800 ₽. Первый выпуск займёт 7\u00a0недель.";
  expect(countsOf(idea, outline(idea), "ru").weeks).toBe(7);
});

test("a short edition that names one of its functions counts them all", () => {
  const short = "## Единое окно и ещё 3 функции\n\n### Коротко\n\nПокажите нам: Ф-1 «Окно».";
  expect(countsOf(short, outline(short), "ru").functions).toBe(4);
  const english = "## Trade portal and 3 more functions\n\n### In short\n\nShow us F-1.";
  expect(countsOf(english, outline(english), "en").functions).toBe(4);
});

test("late sections of a long document start out folded, a text without sections is all head", () => {
  const long = ["## T", ...[1, 2, 3, 4].flatMap((n) => [`### S${String(n)}`, "word ".repeat(300)])].join(
    "\n\n",
  );
  expect(outline(long).sections.map(({ isFolded }) => isFolded)).toEqual([false, false, true, true]);
  expect(outline("Just text.").sections).toEqual([]);
});

test("the list of sections has short labels, and the numbers of the headings where they have some", () => {
  expect(labelsOf(["Назначение", "Вопросы"])).toEqual([
    { number: "1", label: "Назначение" },
    { number: "2", label: "Вопросы" },
  ]);
  const terms = [
    "2. Цели и назначение создания автоматизированной системы",
    "4. Требования к автоматизированной системе",
    "8. Требования к составу и содержанию работ по подготовке объекта автоматизации к вводу автоматизированной системы в действие",
    "Открытые вопросы",
  ];
  expect(labelsOf(terms)).toEqual([
    { number: "2", label: "Цели и назначение" },
    { number: "4", label: "Требования" },
    { number: "8", label: "Требования к составу и содержанию работ по подготовке…" },
    { number: "", label: "Открытые вопросы" },
  ]);
  expect(
    labelsOf(["5. Состав и\u00a0содержание работ по\u00a0созданию автоматизированной\u00a0системы"])[0]
      ?.label,
  ).toBe("Состав и\u00a0содержание работ");
  expect(labelsOf(["5. Scope and content of work on creating the automated system"])).toEqual([
    { number: "5", label: "Scope and content of work" },
  ]);
});

test("what requirements are read for stays open however late it comes, and what is looked up is folded", () => {
  const long = "Слова без конца. ".repeat(180);
  const titles = ["Назначение", "Функциональные требования", "Нефункциональные требования"];
  const late = ["Этапы и приёмка", "Показатели: было и стало", "Открытые вопросы", "Обмен", "Данные"];
  const text = ["## Требования", ...[...titles, ...late].map((title) => `### ${title}\n\n${long}`)].join(
    "\n\n",
  );
  const folded = outline(text).sections.filter(({ isFolded }) => isFolded);
  expect(folded.map(({ title }) => title)).toEqual(["Обмен", "Данные"]);
});

test("a short end of a long document stays open with the rest", () => {
  const section = (name: string, size: number) => `## ${name}\n\n${"слово ".repeat(size / 6)}`;
  const folded = (...sizes: number[]) => {
    const text = ["# Идея", ...sizes.map((size, at) => section(`Раздел ${String(at)}`, size))].join("\n\n");
    return outline(text).sections.map(({ isFolded }) => isFolded);
  };
  expect(folded(1200, 900, 600, 600)).toEqual([false, false, false, false]);
  expect(folded(1200, 900, 600, 600, 900)).toEqual([false, false, false, true, true]);
});

test("has short names for a row of sections, and what it has none for stays whole up to a colon", () => {
  expect(shortTitle("Роли и\u00a0права")).toBe("Роли");
  expect(shortTitle("Measures: before and after")).toBe("Measures");
  expect(shortTitle("Принципы")).toBe("Принципы");
});

test("a requirement says who works with it, how soon it is due and when it is made; a screen does not", () => {
  const { sections } = outline(`## Требования

### Функциональные требования

#### Ф-1 Запись (предлагаем)

1. Видно время.

**Кто:** пациенты — записываться («Записаться»); врачи — смотреть

#### Ф-3 Отчёт

**Приоритет:** позже

#### Ф-2 Кабинет

На экране: поле.

### Этапы и приёмка

| Недели | Этап |
| --- | --- |
| 1–2 | Подготовка к Ф-2 |
| 3–6 | Ф-1, Ф-12: разработка и показ |
`);
  const [functions] = sections;
  expect(functions?.parts.map(({ pieces }) => requirementFacts(pieces))).toEqual([
    {
      code: "Ф-1",
      name: "Запись",
      priority: undefined,
      proposed: "предлагаем",
    },
    { code: "Ф-3", name: "Отчёт", priority: "позже", proposed: undefined },
    undefined,
  ]);
  expect([...weeksOf(sections)]).toEqual([
    ["Ф-1", "3–6"],
    ["Ф-12", "3–6"],
  ]);
});
