import { expect, test } from "vitest";
import { onScreenOf } from "@/components/generator/design/on-screen";
import { planSketch } from "@/components/generator/design/sketch-plan";
import { composeAnalysis, composeSuggestions } from "@/lib/generators/server/compose/design/advice";
import { listDesignExamples } from "@/lib/content/generator-examples";

const numbersIn = (description: string, titles: readonly string[]) => {
  const plan = planSketch(description, titles);
  return plan && [...plan.blocks.flatMap(({ numbers }) => numbers), ...plan.whole, ...(plan.phone ?? [])];
};

test("findings stand on the parts that they name, from top to bottom as described", () => {
  expect(
    planSketch("Вверху баннер на весь экран, ниже список клиник, форма из семи полей, кнопка «Отправить».", [
      "Кнопка «Отправить» серого цвета",
      "Баннер на весь экран",
      "Подписи полей исчезают",
      "Форма из семи полей",
      "Состояния экрана",
    ]),
  ).toEqual({
    blocks: [
      { kind: "photo", numbers: [2] },
      { kind: "rows", numbers: [] },
      { kind: "fields", numbers: [3, 4] },
      { kind: "button", numbers: [1] },
    ],
    whole: [5],
    phone: undefined,
  });
});

test("a part stands where it is said to be, what is not there is not drawn, a search is above its list and a price in its card", () => {
  const report =
    "12 графиков, красный и зелёный без подписей, фильтр в правом верхнем углу. Сводка внизу, таблица на 40 строк.";
  expect(planSketch(report, ["Красный и зелёный без подписей", "12 графиков"])).toEqual({
    blocks: [
      { kind: "filter", numbers: [], isRight: true },
      { kind: "chart", numbers: [2] },
      { kind: "table", numbers: [] },
      { kind: "metrics", numbers: [] },
    ],
    whole: [1],
    phone: undefined,
  });
  expect(planSketch("24 карточки товаров, цена шрифтом 11 px, поиск", ["Цена: 11 px"])?.blocks).toEqual([
    { kind: "search", numbers: [] },
    { kind: "cards", numbers: [1] },
  ]);
});

test("a phone stands beside the screen; a screen that is hardly described is not drawn", () => {
  expect(
    planSketch("Список и форма, половина заходит с телефона", ["Половина заходит с телефона", "Список"])
      ?.phone,
  ).toEqual([1]);
  expect(planSketch("Плохой сайт", ["Сайт"])).toBeUndefined();
});

test("every finding of every example has one place", async () => {
  const { suggest, analyze } = listDesignExamples();
  for (const { text } of suggest) {
    const found = (await composeSuggestions(text, "ru"))
      .split("\n\n")
      .filter((block) => /^\d+\. /.test(block));
    const titles = found.map((block) => (block.split("\n")[0] ?? "").replace(/^\d+\. /, ""));
    expect(numbersIn(text, titles)?.sort((a, b) => a - b)).toEqual(titles.map((_, index) => index + 1));
  }
  for (const { text } of analyze) {
    const analysis = await composeAnalysis(text, "ru");
    if ("error" in analysis) throw new Error(analysis.error);
    const titles = analysis.improvements.map((line) => line.split("\n")[0] ?? "");
    expect(numbersIn(text, titles)?.sort((a, b) => a - b)).toEqual(titles.map((_, index) => index + 1));
    expect(onScreenOf(analysis.accessibility).rows.length).toBeGreaterThan(1);
  }
});

test("what to look at on the screen is a list under its own words, and other text stays as it is", () => {
  expect(onScreenOf("Контраст есть. Проверьте\u00a0на самом экране: фокус виден; строки читаются.")).toEqual({
    before: "Контраст есть.",
    title: "Проверьте\u00a0на самом экране",
    rows: ["фокус виден", "строки читаются"],
  });
  expect(onScreenOf("Контраст есть.")).toEqual({ before: "Контраст есть.", rows: [] });
});
