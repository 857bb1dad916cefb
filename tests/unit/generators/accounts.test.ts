import { describe, expect, it } from "vitest";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { composeInterface } from "@/lib/generators/server/compose/interface/compose";
import { composeRequirements } from "@/lib/generators/server/compose/requirements/compose";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import type { Locale } from "@/lib/i18n/locales";

const planOf = async (description: string, locale: Locale) => makePlan(await readFacts(description, locale));

const clinics = {
  ru: "Сеть из 12 поликлиник. 14 % пациентов не приходят. Нужны онлайн-запись с напоминаниями, личный кабинет пациента и обмен с 1С.",
  en: "We run 12 polyclinics. 14% of patients never show up. We need online booking with reminders, a patient account and exchange with 1C.",
};

describe.each(["ru", "en"] as const)("a personal account (%s)", (locale) => {
  it("opens the owner's own records and is no desk for requests", async () => {
    const plan = await planOf(clinics[locale], locale);
    const [, account] = plan.functions;
    expect(account?.kinds[0]).toBe("account");
    const [, screen] = composeInterface(plan, {}).screens ?? [];
    // The next booking with its state stands first.
    expect(screen?.items.slice(0, 2).map(({ label, mark }) => [label, mark])).toEqual(
      locale === "ru"
        ? [
            ["Ближайшая запись", undefined],
            ["Состояние", "good"],
          ]
        : [
            ["Next booking", undefined],
            ["State", "good"],
          ],
    );
    expect(screen?.actions).toEqual(
      locale === "ru" ? ["Перенести", "Отменить", "Скачать"] : ["Reschedule", "Cancel", "Download"],
    );
    const { text } = composeRequirements(plan, {});
    expect(text).toMatch(/только своё: записи\.|only their own data: bookings\./u);
    expect(text).not.toMatch(/исполнител|assignee/u);
  });

  it("stands in a title whose parts are whole, beside an exchange whose data nobody named", async () => {
    const { name, exchanges } = await planOf(clinics[locale], locale);
    expect(name).toMatch(/, обмен с 1С$|, exchange with 1C$/u);
    expect(exchanges.map(({ what }) => what)).toEqual([undefined]);
  });
});

it("what is listed or told of an account does not take its place", async () => {
  const { functions } = await planOf(
    "Дилеры шлют заявки почтой. Нужен портал дилера, где он видит статус заказа и скачивает счета, и расчёт цены заказа.",
    "ru",
  );
  expect(functions.map(({ title }) => title)).toEqual(["Портал дилера", "Расчёт цены заказа"]);
});

it("a talk exchanges questions and answers, and what it sees elsewhere is named", async () => {
  const { exchanges } = await planOf(
    "A chain of 210 stores. We need an AI chatbot on the website and in Telegram that sees orders in 1C.",
    "en",
  );
  expect(exchanges.map(({ name, what }) => `${name}: ${what ?? ""}`)).toEqual([
    "Telegram: questions and answers",
    "1C: orders",
  ]);
});

describe("a condition", () => {
  it.each([
    ["ru", "Клиника. Нужны онлайн-запись и склад материалов. Записаться должно быть можно и по телефону."],
    ["ru", "Клиника. Нужны склад материалов и онлайн-запись. Должно работать и по телефону."],
    ["en", "A clinic. We need a stock list and online booking. It must work by phone call too."],
  ] as const)("is kept by the booking and is no function: %s, %s", async (locale, description) => {
    const plan = await planOf(description, locale);
    expect(plan.functions).toHaveLength(2);
    expect(
      plan.functions.filter(({ conditions }) => conditions.length > 0).map(({ kinds }) => kinds[0]),
    ).toEqual(["booking"]);
    expect(composeRequirements(plan, {}).text).toMatch(/\*\*(?:Условие|Condition):\*\* .*(?:телефон|phone)/u);
  });

  it("is a function where nothing else is wanted", async () => {
    const { functions } = await planOf("Farm shop, 40 orders a day. It must work by phone call too.", "en");
    expect(functions).toHaveLength(1);
  });
});

it("a queue is shortened by the booking of times", async () => {
  const { measures, functions } = await planOf(
    "Olive mill, 430 growers. Tractors queue for 4 hours at the weighbridge. Growers should book a slot from their phone, and the weighbridge ticket should go into the settlement.",
    "en",
  );
  expect(measures[0]?.functions).toContain(functions.find(({ kinds }) => kinds[0] === "booking")?.id);
});
