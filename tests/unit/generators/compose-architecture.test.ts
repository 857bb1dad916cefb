import { describe, expect, it } from "vitest";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { graphSchema, type ArchitectureGraph } from "@/lib/generators/graph";
import { compose } from "@/lib/generators/server/compose/corporate";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { campervans, cheese, lifts, sheetOf, stables } from "./sheets";

const plain = (text: string) => text.replace(/\u00A0/g, " ");
const made = (facts: FactSheet) => compose("architecture", facts, {});
function graphOf(facts: FactSheet): ArchitectureGraph {
  const { graph } = made(facts);
  if (graph === undefined) throw new Error("no graph");
  return graph;
}

const items = [
  "booking of berths",
  "alert to the harbour master",
  "log of arrivals",
  "photo of damage",
  "invoice for owners",
  "card of each boat",
  "schedule of the crane",
  "reminder of inspections",
  "stock of spare parts",
  "report for the council",
  "waiver signing",
  "payment by card",
  "search of old contracts",
  "register of owners",
  "metering of shore power",
  "gate access at night",
  "route of the patrol",
  "feedback of guests",
  "training of divers",
  "forecast of occupancy",
];
const systems = ["Marla", "DockWise", "TideTab", "Kontor", "PierPay", "Lumen"];
const marina = sheetOf({
  locale: "en",
  description: `Marina. We need ${items.join(", ")}. We use ${systems.join(", ")}.`,
  wishes: items.map((text) => ({ text, figures: [] })),
  systems: systems.map((name) => ({ text: name, name, relation: "used" as const })),
});
const oneLine = sheetOf({
  locale: "ru",
  description: "Учёт инструмента для ремонтного цеха",
  subject: "Учёт инструмента для ремонтного цеха",
  wishes: [{ text: "Учёт инструмента для ремонтного цеха", figures: [] }],
});

const all = { cheese, lifts, stables, campervans, marina, oneLine };

