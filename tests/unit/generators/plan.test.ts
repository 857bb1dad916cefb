import { describe, expect, it } from "vitest";
import { clauseOf } from "@/lib/generators/server/compose/plan/clause";
import { kindsOf } from "@/lib/generators/server/compose/plan/kinds";
import { releaseStages } from "@/lib/generators/server/compose/text/stages";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { campervans, cheese, lifts, sheetOf, stables } from "./sheets";

const words = (text: string) => text.split(/\s+/).length;

describe("titles of functions", () => {
  it("name who acts, although the dictionary has a participle there", async () => {
    const { actors } = await readFacts(
      "Нужно, чтобы меню считалось само, а заведующая могла его изменить.",
      "ru",
    );
    expect(actors.map(({ name }) => name)).toEqual(["заведующая"]);
  });

  it.each([
    ["видеть камеры на одном экране", "Камеры на одном экране"],
    ["получать тревогу на телефон дежурному", "Тревога на телефон дежурному"],
    ["чтобы клиент сам записывался", "Клиент сам записывается"],
    ["чтоб у каждого венка была бирка, а не записка", "Бирка у каждого венка"],
    ["чтобы каюту можно было купить на сайте", "Каюту можно купить на сайте"],
    ["экипажу нужен список гостей", "Список гостей"],
    ["хотим считать материалы по наряду", "Считать материалы по наряду"],
    ["подсистема подбора залов", "Подбор залов"],
    ["1) приём макетов с проверкой цвета", "Приём макетов с проверкой цвета"],
    ["было видно срок и фото", "Срок и фото"],
    ["чтобы врач выписывал назначения, а они сами уходили на почту", "Врач выписывает назначения"],
    ["чтобы мы видели на каком этапе ремонт", "Видно, на каком этапе ремонт"],
  ])("says «%s» as a title of its own", (wish, title) => {
    expect(clauseOf(wish, "ru").title).toBe(title);
  });

  it.each([
    ["damp and mould cases flagged so none goes past 14 days", "Damp and mould cases flagged"],
    ["a tuning log that can't be skipped", "Tuning log that can't be skipped"],
    ["volunteers to swap shifts themselves", "Volunteers swap shifts themselves"],
    ["the warehouse lead should see what expires this week", "Warehouse lead sees what expires this week"],
    ["partner agencies should be able to order parcels", "Partner agencies can order parcels"],
    ["our receptionist to print the delivery note", "Receptionist prints the delivery note"],
    ["weight to go straight to the total", "Weight goes straight to the total"],
    ["one place for breakdown calls", "Breakdown calls"],
    ["plan our driving so we dont zigzag", "Plan driving"],
  ])("says “%s” as a title of its own", (wish, title) => {
    expect(clauseOf(wish, "en").title).toBe(title);
  });

  it("never ends a long title within a phrase", () => {
    const ru = clauseOf(
      "паспорт каждой детали от приёмки литья на складе до отгрузки заказчику в конце квартала",
      "ru",
    ).title;
    expect(words(ru)).toBeLessThanOrEqual(12);
    expect(ru).toBe("Паспорт каждой детали от приёмки литья на складе до отгрузки заказчику");
    const en = clauseOf(
      "a duty board the wardens can see on a tablet in the guard room at night",
      "en",
    ).title;
    expect(words(en)).toBeLessThanOrEqual(12);
    expect(en).toBe("Duty board the wardens can see on a tablet");
  });
});

describe("the thing a function is about", () => {
  it.each([
    ["карточка турбины с историей поломок", "карточка турбины", "турбина"],
    ["подбор запчастей до выезда", "подбор запчастей", "запчасти"],
    ["живые остатки по грядам", "живые остатки", "живые остатки"],
    ["чтобы врач заполнял наряд", "наряд", "наряды"],
    ["видеть где какой самосвал и сколько ждёт", "самосвал", "самосвалы"],
  ])("finds it in «%s»", (wish, object, thing) => {
    expect(clauseOf(wish, "ru")).toMatchObject({ object, thing });
  });

  it("finds it in English compounds and in what people are to do", () => {
    expect(clauseOf("a keg tracker with a code", "en").thing).toBe("keg tracker");
    expect(clauseOf("visitors to book a guided tour", "en").object).toBe("guided tour");
    expect(clauseOf("remind people every 6 months", "en").object).toBeUndefined();
  });
});

