import { describe, expect, it } from "vitest";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { screensSchema, type Screen } from "@/lib/generators/screens";
import { composeInterface } from "@/lib/generators/server/compose/interface/compose";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { campervans, cheese, lifts, sheetOf, stables } from "@/tests/unit/generators/sheets";

const made = (sheet: FactSheet, style?: string) => {
  const plan = makePlan(sheet);
  const { text, screens = [] } = composeInterface(plan, style === undefined ? {} : { style });
  return { plan, text, screens };
};

const sheets = { cheese, lifts, stables, campervans };
const labels = ({ title, items, actions, caption = "", figure = "" }: Screen) => [
  title,
  caption,
  figure,
  ...actions,
  ...items.map(({ label }) => label),
];
const screenOf = (screens: readonly Screen[], id: string) => screens.find((screen) => screen.id === id);

describe.each(Object.entries(sheets))("the screens of %s", (_, sheet) => {
  const { plan, text, screens } = made(sheet);

  it("are such as the page can draw", () => {
    expect(screensSchema.safeParse(screens).error).toBeUndefined();
  });

  it("serve every wish, and each is described under its title", () => {
    // What an example of the client has to settle first is named below the screens.
    const settled = plan.functions.filter(({ kinds }) => kinds[0] !== "general");
    for (const { code, id } of settled.length > 0 ? settled : plan.functions) {
      expect(text).toContain(`#### ${code} `);
      expect(screenOf(screens, id)).toBeDefined();
    }
    for (const { code } of plan.functions) expect(text).toContain(`${code} `);
    for (const { title } of screens) expect(text).toMatch(new RegExp(`#### .*${title.slice(0, 8)}`));
  });

  it("have something on them, and something to press", () => {
    const isSettled = ({ id }: Screen) => plan.functions.find((one) => one.id === id)?.kinds[0] !== "general";
    for (const { items, actions } of screens.filter(isSettled)) {
      expect(items.length).toBeGreaterThan(2);
      expect(actions.length).toBeGreaterThan(0);
    }
  });

  it("have whole labels: no end of a sentence, no bracket, no word left behind", () => {
    for (const label of screens.flatMap(labels)) {
      expect(label).not.toMatch(/[.;(,]$|^[,;)]|\s{2}|undefined/);
      expect(label).not.toMatch(/\s(?:и|в|с|на|от|до|для|of|to|the|a|with|for|and)$/i);
    }
    for (const { items } of screens)
      expect(new Set(items.map(({ label }) => label.toLowerCase())).size).toBe(items.length);
  });

  it("differ by nothing but the sheet", () => {
    expect(made(structuredClone(sheet))).toEqual({ plan, text, screens });
  });
});

it("draws as many tiles as there are things", () => {
  expect(screenOf(made(cheese).screens, "f1")).toMatchObject({
    kind: "board",
    count: 8,
    figure: "8\u00A0камер созревания",
  });
});

it("puts the visitor's nouns on a card, each in the nominative", () => {
  const card = screenOf(made(cheese).screens, "f3");
  expect(card?.kind).toBe("card");
  expect(card?.items.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Паспорт", "Приёмка молока", "Отгрузка"]),
  );
});

it("asks in a request for what was counted, and for a picture where a picture was wished", () => {
  const request = screenOf(made(lifts).screens, "f2");
  expect(request).toMatchObject({ kind: "form", device: "phone" });
  expect(request?.items).toEqual(expect.arrayContaining([expect.objectContaining({ control: "photo" })]));
  expect(request?.items[0]).toMatchObject({ label: "Лифт", control: "choice" });
});

it("sends what is raised to a phone", () => {
  expect(screenOf(made(cheese).screens, "f2")).toMatchObject({ kind: "message", device: "phone" });
});

it("tells no number of places, things or people as a number of the screen", () => {
  expect(made(lifts).text).not.toContain("1 340 лифтов");
  expect(made(cheese).text).not.toContain("8 камер созревания");
});

it("tells one way through a screen with those who go it, its failure, and no complaint twice", async () => {
  const text =
    "Сеть поликлиник, 64 регистратора. Записываются по телефону, утром не дозвониться. Нужна онлайн-запись пациентов.";
  const told = made(await readFacts(text, "ru")).text;
  expect(told).toMatch(/1\. Пациенты выбирают врача.*\n2\. .*\n3\. Если его только что заняли/u);
  expect(told).toContain("1. Регистраторы находят пациента");
  expect(told).toContain("- **64 регистратора:** главное делают с клавиатуры");
  expect(told).not.toMatch(/не дозвониться|Сегодня|Числа/u);
});