describe("the architecture", () => {
  it.each(Object.entries(all))("draws a graph worth drawing for %s", (_, facts) => {
    const graph = graphOf(facts);
    expect(graphSchema.safeParse(graph).success).toBe(true);
    expect(graph.nodes.length).toBeLessThanOrEqual(24);
    const linked = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
    expect(graph.nodes.filter(({ id }) => !linked.has(id))).toEqual([]);
  });

  it.each(Object.entries(all))("has one unbroken main path for %s", (_, facts) => {
    const main = graphOf(facts).edges.filter((edge) => edge.main === true);
    expect(main.length).toBeGreaterThanOrEqual(2);
    for (const [index, edge] of main.entries()) if (index > 0) expect(edge.from).toBe(main[index - 1]?.to);
  });

  it.each(Object.entries(all))("gives each function of %s to one service", (_, facts) => {
    const services = graphOf(facts).nodes.filter(({ kind }) => kind === "service");
    const carried = services.flatMap(({ note = "" }) => note.split(", "));
    expect(carried).toEqual(makePlan(facts).functions.map(({ code }) => code));
  });

  it.each(Object.entries(all))("draws what %s exchanges data with, and names every system", (_, facts) => {
    const { text } = made(facts);
    const labels = graphOf(facts)
      .nodes.filter(({ kind }) => kind === "external")
      .map(({ label }) => label)
      .join(", ");
    for (const { name } of makePlan(facts).exchanges) expect(labels).toContain(name);
    for (const { name } of facts.systems) expect(text).toContain(name);
  });

  it.each([
    [
      "ru",
      "Сеть клиник, 64 регистратора и 12 бригад. Нужна запись на приём для регистраторов.",
      "64 человека",
    ],
    ["en", "A chain of clinics, 64 receptionists. Receptionists need a booking page.", "64 people"],
  ] as const)("does not name people twice where it counts them, in %s", async (locale, description, note) => {
    const { result } = await drafts.architecture({ description }, locale);
    const people = result.graph?.nodes.filter(({ kind }) => kind === "actor") ?? [];
    expect(people.map((one) => plain(one.note ?? ""))).toContain(note);
  });

  const waysOf = ({ nodes, edges }: ArchitectureGraph, isMain?: true) => {
    const nameOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? "";
    return edges
      .filter(({ main }) => isMain === undefined || main === isMain)
      .map(({ from, to }) => `${nameOf(from)} > ${nameOf(to)}`);
  };

  it.each([
    [
      "ru",
      "Сеть клиник, 64 регистратора. Пациенты не приходят. Нужны онлайн-запись и обмен с 1С.",
      "Пациенты > Телефон, веб",
    ],
    [
      "en",
      "Clinics, 64 receptionists. Patients never show up. We need online booking and exchange with 1C.",
      "Patients > Phone or browser",
    ],
    [
      "ru",
      "Розничная сеть, 60 операторов. Нужен чат-бот на сайте, который передаёт сложное оператору.",
      "Покупатели > Сайт",
    ],
    [
      "en",
      "A retail chain has 60 agents. We need a chatbot on the website that hands hard cases over.",
      "Customers > Website",
    ],
  ] as const)("begins its path with whom the first function is made for (%s)", async (locale, text, way) => {
    expect(waysOf(graphOf(await readFacts(text, locale)), true)[0]).toBe(way);
  });

  it("draws an exchange once, with the records that pass, a chat where people write, and an app as an app", async () => {
    const clinic = waysOf(graphOf(await readFacts("Клиника. Нужны онлайн-запись и обмен с 1С.", "ru")));
    expect(clinic).toEqual(expect.arrayContaining(["Записи > Обмен с 1С", "Обмен с 1С > 1С"]));
    expect(clinic.join()).not.toContain("Очередь обмена");
    const shop =
      "Магазин, 9 операторов. Нужен чат-бот с ИИ на сайте и в Telegram, который видит заказы в 1С.";
    const chat = waysOf(graphOf(await readFacts(shop, "ru")));
    expect(chat).toEqual(expect.arrayContaining(["Покупатели > Telegram", "1С > Очередь обмена"]));
    const haulier =
      "A haulier with 320 trucks. We need cargo tracking and a driver mobile app that works offline.";
    expect(waysOf(graphOf(await readFacts(haulier, "en")))).toContain("Drivers > Mobile app");
  });

  it("lets customers talk without signing in and gives those who answer a place of their own", async () => {
    const shop = "A retail chain has 60 agents. We need a chatbot on the website that hands hard cases over.";
    const ways = waysOf(graphOf(await readFacts(shop, "en")));
    expect(ways).toEqual(
      expect.arrayContaining(["Agents > Workstation", "Workstation > Sign-in and rights"]),
    );
    expect(ways.filter((way) => way.startsWith("Website"))).toEqual([expect.stringMatching(/> Chatbot/)]);
  });

  it("joins an outside sign-in to the way in, and proposes what passes with a system of a kind it knows", async () => {
    const town = "Администрация, 900 жителей. Нужны приём обращений жителей и вход через Госуслуги.";
    const { nodes, edges } = graphOf(await readFacts(town, "ru"));
    expect(nodes.filter(({ label }) => label.startsWith("Вход и"))).toEqual([
      expect.objectContaining({ id: "access", note: "Ф-2" }),
    ]);
    expect(edges.filter(({ from }) => nodes.find(({ id }) => id === from)?.label === "Госуслуги")).toEqual([
      expect.objectContaining({ to: "access" }),
    ]);
    const clinic = made(await readFacts("A clinic. We need online booking and exchange with 1C.", "en"));
    expect(clinic.text).toContain(
      "We propose: priced services and opening hours, with bookings and their state back",
    );
    expect(clinic.graph?.nodes.find(({ label }) => label === "1C")?.note).toMatch(
      /^we propose: priced services/,
    );
  });

  it("never draws what is forbidden", () => {
    const facts: FactSheet = {
      ...lifts,
      systems: [{ ...(lifts.systems[0] ?? { id: "s1", text: "Обь", name: "Обь" }), relation: "forbidden" }],
    };
    expect(graphOf(facts).nodes.map(({ label }) => label)).not.toContain("Обь");
    expect(
      graphOf(campervans)
        .nodes.map(({ label }) => label)
        .join(" "),
    ).not.toMatch(/\bapp\b/i);
    expect(made(campervans).text).toMatch(
      /\| Everything runs in the browser \| [^|]*app[^|]* \| [^|]*nothing to install/i,
    );
  });

  it("gives clients with the same kinds of functions different graphs", () => {
    const of = (thing: string) =>
      sheetOf({
        locale: "en",
        description: `We want a log of ${thing} and a photo of each ${thing}.`,
        wishes: [
          { text: `a log of ${thing}`, figures: [] },
          { text: `a photo of each ${thing}`, figures: [] },
        ],
      });
    const labels = (facts: FactSheet) => graphOf(facts).nodes.map(({ label }) => label);
    expect(labels(of("coffin"))).not.toEqual(labels(of("turbine")));
  });

  it.each(Object.entries(all))(
    "says in sentences what each part of %s does and leaves no hole",
    (_, facts) => {
      const { text } = made(facts);
      const parts = text.split("\n").filter((line) => /^\| [ФF]-\d/.test(line));
      expect(parts).toHaveLength(makePlan(facts).functions.length);
      for (const part of parts) expect(part).toMatch(/^\|[^|]+\| \p{Lu}[^|]+\. \|[^|]+ \|$/u);
      expect(text).not.toMatch(/\| –? *\|/);
    },
  );

  it("says that what passes to a system that no wish speaks of is still to be settled, and costs nothing where it only stays", () => {
    const [system] = lifts.systems.map((one) => ({ ...one, relation: "used" as const }));
    const facts: FactSheet = { ...lifts, systems: system ? [system] : [] };
    expect(made(facts).text).toMatch(/\*\*Обь\*\* \| Какие данные передавать, согласуем/);
    expect(made(lifts).text).toContain("«Обь»: остаётся как есть");
    expect(makePlan(lifts).effort.firstPersonWeeks).toBeLessThan(makePlan(facts).effort.firstPersonWeeks);
  });

  it("says of each system what passes, or that it is to be agreed, and what a failure means", () => {
    const rows = Object.values(all)
      .flatMap((facts) => made(facts).text.split("\n"))
      .filter((line) => /^\| \*\*/.test(line));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(row).toMatch(
        /^\| \*\*.+\*\* \| (?:(?:(?:система|the system) (?:получает|отправляет|receives|sends)|в обе стороны|both ways): .+|.+согласуем|.+to be agreed|вход .+) \| .{20,} \|$/iu,
      );
  });

  it("gives people outside their own phone or browser, and their messages", async () => {
    const text =
      "Council. An officer inspects plots. We need an online waiting list for residents, plot inspections and email notices when a plot comes free. Bookings are in an Excel workbook.";
    const { nodes, edges } = graphOf(await readFacts(text, "en"));
    const nameOf = (id: string) => nodes.find((node) => node.id === id)?.label;
    const ways = edges.map(({ from, to }) => `${nameOf(from) ?? ""} > ${nameOf(to) ?? ""}`);
    expect(ways).toEqual(expect.arrayContaining(["Residents > Phone or browser", "E-mail > Residents"]));
    expect(ways.filter((way) => /^Residents|Excel/.test(way))).toHaveLength(1);
  });

  it("writes a system in a cell without quotation marks, and signs in without records", async () => {
    const text = "Библиотека. Нужна запись читателей с входом через Госуслуги.";
    expect(made(await readFacts(text, "ru")).text).toContain(
      "| **Госуслуги** | Вход и подтверждение личности | Войти нельзя",
    );
  });

  it("links a function to the records of others that it reads, in the drawing and in the text", async () => {
    const facts = await readFacts(
      "Администрация города, 1,2 млн жителей. Требуются приём обращений, маршрутизация поручений между ведомствами и отчёты для мэра.",
      "ru",
    );
    const { nodes, edges } = graphOf(facts);
    const labelOf = (wanted: string) => nodes.find(({ id }) => id === wanted)?.label;
    expect(
      edges.filter(({ label }) => label === "читает").map(({ from, to }) => [labelOf(from), labelOf(to)]),
    ).toEqual([
      ["Маршрутизация поручений", "Обращения"],
      ["Отчёты для мэра", "Обращения"],
      ["Отчёты для мэра", "Поручения"],
    ]);
    expect(made(facts).text).toContain("читает «Обращения» и «Поручения»");
    expect(plain(nodes[0]?.note ?? "")).toBe("1,2 млн человек");
  });

  it("says that an account changes the bookings it reads, and names both servers of round-the-clock work", async () => {
    const facts = await readFacts("Сеть поликлиник. Нужны онлайн-запись и личный кабинет пациента.", "ru");
    expect(graphOf(facts).edges.map(({ label }) => label)).toContain("читает и меняет");
    expect(made(facts).text).toContain("читает и меняет «Записи»");
    const bank = await readFacts(
      "Банк. Нужен мониторинг операций, круглосуточно и в закрытом контуре.",
      "ru",
    );
    expect(made(bank).text).toContain("| Два сервера для работы круглосуточно, данные есть на обоих |");
  });

  it("gives what one wish was taken apart into its sources: the exchange, the records of others, a gateway for messages", async () => {
    const bank =
      "Банк, 240 сервисов. Нужен мониторинг сквозных операций поверх Zabbix и Prometheus, в закрытом контуре.";
    const facts = await readFacts(bank, "ru");
    const ways = waysOf(graphOf(facts));
    expect(ways).toEqual(
      expect.arrayContaining([
        "Очередь обмена > Мониторинг сквозных операций",
        "Очередь обмена > Сведение оповещений",
        "График дежурств и эскалация > Сигналы",
        "Отчёт по инциденту > Сигналы",
        "График дежурств и эскалация > Внутренний шлюз сообщений",
      ]),
    );
    expect(made(facts).text).toMatch(/\| Ф-4 [^\n]*читает «Сигналы»/u);
    expect(made(facts).text).toContain(
      "| **Внутренний шлюз сообщений** (предлагаем) | Система отправляет: сообщения",
    );
  });

  it("draws each neighbour of the table, the positions of vehicles with the tracking alone", async () => {
    const text =
      "Перевозчик, 320 машин. Нужны трекинг груза, мобильное приложение водителя и документы через ЭДО.";
    const facts = await readFacts(text, "ru");
    const { graph, text: told } = made(facts);
    const labels = graph?.nodes.filter(({ kind }) => kind === "external").map(({ label }) => label);
    expect([...told.matchAll(/^\| \*\*(.+?)\*\* \|/gmu)].map(([, name]) => name)).toEqual(labels);
    expect(waysOf(graphOf(facts)).filter((way) => way.startsWith("Телематика"))).toEqual([
      "Телематика машин (уточнить) > Трекинг груза",
    ]);
  });

  it("does not take tonnes for records", () => {
    expect(plain(made(cheese).text)).not.toMatch(/11 тонн[^.]*(?:× 365|самый занятый час)/);
  });
});