describe("kinds of functions", () => {
  it.each([
    ["журнал дефектов с фотографиями", "ru", ["journal", "photo"]],
    ["смета родственникам со ссылкой", "ru", ["document"]],
    ["табло загрузки подъёмников", "ru", ["board"]],
    ["распознавание трещин на снимках", "ru", ["recognition", "photo"]],
    ["a tasting note library", "en", ["library"]],
    ["stage manager's quorblefax", "en", ["general"]],
    ["a quorblefax", "en", ["general"]],
    ["reminders to farmers when boosters are due", "en", ["reminder"]],
  ] as const)("reads “%s”", (wish, locale, kinds) => {
    expect(kindsOf(wish, locale)).toEqual(kinds);
  });
});

describe("the plan", () => {
  it("makes a function of every wish, and of none that was taken away", () => {
    for (const sheet of [cheese, lifts, stables, campervans])
      expect(makePlan(sheet).functions.map(({ wish }) => wish)).toEqual(sheet.wishes);
    const wishes = lifts.wishes.map((wish, at) => (at === 0 ? { ...wish, removed: true as const } : wish));
    const shorter = { ...lifts, wishes };
    expect(makePlan(shorter).functions.map(({ title }) => title)).not.toContain(
      "Карточка лифта с историей поломок",
    );
  });

  it("gives a figure to the function that speaks of its things, once", () => {
    const plan = makePlan(lifts);
    const [card] = plan.functions;
    expect(card?.figures.map(({ value }) => value)).toContain(1340);
    const given = plan.functions.flatMap(({ figures }) => figures.map(({ id }) => id));
    expect(new Set(given).size).toBe(given.length);
  });

  it("knows who acts and who gets the result", () => {
    const { roles, functions } = makePlan(stables);
    const [board, , invoices] = functions;
    const named = (ids: readonly string[] = []) =>
      roles.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    expect(named(board?.users)).toEqual(["Grooms"]);
    expect(named(invoices?.receivers)).toEqual(["Owners"]);
    // Who writes the invoices is not said: the grooms only have the board.
    expect(named(invoices?.users)).toEqual(["Users"]);
  });

  it.each([
    ["Детский сад, 90 детей, родители теряют сообщения. Нужно напоминание об оплате.", "Родители"],
    [
      "Стройка, прорабы звонят. Нужна заявка на материалы; облако нам нельзя по требованию заказчика.",
      "Прорабы",
    ],
  ])(
    "tells parents for children, and gives nobody a part whom a limit alone names: %s",
    async (text, name) => {
      const { functions, roles } = makePlan(await readFacts(text, "ru"));
      const [people = []] = functions.map(({ users, receivers }) => [...users, ...receivers]);
      const named = roles.filter(({ id, actor }) => actor !== undefined && people.includes(id));
      expect(named.map((role) => role.name)).toEqual([name]);
    },
  );

  it("lets staff send what those who are served get, and nothing to whom a ban leaves alone", async () => {
    const text = "Ветклиника, 24 врача и 3 кассира. Нужны напоминания о прививках хозяевам.";
    const people = async (description: string) => {
      const { functions, roles } = makePlan(await readFacts(description, "ru"));
      const named = (ids: readonly string[] = []) =>
        roles.filter(({ id, actor }) => actor && ids.includes(id)).map(({ name }) => name);
      return [named(functions[0]?.users), named(functions[0]?.receivers)];
    };
    expect(await people(text)).toEqual([[], ["Хозяева"]]);
    expect(await people(`${text} Хозяевам сообщения не рассылать.`)).toEqual([[], []]);
  });

  it("ties a complaint to a function by a thing, not by people or by what comes every day", async () => {
    const text =
      "Склад, 90 рейсов в день. Водители ждут рейс по два часа. Бирки теряются. Нужны сообщения водителям о рейсе и печать бирок.";
    const { functions, measures } = makePlan(await readFacts(text, "ru"));
    const tied = measures.map(({ functions: ids }) => ids);
    expect(functions).toHaveLength(2);
    expect(tied.at(-1)).toEqual(["f2"]);
    expect(tied.slice(0, -1).flat()).toEqual([]);
  });

  it("takes a duty by law as a condition, and asks nothing of it", async () => {
    const text =
      "Bus charity, 6 buses. By law we keep paper vehicle sheets for 15 months. Bookings are lost. Drivers wait for their runs. We need one calendar of bookings and printed runs.";
    const { constraints, measures, questions } = makePlan(await readFacts(text, "en"));
    expect(constraints.filter(({ kind }) => kind === "law").map(({ about }) => about)).toEqual([
      expect.stringContaining("By law"),
    ]);
    expect(measures.map(({ label }) => label).join()).not.toContain("By law");
    expect(questions.filter(({ text: asked }) => asked.includes("law"))).toEqual([]);
    expect(questions.filter(({ about }) => measures.some(({ pain }) => pain.id === about))).toHaveLength(1);
  });

  it("needs longer to take over more data", () => {
    const sizeOf = (value: number) => {
      const figures = [
        { text: `${String(value)} cards`, value, unit: "cards", kind: "count", says: "has" },
      ] as const;
      const description = `We keep ${String(value)} cards and want a search over cards.`;
      const wishes = [{ text: "a search over cards", figures: [] }];
      return makePlan(sheetOf({ locale: "en", description, figures: [...figures], wishes })).effort
        .totalPersonWeeks;
    };
    expect(sizeOf(40_000)).toBeGreaterThan(sizeOf(40));
  });

  it("costs more with load, a state body and its sign-in, a closed network", async () => {
    const weeksOf = async (text: string) => makePlan(await readFacts(text, "ru")).effort.firstPersonWeeks;
    const plain = await weeksOf("Контора. 50 обращений в сутки. Нужен единый приём обращений.");
    const large = await weeksOf("Контора. 50 000 обращений в сутки. Нужен единый приём обращений.");
    const state = await weeksOf("Администрация города. 50 обращений в сутки. Нужен единый приём обращений.");
    const closed = await weeksOf(
      "Контора. 50 обращений в сутки. Нужен единый приём обращений, в закрытом контуре.",
    );
    for (const more of [large, state, closed]) expect(more).toBeGreaterThan(plain + 3);
  });

  it.each([
    [
      "ru",
      "Сеть из 12 клиник. Нужна запись. Запуск в первых трёх клиниках через четыре месяца.",
      "в первых трёх клиниках",
    ],
    [
      "en",
      "A chain of 12 clinics. We need booking. Launch in the first three clinics in four months.",
      "in the first three clinics",
    ],
    ["ru", "Сеть из 12 клиник. Нужна запись. Запуск через четыре месяца.", undefined],
  ] as const)("takes the first stage from the deadline: %s: %s", async (locale, text, stage) => {
    const plan = makePlan(await readFacts(text, locale));
    expect(plan.stage).toBe(stage);
    expect(plan.effort.general.some(({ id }) => id === "launch")).toBe(true);
  });

  it.each([
    ["Салон. Нужны запись и напоминания.", "Запуск, помощь в первые дни"],
    ["Завод, 4 цеха. Нужен производственный план.", "Запуск на местах: 4 цеха"],
  ])("ends with one launch, within the estimate: %s", async (text, last) => {
    const plan = makePlan(await readFacts(text, "ru"));
    const stages = releaseStages(plan);
    expect(stages.filter(({ what }) => what.startsWith("Запуск"))).toHaveLength(1);
    expect(stages.at(-1)?.what.replaceAll("\u00A0", " ")).toBe(last);
    expect(stages.reduce((sum, { personWeeks }) => sum + personWeeks, 0)).toBe(plan.effort.firstPersonWeeks);
  });

  it("keeps what stays and what is forbidden, and exchanges data with no forbidden system", () => {
    const plan = makePlan(campervans);
    expect(plan.constraints.map(({ kind }) => kind)).toEqual(["stays", "forbidden", "deadline", "budget"]);
    const systems = campervans.systems.map((system) => ({ ...system, relation: "forbidden" as const }));
    expect(makePlan({ ...campervans, systems }).exchanges).toEqual([]);
  });

  it("passes on to a system what is made for it", async () => {
    const text = "Хотим, чтобы экономист получал готовую выработку по людям для 1С:ЗУП, и журнал нарядов.";
    const { exchanges } = makePlan(await readFacts(text, "ru"));
    expect(exchanges).toEqual([expect.objectContaining({ name: "1С:ЗУП", direction: "out" })]);
  });

  it("says that a budget does not hold the wishes, and drops none of them", () => {
    const budget = { id: "budget", text: "maybe $60k", amount: 40_000, currency: "USD" };
    const plan = makePlan({ ...campervans, limits: { ...campervans.limits, budget } });
    expect(plan.tight.budget).toMatchObject({ given: 40_000, currency: "USD" });
    expect(plan.functions.every(({ isFirst }) => isFirst)).toBe(true);
    expect(makePlan(stables).tight).toEqual({});
  });

  it("knows today's value where a complaint has one", () => {
    const plan = makePlan(campervans);
    expect(plan.measures[2]?.today).toEqual([]);
    expect(plan.measures[0]?.today).not.toEqual([]);
  });

  it("works without a connection where the description says there is none", () => {
    const sheet = sheetOf({
      locale: "ru",
      description: "Лесничество, связи в кварталах нет. Нужен обход с фото и отчёт в управление.",
      pains: [{ text: "связи в кварталах нет", figures: [] }],
      wishes: [
        { text: "обход с фото", figures: [] },
        { text: "отчёт в управление", figures: [] },
      ],
    });
    expect(makePlan(sheet).functions.map(({ isOffline }) => isOffline)).toEqual([true, false]);
  });
});

