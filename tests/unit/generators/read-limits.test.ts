import { describe, expect, it } from "vitest";
import type { Limits } from "@/lib/generators/fact-sheet";
import { ready } from "@/lib/generators/server/language/ru";
import { limitsOf } from "@/lib/generators/server/read/limits";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { clausesOf, sentencesOf } from "@/lib/generators/server/read/sentences";
import { tokensOf } from "@/lib/generators/server/read/tokens";

/** The limits of a text, also of a piece of one that alone would be no description of a project. */
async function limits(description: string): Promise<Limits> {
  await ready();
  const sentences = sentencesOf(description);
  const clauses = clausesOf(description, sentences);
  const found = limitsOf({ description, sentences, clauses }, tokensOf(description));
  for (const entry of [found.deadline, found.budget, found.hosting, found.acceptance, ...(found.law ?? [])])
    if (entry?.span) expect(description.slice(entry.span.start, entry.span.end)).toBe(entry.text);
  return found;
}

describe("deadline", () => {
  it.each([
    ["Ввод в эксплуатацию до 15 декабря.", "до 15 декабря"],
    ["Нужно к началу отопительного сезона.", "к началу отопительного сезона"],
    ["Надо заменить до открытия навигации 28 апреля.", "до открытия навигации 28 апреля"],
    ["It must be operational no later than May 15.", "no later than May 15"],
    ["Before May 1 would be great.", "Before May 1"],
    ["We want it by the end of the season.", "by the end of the season"],
    ["Ceiling $1.2 million, go-live July 1.", "go-live July 1"],
    ["Operation is required by February 1.", "by February 1"],
    ["Срок – до начала сезона, 10 апреля.", "до начала сезона, 10 апреля"],
    ["Сезон начинается 25 июня, до него надо успеть.", "25 июня"],
    ["Запускаться надо до начала сезона, то есть до мая.", "до начала сезона, то есть до мая"],
    ["Запустить в первых двух цехах через три месяца.", "Запустить в первых двух цехах через три месяца"],
    ["Start with loans in three months.", "Start with loans in three months"],
    ["Нужен учёт сроков с предупреждением за 60 дней.", undefined],
    ["Chasing missing papers takes until April.", undefined],
  ])("%s", async (description, text) => {
    expect((await limits(description)).deadline?.text).toBe(text);
  });

  it("counts weeks only where a length is said", async () => {
    expect((await limits("Ten weeks, zero downtime.")).deadline).toMatchObject({ weeks: 10 });
    expect((await limits("First version in 6 weeks, please.")).deadline).toMatchObject({ weeks: 6 });
    expect((await limits("Нужен журнал к 20 марта.")).deadline?.weeks).toBeUndefined();
  });

  it("is not when something put off may come", async () => {
    expect((await limits("A QR code for the bottles can wait until next year.")).deadline).toBeUndefined();
  });

  it("is no length of today's work", async () => {
    expect(
      (await limits("Нужен учёт: сейчас сверка занимает три недели, доставок 350 к 8 марта.")).deadline,
    ).toBeUndefined();
  });
});

describe("budget", () => {
  it.each([
    ["бюджет до 900 т.р.", 900_000, "RUB"],
    ["НМЦК 37,5 млн руб.", 37_500_000, "RUB"],
    ["Бюджета пока нет, но больше 6 млн не дадим.", 6_000_000, "RUB"],
    ["Денег готовы дать 15 млн рублей.", 15_000_000, "RUB"],
    ["Boston piano shop, cant spend more then 12k", 12_000, "USD"],
    ["Budget $25-30k.", 30_000, "USD"],
    ["We need a hall calendar. £4,000 from the parish.", 4_000, "GBP"],
    ["Нужен журнал анализов. 2 млн от района.", 2_000_000, "RUB"],
    ["We have 40,000 CAD set aside.", 40_000, "CAD"],
    ["We had to pay a £12,000 fine. I can spend £40k, no more.", 40_000, "GBP"],
    ["Total cost shall not exceed $640,000 over three years.", 640_000, "USD"],
    ["денег много нету, тыщ 200 от силы", 200_000, "RUB"],
  ])("%s", async (description, amount, currency) => {
    expect((await limits(description)).budget).toMatchObject({ amount, currency });
  });

  it.each([
    ["Потратить можем не больше 300 тысяч в этом году.", "Потратить можем не больше 300 тысяч в этом году"],
    ["До 4,5 млн рублей, к сезону.", "До 4,5 млн рублей"],
    ["Ready by May, £25k tops.", "£25k tops"],
    ["Cheap please, £80 a month max.", "£80 a month max"],
  ])("is told with its time: %s", async (description, text) => {
    const { budget } = await limits(description);
    expect(budget?.text).toBe(text);
    expect(budget?.amount === undefined).toBe(text.includes("month"));
  });

  it("is not read from what somebody spends today, and is no figure as well", async () => {
    expect((await limits("The clerk spends $400 a day on paper.")).budget).toBeUndefined();
    const sheet = await readFacts("Нужен учёт ключей, 40 кабинетов, бюджет 2,4 млн рублей.", "ru");
    expect(sheet.figures.map(({ value }) => value)).toEqual([40]);
  });
});