it("shows the services that functions call for a fee as neighbours, unless the description names one or bars it", async () => {
  const carrier = async (more: string) =>
    made(await readFacts(`Перевозчик. Нужен трекинг груза для клиентов.${more}`, "ru"));
  const { text, graph } = await carrier("");
  const labelled = (name: string) => graph?.nodes.find(({ label }) => label === name);
  for (const name of ["Шлюз сообщений", "Карты", "Телематика машин (уточнить)"]) {
    expect(labelled(name)).toMatchObject({ kind: "external", lane: "Соседние системы" });
    const { id } = labelled(name) ?? {};
    expect(graph?.edges.some(({ from, to }) => from === id || to === id)).toBe(true);
    expect(text).toContain(`| **${name}** |`);
  }
  expect((await carrier(" Координаты идут из Wialon.")).text).not.toContain("Телематика машин");
  expect((await carrier(" Всё в закрытом контуре.")).text).not.toContain("Шлюз сообщений");
});

it("works out how much comes in and the room that it takes, and says nothing where no amount is told", async () => {
  const textOf = async (text: string) => plain(made(await readFacts(text, "ru")).text);
  const clinic = await textOf("Клиника. 45 000 приёмов в месяц. Нужна онлайн-запись.");
  expect(clinic).toContain("| Приёмы | 2 143 | 536 | 540 000 | 54 |");
  expect(clinic).toContain("запись с историей — 20 КБ");
  const plant = await textOf("Завод, 500 датчиков. Они присылают 900 метрик в секунду. Нужен мониторинг.");
  expect(plant).toContain("| Метрики | 77,8 млн | 3,24 млн | 28 400 млн | 14 200 |");
  const workshop = await textOf("Завод, 85 станков. Нужен журнал простоев.");
  expect(workshop).toContain("**Названо в описании:** 85 станков.");
  const watched = await textOf("Банк. 400 оповещений в день. Нужен мониторинг серверов.");
  expect(watched).toContain("| Значения метрик | 144 000 | 6 000 | 52,6 млн | 26 |");
  expect(watched).toContain(
    "допущение:** 100 точек × раз в 60 секунд, круглосуточно = 144 000 в день, до 2 в секунду без пиков",
  );
  expect(plant).not.toContain("раз в 60 секунд");
  expect(plant).toContain("значение метрики — 100 байт");
  const servers = await textOf("Холдинг, 1 800 серверов. Нужен мониторинг серверов.");
  expect(servers).toContain(
    "Значения метрик — допущение:** 1 800 серверов × 100 метрик × раз в 60 секунд, круглосуточно = 259 200 000 в день",
  );
  const machines = await textOf("Завод, 85 станков. Нужен мониторинг станков.");
  expect(machines).toContain("85 станков × 10 показаний × раз в 60 секунд, круглосуточно = 1 224 000 в день");
  const above = await textOf(
    "Банк, 240 сервисов и 1 800 серверов. Нужен мониторинг операций поверх Zabbix и Prometheus.",
  );
  expect(above).toContain("240 сервисов × раз в 60 секунд, круглосуточно = 345 600 в день");
  expect(above).toContain("История самих метрик остаётся в Zabbix и Prometheus.");
  expect(above).toContain("агрегат по сервису за минуту — 100 байт");
  const carrier = await textOf("Перевозчик, 320 машин, координаты раз в 30 секунд. Нужен трекинг груза.");
  expect(carrier).toContain(
    "Координаты:** 320 машин × раз в 30 секунд, круглосуточно = 921 600 в день, до 11 в секунду без пиков",
  );
  expect(carrier).toContain("| Координаты: база временных рядов, отдельно от карточек |");
  expect(await textOf("Завод. Нужен журнал простоев.")).not.toContain("Сколько данных");
});