describe("what helps with a trouble", () => {
  const helped = async (text: string, locale: "ru" | "en") => {
    const { measures, functions } = makePlan(await readFacts(text, locale));
    const kindOf = (id: string) => functions.find((one) => one.id === id)?.kinds[0];
    return measures.map(({ label, functions: ids }) => [label, ...ids.map(kindOf)]);
  };

  it("is found by what a kind remedies, and no trouble is lost", async () => {
    const ru =
      "У нас три стоматологии. Записываем по телефону, поэтому врачей часто записывают дважды на одно время, а пациенты забывают про осмотры. Карточки бумажные, историю в другом филиале никто не видит. Хотим онлайн-запись, единую карту пациента и напоминания об осмотрах.";
    expect(await helped(ru, "ru")).toEqual([
      ["Записываем по телефону; врачей часто записывают дважды на одно время", "booking"],
      ["Пациенты забывают про осмотры", "reminder"],
      ["Карточки бумажные", "card"],
      ["Историю в другом филиале никто не видит", "card"],
    ]);
    const en =
      "A metal shop with 40 machines. Orders ship late and penalties cost us $90,000 a year. We need a production plan and exchange with SAP ERP.";
    expect((await helped(en, "en")).every(([, kind]) => kind === "production")).toBe(true);
  });

  it("replaces the channel that the next clause complains of", async () => {
    const text =
      "Мы молочный завод, возим творог по магазинам. Заявки приходят в WhatsApp, оператор утром переписывает их в тетрадь. Нужно, чтобы магазины сами оставляли заявку, а водитель видел маршрут и мог отметить возврат.";
    const plan = makePlan(await readFacts(text, "ru"));
    expect(plan.sheet.systems.map(({ relation }) => relation)).toEqual(["replaced"]);
    expect(plan.exchanges).toEqual([]);
    expect(plan.functions.map(({ title }) => title)).toContain("Водитель может отметить возврат");
  });
});

