import { describe, expect, it } from "vitest";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { corporateToolIds } from "@/lib/generators/tools";
import { compose } from "@/lib/generators/server/compose/corporate";
import type { Wording } from "@/lib/generators/server/compose/plan/plan";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { composeRequirements } from "@/lib/generators/server/compose/requirements/compose";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { campervans, cheese, lifts, sheetOf, stables } from "./sheets";

const textOf = (sheet: FactSheet, wording: Wording = {}) =>
  composeRequirements(makePlan(sheet), wording).text;

/** Items with their code, up to the next heading. */
const itemsOf = (text: string) =>
  text.split(/\n(?=#{3,5} )/u).filter((part) => /^#{4,5} (?:Ф|F)-\d+ /u.test(part));

const acceptanceOf = (item: string) => /\*\*(?:Приёмка|Acceptance):\*\* (.+)/u.exec(item)?.[1] ?? "";

/** A trade that nobody prepared: two functions of one kind, a system, a ban, no connection. */
const windFarm = sheetOf({
  locale: "ru",
  description:
    "Ветропарк, 38 турбин. Связи на площадке нет. Один простой обходится в 640 тысяч рублей. Нужны журнал дефектов с фото, журнал замен масла и передача данных в «Ветер-3». Облако запрещено.",
  organisation: "Ветропарк",
  figures: [
    { text: "38 турбин", value: 38, unit: "турбин", counts: "турбин", kind: "count", says: "has" },
    {
      text: "640 тысяч рублей",
      value: 640_000,
      unit: "RUB",
      counts: "простой",
      kind: "money",
      says: "costs",
      currency: "RUB",
    },
  ],
  pains: [
    { text: "Связи на площадке нет", figures: [] },
    { text: "Один простой обходится в 640 тысяч рублей", figures: ["g2"] },
  ],
  wishes: [
    { text: "журнал дефектов с фото", figures: [] },
    { text: "журнал замен масла", figures: [] },
    { text: "передача данных в «Ветер-3»", figures: [] },
  ],
  bans: [{ text: "Облако запрещено", kind: "forbidden", about: "Облако" }],
  systems: [{ text: "Ветер-3", name: "Ветер-3", relation: "exchanged" }],
  limits: () => ({ currency: "RUB", country: "RU" }),
});

const sheets = { cheese, lifts, stables, campervans, windFarm };

describe.each(Object.entries(sheets))("requirements of %s", (_, sheet) => {
  const text = textOf(sheet);
  const items = itemsOf(text);

  it("have an item with an acceptance in the first release for every wish", () => {
    expect(items).toHaveLength(sheet.wishes.length);
    for (const item of items) {
      expect(item).toMatch(/Обязательно, первый выпуск|Must have, first release/u);
      expect(acceptanceOf(item).length).toBeGreaterThan(60);
    }
  });

  it("check no two wishes in the same words", () => {
    const checks = items.map(acceptanceOf);
    expect(new Set(checks).size).toBe(checks.length);
  });

  it("name every ban, every system and every complaint's figure", () => {
    for (const { about } of sheet.bans)
      expect(text.toLowerCase()).toContain(about.toLowerCase().replace(/[«»]/gu, ""));
    for (const { name } of sheet.systems) expect(text).toContain(name);
  });

  it("leave no slot, no empty bracket, no missing word", () => {
    expect(text).not.toMatch(/\{\w+\}|undefined|\(\)|: \.|«»|  /u);
  });

  it("are the same for the same sheet, byte by byte", () => {
    expect(textOf(sheet)).toBe(text);
    expect(textOf(sheet, { template: "gost-34" })).toBe(textOf(sheet, { template: "gost-34" }));
  });
});

describe("requirements", () => {
  it("are checked with the client's own numbers, places and systems", () => {
    const [board] = itemsOf(textOf(cheese));
    expect(acceptanceOf(board ?? "")).not.toContain("8 камер созревания");
    const [defects, , exchange] = itemsOf(textOf(windFarm));
    expect(acceptanceOf(defects ?? "")).toContain("Без связи введённое не теряется");
    expect(acceptanceOf(exchange ?? "")).toContain("Ветер-3");
    const [, lessons] = itemsOf(textOf(stables));
    expect(acceptanceOf(lessons ?? "")).toContain("240 lessons a week");
  });

  it("check each ban, and what a wish asks for by a number", async () => {
    const text =
      "Лаборатория, 11 техников. Нужны заявки клиник с ответом в течение 2 часов. Чат-бот не нужен. 1С остаётся.";
    const made = textOf(await readFacts(text, "ru"));
    const rows = made.split("\n").filter((line) => /^\| НФ-\d (?:Условие|Запрещено|Остаётся)/u.test(line));
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.split(" | ").at(-1)?.length).toBeGreaterThan(20);
    expect(acceptanceOf(itemsOf(made)[0] ?? "").replaceAll("\u00A0", " ")).toContain("в пожелании: 2 часа");
    expect(made).not.toMatch(/через минуту/);
  });

  it("take a target that the visitor gave, and propose one where there is none", () => {
    expect(textOf(campervans)).toMatch(/5\.5 hours \| [^|]*3 hours \|/u);
    expect(textOf(stables)).not.toMatch(/half of that|to be measured/u);
    // Where the loss has a price, the target is the one of the business case.
    expect(textOf(cheese)).toMatch(/₽ в год \| Не больше [^|]+ в год \(−\d+.%, как в обосновании\) \|/u);
  });

  it.each([
    [
      "Цех. 40 заказов в месяц отгружаем с опозданием. Нужен план.",
      "40 заказов в месяц | Предлагаем не больше 28 заказов в месяц |",
    ],
    [
      "Клиника. 14 % пациентов не приходят, пустые приёмы обходятся в 4 млн рублей в год. Нужна запись.",
      "14 % пациентов | Предлагаем не больше 9,8 % |",
    ],
    ["Больница. 23 врача вышли на смену с просроченной аккредитацией. Нужен учёт сроков.", "23 врача | 0 |"],
    [
      "Цех. Мастера пишут выработку на листочках, бухгалтер три дня сводит зарплату. Нужен учёт.",
      "| Бухгалтер три дня сводит зарплату | 3 дня | Согласуем |",
    ],
    [
      "Завод. План составляют вручную, пересчёт занимает два дня. Нужен производственный план.",
      "| Пересчёт | 2 дня | Минуты: считает система; предел согласуем |",
    ],
  ])("tell one value in a row, with a target of its own unit: %s", async (text, row) => {
    expect(textOf(await readFacts(text, "ru")).replaceAll("\u00a0", " ")).toContain(row);
  });

  it("ask what comes first when the budget does not hold the wishes", () => {
    const budget = { id: "budget", text: "maybe $60k", amount: 40_000, currency: "USD" };
    const text = textOf({ ...campervans, limits: { ...campervans.limits, budget } });
    expect(text).toMatch(/estimate of \$[\d,]+ exceeds \$40,000: something has to wait/u);
    expect(textOf(stables)).not.toContain("budget");
  });

  it("keep to the scope, and say which part of it is not understood", () => {
    const text = textOf(lifts, { scope: "только заявки с фото и вертолётная площадка" });
    expect(itemsOf(text)).toHaveLength(1);
    expect(text).toContain("Ф-2 Заявка с фото");
    expect(text).toMatch(/За границами документа:\*\* Ф-1 [^;]+; Ф-3/u);
    expect(text).toContain("«вертолётная площадка»");
    expect(itemsOf(textOf(lifts, { scope: "вертолётная площадка" }))).toHaveLength(3);
    expect(itemsOf(textOf(stables, { scope: "F-3" }))).toHaveLength(1);
  });

  it("have the same labelled rows in the same order", () => {
    const labels = itemsOf(textOf(cheese)).map((item) =>
      [...item.matchAll(/^\*\*([^*]+):\*\*/gmu)].map(([, label]) => label),
    );
    for (const rows of labels) {
      expect(rows.filter((row) => /^(?:Кто|Приёмка|Приоритет)$/u.test(row ?? ""))).toEqual([
        "Кто",
        "Приёмка",
        "Приоритет",
      ]);
      expect(rows.at(-1)).toBe("Приоритет");
    }
  });

  it("put a wish for later into a later release", () => {
    const wishes = stables.wishes.map((wish, at) => (at === 0 ? { ...wish, later: true as const } : wish));
    const text = textOf({ ...stables, wishes });
    expect(itemsOf(text)[0]).toContain("Later release");
    expect(itemsOf(text)[1]).toContain("Must have, first release");
  });
});

describe("the form of GOST 34.602-2020", () => {
  const ru = textOf(windFarm, { template: "gost-34" });

  it("has its sections in order, and the same functions", () => {
    const numbers = Array.from(ru.matchAll(/^### (\d+)\. /gmu), ([, number]) => Number(number));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ru).toMatch(/### 4\. Требования к автоматизированной системе/u);
    expect(itemsOf(ru).map(acceptanceOf)).toEqual(itemsOf(textOf(windFarm)).map(acceptanceOf));
    expect(itemsOf(textOf(stables, { template: "gost-34" }))).toHaveLength(3);
  });

  it("says one thing of a source that falls silent, and queues nothing that is requested", async () => {
    const text = textOf(await readFacts("Банк. Нужен мониторинг операций поверх Zabbix и Prometheus.", "ru"));
    expect(text).toContain(
      "Сверено с Zabbix и Prometheus за сутки: значения метрик и оповещения; расхождений нет.",
    );
    expect(text).toContain("последнее значение остаётся с пометкой «устарело» и временем");
    expect(text).not.toMatch(/нет данных|ждут в очереди/u);
  });

  it("names Russian law only to Russian clients", () => {
    expect(textOf(campervans, { template: "gost-34" })).not.toContain("152-FZ");
    expect(textOf(stables)).not.toMatch(/152|rouble|RUB/u);
  });
});

it("asks for each part of a wish, checks it and quotes no stump", async () => {
  const text =
    "The council takes 900 permit requests a month. We need a single system for intake and routing of requests with reports for the council. Neighbours are not involved, and we do not want to build a mobile app.";
  const told = textOf(await readFacts(text, "en"));
  expect(told).toContain("are passed on within the system");
  expect(told).toContain("Compare one closed period with a manual count");
  expect(told).not.toContain("“with reports");
  expect(told).toMatch(/\| NF-\d Out of scope \| Neighbours \|/u);
  expect(told).not.toContain("we do not want");
});

it("says that the system itself sends a reminder, and what a sign-in has to show", async () => {
  const text =
    "Библиотека, 4 библиотекаря. Читатели звонят. Нужна запись с входом через Госуслуги и напоминания читателям.";
  const requirements = textOf(await readFacts(text, "ru"));
  expect(requirements).toContain("**Кто:** Система, без участия людей");
  expect(requirements).toContain("Вошедшему через Госуслуги открыто только своё.");
  expect(requirements).not.toMatch(/назовёт заказчик|в «Госуслуги» и здесь/u);
});

it("says who answers what people send, by which time, and names every role that the text does not", async () => {
  const city =
    "Администрация города, 900 жителей. Ответ ждут 30 дней. Ведомства пересылают поручения по почте. Требуются приём обращений, маршрутизация поручений между ведомствами и обмен с 1С.";
  const text = textOf(await readFacts(city, "ru")).replaceAll("\u00A0", " ");
  // Thirty days are the complaint: to keep them is no acceptance.
  expect(text).toContain("ведомства — вести («Принять», «Ответить», «Передать»)");
  expect(text).toContain("**Срок ответа:** Назначен при приёме: сегодня 30 дней, цель короче, её согласуем");
  expect(text).toContain("**Данные из:** Обращения (Ф-1)");
  const roles = text.split("\n").filter((line) => /^\| (?:Функция|Ф-\d)/u.test(line));
  expect(roles[0]).toBe("| Функция | Жители (900) | Ведомства | Администратор системы (роль предлагаем) |");
  expect(roles[1]).toBe("| Ф-1 Приём обращений | Подавать | Вести | Вести виды и сроки |");
  expect(roles[2]).toMatch(/^\| Ф-2 [^|]+ \| — \| Передавать \| Вести ведомства и правила \|$/u);
  expect(roles[3]).toBe("| Ф-3 Обмен с 1С | — | — | Разбирать сбои |");
});

it("asks where the positions of vehicles come from, unless a system gives them", async () => {
  const tracking = async (more: string) =>
    textOf(await readFacts(`Перевозчик. Нужен трекинг груза${more}.`, "ru"));
  expect(await tracking("")).toContain("Откуда брать координаты машин (Ф-1)");
  expect(await tracking(" по данным ГЛОНАСС")).not.toContain("Откуда брать координаты машин");
  expect(await tracking(" и приложение водителя")).toContain("**Данные из:** Рейсы и отметки (Ф-2)");
});

it("tells the load of the peak hour, what a closed perimeter forbids, and how a flood of alerts is measured", async () => {
  const text =
    "Банк. Дежурные получают до 2 400 оповещений в день. Нужен мониторинг операций поверх Zabbix, круглосуточно и в закрытом контуре.";
  const told = textOf(await readFacts(text, "ru")).replaceAll("\u00A0", " ");
  expect(told).toContain(
    "| Оповещений при массовом сбое — 2 400 за 5 минут (допущение); до 2 400 оповещений в день | День оповещений подают за 5 минут: ни одно не потеряно, первый сигнал — за минуту |",
  );
  expect(told).toContain("| 95 % экранов — до 2 секунд; оповещений при массовом сбое — 2 400 за 5 минут |");
  const sale =
    "Сеть магазинов, 90 000 обращений в месяц. В распродажи не справляемся. Нужен чат-бот с ИИ на сайте.";
  expect(textOf(await readFacts(sale, "ru")).replaceAll("\u00A0", " ")).toContain(
    "| 500 в час пик, в распродажу — 1 500 в час; 90 000 обращений в месяц ÷ 30 дней ÷ 12 часов × 2 (допущения) |",
  );
  const trips =
    "Перевозчик, 320 машин, 1 500 рейсов в месяц. Нужно мобильное приложение водителя, работающее без связи.";
  expect(textOf(await readFacts(trips, "ru")).replaceAll("\u00A0", " ")).toContain(
    "| 960 отметок за 5 минут после разрыва связи (допущение); 1 500 рейсов в месяц |",
  );
  const calls = "Банк. Операторы принимают 2 400 звонков в день. Нужен журнал звонков, круглосуточно.";
  const called = textOf(await readFacts(calls, "ru")).replaceAll("\u00A0", " ");
  expect(called).toContain("| 200 в час пик; 2 400 звонков в день ÷ 24 часа × 2 |");
  expect(told).toContain("к внешним адресам система не обращается");
  expect(told).toContain(
    "| Оповещения в день | До 2 400 | Предлагаем: сигналов хотя бы втрое меньше, чем оповещений |",
  );
});

it("names the load of what machines send by the second, and else asks how often it comes", async () => {
  const plant = async (more: string) =>
    textOf(await readFacts(`Завод, 500 датчиков.${more} Нужен мониторинг.`, "ru"));
  const told = (await plant(" Они присылают 900 метрик в секунду.")).replaceAll("\u00A0", " ");
  expect(told).toContain("| НФ-1 Поток | 900 метрик в секунду |");
  expect(told).not.toContain("Как часто приходят");
  expect(await plant("")).toContain("Как часто приходят отметки и значения (Ф-1)?");
});

it("follows an operation through all systems, reminds of a visit and asks where free times come from", async () => {
  const bank = await readFacts("Банк. Нужен мониторинг сквозных операций.", "ru");
  expect(textOf(bank)).toContain("Каждую операцию прослеживают по её номеру через все системы");
  expect(textOf(bank)).toContain("номер операции");
  const clinic = textOf(
    await readFacts("Клиника, 4 врача. Нужна онлайн-запись пациентов с напоминаниями.", "ru"),
  );
  expect(clinic).toContain("Перед каждой записью система сама отправляет напоминание");
  expect(clinic).not.toMatch(/проверяет сроки|срок наступил/u);
  expect(clinic).toContain("Где сегодня отмечают свободное и занятое время (Ф-1)");
});

it("keeps what a person fills in, and asks how a reminder is sent", async () => {
  const clinic = "We run 12 clinics. Patients forget. We need online booking with reminders";
  const told = textOf(await readFacts(`${clinic}.`, "en"));
  expect(told).toContain(
    "| Bookings | Clinic, doctor or specialty, date and time, patient, phone, state (confirmed / moved / cancelled / no-show), note, reminder |",
  );
  expect(told).toContain("text, messenger, e-mail or call?");
  expect(textOf(await readFacts(`${clinic} by SMS.`, "en"))).not.toContain("messenger, e-mail");
});

it.each([
  ["ru", cheese],
  ["en", campervans],
] as const)("begins every cell of every table with a capital: %s", (_, sheet) => {
  for (const tool of corporateToolIds) {
    const lines = compose(tool, sheet, {}).text.split("\n");
    const rows = lines.filter((line, at) => line.startsWith("|") && !lines[at + 1]?.startsWith("| ---"));
    for (const row of rows) expect(row).not.toMatch(/\| (?:\*\*)?\p{Ll}/u);
  }
});

it("agrees on what an assistant answers of questions that are all alike", async () => {
  const text = "Магазин. 55 % вопросов типовые. Нужен чат-бот на сайте.";
  expect(textOf(await readFacts(text, "ru"))).toContain("| Согласуем, сколько из них без участия людей");
});

it("says what the first release holds and leaves out, and by which figures success is seen", async () => {
  const clinic =
    "Клиника, 12 филиалов, 64 регистратора. 14 % пациентов не приходят, утром не дозвониться, пустые приёмы обходятся в 10 млн рублей в год. Нужны онлайн-запись с напоминаниями и обмен с 1С.";
  const [, purpose = ""] = textOf(await readFacts(clinic, "ru"))
    .replaceAll("\u00A0", " ")
    .split("\n### ");
  expect(purpose).toMatch(/^Назначение и границы/u);
  expect(purpose).toContain("**Масштаб:** 12 филиалов\n");
  expect(purpose).toMatch(/\*\*Входит в первый выпуск:\*\* Ф-1, Ф-2; [^\n]*обучение первых пользователей/u);
  expect(purpose).toMatch(/\*\*Не входит:\*\* [^\n]*отправка сообщений по тарифу оператора/u);
  expect(purpose).toContain("«Не приходят»: сегодня 14 % пациентов, цель — не больше 9,8 %");
  // What has no number today is no figure of success.
  expect(purpose).not.toMatch(/дозвониться|Сегодня:/u);
});

it("turns the table of roles where they are many and the functions are few", () => {
  const names = ["Врачи", "Медсёстры", "Регистраторы", "Лаборанты", "Кассиры", "Пациенты"];
  const plan = makePlan(cheese);
  const [first] = plan.functions;
  const [role] = plan.roles;
  if (!first || !role) throw new Error("no function, no role");
  const roles = names.map((name, at) => ({ ...role, id: `r${String(at)}`, name, figure: undefined }));
  const users = roles.map(({ id }) => id);
  const { text } = composeRequirements({ ...plan, roles, functions: [{ ...first, users }] }, {});
  expect(text).toContain("| Роль | Ф-1 |");
  for (const name of names) expect(text).toMatch(new RegExp(`^\\| ${name}[^|]* \\| \\p{Lu}[^|]+ \\|$`, "mu"));
});