it("keeps bans: a link for an app", () => {
  const { text } = made(campervans);
  expect(text).toContain("**Nothing to install.** Each screen opens from a link in the browser.");
  expect(text).not.toMatch(/mobile app|install the app/i);
});

const archive = (bans: Parameters<typeof sheetOf>[0]["bans"] = []) =>
  sheetOf({
    locale: "ru",
    description:
      "Городской архив. Нужны заявка на копию дела и печать накладной к каждой коробке. Без бумаги.",
    wishes: [
      { text: "заявка на копию дела", figures: [] },
      { text: "печать накладной к каждой коробке", figures: [] },
    ],
    bans,
  });

it("prints nothing where paper is banned", () => {
  const dry = archive([{ text: "Без бумаги", kind: "forbidden", about: "бумага" }]);
  expect(made(archive()).screens.map(({ kind }) => kind)).toContain("paper");
  expect(made(dry).screens.map(({ kind }) => kind)).not.toContain("paper");
});

it("takes a wish for a style apart, and names what it did not understand", () => {
  const { text } = made(cheese, "Спокойный, тёмно-синий, как у Авроры");
  expect(text).toContain("| Спокойный | Один акцент, без анимации |");
  expect(text).toMatch(/\| Тёмно-синий \| Акцент #12325B, к белому \d+,\d : 1 \|/);
  expect(text).toContain("| Как у Авроры | Не разобрано, нужен пример |");
  expect(made(cheese).text).not.toContain("### Стиль");
  expect(made(stables, "dense, no green").text).toMatch(
    /Dense \| Rows of 32 px.*\n.*green \| Not in the palette/,
  );
});

it("answers one line with a short document", () => {
  const { text } = made(
    sheetOf({
      locale: "en",
      description: "A register of graves for the parish.",
      wishes: [{ text: "A register of graves for the parish", figures: [] }],
    }),
  );
  expect(text.split(/\s+/).length).toBeLessThan(220);
});

it("escapes what a visitor writes", () => {
  const { text } = made(
    sheetOf({
      locale: "en",
      description: "We want a card of <b>boats</b> | with *history*.",
      wishes: [{ text: "a card of <b>boats</b> | with *history*", figures: [] }],
    }),
  );
  expect(text).not.toMatch(/(?<!\\)<b>|[^\\]\*history\*/);
});

it.each([
  ["ru", "Карьер. 19 самосвалов. Хотим видеть, где какой самосвал, и журнал простоев с причинами."],
  ["en", "Funeral home with 3 chapels. We need a booking calendar for chapels and a message to families."],
] as const)("draws what the reader finds in a description (%s)", async (locale, description) => {
  const { plan, screens } = made(await readFacts(description, locale));
  expect(plan.functions.length).toBeGreaterThan(1);
  expect(screens).toHaveLength(plan.functions.length);
  expect(screensSchema.safeParse(screens).success).toBe(true);
});

it("gives those who are served what they ask by, and a mayor the report alone", async () => {
  const { screens } = made(
    await readFacts(
      "City administration, 900 residents. We need intake of requests, sign-in through Gosuslugi, and reports for the mayor.",
      "en",
    ),
  );
  expect(screens.map(({ caption }) => caption)).toEqual([
    "Residents — phone or browser",
    "Case handlers — computer",
    "Residents — phone or browser",
    "Mayor — computer",
  ]);
  expect(screens[1]?.name).toBe("Queue");
});

it("shows customers who ask where it is their own cargo, and the dispatchers all of them", async () => {
  const carrier = (pain: string) =>
    readFacts(`Перевозчик, 20 машин. ${pain}. Нужен трекинг груза и приложение водителя.`, "ru");
  const captions = async (pain: string) => made(await carrier(pain)).screens.map(({ caption }) => caption);
  expect(await captions("Диспетчеры не успевают отвечать клиентам, где груз")).toEqual([
    "Клиенты — телефон, веб",
    "Диспетчеры — компьютер",
    "Водители — телефон",
    "Диспетчеры — компьютер",
  ]);
  expect(await captions("Диспетчеры обзванивают водителей")).toEqual([
    "Диспетчеры — компьютер",
    "Водители — телефон",
    "Диспетчеры — компьютер",
  ]);
});

it("marks a delay of a cargo alike for those who wait for it and those who lead it", async () => {
  const text =
    "Перевозчик, 20 машин. Диспетчеры не успевают отвечать клиентам, где груз. Нужен трекинг груза.";
  const [own, all] = made(await readFacts(text, "ru")).screens.map(({ items }) =>
    items.find(({ label }) => label === "Отклонение"),
  );
  expect(own).toMatchObject({ mark: "alarm", samples: all?.samples });
});

it("names the people outside first and the staff at its desk", async () => {
  const text =
    "Ветклиника, 11 администраторов. Владельцы звонят, администраторы ведут запись в тетради. Хотим онлайн-запись.";
  const { screens } = made(await readFacts(text, "ru"));
  expect(screens.map(({ kind, caption }) => [kind, caption])).toEqual([
    ["calendar", "Владельцы — телефон, веб"],
    ["card", "Владельцы — телефон, веб"],
    ["desk", "Администраторы — компьютер"],
  ]);
});

it("shows no system and no height among the fields, and no offer to pay by an app as an app", async () => {
  const monitoring = made(
    await readFacts("A bank, 240 services. We need monitoring on top of Zabbix and Prometheus.", "en"),
  );
  expect(monitoring.screens[0]?.items.map(({ label }) => label).join()).not.toMatch(/top|zabbix|prometheus/i);
  const paid = made(await readFacts("Нужен журнал заявок, оплату через приложение пока не делаем.", "ru"));
  expect(paid.text).not.toContain("без установки");
});

it("draws a plan of machines by rows, a patient's record without its own name, and no loss as a number", async () => {
  const text =
    "Завод, 40 станков. Нужны производственный план с учётом загрузки станков и единая карта изделия, 14 % изделий возвращают.";
  const { text: told, screens } = composeInterface(makePlan(await readFacts(text, "ru")), {});
  expect(screens?.map(({ kind }) => kind)).toEqual(["plan", "card"]);
  expect(screens?.[0]?.items.map(({ label }) => label)).toEqual([
    "Станок",
    "Загрузка по дням",
    "Заказ в работе",
    "Перегрузка",
    "Что мешает сроку",
  ]);
  expect(screens?.[0]).toMatchObject({
    name: "План",
    title: "Производственный план с учётом загрузки станков",
  });
  expect(screens?.[1]?.items[0]?.label).toBe("Изделие");
  expect(told).not.toMatch(/Числа:[^\n]*14/u);
});

it("gives a chat its two sides, a visit its doctor, and a sign-in its button and another way", async () => {
  const chat = made(
    await readFacts(
      "Магазин, 60 операторов. Нужен чат-бот на сайте, который передаёт сложное оператору.",
      "ru",
    ),
  );
  expect(chat.screens.map(({ actions: [first] }) => first)).toEqual(["Отправить", "Взять разговор"]);
  const town = made(
    await readFacts("Поликлиника. Нужны онлайн-запись пациентов и вход через Госуслуги.", "ru"),
  );
  expect(town.screens[0]?.items.map(({ label }) => label)).toContain("Врач или специальность");
  // Moved and cancelled is what has been booked, on a screen of its own.
  expect(town.screens.slice(0, 2).map(({ actions }) => actions)).toEqual([
    ["Записаться"],
    ["Перенести", "Отменить"],
  ]);
  expect(town.screens[2]).toMatchObject({
    items: [
      { label: "Имя и телефон подставятся сами", control: "note" },
      { label: "Запомнить меня", control: "check" },
    ],
    actions: ["Войти через Госуслуги", "Войти по СМС-коду"],
  });
});

it("names the only system of an exchange in the title, and several in the rows", async () => {
  const exchangeOf = async (text: string) => {
    const { screens } = made(await readFacts(text, "ru"));
    const found = screens.find(({ name = "" }) => name.startsWith("Обмен"));
    return [found?.name, found?.items.some(({ label }) => label === "Система")];
  };
  expect(await exchangeOf("Завод, 85 станков. Нужен обмен с 1С.")).toEqual(["Обмен: 1С", false]);
  expect(await exchangeOf("Завод, 85 станков. Нужен обмен с 1С и SAP.")).toEqual(["Обмен", true]);
});

it("observes what the complaints name and what was counted, and no operation or ticket", async () => {
  const text =
    "Банк, 240 сервисов. Простои эквайринга обходятся в 7 млн рублей в год. Нужен мониторинг сквозных операций поверх Zabbix, в закрытом контуре.";
  const { screens, text: told } = made(await readFacts(text, "ru"));
  expect(screens[0]).toMatchObject({ kind: "monitor", name: "Мониторинг" });
  // A bank's operations by their names; the path of the one that failed stops where it does.
  expect(screens[0]?.items[0]).toMatchObject({
    label: "Операция",
    samples: ["Эквайринг", "СБП", "Интернет-банк"].concat(["Зарплатные выплаты", "Банкоматы"]),
  });
  expect(screens[0]?.items.find(({ control }) => control === "path")).toMatchObject({ at: 2, mark: "alarm" });
  const [counted] = made(
    await readFacts("Провайдер, 240 сервисов. Нужен круглосуточный мониторинг.", "ru"),
  ).screens;
  expect(counted?.items[0]?.samples?.[0]).toBe("Сервис 1");
  expect(screens[1]).toMatchObject({
    kind: "card",
    name: "Карточка сигнала",
    actions: ["Закрыть с причиной", "Передать"],
  });
  expect(told).toMatch(/#### Ф-1 [^\n]+: карточка сигнала\n/u);
  expect(screens[0]?.items[1]?.samples).toEqual(["Сбой", "Предупреждение", "Норма", "Устарело"]);
  expect(screens[1]?.title).toBe(`${screens[0]?.title ?? ""}: карточка сигнала`);
  expect(told).toContain("закрытого контура");
});

it.each([
  [
    "ru",
    "Банк, 240 сервисов. Простои эквайринга. Нужен мониторинг сквозных операций поверх Zabbix.",
    "Эквайринг",
  ],
  ["ru", "Провайдер, 240 сервисов. Нужен круглосуточный мониторинг серверов.", "Сервис 1"],
  [
    "en",
    "A bank, 240 services. Card-payment downtime. We need monitoring on top of Zabbix.",
    "Card payments",
  ],
] as const)(
  "draws what a wish for monitoring is taken apart into in words (%s: %s)",
  async (lang, text, first) => {
    const { screens } = composeInterface(makePlan(await readFacts(text, lang)), {}) as { screens: Screen[] };
    const [, , map, alert, roster, report] = screens;
    expect([map, alert, roster, report].map((one) => one?.kind)).toEqual([
      "board",
      "message",
      "calendar",
      "card",
    ]);
    // A chain for each service, which stands in it; no service comes twice.
    const services = map?.items[0]?.samples ?? [];
    expect(services[0]).toBe(first);
    expect(new Set(services).size).toBe(5);
    const chains = map?.items.find(({ control }) => control === "path")?.samples ?? [];
    expect(chains.map((chain) => chain.split(" → ").filter((node) => services.includes(node)))).toEqual(
      services.map((name) => [name]),
    );
    // The time of the last value comes from the drawing; all else is in words, the service of the report is that of the map.
    const bare = [alert, roster, report].flatMap((one) => one?.items ?? []).filter(({ samples }) => !samples);
    expect(bare).toEqual([]);
    expect([alert, report].map((one) => one?.items[0]?.samples?.[0])).toEqual([first, first]);
  },
);

it("names in a list of tasks those who pass them on", async () => {
  const holders = async (text: string) =>
    made(await readFacts(text, "ru"))
      .screens.flatMap(({ items }) => items)
      .find(({ label }) => label === "У кого сейчас")?.samples?.[0];
  const wish = "Нужна маршрутизация поручений между";
  expect(
    await holders(`Администрация города. Ведомства пересылают поручения по почте. ${wish} ведомствами.`),
  ).toBe("ЖКХ");
  expect(await holders(`Холдинг. Ведомства пересылают поручения по почте. ${wish} ведомствами.`)).toBe(
    "Ведомство 1",
  );
  expect(await holders(`Завод. Инженеры пересылают поручения по почте. ${wish} инженерами.`)).toBe("Отдел 1");
});

it("asks in a chat what the visitor says people ask", async () => {
  const text =
    "Магазин, 60 операторов. 55 % вопросов типовые: где заказ, как вернуть товар; теряем 5 млн рублей в год. Нужен чат-бот на сайте, который видит заказы в 1С.";
  const [chat] = made(await readFacts(text, "ru")).screens;
  expect(chat).toMatchObject({ kind: "chat", name: "Чат" });
  expect(chat?.items.map(({ samples }) => samples?.[0])).toEqual(
    expect.arrayContaining([
      // A record is told of to those who give its number and phone.
      "Где заказ? № 2817, +7 900 000-00-00",
      "Телефон совпал: заказ № 2817 в пути, доставка 14 октября",
      "1С",
    ]),
  );
});

it("hands over what is hard, and nothing that the visitor calls routine", async () => {
  const text =
    "A retail chain, 60 agents. 55% of the questions are routine: where is my order, how do I return it. We need an AI chatbot that sees orders in 1C and hands hard cases over.";
  const [chat, desk] = made(await readFacts(text, "en")).screens;
  expect(chat?.items[0]?.samples).toEqual([
    "Where is my order? #2817, +1 555 010 0000",
    "How do I return it?",
    "My parcel arrived damaged",
  ]);
  const [order, way, handover] = chat?.items[1]?.samples ?? [];
  expect([order, way]).toEqual([expect.stringContaining("on its way"), expect.stringContaining("return")]);
  expect(handover).toMatch(/passing you to a colleague/);
  const listed = desk?.items.find(({ label }) => label === "Question")?.samples ?? [];
  expect(listed[0]).toBe("My parcel arrived damaged");
  expect(new Set(listed).size).toBe(11);
  expect(listed).not.toContain("Where is my order?");
  expect(listed).not.toContain("How do I return it?");
  const state = desk?.items.find(({ label }) => label === "State")?.samples;
  expect(state?.join()).not.toMatch(/bot/);
});

it("tells a load to the staff, and to nobody who is served", async () => {
  const text =
    "City administration, up to 50,000 requests a day. Residents complain that nobody answers. We need a single intake of requests.";
  const figures = made(await readFacts(text, "en")).screens.map(({ caption, figure }) => [caption, figure]);
  expect(figures).toEqual([
    ["Residents — phone or browser", undefined],
    ["Case handlers — computer", "6,250\u00A0requests by 11:00"],
  ]);
});

it("invents no field, column or button for what has no certain kind, and says once when they are settled", async () => {
  const { plan, screens, text } = made(
    await readFacts("Гараж. Нужно, чтобы резина сама находила хозяина, и чтобы вёдра не терялись.", "ru"),
  );
  expect(plan.stores).toEqual([]);
  expect(screens.flatMap(({ actions }) => actions)).toEqual([]);
  expect(text.match(/Поля согласуем на первой встрече/gu)).toHaveLength(1);
});

it("draws the screens of a night shift dark, and those of the people served as they were", async () => {
  const drawn = async (text: string) =>
    made(await readFacts(text, "ru")).screens.map(({ caption, isDark }) => [caption, isDark]);
  expect(await drawn("Банк, 240 сервисов. Нужен круглосуточный мониторинг для дежурных.")).toEqual([
    ["Дежурные — компьютер", true],
    ["Дежурные — компьютер", true],
  ]);
  const clinic = "Ветклиника, 11 администраторов. Владельцы звонят, в ночную смену не дозвониться.";
  expect(await drawn(`${clinic} Хотим онлайн-запись.`)).toEqual([
    ["Владельцы — телефон, веб", undefined],
    ["Владельцы — телефон, веб", undefined],
    ["Администраторы — компьютер", true],
  ]);
});

it("calls the second screen of a function by what stands on it, and tells the rights of those for whom none is drawn", async () => {
  const carrier =
    "Перевозчик, 320 машин. Диспетчеры обзванивают водителей. Нужно мобильное приложение водителя, работающее без связи.";
  const titles = made(await readFacts(carrier, "ru")).screens.map(({ title }) => title);
  expect(titles).toEqual([
    "Мобильное приложение водителя, работающее без связи",
    "Мобильное приложение водителя, работающее без связи: назначение рейсов",
  ]);
  const bank =
    "Банк, 240 сервисов. Дежурные получают 400 оповещений в день. Нужен мониторинг сквозных операций поверх Zabbix.";
  expect(made(await readFacts(bank, "ru")).text).toContain(
    "смотреть (Ф-1), смотреть (Ф-2, предлагаем), решать непринятое (Ф-3, предлагаем)",
  );
});
