import { describe, expect, it } from "vitest";
import { listGeneratorExamples } from "@/lib/content/generator-examples";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import type { Locale } from "@/lib/i18n/locales";

const ideaOf = async (description: string, locale: Locale) =>
  (await drafts.idea({ description }, locale)).text.replaceAll("\u00A0", " ");
const wishesOf = async (description: string, locale: Locale) =>
  (await readFacts(description, locale)).wishes.map(({ text }) => text);

describe("the sample of a town", () => {
  const town = listGeneratorExamples("ru").find(({ id }) => id === "town")?.text ?? "";

  it("is about requests, not about trips, and each of its wishes is a function", async () => {
    const text = await ideaOf(town, "ru");
    expect(text).toContain("Ф-1 Единый приём обращений");
    expect(text).toContain("Ф-4 Отчёты для мэра");
    expect(text).not.toMatch(/поездок|на карте|Ф-\d \S+ции /u);
  });

  it("asked for as one system, has a function in the nominative", async () => {
    const one = town.replace(
      /Требуются .*$/u,
      "Требуется единая система приёма и маршрутизации обращений с входом через Госуслуги.",
    );
    expect(await ideaOf(one, "ru")).toContain("Ф-1 Приём и маршрутизация обращений");
  });

  it("asks nobody how many people there are, which no calculation uses", async () => {
    const { open } = await readFacts(town, "ru");
    expect(open.length).toBeGreaterThan(0);
    expect(open.map(({ text }) => text).join()).not.toContain("мэр");
    const many = await readFacts("Склад. Кладовщики ищут паллеты. Нужен учёт паллет.", "ru");
    expect(many.open.map(({ text }) => text).join()).not.toContain("кладовщик");
  });
});

it.each(["ru", "en"] as const)("a sample ends no line inside a number (%s)", (locale) => {
  for (const { text } of listGeneratorExamples(locale)) expect(text).not.toMatch(/\d (?:\d{3}|%)/);
});

