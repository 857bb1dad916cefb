import { describe, expect, it } from "vitest";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import type { Locale } from "@/lib/i18n/locales";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** Each person of a description has functions of their own, by the verb that tells what they do. */
const titles = async (description: string, locale: Locale) => {
  const text = plain((await drafts.requirements({ description, locale }, locale)).text);
  return Array.from(text.matchAll(/^#### [ФF]-\d+ (.+)$/gmu), ([, title]) => title);
};
const whoOf = async (description: string, locale: Locale) => {
  const text = plain((await drafts.requirements({ description, locale }, locale)).text);
  // Each with the right and the buttons behind the name.
  return Array.from(text.matchAll(/^\*\*(?:Кто|Who):\*\* (.+)$/gmu), ([, who = ""]) =>
    who
      .split("; ")
      .map((one) => one.split(/ [—–] /u)[0])
      .join(", "),
  );
};

describe("what several people are to do", () => {
  it.each([
    [
      "ru",
      "Сеть кофеен. Хотим, чтобы точки сами собирали заказ до 18:00, а склад видел общий список по маршрутам.",
      ["Точки сами собирают заказ до 18:00", "Склад видит общий список по маршрутам"],
      ["точки", "склад"],
    ],
    [
      "ru",
      "Сеть ветклиник. Хотим, чтобы владелец сам записывался с телефона, накануне получал напоминание и видел паспорт питомца.",
      [
        "Владелец сам записывается с телефона",
        "Владелец накануне получает напоминание",
        "Владелец видит паспорт питомца",
      ],
      ["владелец, врач", "система, без участия людей, владелец", "владелец"],
    ],
    [
      "ru",
      "Управляющая компания. Нужно мобильное приложение для жителей с фото поломки, чтобы мастер видел заявки участка.",
      ["Мобильное приложение для жителей с фото поломки", "Мастер видит заявки участка"],
      ["жители, мастер", "мастер"],
    ],
    [
      "ru",
      "Таксопарк. Директор хочет видеть, сколько стоит содержание машины. Водитель должен сам сообщать о поломке с фото.",
      ["Директор видит, сколько стоит содержание машины", "Водитель сам сообщает о поломке с фото"],
      ["директор", "водитель"],
    ],
    [
      "ru",
      "Пекарня. Хочется, чтобы цех получал план замеса, а водители – маршрутные листы.",
      ["Цех получает план замеса", "Водители получают маршрутные листы"],
      ["цех", "водители"],
    ],
    [
      "ru",
      "Администрация города. Нужны единый приём обращений и маршрутизация поручений между ведомствами.",
      ["Единый приём обращений", "Маршрутизация поручений между ведомствами"],
      ["пользователи (кто это, решим вместе), администратор системы", "ведомства, администратор системы"],
    ],
    [
      "en",
      "We let flats. Tenants should report a fault with photos, contractors should accept and close jobs on their phone, and landlords should see the cost before approving anything over £250.",
      [
        "Tenants report a fault with photos",
        "Contractors accept and close jobs on their phone",
        "Landlords see the cost before approving anything over £250",
      ],
      ["tenants, case handlers", "contractors", "landlords"],
    ],
    [
      "en",
      "We roast coffee. I need a portal where cafes repeat last week's order, a roasting plan that follows from the orders, and invoices that land in QuickBooks.",
      [
        "Cafes repeat last week's order",
        "Roasting plan that follows from the orders",
        "Invoices that land in QuickBooks",
      ],
      ["cafes", "users (to be identified)", "users (to be identified)"],
    ],
  ] as const)("is told apart (%s): %s", async (locale, description, functions, people) => {
    expect(await titles(description, locale)).toEqual(functions);
    expect(await whoOf(description, locale)).toEqual(people.map(upperFirst));
  });

  it("is nothing that a name explains, and nothing that is denied", async () => {
    const clinic = await readFacts(
      "Clinics need a waiting list and a weekly report for Dana, our operations director.",
      "en",
    );
    expect(clinic.wishes.map(({ text }) => text)).toEqual([
      "waiting list",
      "weekly report for Dana, our operations director",
    ]);
    const town = await readFacts(
      "Town council. We'd like a map of the plots. Nothing about the deceased should be visible without consent.",
      "en",
    );
    expect(town.wishes.map(({ text }) => text)).toEqual(["map of the plots"]);
    expect(town.bans).toHaveLength(1);
  });
});

it("the record of somebody who is served is read by them and entered by others", async () => {
  const description =
    "Сеть ветклиник. Хотим, чтобы владелец видел паспорт питомца, а врач вносил прививки. Каждую неделю 35 владельцев приезжают зря.";
  const { text } = await drafts.interface({ description, locale: "ru" }, "ru");
  expect(plain(text)).toMatch(/Владелец видит паспорт питомца[^#]+«Скачать», «Сообщить об ошибке»/u);
  expect(plain(text)).not.toMatch(/\*\*Числа:\*\*[^\n]*35/u);
});

it("what somebody of the house wants is wanted, and what must not be is no trouble", async () => {
  const garage = await readFacts(
    "Сеть автосервисов. Наш управляющий Руслан хочет онлайн-запись с выбором поста и мастера, резерв запчастей. Цену работ мастер менять не должен. Отключать напоминания вручную нельзя.",
    "ru",
  );
  expect(garage.wishes.map(({ text }) => text)).toEqual([
    "онлайн-запись с выбором поста и мастера",
    "резерв запчастей",
  ]);
  expect(garage.bans.map(({ about }) => about)).toEqual([
    "Цену работ мастер менять",
    "Отключать напоминания вручную",
  ]);
  const bakery = await readFacts(
    "Bakery. We need an ordering page, and nobody may change an order after 9 pm.",
    "en",
  );
  expect([bakery.bans.length, bakery.pains.length]).toEqual([1, 0]);
});

describe("numbers of a trouble", () => {
  it("are no load: people who come in vain, and the money that it costs", async () => {
    const { figures, pains } = await readFacts(
      "Сеть ветклиник. Каждую неделю около 35 владельцев приезжают, а в расписании их нет. Теряем на этом 240 тысяч рублей в месяц. Нужна запись.",
      "ru",
    );
    expect(figures.map(({ value, says }) => [value, says])).toEqual([
      [35, "loses"],
      [240_000, "loses"],
    ]);
    expect(pains.map((pain) => pain.figures.length)).toEqual([2]);
  });

  it("keep their noun: what comes a day, and each eighth of what was named", async () => {
    const rental = await readFacts(
      "Прокат техники. Менеджер тратит на оформление одной выдачи 25 минут, выдач в день около 40.",
      "ru",
    );
    expect(rental.figures.map(({ value, unit, kind }) => [value, unit, kind])).toEqual([
      [25, "минут", "duration"],
      [40, "выдач", "flow"],
    ]);
    const library = await readFacts(
      "Библиотека. Библиотекарь пишет заявку в тетрадь, и каждая восьмая теряется. Нужен каталог.",
      "ru",
    );
    expect(library.figures[0]).toMatchObject({ value: 12.5, counts: "заявка" });
  });
});
