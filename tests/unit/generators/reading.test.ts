import { describe, expect, it } from "vitest";
import { read } from "@/lib/generators/server/draft/reading/read";
import { formatMeasure } from "@/lib/generators/numbers";
import { formatFlow } from "@/lib/generators/server/draft/format";
import { readQuantities, type Quantity } from "@/lib/generators/server/draft/reading/quantities";
import { splitSentences } from "@/lib/generators/server/draft/reading/sentences";
import type { Locale } from "@/lib/i18n/routing";

const quantities = (text: string) => readQuantities(splitSentences(text));

/** A figure in words again, so that rows read like the text. */
function said(quantity: Quantity, locale: Locale): string {
  switch (quantity.kind) {
    case "count":
      return formatFlow(quantity, locale).replaceAll("\u00A0", " ");
    case "duration":
      return formatMeasure(quantity.upTo ?? quantity.value, quantity.unit, locale).replaceAll("\u00A0", " ");
    case "percent":
      return `${quantity.value}%${quantity.isChange ? " change" : ""}`;
    case "money":
      return `${quantity.value}${quantity.foreign ? " foreign" : " RUB"}${quantity.period === undefined ? "" : ` a ${quantity.period}`}`;
  }
}

describe("figures", () => {
  it.each([
    ["63 ветеринарных клиник в 11 регионах", ["63 клиники", "11 регионов"]],
    ["около 38 тысяч приёмов в месяц", ["38 000 приёмов в месяц"]],
    ["1 500 000 обращений в сутки", ["1 500 000 обращений в день"]],
    ["1\u00A0500\u202F000 запросов в час", ["1 500 000 запросов в час"]],
    ["до 1,5 млн обращений ежедневно", ["1 500 000 обращений в день"]],
    ["более миллиона обращений в сутки", ["1 000 000 обращений в день"]],
    ["полмиллиона клиентов", ["500 000 клиентов"]],
    ["ежемесячно 400 договоров", ["400 договоров в месяц"]],
    ["7 800 заявок в месяц, первая линия", ["7 800 заявок в месяц"]],
    ["120 заявок/день", ["120 заявок в день"]],
    ["10–15 тысяч звонков в неделю", ["10 000–15 000 звонков в неделю"]],
    ["от 5 до 7 филиалов", ["5–7 филиалов"]],
    ["четыре цеха и двадцать пять складов", ["4 цеха", "25 складов"]],
    ["120 рабочих мест", ["120 рабочих мест"]],
    ["1,2 млн дел в 14 хранилищах", ["1 200 000 дел", "14 хранилищ"]],
    ["9 детских садов, 640 детей и 900 родителей", ["9 детских садов", "640 детей", "900 родителей"]],
    ["45 библиотек, 600 датчиков, 80 камер", ["45 библиотек", "600 датчиков", "80 камер"]],
    ["85 станков, 210 единиц техники", ["85 станков", "210 единиц техники"]],
    ["1 500 рейсов в месяц по 40 городам", ["1 500 рейсов в месяц", "40 городов"]],
    ["300 заявок в день, работают 20 операторов", ["300 заявок в день", "20 операторов"]],
    ["14% пациентов, 0,5 процента брака", ["14%", "0.5%"]],
    ["сократить простои на 20 %", ["20% change"]],
    ["в каждом восьмом случае, треть из них", ["12.5%", "33%"]],
    ["бюджет 180 млн рублей", ["180000000 RUB"]],
    ["теряем 2 млн руб. в месяц", ["2000000 RUB a month"]],
    ["стоит $5000", ["5000 foreign"]],
    ["12 рабочих дней", ["12 дней"]],
    ["через четыре месяца, через полгода", ["4 месяца", "6 месяцев"]],
    ["полтора года", ["1,5 года"]],
    ["1С:Предприятие 8, 152-ФЗ, 24/7, ГОСТ 34, в 2025 году, Битрикс24", []],
  ])("%s", (text, expected) => {
    expect(quantities(text).map((quantity) => said(quantity, "ru"))).toEqual(expected);
  });

  it.each([
    ["45,000 appointments a month", ["45,000 appointments a month"]],
    ["1.2 million residents", ["1,200,000 residents"]],
    ["half a million customers", ["500,000 customers"]],
    ["38k requests per day", ["38,000 requests a day"]],
    ["twenty-five stores and two warehouses", ["25 stores", "2 warehouses"]],
    ["380 doctors and 64 receptionists", ["380 doctors", "64 receptionists"]],
    ["up to 50,000 citizen requests a day", ["50,000 requests a day"]],
    ["12 working days", ["12 days"]],
    ["one in eight cases", ["12.5%"]],
    ["cut idle time by 20%", ["20% change"]],
    ["3 million roubles a year", ["3000000 RUB a year"]],
    ["in 10-15 minutes", ["15 minutes"]],
    ["half a year", ["6 months"]],
    ["ISO 9001, 24/7, 1C, since 2012", []],
  ])("%s", (text, expected) => {
    expect(quantities(text).map((quantity) => said(quantity, "en"))).toEqual(expected);
  });
});