describe("a wish", () => {
  it.each([
    "Ежедневный отчёт к 8:00 в министерство.",
    "Механикам – график на неделю вперёд.",
    "Отчёт руководителю каждый понедельник.",
    "Оплату принимать онлайн через ЮKassa.",
  ])("stands in a sentence without a verb or with an infinitive behind others: %s", async (said) => {
    const found = await wishesOf(`Автосервис. Нужен учёт заказ-нарядов. ${said}`, "ru");
    expect(found).toEqual(["учёт заказ-нарядов", said.slice(0, -1)]);
  });

  it("is not what a sentence behind it tells of today, of times or of what is denied", async () => {
    for (const said of [
      "График работы с 9 до 18.",
      "Запись по телефону.",
      "Оплата при получении.",
      "Паспорта не сканировать.",
    ])
      expect(await wishesOf(`Автосервис. Нужен учёт заказ-нарядов. ${said}`, "ru")).toHaveLength(1);
  });

  it("is no step of today's procedure", async () => {
    const rental =
      "Прокат лыж. Каждого гостя надо измерить, подобрать ботинки и взять залог, уходит минут по 12. Думаем про предварительное бронирование на сайте, где гость сам вводит рост.";
    expect(await wishesOf(rental, "ru")).toEqual([
      "предварительное бронирование на сайте, где гость сам вводит рост",
    ]);
  });

  it("keeps its clause whole: what is seen, its condition, who needs it", async () => {
    const garage = "Автосервис. Хотим, чтобы механик закрывал наряд, а я видел, у кого простои.";
    expect(await ideaOf(garage, "ru")).toContain("Ф-2 Видно, у кого простои");
    const sewing = "Швейный цех. Нужен учёт пачек. Если пачка чужая, мастер должен получить сигнал.";
    expect(await ideaOf(sewing, "ru")).toContain("Ф-2 Мастер получит сигнал, если пачка чужая");
    const trust =
      "We run a hospital. Engineers need to see their checks for the day, and supervisors need to be warned when a check is overdue. It must meet WCAG 2.2 AA.";
    const idea = await ideaOf(trust, "en");
    expect(idea).toContain("F-1 Engineers see their checks for the day");
    expect(idea).toContain("F-2 Supervisors are warned when a check is overdue");
    expect(idea).not.toContain("F-3");
    const list =
      "We make blinds. Need: measuring app for surveyors, customers signing off the quote electronically.";
    expect(await wishesOf(list, "en")).toEqual([
      "measuring app for surveyors",
      "customers signing off the quote electronically",
    ]);
  });

  it("that is a relative clause is as many wishes as it has clauses, and names no project", async () => {
    const ru = "Мебельная мастерская. Нужна система, где замерщик заводит заказ, а цех видит очередь.";
    expect(await wishesOf(ru, "ru")).toEqual(["замерщик заводит заказ", "цех видит очередь"]);
    expect(await ideaOf(ru, "ru")).toContain("## Идея проекта: Мебельная мастерская — заказ, очередь");
    const en = "A joinery. We need a system where fitters enter the sizes and the workshop sees its queue.";
    expect(await wishesOf(en, "en")).toEqual(["fitters enter the sizes", "workshop sees its queue"]);
    expect(await ideaOf(en, "en")).toContain("## Project idea: Joinery — sizes, queue");
  });

  it("ends where the budget begins", async () => {
    const { wishes, limits } = await readFacts(
      "Ski club. We need a locker map, lift passes by phone and a snow report, all under $90,000.",
      "en",
    );
    expect(wishes.map(({ text }) => text)).toEqual(["locker map", "lift passes by phone", "snow report"]);
    expect(limits.budget).toMatchObject({ amount: 90_000, currency: "USD" });
  });

  it("for somebody's application is no function called by the person", async () => {
    const text = await ideaOf("Такси. Нужны приложение водителя и система учёта смен.", "ru");
    expect(text).toContain("Ф-1 Приложение водителя");
    expect(text).toContain("Ф-2 Учёт смен");
  });

  it("is no window of time where a window is looked through", async () => {
    const { result } = await drafts.interface({ description: "Музей. Нужен учёт окон и витражей." }, "ru");
    expect(result.screens?.map(({ kind }) => kind)).not.toContain("calendar");
    expect(JSON.stringify(result)).not.toContain("Записаться");
  });

  it("is counted in no name", async () => {
    const description =
      "We need a loan log, an overdue reminder, a shelf map, a donor register and a quiz night list.";
    expect(await ideaOf(description, "en")).not.toMatch(/^## .*\bmore functions?\b/mu);
  });
});

it.each([
  ["Магазины шлют заявки до восьми вечера. Нужна сводка заявок.", "ru"],
  ["Shops send orders until eight in the evening. We need an order summary.", "en"],
] as const)("an hour of the day counts nothing: %s", async (description, locale) => {
  expect((await readFacts(description, locale)).figures).toEqual([]);
});

it.each([
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit.",
  "Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.",
])("a placeholder text gets no dossier: %s", async (description) => {
  expect((await drafts.idea({ description }, "en")).result.clarity).toBe("none");
});

it("a question about money asks in the currency of the sheet, and in none where it has none", async () => {
  const costs = async (description: string, locale: Locale) =>
    (await readFacts(description, locale)).open.flatMap(({ fills }) =>
      fills.part === "figures" && fills.kind === "money" ? [fills.currency] : [],
    );
  expect(
    await costs("A farm in Ontario. Calves get lost in the notebook. We need a calf log.", "en"),
  ).toEqual(["CAD"]);
  expect(await costs("A farm. Calves get lost in the notebook. We need a calf log.", "en")).toEqual([
    undefined,
  ]);
});

it("lists are numbered by their place, and every line of one reads once", async () => {
  const { text } = await drafts["business-case"](
    { description: "A farm. Calves get lost in the notebook and feed is wasted. We need a calf log." },
    "en",
  );
  expect(text).toMatch(/^2\. /mu);
  expect(text).not.toMatch(/^1\. .*\n1\. /mu);
});