describe("people of a plan", () => {
  const whoOf = async (text: string, locale: "ru" | "en") => {
    const { functions, roles } = makePlan(await readFacts(text, locale));
    const names = (ids: readonly string[]) => ids.map((id) => roles.find((role) => role.id === id)?.name);
    return functions.map(({ users, receivers }) => [names(users), names(receivers)]);
  };

  it("are those who are named for such work, and a reminder needs nobody to send it", async () => {
    const text =
      "Сеть ветклиник, 19 врачей и 11 администраторов. Владельцы забывают про приёмы. Хотим онлайн-запись, единую карту пациента и напоминания о прививках.";
    expect(await whoOf(text, "ru")).toEqual([
      [["Владельцы", "Администраторы"], []],
      [["Пользователи"], []],
      [[], ["Владельцы"]],
    ]);
    // Who does the work today, in a complaint or a condition, is who is meant; of an exchange nobody is.
    const sewing =
      "Швейный цех. Мастера раскладывают пачки вручную. Нужно сканировать пачку на операции. Нужен обмен с 1С. Если швея отсканировала чужую пачку, мастер должен получить сигнал.";
    expect(await whoOf(sewing, "ru")).toEqual([
      [["Швея"], []],
      [[], []],
      [["Мастера"], []],
    ]);
    const tablet =
      "Окна. Замерщик пишет от руки. Нужен планшет для замерщика. Монтажникам – график на неделю.";
    expect(await whoOf(tablet, "ru")).toEqual([
      [["Замерщик"], []],
      [["Пользователи"], ["Монтажники"]],
    ]);
  });

  it.each([
    ["Офис теряет заявки. Жильцы жалуются", "Исполнители"],
    ["Диспетчер теряет заявки. Жильцы жалуются", "Диспетчер"],
  ])(
    "answer what people outside send, by whom the text names or by a role that is assumed: %s",
    async (pain, name) => {
      const text = `Управляющая компания. ${pain}. Нужен единый приём заявок от жильцов.`;
      expect(await whoOf(text, "ru")).toEqual([[["Жильцы", name], []]]);
      const { roles } = makePlan(await readFacts(text, "ru"));
      expect(roles.find((role) => role.name === name)?.isAssumed).toBe(name === "Исполнители");
    },
  );

  it("leave papers to the office where the others are on the road", async () => {
    const text =
      "Перевозчик. Диспетчеры обзванивают водителей. Нужны трекинг груза, приложение водителя и документы через ЭДО.";
    expect((await whoOf(text, "ru")).at(-1)).toEqual([["Диспетчеры"], []]);
  });

  it.each([
    ["ru", "Пекарня. Нужно, чтобы водитель видел маршрут и мог отметить возврат.", "Водитель"],
    ["en", "Language school. I want a student to see the schedule and balance.", "Student"],
  ] as const)("go on from one wish to the next (%s)", async (locale, text, name) => {
    expect(await whoOf(text, locale)).toEqual([
      [[name], []],
      [[name], []],
    ]);
  });

  it("are the customers where a text message can be for nobody else", async () => {
    const text =
      "Bike shop with 9 mechanics. We would like online booking and text messages when a repair is ready.";
    expect(await whoOf(text, "en")).toEqual([
      [["Customers"], []],
      [[], ["Customers"]],
    ]);
  });
});