describe("figures by their part", () => {
  it.each([
    ["Час простоя стоит 3 млн рублей", { lossMoney: 3_000_000 }],
    ["Средний чек 2 400 рублей", { cheque: 2_400 }],
    ["Бюджет проекта 30 млн рублей", { budget: 30_000_000 }],
    ["14% пациентов не приходят", { lossShare: 14 }],
    ["55% вопросов типовые", { routineShare: 55 }],
    ["Доступность 99,95%", { availability: 99.95 }],
    ["Закрытие месяца занимает 12 дней", { handling: 12 }],
    ["Клиенты ждут 40 минут", { waiting: 40 }],
    ["Пилот через четыре месяца", { deadline: 4 }],
    ["We lose 2 million roubles a year", { lossMoney: 2_000_000 }],
    ["Month-end close takes 12 days", { handling: 12 }],
    ["60 operators handle calls", { staff: 60 }],
  ])("%s", (text, expected) => {
    const { figures } = read(text);
    for (const [part, value] of Object.entries(expected))
      expect(figures[part as "lossMoney"]?.value, part).toBe(value);
  });

  it("finds no loss in words that only look like one", () => {
    expect(read("The first line closes only 35%, we define 20% ourselves").figures.lossShare).toBeUndefined();
    expect(read("Просто 35% обращений").figures.lossShare).toBeUndefined();
  });

  it("takes no target for a loss, and no market or whole company for a team", () => {
    expect(read("Простои хотим сократить на 20 %, 500 заявок в день").figures.lossShare).toBeUndefined();
    expect(read("18 000 студентов и 2 300 сотрудников").figures.staff).toBeUndefined();
    expect(read("60 сотрудников пользуются поддержкой").figures.staff).toBeUndefined();
  });

  it("finds a date that is no length of time", () => {
    expect(read("Запуститься к 1 сентября 2026").date).toBe("к 1 сентября 2026");
    expect(read("It must go live by the end of the year").date).toBe("by the end of the year");
  });
});

