import { describe, expect, it } from "vitest";
import { renderIndicators } from "@/lib/generators/business-case/render";
import { briefOf } from "@/lib/generators/server/draft/brief";
import { deriveAssumptions } from "@/lib/generators/server/draft/business-case/assumptions";
import { valueWithUnit } from "@/lib/generators/server/draft/business-case/parameters";
import { deriveGraph } from "@/lib/generators/server/draft/architecture/graph";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { locales, type Locale } from "@/lib/i18n/routing";
import { plain } from "@/tests/unit/generators/corpus";
import { samples } from "@/tests/unit/generators/samples";

const draft = async (
  tool: "idea" | "architecture" | "business-case" | "requirements" | "interface",
  description: string | undefined,
  locale: Locale,
) => plain((await drafts[tool]({ description: description ?? "" }, locale)).text);

/** A row of the table that begins with a name: its cells. */
const row = (markdown: string, name: string) =>
  markdown
    .split("\n")
    .find((line) => line.startsWith(`| ${name}`))
    ?.split("|")
    .map((cell) => cell.trim())
    .slice(1, -1);

const section = (markdown: string, heading: string) =>
  markdown.split(/^### /mu).find((part) => part.startsWith(heading)) ?? "";

describe("the working month", () => {
  it("is one figure in both languages", async () => {
    expect(await draft("idea", samples.ru.retailer, "ru")).not.toContain("160 часов");
    const flows = {
      ru: "9 200 заявок в месяц, нужен service desk",
      en: "9,200 tickets a month, we need a service desk",
    };
    expect(await draft("idea", flows.ru, "ru")).toContain("в рабочем месяце 164 часа");
    expect(await draft("idea", flows.en, "en")).toContain("a working month has 164 hours");
  });

  it("gives one description the same covered share in both languages", () => {
    const covered = locales.map(
      (locale) =>
        deriveAssumptions({ description: samples[locale].bank ?? "" }, locale).parameters.find(
          ({ id }) => id === "covered",
        )?.value,
    );
    expect(covered[0]).toBe(covered[1]);
  });
});

describe("a system that is only read", () => {
  it.each([
    [
      "ru",
      samples.ru.bank,
      "Решения",
      /Метрики и события читаем .*\(Zabbix, Prometheus\)/u,
      /очередь \([^)]*(?:Zabbix|Prometheus)/u,
    ],
    [
      "en",
      samples.en.bank,
      "Decisions",
      /are read through the API .*\(Zabbix, Prometheus\)/u,
      /queue \([^)]*(?:Zabbix|Prometheus)/u,
    ],
    ["ru", samples.ru.university, "Решения", /читаем их по расписанию \(Moodle\)/u, /очередь \([^)]*Moodle/u],
    ["en", samples.en.university, "Decisions", /read on a schedule \(Moodle\)/u, /queue \([^)]*Moodle/u],
    [
      "ru",
      "Завод, 85 станков, нужен учёт простоев по данным SCADA",
      "Решения",
      /через буфер .*\(АСУ ТП\)/u,
      /очередь/u,
    ],
    [
      "en",
      "A fleet of 300 trucks, we need tracking with GLONASS",
      "Decisions",
      /tracking service \(GLONASS\)/u,
      /queue/u,
    ],
  ] as const)("is read and not queued: %s %s", async (locale, text, heading, wanted, unwanted) => {
    const decisions = section(await draft("architecture", text, locale), heading);
    expect(decisions).toMatch(wanted);
    expect(decisions).not.toMatch(unwanted);
  });

  it("keeps the queue for what both sides write", async () => {
    const decisions = section(await draft("architecture", samples.en.factory, "en"), "Decisions");
    expect(decisions).toContain("Events exchanged through a queue (1C)");
  });

  it("is drawn with an arrow into the core only", () => {
    const { edges, nodes } = deriveGraph({ description: samples.en.bank ?? "" }, "en");
    const into = edges.filter(({ to }) => to === "exchange").map(({ from }) => from);
    expect(into).not.toContain("module-2");
    expect(edges).toContainEqual(expect.objectContaining({ from: "exchange", to: "module-1" }));
    expect(nodes.find(({ id }) => id === "exchange")?.note).toBe("read only, on a schedule");
  });

  it("leaves an outside sign-in what it is", async () => {
    const components = section(await draft("architecture", samples.ru.city, "ru"), "Компоненты");
    expect(components).toContain("| Вход: ЕСИА | Подтверждение личности");
    expect(components).not.toContain("Обмен: ЕСИА");
  });
});

describe("the load", () => {
  it("counts all groups that work at once", async () => {
    const architecture = await draft("architecture", samples.ru.polyclinics, "ru");
    expect(row(architecture, "Одновременных рабочих мест")).toEqual([
      "Одновременных рабочих мест",
      "267",
      "шесть из десяти в пик (380 врачей + 64 регистратора)",
    ]);
    expect(await draft("requirements", samples.ru.polyclinics, "ru")).toContain("не меньше 267");
  });

  it.each([
    ["en", samples.en.hotels, "On a day of operation", "flow ÷ 30"],
    ["ru", samples.ru.hotels, "В день работы", "поток ÷ 30"],
    ["en", samples.en.airline, "On a day of operation", "flow ÷ 30"],
    ["en", samples.en.retailer, "On a day of operation", "flow ÷ 30"],
    ["ru", "Клиника круглосуточно, 9 000 приёмов в месяц, нужна запись", "В день работы", "поток ÷ 30"],
    ["en", samples.en.insurer, "On a day of operation", "flow ÷ 21"],
    ["ru", samples.ru.factory, "В день работы", "поток ÷ 21"],
  ] as const)("comes on the days the trade works: %s %s", async (locale, text, name, how) => {
    const architecture = await draft("architecture", text, locale);
    expect(row(architecture, name)?.[2]).toBe(how);
    const days = how.slice(-2);
    expect(architecture).toMatch(
      locale === "ru" ? `дней работы в месяце: ${days}` : `${days} days of operation`,
    );
  });

  it("is not shared among branches that do not bear it", async () => {
    const text = "A bank with 96 branches and 650 alerts a day. We need monitoring with Zabbix.";
    expect(await draft("idea", text, "en")).not.toMatch(/÷ 96 branches/u);
    expect(await draft("idea", samples.en.hotels, "en")).toContain("a month per hotel");
    expect(await draft("idea", samples.ru.polyclinics, "ru")).toContain("в месяц на поликлинику");
  });
});

describe("sums and numbers in words", () => {
  it.each([
    [
      "ru",
      "downtime-hours",
      ["1 час в год", "2 часа в год", "5 часов в год", "21 час в год", "2,5 часа в год"],
    ],
    [
      "en",
      "downtime-hours",
      ["1 hour a year", "2 hours a year", "5 hours a year", "21 hours a year", "2.5 hours a year"],
    ],
    ["ru", "months", ["1 месяц", "2 месяца", "5 месяцев", "21 месяц", "2,5 месяца"]],
    ["en", "months", ["1 month", "2 months", "5 months", "21 months", "2.5 months"]],
    [
      "ru",
      "flow",
      [
        "1 оповещение в месяц",
        "2 оповещения в месяц",
        "5 оповещений в месяц",
        "21 оповещение в месяц",
        "2,5 оповещения в месяц",
      ],
    ],
    [
      "en",
      "flow",
      ["1 alert a month", "2 alerts a month", "5 alerts a month", "21 alerts a month", "2.5 alerts a month"],
    ],
    ["en", "downtime-hour", ["RUB 1", "RUB 2", "RUB 5", "RUB 21", "RUB 2.5"]],
  ] as const)("agree: %s %s", (locale, id, wanted) => {
    const description = samples[locale].bank ?? "";
    const { brief } = briefOf({ description }, locale);
    const { parameters } = deriveAssumptions({ description }, locale);
    const parameter = parameters.find((one) => one.id === id) ?? {
      id,
      label: id,
      value: 12,
      unit: locale === "ru" ? "мес." : "months",
      measure: "count" as const,
      source: "assumption" as const,
    };
    if (!brief) throw new Error("not understood");
    expect([1, 2, 5, 21, 2.5].map((value) => plain(valueWithUnit(brief, parameter, value)))).toEqual(wanted);
  });

  it("agree where the description counts no flow", () => {
    const description = "Нужен портал";
    const { brief } = briefOf({ description }, "ru");
    const flow = deriveAssumptions({ description }, "ru").parameters.find(({ id }) => id === "flow");
    if (!brief || !flow) throw new Error("not understood");
    expect([1, 2, 5].map((value) => plain(valueWithUnit(brief, flow, value)))).toEqual([
      "1 запрос в месяц",
      "2 запроса в месяц",
      "5 запросов в месяц",
    ]);
  });

  it("put the currency first in English, everywhere", async () => {
    for (const text of Object.values(samples.en)) {
      const prose = `${await draft("idea", text, "en")}\n${await draft("business-case", text, "en")}`;
      expect(prose).not.toMatch(/\d (?:thousand |million |billion )?RUB\b/u);
    }
    const assumptions = deriveAssumptions({ description: samples.en.bank ?? "" }, "en");
    expect(renderIndicators(assumptions, "en")).toMatch(/\| −?RUB [\d,]+ thousand \|/u);
  });
});

describe("a city's reports for the mayor", () => {
  it.each([
    ["ru", "«с отчётами для мэра»", "**Отчёты для мэра.**"],
    ["en", "“reports for the mayor”", "**Reports for the mayor.**"],
  ] as const)("are a wish and have a reader: %s", async (locale, wish, reader) => {
    const idea = await draft("idea", samples[locale].city, locale);
    expect(idea).toContain(`| ${wish} |`);
    expect(idea).toContain(reader);
    expect(await draft("interface", samples[locale].city, locale)).toContain(
      locale === "ru" ? "отчёты для мэра" : "reports for the mayor",
    );
  });

  it("stand beside a title that says what the system does", async () => {
    expect(await draft("idea", samples.en.city, "en")).toMatch(/^### Request intake and routing for a city/u);
  });

  it.each([
    "Нужна система приёма обращений с входом через ЕСИА, приёмом из ВК и MAX и отчётами для мэра. Город, 860 тысяч жителей.",
    "Городу нужна система приёма обращений со входом через ЕСИА и отчётами для мэра",
  ])("are parted from the other wishes: %s", async (text) => {
    const idea = await draft("idea", text, "ru");
    expect(idea).toMatch(/\| «со? входом через ЕСИА» \| Вход и подтверждение личности/u);
    expect(idea).toContain("| «с отчётами для мэра» |");
    expect(idea).not.toContain("«MAX и отчётами");
  });
});

describe("an airline's service desk", () => {
  it("keeps the exchange it asks for among its wishes", async () => {
    const idea = await draft("idea", samples.ru.airline, "ru");
    expect(idea).toContain("| «с интеграцией с системой бронирования» | Источник данных о рейсе");
  });
});

describe("people who work on their feet", () => {
  it.each([
    [
      "ru",
      samples.ru.hotels,
      /На ногах \(140 горничных\): телефон или планшет/u,
      /горничн[^\n]*(?:1440|клавиатур)/u,
    ],
    [
      "en",
      samples.en.hotels,
      /On their feet \(140 housekeepers\): a phone or a tablet/u,
      /housekeep[^\n]*(?:1440|keyboard)/u,
    ],
    ["ru", samples.ru.builder, /На ногах \([^)]*310 [^)]*\): телефон или/u, /прораб[^\n]*1440/u],
    [
      "en",
      "A plant with 140 foremen and 900 orders a month, we need production planning",
      /On their feet \(140 foremen\)/u,
      /foremen\S*: a screen/u,
    ],
  ] as const)("get a device for the hand: %s %s", async (locale, text, wanted, unwanted) => {
    const roles = section(await draft("interface", text, locale), locale === "ru" ? "Роли" : "Roles");
    expect(roles).toMatch(wanted);
    expect(roles).not.toMatch(unwanted);
  });
});