describe("place, law and hosting", () => {
  it.each([
    ["Элеватор в Казахстане, потери 35 млн тенге.", "KZ", "KZT"],
    ["Quarry near Pune, 200 truckloads a day.", "IN", "INR"],
    ["Marina in Cornwall with 40 berths.", "GB", "GBP"],
    ["Three districts in Ohio, 134 buses.", "US", "USD"],
    ["Музей редких книг, 45 тысяч единиц хранения.", "RU", "RUB"],
    ["Helicopter tours in Kamchatka.", "RU", "RUB"],
  ])("%s", async (description, country, currency) => {
    expect(await limits(description)).toMatchObject({ country, currency });
  });

  it("guesses no country for English without a sign", async () => {
    expect(
      (await limits("Escape rooms, 9 locations, no paper any more; tell us what it takes.")).country,
    ).toBeUndefined();
  });

  it("finds where it must run and by which law", async () => {
    expect((await limits("Всё должно работать на своих серверах, никаких облаков.")).hosting?.kind).toBe(
      "own",
    );
    expect((await limits("Nothing in the cloud, please.")).hosting?.kind).toBe("own");
    expect((await limits("Данные секретные, сеть без выхода в интернет.")).hosting?.kind).toBe("offline");
    expect((await limits("The data must be hosted in Canada, PIPEDA applies.")).hosting?.kind).toBe(
      "country",
    );
    expect(
      (await limits("Закупка по 44-ФЗ, персональные данные по 152-ФЗ.")).law?.map(({ text }) => text),
    ).toEqual(["44-ФЗ", "152-ФЗ"]);
    expect((await limits("Bought under the Public Contract Code.")).law?.[0]?.text).toBe(
      "Public Contract Code",
    );
  });

  it("tells apart where it runs and when", async () => {
    const { limits: found, wishes } = await readFacts(
      "Нужен мониторинг серверов, круглосуточно и в закрытом контуре.",
      "ru",
    );
    expect(found.hosting?.text).toBe("в закрытом контуре");
    expect(found.hours?.text).toBe("круглосуточно");
    expect(wishes.map(({ text }) => text)).toEqual(["мониторинг серверов"]);
  });

  it.each([
    ["ru", "Клиника. Нужна карта пациента. Лекарства пишем только в журнал на бумаге по закону."],
    ["ru", "Аптека. Нужен учёт остатков. Согласие обязаны брать на бумаге."],
    ["en", "We want a visit log. By law every carer must be checked on paper."],
    ["en", "We need a permit register. Statute requires a decision within 10 days."],
  ] as const)("keeps a duty, which is no wish, no trouble and no question (%s): %s", async (locale, text) => {
    const { limits: found, wishes, pains, open } = await readFacts(text, locale);
    expect(found.law?.map((entry) => entry.text)).toEqual([text.split(". ").at(-1)?.slice(0, -1)]);
    expect(wishes).toHaveLength(1);
    expect(pains).toEqual([]);
    expect(open.filter(({ about }) => about?.startsWith("pain"))).toEqual([]);
  });

  it.each([
    "Нужен учёт заявок. Ни одна заявка не должна висеть дольше трёх дней.",
    "We want a slot planner. Tenants without smartphones can't be left out.",
    "Нужна бронь лекарств. Ответ по наличию – в течение часа.",
  ])("takes what the result has to keep for its acceptance: %s", async (text) => {
    const { limits: found, pains, bans } = await readFacts(text, /[а-я]/.test(text) ? "ru" : "en");
    expect(`${found.acceptance?.text ?? ""}.`).toBe(text.split(". ").at(-1));
    expect([...pains, ...bans]).toEqual([]);
  });

  it("reads the condition of acceptance", async () => {
    expect(
      (await limits("Нужен журнал. Примем работу, если месяц не будет ошибок.")).acceptance?.text,
    ).toContain("Примем работу");
  });
});