describe("the subject", () => {
  it.each([
    ["Сеть поликлиник, запись к врачам через интернет", "health", "booking"],
    ["Нефтяной холдинг, нужна единая ERP и закрытие месяца", "oil", "erp"],
    ["Банк хочет мониторинг сервисов", "bank", "monitoring"],
    ["Мэрия города: обращения жителей", "city", "requests"],
    ["Завод, цехам нужен план производства", "factory", "planning"],
    ["Сеть магазинов, нужен чат-бот для покупателей", "retail", "assistant"],
    ["Грузоперевозки: отслеживание машин", "logistics", "tracking"],
    ["Авиакомпании нужен service desk, заявки сотрудников", "airline", "requests"],
    ["Университет, нужен личный кабинет студента", "university", "portal"],
    ["Агрохолдинг, датчики на комбайнах", "agro", "production"],
    ["Заводу нужен учёт оборудования и график обслуживания", "factory", "maintenance"],
    ["Уйти от Oracle на отечественную платформу", undefined, "infrastructure"],
    ["We are a hospital and need online booking", "health", "booking"],
    ["A retail chain wants an AI chatbot", "retail", "assistant"],
    ["Our bank needs observability and alerting", "bank", "monitoring"],
    ["A freight company needs shipment tracking", "logistics", "tracking"],
    ["The city hall wants to route citizen requests", "city", "requests"],
    ["Областной архив, нужна выдача копий гражданам и электронный архив", undefined, "documents"],
    ["Портал для жителей города: заявки и ответы", "city", "portal"],
    ["Нужен приём обращений граждан", "city", "requests"],
    ["Our city needs a portal for its residents", "city", "portal"],
    ["сделайте нам хорошо", undefined, undefined],
  ])("%s", (text, industry, capability) => {
    const reading = read(text);
    expect(reading.industry).toBe(industry);
    expect(reading.capabilities[0]).toBe(capability);
  });

  it("takes what is asked for over what is only told", () => {
    const { capabilities } = read("Сеть с интернет-магазином, корзиной и каталогом товаров. Нужен чат-бот");
    expect(capabilities).toEqual(["assistant"]);
  });

  it("takes the name of a neighbouring system for no wish", () => {
    expect(read("Нужен service desk с интеграцией с системой бронирования").capabilities).not.toContain(
      "booking",
    );
    expect(read("We need a help desk integrated with the reservation system").capabilities).not.toContain(
      "booking",
    );
  });

  it("does not see a trade in one word that fits several", () => {
    expect(read("Наш регион и город").industry).toBeUndefined();
  });

  it("knows systems, and which of them are left", () => {
    const { systems } = read("Уйти от SAP на отечественную ERP, обмен с 1С и Telegram");
    expect(systems.map(({ ru, isLeft }) => [ru, isLeft])).toEqual([
      ["SAP", true],
      ["1С", false],
      ["Telegram", false],
    ]);
  });

  it.each([
    ["Только отечественное ПО из реестра российских программ", ["domestic"]],
    ["Работа 24/7 в закрытом контуре", ["always", "closed"]],
    ["Связи в полях нет, персональные данные", ["offline", "personal"]],
    ["Закупка по 44-ФЗ, запуск через 3 месяца", ["government", "fixed-date"]],
    ["Around the clock, on our own servers", ["always", "closed"]],
  ])("knows limits: %s", (text, expected) => {
    expect([...read(text).constraints].sort()).toEqual([...expected].sort());
  });
});

describe("complaints", () => {
  const pains = (text: string) => read(text).pains.map(({ text: words }) => words);

  it("are quoted with their figure where one clause has it", () => {
    expect(pains("Топливо списывают по нормам, перерасход примерно 9%. Нужен учёт")).toContain(
      "перерасход примерно 9%.",
    );
  });

  it("are no mere count of claims", () => {
    const story = "Страховая, 3 200 убытков в месяц, каждый четвёртый убыток возвращают на доработку.";
    expect(pains(story)).toEqual(["каждый четвёртый убыток возвращают на доработку."]);
    expect(read("Every fourth claim is returned").figures.lossShare?.value).toBe(25);
  });
});

describe("wishes", () => {
  it.each([
    [
      "Нужны единая запись, склад препаратов и обмен с 1С и лабораторией.",
      ["единая запись", "склад препаратов", "обмен с 1С и лабораторией"],
    ],
    ["Нужна система, которая считает план", ["система"]],
    ["Требуется приём и маршрутизация обращений", ["приём и маршрутизация обращений"]],
    ["Хотим чат-бота, чтобы разгрузить операторов", ["чат-бота"]],
    ["We need a customer portal that shows orders, mobile app, and reports", ["customer portal"]],
    ["We would like an online store and a warehouse system", ["online store", "warehouse system"]],
    ["The plan is made in Excel", []],
    ["Нужен мониторинг, работа 24/7", ["мониторинг"]],
  ])("%s", (text, expected) => {
    expect(read(text).wishes.map((wish) => wish.text)).toEqual(expected);
  });
});

describe("sentences", () => {
  it("are not cut after abbreviations, nor inside numbers", () => {
    expect(
      splitSentences("Тратим 5 млн. рублей в год. Нужно меньше! 1.5 часа").map(({ text }) => text),
    ).toEqual(["Тратим 5 млн. рублей в год.", "Нужно меньше!", "1.5 часа"]);
  });

  it("lose the marks of lists", () => {
    expect(splitSentences("- первое\n2) второе\n* третье\n—").map(({ text }) => text)).toEqual([
      "первое",
      "второе",
      "третье",
    ]);
  });
});