describe("systems of a plan", () => {
  it("takes data over once from what is used today, and exchanges none with it", async () => {
    const text =
      "Bike shop. A clerk copies bookings into a spreadsheet. We want online booking. It has to work with Xero.";
    const { exchanges, moved } = makePlan(await readFacts(text, "en"));
    expect(moved).toEqual(["spreadsheet"]);
    expect(exchanges.map(({ name, what, direction }) => [name, what, direction])).toEqual([
      ["Xero", undefined, undefined],
    ]);
  });

  it.each([
    ["ru", "Колледж. Нужна проверка работ. Оценки должны попадать в Moodle.", "out: оценки"],
    ["ru", "Цех. Нужен учёт пачек, чтобы сделка считалась сама и выгружалась в 1С:ЗУП.", "out: сделка"],
    ["ru", "Архив. Нужна регистрация заявлений с портала Госуслуг.", "in: заявления"],
    ["ru", "Клиника. Нужно, чтобы лаборатория присылала анализы в карту.", "in: анализы"],
    ["ru", "Завод. Нужен план и обмен с 1С.", "?"],
    ["ru", "Перевозчик. Нужны документы через ЭДО.", "both: документы, подписи и их состояние"],
    ["ru", "Банк. Нужен мониторинг операций поверх Zabbix.", "in: значения метрик и оповещения"],
    [
      "en",
      "School. We need a form. It should sync accepted students to PowerSchool.",
      "out: accepted students",
    ],
    ["en", "A chain. We need an AI chatbot in Telegram.", "both: questions and answers"],
    ["en", "Lamps. We need a map. It must work with Confirm, our asset system.", "?"],
  ] as const)("%s: reads what passes and which way: %s", async (locale, text, told) => {
    const { exchanges } = makePlan(await readFacts(text, locale));
    expect(
      exchanges.map(({ direction = "?", what }) => (what ? `${direction}: ${what}` : direction)),
    ).toEqual([told]);
  });

  it("is worked by nobody, and a sign-in is counted once", async () => {
    const text = "Сеть поликлиник, 64 регистратора. Нужны онлайн-запись, обмен с 1С и вход через Госуслуги.";
    const { functions, effort } = makePlan(await readFacts(text, "ru"));
    expect(functions.find(({ title }) => title.startsWith("Обмен"))?.users).toEqual([]);
    // What is left is the message gateway of the sign-in.
    expect(effort.general.find(({ id }) => id === "exchange")?.personWeeks).toBe(0.5);
  });

  it("signs in with the state's service, and no records pass", async () => {
    const text = "Библиотека. Нужна запись читателей с входом через Госуслуги.";
    const { exchanges } = makePlan(await readFacts(text, "ru"));
    expect(exchanges).toMatchObject([
      { what: "вход и подтверждение личности", direction: "in", passes: "sign-in" },
    ]);
  });
});

it("reckons more work where more things are watched, by the tenfold, and no more for other functions", async () => {
  const weeksOf = async (text: string) => {
    const { effort, functions } = makePlan(await readFacts(text, "ru"));
    return effort.byFunction[functions[0]?.id ?? ""];
  };
  const watched = (services: string) => weeksOf(`Банк${services}. Нужен мониторинг операций.`);
  const [plain, few, many, more] = await Promise.all(
    ["", ", 8 сервисов", ", 240 сервисов", ", 2 400 сервисов"].map(watched),
  );
  expect(few).toBe(plain);
  expect(many).toBe((plain ?? 0) + 2);
  expect(more).toBe((plain ?? 0) + 3.5);
  expect(await weeksOf("Банк, 240 сервисов. Нужен журнал простоев.")).toBe(
    await weeksOf("Банк. Нужен журнал простоев."),
  );
});