describe("named channels", () => {
  it.each([
    ["ru", samples.ru.retailer, "два канала (сайт, Telegram)"],
    ["en", samples.en.retailer, "two channels (website, Telegram)"],
  ] as const)("are counted in what the first release contains: %s", async (locale, text, wanted) => {
    expect(await draft("idea", text, locale)).toContain(wanted);
  });

  it.each([
    [
      "ru",
      "Магазины, нужен чат-бот в Telegram, WhatsApp, ВК и MAX, ответы на электронную почту",
      ["Telegram", "WhatsApp", "ВКонтакте", "MAX", "электронная почта"],
    ],
    [
      "ru",
      "Авиакомпания, заявки приходят по телефону и почте, нужен service desk",
      ["телефон", "электронная почта"],
    ],
    [
      "en",
      "Stores need a chat bot in Telegram, WhatsApp, VK and MAX, and answers by e-mail",
      ["Telegram", "WhatsApp", "VK", "MAX", "e-mail"],
    ],
    ["en", "An airline gets tickets by phone and e-mail and needs a service desk", ["phone", "e-mail"]],
  ] as const)("turn up in the exchange: %s %s", async (locale, text, names) => {
    const idea = (await draft("idea", text, locale)).toLowerCase();
    const solution = idea.slice(idea.indexOf(locale === "ru" ? "### решение" : "### solution"));
    const exchange = await draft("requirements", text, locale);
    for (const name of names) {
      expect(solution).toContain(name.toLowerCase());
      expect(exchange.toLowerCase()).toContain(name.toLowerCase());
    }
  });

  it("are no other words that look like them", async () => {
    expect(await draft("idea", "A clinic with booking, min and max slots a day", "en")).not.toContain("MAX:");
  });
});