it("names for each decision what was rejected and why, at least three for any project", () => {
  for (const [name, facts] of Object.entries(all)) {
    const [, rows = ""] = made(facts).text.split(/\| (?:Решение|Decision) \|.*\n.*\n/u);
    const decisions = rows.split("\n").filter((line) => line.startsWith("|"));
    expect(decisions.length, name).toBeGreaterThanOrEqual(3);
    for (const row of decisions)
      expect(row).toMatch(/^\| \p{L}?[^|{}]{12,} \| [^|{}]{3,} \| [^|{}]{8,} \|$/u);
  }
});

it("leads people with a link to their cargo past the sign-in, and no others", async () => {
  const { nodes, edges } = graphOf(
    await readFacts("Перевозчик. Нужен трекинг груза для клиентов и диспетчеров.", "ru"),
  );
  const idOf = (label: string) => nodes.find((node) => node.label === label)?.id;
  const after = (label: string) => edges.filter(({ from }) => from === idOf(label)).map(({ to }) => to);
  expect(after("Страница по ссылке")).toEqual([nodes.find(({ kind }) => kind === "service")?.id]);
  expect(after("Рабочее место")).toEqual([idOf("Вход и права")]);
});

it("begins the main way with those who are served", async () => {
  const text =
    "Перевозчик, 320 машин. Диспетчеры не успевают отвечать клиентам, где груз. Нужен трекинг груза с прогнозом прибытия.";
  const { nodes, edges } = graphOf(await readFacts(text, "ru"));
  const [first] = edges.filter(({ main }) => main);
  expect(nodes.find(({ id }) => id === first?.from)?.label).toBe("Клиенты");
});
