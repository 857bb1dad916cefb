import { describe, expect, it } from "vitest";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import type { Locale } from "@/lib/i18n/locales";

/** Ways to ask for things; the slash stands where the list begins. */
const asked: Record<Locale, string> = {
  ru: `Прошу рассчитать стоимость: / В списке желаний / Ждём от вас / От программы ждём / Задача такая: / Рассчитываем получить
    Готовы заказать / Интересуют / По приоритету: / Хотелки простые: / Что должно быть: / Закажем / Что хотим получить, по порядку:`,
  en: `Please quote for: / Needed are / What I would like, in this order: / On my list are / The job: / Requested: / We could do with
    What would help is / My wish list, most urgent first: / We are interested in / I'd pay for / The brief is simple: / To be delivered:
    We're hoping to get / Could you price / Top of my list:`,
};
const lists: Record<Locale, [string, string[]]> = {
  ru: [
    "журнал плавок, карточку колокола и календарь доставки",
    ["журнал плавок", "карточку колокола", "календарь доставки"],
  ],
  en: [
    "a casting log, a tuning card per bell and a delivery planner",
    ["casting log", "tuning card per bell", "delivery planner"],
  ],
};
const frames = (["ru", "en"] as const).flatMap((locale) =>
  asked[locale].split(/\s+\/\s+|\n\s+/).map((frame) => [locale, frame] as const),
);

it.each(frames)("reads a list of wishes behind any announcement (%s): %s", async (locale, frame) => {
  const [list, expected] = lists[locale];
  const name = locale === "ru" ? "Колокольный завод." : "Bell foundry.";
  const { wishes } = await readFacts(`${name} ${frame} ${list}.`, locale);
  expect(wishes.map(({ text }) => text)).toEqual(expected);
});

const wanted: Record<Locale, string> = {
  ru: "Нужен журнал осмотров и график смен.",
  en: "We need an inspection log and a shift rota.",
};

describe("a refusal is a ban, never a trouble or a wish", () => {
  it.each([
    ["ru", "Камеры на теплицы ставить не будем.", "forbidden: Камеры на теплицы"],
    ["ru", "Склад тканей вести у вас не планируем.", "forbidden: Склад тканей"],
    ["ru", "Места точков никому не показываем.", "forbidden: Места точков"],
    ["ru", "Видеонаблюдение – нет, мастера против.", "forbidden: Видеонаблюдение"],
    ["ru", "О мобильном приложении даже не говорите.", "forbidden: мобильном приложении"],
    ["ru", "Чат-бот исключён.", "forbidden: Чат-бот"],
    ["ru", "Штрихкоды на лотках – не вариант, мука.", "forbidden: Штрихкоды на лотках"],
    ["ru", "Мы против отпечатков пальцев.", "forbidden: отпечатков пальцев"],
    ["ru", "От планшетов отказались сразу.", "forbidden: планшетов"],
    ["en", "Proposals that include drones will be refused.", "forbidden: drones"],
    ["en", "Forget about loyalty points.", "forbidden: loyalty points"],
    ["en", "Leave the ticket kiosk alone.", "stays: ticket kiosk"],
    ["en", "Sowing plans stay in her spreadsheet, leave that alone.", "stays: Sowing plans"],
    ["en", "The line keeps its own box, VaxLine, please don't connect anything to it.", "stays: VaxLine"],
    ["en", "Cameras are off the table.", "forbidden: Cameras"],
    ["en", "I am not paying for tablets again.", "forbidden: tablets"],
    ["en", "The radio system shall not be modified.", "stays: radio system"],
    ["en", "Instructors must not carry phones in the water.", "forbidden: carry phones in the water"],
    ["en", "Kiln photos, no, the artists are against it.", "forbidden: Kiln photos"],
    ["en", "A webshop is the last thing we want.", "forbidden: webshop"],
  ] as const)("%s: %s", async (locale, text, expected) => {
    const sheet = await readFacts(`${text} ${wanted[locale]}`, locale);
    expect(sheet.bans.map(({ kind, about }) => `${kind}: ${about}`)).toEqual([expected]);
    expect(sheet.pains).toEqual([]);
    expect(sheet.wishes).toHaveLength(2);
  });
});

describe("one thing stays one wish", () => {
  it.each([
    [
      "We want an alert when it drops, and log every boil with sugar content and grade for the quota.",
      "alert when it drops|log every boil with sugar content and grade for the quota",
    ],
    [
      "The contractor shall deliver: (1) a passage log; (2) a defect register with photographs and gate readings; (3) a monthly return.",
      "passage log|defect register with photographs and gate readings|monthly return",
    ],
    [
      "We want to stop losing tubes between the bench and the van.",
      "stop losing tubes between the bench and the van",
    ],
    [
      "I want a consent form, and aftercare messages on day 1, 3 and 10.",
      "consent form|aftercare messages on day 1, 3 and 10",
    ],
  ])("%s", async (text, expected) => {
    const { wishes } = await readFacts(text, "en");
    expect(wishes.map((wish) => wish.text).join("|")).toBe(expected);
  });
});

it("makes a wish of what people keep asking about", async () => {
  const text = "Upholsterer, 90 chairs a year, customers ring every day to ask when their chair is ready.";
  expect((await readFacts(text, "en")).wishes.map((wish) => wish.text)).toEqual([
    "ask when their chair is ready",
  ]);
});

describe("nothing in particular is vague", () => {
  const vague: Record<Locale, string> = {
    ru: `Бардак у нас, честно говоря, надо навести порядок, посоветуйте какую-нибудь систему
      Хотим навести порядок в делах, что посоветуете? / Нужно что-то современное для офиса, срочно
      Все жалуются, сделайте нам нормальную программу / Надоел хаос, хотим работать по-новому
      Посоветуйте, какую CRM лучше взять / Нужен порядок и прозрачность, сколько это будет стоить?
      Ищем айти-решение под ключ, чтобы всё работало само / Какую систему вы бы нам порекомендовали?`,
    en: `We would like to go digital across the board and work smarter, what would you recommend?
      need something modern for the office, everyone is complaining, asap pls / We'd like to modernise. Where do we start?
      we need to streamline our operations and boost productivity / Everything here is a mess, please recommend some software
      we want to be paperless and cutting edge / Our boss says we need AI, what can you offer? / I want a nice website and more customers`,
  };
  const texts = (["ru", "en"] as const).flatMap((locale) =>
    vague[locale].split(/\s+\/\s+|\n\s+/).map((text) => [locale, text] as const),
  );
  it.each(texts)("%s: %s", async (locale, text) => {
    expect((await readFacts(text, locale)).clarity).toBe("vague");
  });
});

it.each([
  ["ru", "Портал заявок"],
  ["ru", "Автоматизация склада"],
  ["ru", "Нужен портал заявок для жителей"],
  ["en", "CRM for a gym"],
  ["en", "We need a booking app"],
] as const)("one line that names a thing and what it is for is clear (%s): %s", async (locale, text) => {
  expect((await readFacts(text, locale)).clarity).toBe("clear");
});