describe("a trade's own words", () => {
  it.each([
    ["ru", "hotels", /шахматк/iu, /вид[еу] услуг|что взять с собой|Расписание дня/u],
    ["en", "hotels", /room grid/iu, /kind of service|what to bring|Day diary/u],
    ["ru", "agro", /гектары по треку/u, /Простои и причины|панель смены|оборудование по состоянию/u],
    ["en", "agro", /hectares by track/u, /Downtime and causes|shift board|machines by state/u],
  ] as const)("replace the general ones in every document: %s %s", async (locale, name, wanted, unwanted) => {
    const documents = await Promise.all(
      (["idea", "architecture", "requirements", "interface"] as const).map((tool) =>
        draft(tool, samples[locale][name], locale),
      ),
    );
    expect(documents.join("\n")).toMatch(wanted);
    expect(documents.join("\n")).not.toMatch(unwanted);
  });

  it("tell a delivery service from a haulier", async () => {
    const parcels =
      "Служба доставки, 420 курьеров, 38 000 отправлений в день, нужен трекинг с прогнозом прибытия";
    expect(await draft("idea", parcels, "ru")).toMatch(/\*\*Курьер\*\*, 420 человек/u);
    expect(await draft("interface", parcels, "ru")).not.toMatch(/рузовладел|Водител/u);
    expect(await draft("idea", samples.ru.logistics, "ru")).toContain("**Водитель**");
  });
});

describe("figures that only look like others", () => {
  it("are no count, no loss and no second pilot", async () => {
    const airline =
      "An airline gets 9,200 tickets a month, three times as many tickets on bad days; we need a service desk";
    expect(await draft("idea", airline, "en")).not.toContain("3 tickets");
    const city =
      "A city takes 9,000 citizen requests a day, 35% of them ask about the status of earlier ones, and every tenth answer misses its deadline. We need request routing.";
    expect(await draft("idea", city, "en")).not.toContain("× 35% =");
  });

  it("leave no wave of a single place", async () => {
    expect(
      await draft("idea", "A plant with 6 workshops and 900 orders a month, we need planning", "en"),
    ).toContain("in groups of 2");
  });
});

describe("what the first release contains", () => {
  it("is named whole where the visitor set no limits", async () => {
    const requirements = await draft("requirements", samples.en.hotels, "en");
    expect(requirements).toMatch(/You set no limits, .*; one role, three actions, offline work/u);
    expect(requirements).not.toContain("this and no more");
  });
});
