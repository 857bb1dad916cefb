import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { arranged } from "@/components/generator/screens/arrange";
import { ScreensView } from "@/components/generator/screens/screens-view";
import { screenKinds, type Screen } from "@/lib/generators/screens";
import ru from "@/messages/ru/generator.json";

const screen = (part: Partial<Screen>): Screen => ({
  id: "f1",
  kind: "form",
  title: "Заявка на копию дела",
  caption: "Читатель – телефон, по ссылке",
  device: "phone",
  items: [{ label: "Номер дела" }, { label: "Снимок страницы", control: "photo" }],
  actions: ["Отправить"],
  ...part,
});

const html = (screens: readonly Screen[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="ru"
      timeZone="Europe/Moscow"
      messages={{ generator: { workbench: ru.workbench } }}
    >
      <ScreensView screens={screens} lang="ru" />
    </NextIntlClientProvider>,
  );

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe.each(screenKinds)("a screen of the kind %s", (kind) => {
  it.each(["phone", "tablet", "desktop"] as const)("shows its words whole on a %s", (device) => {
    const drawn = html([
      screen({
        kind,
        device,
        figure: "58 300 дел",
        items: ["Номер дела", "Опись", "Год начала дела", "Состояние"].map((label) => ({ label })),
        actions: ["Выдать", "Отказать с причиной"],
      }),
    ]);
    for (const words of [
      "Номер дела",
      "Опись",
      "58 300 дел",
      "Выдать",
      "Отказать с причиной",
      "Заявка на копию дела",
    ])
      expect(drawn.replace(/ aria-label="[^"]*"/g, "")).toContain(`>${words}<`);
    expect(drawn).not.toMatch(/truncate|line-clamp|text-ellipsis|whitespace-nowrap/);
  });
});

it("is a list of figures, each one picture with a name that holds all its words", () => {
  const drawn = html([screen({}), screen({ id: "f2", title: "Опись" })]);
  expect(count(drawn, /<li/g)).toBe(2);
  expect(count(drawn, /<figure/g)).toBe(2);
  const [, name = ""] = /role="img" aria-label="([^"]*)"/.exec(drawn) ?? [];
  for (const words of ["форма", "Номер дела", "Снимок страницы", "Отправить"]) expect(name).toContain(words);
  expect(drawn).toMatch(
    /<figcaption[^>]*><strong[^>]*>Опись<\/strong>Читатель – телефон, по ссылке<\/figcaption>/,
  );
  expect(drawn).toMatch(/<ul lang="ru"/);
});

it("draws a tile for each thing, and says how many have no room", () => {
  const board = (things: number) =>
    html([screen({ kind: "board", device: "desktop", count: things, items: [{ label: "Влажность" }] })]);
  const tiles = (things: number) => count(board(things).replace(/ aria-label="[^"]*"/g, ""), /Влажность/g);
  expect(tiles(8)).toBe(8);
  expect(tiles(40)).toBe(11);
  expect(board(1340)).toMatch(/\+(?:<!-- -->)?1\s?329/u);
});

it("shows what the visitor said in place of a bar", () => {
  expect(html([screen({ items: [{ label: "Порог", value: "до 82 %" }] })])).toContain(">до 82 %<");
});

it("leaves colours to the theme", () => {
  expect(html(screenKinds.map((kind, at) => screen({ id: `f${String(at)}`, kind })))).not.toMatch(
    /style=|#[0-9a-f]{6}/i,
  );
});

it("fills every row of the grid with drawings of like height", () => {
  const rows = (...devices: Screen["device"][]) =>
    arranged(devices.map((device) => ({ device }))).map(
      ({ screen, span }) => `${screen.device} ${String(span)}`,
    );
  expect(rows("desktop", "phone")).toEqual(["desktop 8", "phone 4"]);
  expect(rows("phone", "desktop", "tablet", "tablet")).toEqual([
    "phone 4",
    "desktop 8",
    "tablet 6",
    "tablet 6",
  ]);
  expect(rows("phone", "desktop", "phone", "tablet", "tablet")).toEqual([
    "phone 4",
    "desktop 8",
    "phone 4",
    "tablet 8",
    "tablet 12",
  ]);
  expect(rows("desktop", "phone", "phone")).toEqual(["desktop 12", "phone 6", "phone 6"]);
  expect(rows("phone", "phone", "phone")).toEqual(["phone 4", "phone 4", "phone 4"]);
  expect(rows("phone", "phone", "phone", "phone")).toEqual(["phone 6", "phone 6", "phone 6", "phone 6"]);
});

it("stands a tall phone beside as many wide screens as are about as high, in the order of the functions", () => {
  const items = ["Номер", "Срок", "Состояние", "Место"].map((label) => ({ label }));
  const places = arranged([
    screen({ id: "f1", kind: "stages", device: "desktop", items }),
    screen({
      id: "f2",
      kind: "list",
      device: "phone",
      items: [...items, { label: "Автор" }, { label: "Причина" }],
      actions: ["Добавить", "Открыть"],
    }),
    screen({ id: "f3", kind: "paper", device: "desktop", items }),
  ]);
  expect(places.map(({ screen: { id }, start, rows }) => [id, start, rows])).toEqual([
    ["f1", 1, undefined],
    ["f2", 9, 2],
    ["f3", 1, undefined],
  ]);
});

it("stands a low phone beside the wide screen that fits it, and gives the other one the whole row", () => {
  const items = ["Приём", "Дата", "Время", "Имя", "Примечание"].map((label) => ({ label }));
  const places = arranged([
    screen({ id: "f1", kind: "calendar", device: "desktop", items }),
    screen({ id: "f2", items: items.slice(0, 3) }),
    screen({ id: "f3", kind: "list", device: "desktop", items }),
  ]);
  expect(places.map(({ screen: { id }, span }) => [id, span])).toEqual([
    ["f1", 12],
    ["f2", 4],
    ["f3", 8],
  ]);
});

it("writes times, dates, numbers and states where a label makes them certain, and leaves the rest to bars", () => {
  const labels = ["Заявка", "Срок", "Ответственный", "Состояние"];
  const list = html([
    screen({
      kind: "list",
      device: "desktop",
      items: labels.map((label, at) => ({
        label,
        ...(at === 3 && { mark: "good" as const, samples: ["Просрочено", "В работе", "Готово", "Новое"] }),
      })),
    }),
  ]);
  for (const value of ["№\u00a02816", "№\u00a02817", "13\u00a0окт.", "Просрочено", "Готово"])
    expect(list).toContain(`>${value}<`);
  const slots = html([screen({ kind: "calendar", items: [{ label: "Дата и время", control: "date" }] })]);
  for (const value of ["09:00", "09:30", "13:00", "14\u00a0окт., 11:00"])
    expect(slots).toContain(`>${value}<`);
  expect(html([screen({ items: [{ label: "Срочность" }, { label: "Имя" }] })])).not.toMatch(/окт|№/);
});

it("draws machines with their load and marks the one above its capacity", () => {
  const samples = [1, 2, 3, 4, 5].map((at) => `Станок ${String(at)}`);
  const plan = html([
    screen({
      kind: "plan",
      device: "desktop",
      items: [
        { label: "Станок", samples },
        { label: "Перегрузка", mark: "alarm" },
      ],
    }),
  ]);
  expect(plan).toContain(">Станок 5<");
  expect(count(plan, /bg-destructive\/10/g)).toBe(1);
  expect(plan).toContain(">118\u00a0%<");
  // A narrow drawing has room for three days.
  expect(count(plan, /hidden @sm:block[^>]*>(?:пн|вт|ср|чт|пт)/g)).toBe(2);
});

it("draws services as a map with each node once: what depends on the failed one is marked, and what only that reaches is not", () => {
  const services = ["Эквайринг", "СБП", "Вход", "Выплаты", "Банкоматы"];
  const drawn = html([
    screen({
      kind: "board",
      device: "desktop",
      count: 240,
      items: [
        { label: "Сервис", samples: services },
        { label: "Владелец", samples: ["Ковалёв С.", "Юсупов Р.", "Ким Е.", "Громов И.", "Зуева Т."] },
        {
          label: "От чего зависит",
          control: "path",
          samples: services.map((name, at) =>
            at < 2 ? `Касса → Шлюз → ${name} → ${at === 0 ? "Банк карты" : "Счета"}` : `${name} → Счета`,
          ),
        },
        { label: "Состояние", mark: "good", samples: ["Сбой", "Предупреждение", "Норма", "Устарело"] },
      ],
    }),
  ]);
  expect(drawn).not.toContain("+229");
  const [, map = "", upright = ""] =
    /hidden @sm:flex">(.*)<span class="relative block @sm:hidden"(.*)/su.exec(drawn) ?? [];
  const marks = (part: string) =>
    (part.match(/bg-\(--yellow\)|bg-success"|bg-destructive"|border-subtle/g) ?? []).join();
  // Column by column: the till, the gateway, the services, and what they call.
  expect(marks(map)).toBe(
    'bg-(--yellow),bg-(--yellow),bg-destructive",bg-(--yellow),bg-success",bg-success",border-subtle,border-subtle,bg-success"',
  );
  for (const node of ["Касса", "Шлюз", "Счета", ...services])
    expect(count(map, new RegExp(`>${node}<`, "gu"))).toBe(1);
  expect(count(map, /<path /g)).toBe(1 + 2 + 5);
  expect(map).toContain("Сбой");
  expect(map).toContain("Юсупов Р.");
  // Where there is no room, from above to below, with the way to what is off in its colour.
  expect(marks(upright)).toBe(marks(map));
  for (const node of ["Касса", "Шлюз", "Счета", ...services])
    expect(count(upright, new RegExp(`>${node}<`, "gu"))).toBe(1);
  expect(count(upright, /<path /g)).toBe(1 + 2 + 5);
  expect(count(upright, /<path [^>]*stroke:var\(--destructive\)/g)).toBe(2);
});

it("draws a rota of seven days: each day and night has one person, and below it whom a signal goes to", () => {
  const drawn = html([
    screen({
      kind: "calendar",
      device: "desktop",
      items: [
        { label: "Дежурный", samples: ["Петрова А.", "Ковалёв С.", "Юсупов Р.", "Лебедева Н.", "Зуева Т."] },
        { label: "Смена", samples: ["День · 08:00 – 20:00", "Ночь · 20:00 – 08:00"] },
        { label: "Сигнал не принят", control: "path", at: 0, samples: ["Дежурный · 5 мин", "Руководитель"] },
      ],
    }),
  ]);
  const rows = drawn.split("min-h-8").slice(1);
  expect(rows).toHaveLength(5);
  expect(count(drawn, /bg-accent\/22[^>]*><span[^>]*>День</g)).toBe(7);
  expect(count(drawn, /bg-foreground\/10[^>]*><span[^>]*>Ночь</g)).toBe(7);
  expect(count(drawn, /line-through[^>]*><span[^>]*>День</g)).toBe(1);
  expect(drawn).toContain("Руководитель");
  expect(drawn).not.toMatch(/№|#\d{4}/u);
});

it("draws what is observed with a state, a value and a curve, and no value where nothing came", () => {
  const monitor = html([
    screen({
      kind: "monitor",
      device: "desktop",
      items: [
        { label: "Что наблюдают", samples: ["Эквайринг", "Сервис 1"] },
        { label: "Состояние", mark: "good", samples: ["Сбой", "Предупреждение", "Норма", "Устарело"] },
        { label: "% нормы", samples: ["187 %", "118 %"] },
        { label: "За час" },
        { label: "Последнее значение" },
      ],
    }),
  ]);
  for (const words of ["Эквайринг", "Сбой", "Предупреждение", "Норма", "Устарело", "187 %", "11:00", "10:00"])
    expect(monitor).toContain(`>${words}<`);
  // In the narrow drawing and in the wide one, which has the last hour of what is off beside its path.
  expect(monitor.split("hidden @sm:grid").map((part) => count(part, /<path d="M0/g))).toEqual([5, 6]);
  expect(monitor).not.toContain("№");
});

const desk = html([
  screen({
    kind: "desk",
    device: "desktop",
    items: [
      { label: "Врач", samples: ["Терапевт", "Хирург"] },
      { label: "Пациент", samples: ["Орлов Д. И."] },
    ],
  }),
]);

it("strikes out on a phone the times that the desk shows taken, of the one who is chosen", () => {
  const phone = html([screen({ kind: "calendar", device: "phone", items: [] })]);
  const rows = desk.split(/>(?=\d\d:\d\d<)/).slice(1);
  expect(rows).toHaveLength(8);
  for (const row of rows) {
    const surgeon = row.split("min-h-7")[2] ?? "";
    const isFree = !surgeon.includes("Орлов Д. И.") || surgeon.includes("bg-accent");
    const slot = phone
      .split(`>${row.slice(0, 5)}<`)[0]
      ?.split("<span")
      .at(-1);
    expect(slot?.includes("line-through")).toBe(!isFree);
  }
});

it("draws a desk with a column for each doctor, and a chat with its question, answer and source", () => {
  for (const words of ["Терапевт", "Хирург", "Орлов Д. И.", "09:00", "12:30"])
    expect(desk).toContain(`>${words}<`);
  const chat = html([
    screen({
      kind: "chat",
      items: [
        { label: "Вопрос", samples: ["Где заказ?"] },
        { label: "Ответ", samples: ["В пути"] },
        { label: "Источник", samples: ["1С"] },
      ],
    }),
  ]);
  for (const words of ["Где заказ?", "В пути", "1С"]) expect(chat).toContain(`>${words}<`);
});

it("calls a screen on itself by its short name, and below by what is wanted", () => {
  const drawn = html([screen({ title: "Мобильное приложение водителя", name: "Рейсы" })]);
  expect(count(drawn, />Рейсы</g)).toBe(1);
  expect(drawn).toMatch(/<strong[^>]*>Мобильное приложение водителя/);
});

it("shows a visitor of a desk once, and the one who is being booked in the chosen place", () => {
  const samples = Array.from({ length: 21 }, (_, at) => `Фамилия ${String(at)}`);
  const desk = html([
    screen({ kind: "desk", device: "desktop", items: [{ label: "Врач" }, { label: "Пациент", samples }] }),
  ]);
  for (const name of samples) expect(count(desk, new RegExp(`>${name}<`, "g"))).toBe(1);
  expect(desk).toMatch(/var\(--accent\)[^>]*><span[^>]*>Фамилия 0</);
});

it("gives a sign to what has one in the drawing, and none to what has not", () => {
  const legend = (kind: Screen["kind"], labels: readonly string[]) =>
    html([screen({ kind, device: "desktop", items: labels.map((label) => ({ label })) })]);
  expect(legend("plan", ["Станок", "Загрузка", "Заказ"])).toMatch(
    /bg-foreground\/35"><\/span><span[^>]*>Загрузка<.*bg-accent"><\/span><span[^>]*>Заказ</,
  );
  expect(legend("board", ["Склад", "Влажность", "Дверь", "Свет"])).not.toMatch(/border-subtle/);
});

it("draws as many rows of a table as a neighbour leaves room for, five at least", () => {
  const list = html([screen({ kind: "list", device: "desktop", items: [{ label: "Заявка" }] })]);
  const [, table = ""] = list.split("hidden @sm:flex");
  expect(table).toContain(">№\u00a0411<");
  expect(count(table, /@container\(min-height/g)).toBe(6);
});

/** The values of the table of a list, row by row, with the signs of their states. */
const rowsOf = (labels: readonly string[], samples: readonly string[]) => {
  const items = [
    ...labels.map((label) => ({ label })),
    { label: "Состояние", mark: "good" as const, samples: [...samples] },
  ];
  const [, table = ""] = html([screen({ kind: "list", device: "desktop", items })]).split("@sm:flex");
  const cells = [...table.matchAll(/>([^<>]+)<\/span>/g)].map(([, value = ""]) =>
    value.replaceAll("\u00a0", " "),
  );
  return [1, 2, 3, 4, 5].map((row) => cells.slice(row * items.length, (row + 1) * items.length).join(", "));
};

it("sorts the rows of a list by one thing: numbers rise with dates that things are due on, and what is done stands last", () => {
  expect(
    rowsOf(["Поручение", "С какого времени", "Срок"], ["Просрочено", "В работе", "Готово", "Новое"]),
  ).toEqual([
    "№ 2816, 30 сент., 09:00, 13 окт., Просрочено",
    "№ 2817, 1 окт., 10:30, 14 окт., В работе",
    "№ 2818, 2 окт., 12:00, 15 окт., В работе",
    "№ 2819, 5 окт., 09:30, 16 окт., Новое",
    "№ 2820, 6 окт., 11:00, 19 окт., Готово",
  ]);
});

it("draws further records in a narrow list where there is room for the whole of them", () => {
  const list = html([screen({ kind: "list", items: [{ label: "Заявка" }] })]);
  expect(list).toMatch(/>№\u00a0415<.*flex-wrap overflow-hidden before:w-full.*>№\u00a0414</);
});

it("lists stops in the order of the day, done ones first, and what was sent with the latest on top", () => {
  expect(rowsOf(["Рейс", "Время"], ["Опаздывает", "Ждёт связи", "Отправлено", "Впереди"])).toEqual([
    "№ 1042, 10:30, Отправлено",
    "№ 1043, 11:30, Ждёт связи",
    "№ 1044, 12:30, Опаздывает",
    "№ 1045, 13:30, Впереди",
    "№ 1046, 14:30, Впереди",
  ]);
  expect(rowsOf(["Номер", "Дата"], ["Отклонён", "Ждёт подписи", "Подписан", "Черновик"])).toEqual([
    "№ 418, 14 окт., Отклонён",
    "№ 417, 13 окт., Ждёт подписи",
    "№ 416, 12 окт., Черновик",
    "№ 415, 9 окт., Подписан",
    "№ 414, 8 окт., Подписан",
  ]);
});

it("numbers what lies in a week in the order of its times, each once", () => {
  const week = html([screen({ kind: "calendar", device: "desktop", items: [{ label: "Примечание" }] })]);
  const numbers = [...week.matchAll(/№\u00a0(\d+)/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual([414, 415, 416, 417, 418, 419, 420, 421]);
});

it("writes in a chat in a field with its button beside it", () => {
  expect(
    html([
      screen({ kind: "chat", items: [{ label: "Вопрос" }], actions: ["Отправить", "Позвать человека"] }),
    ]),
  ).toMatch(/>Позвать человека<.*bg-accent"><\/span><span class="flex-1"><\/span>.*>Отправить</);
});

it("counts a report to a working Wednesday, which ends its chart, and shows no weekend", () => {
  const report = html([
    screen({ kind: "dashboard", device: "desktop", items: [{ label: "Данные на дату" }] }),
  ]);
  expect(report).toContain(">14\u00a0окт.<");
  expect([...report.matchAll(/>(пн|вт|ср|чт|пт|сб|вс)</g)].map(([, day]) => day)).toEqual([
    "чт",
    "пт",
    "пн",
    "вт",
    "ср",
  ]);
  expect(html([screen({ kind: "calendar" })])).toMatch(/bg-accent[^>]*><span>ср<\/span><span>14</);
});

it("draws a screen for the night dark in either theme", () => {
  const classesOf = (part: Partial<Screen>) =>
    /role="img"[^>]*class="([^"]*)"><span class="([^"]*)"/.exec(html([screen(part)]))?.slice(1) ?? [];
  for (const device of ["phone", "tablet", "desktop"] as const) {
    const [ground, frame] = classesOf({ isDark: true, device });
    expect(frame).toMatch(/(?<!\S)dark text-foreground(?!\S)/);
    for (const classes of [ground, ...classesOf({ device })])
      expect(classes).not.toMatch(/(?<!\S)dark(?!\S)/);
  }
});

it("calls a drawing in one line: by as much of a long wish as can stand alone, and a second screen by its name", () => {
  const captionOf = (title: string, name?: string) =>
    /<strong[^>]*>([^<]*)</.exec(html([screen({ title, ...(name && { name }) })]))?.[1];
  expect(captionOf("Мониторинг сквозных операций поверх Zabbix и Prometheus")).toBe(
    "Мониторинг сквозных операций",
  );
  expect(captionOf("Чат-бот с ИИ на сайте и в Telegram")).toBe("Чат-бот с ИИ на сайте");
  expect(captionOf("Мобильное приложение водителя, работающее без связи")).toBe(
    "Мобильное приложение водителя",
  );
  expect(captionOf("Мониторинг сквозных операций: карточка сигнала", "Карточка сигнала")).toBe(
    "Карточка сигнала",
  );
});

it("shows on a phone what matters now, one large button, and what waits for the connection", () => {
  const drawn = html([
    screen({
      kind: "card",
      items: [
        { label: "Выгрузка сейчас", samples: ["Промышленная ул. 8"] },
        { label: "Простой", mark: "alarm", samples: ["40 мин"] },
        { label: "Связь", control: "sync", samples: ["Без связи: уйдёт само"] },
        { label: "Ход", control: "path", at: 1, samples: ["Погрузил · 07:40", "Прибыл · 10:20", "Выгрузил"] },
        { label: "Потом", control: "rows", samples: ["15:30 · Погрузка"] },
        { label: "Накладная", control: "link", samples: ["Подписать"] },
      ],
      actions: ["Выгрузил", "Весь рейс"],
    }),
  ]);
  const order = [
    "Без связи: уйдёт само",
    "Промышленная ул. 8",
    "40 мин",
    "Погрузил",
    "Весь рейс",
    "15:30",
    "Накладная",
  ];
  const places = order.map((words) => drawn.indexOf(`>${words}<`));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
  // The button is larger than any other, and no search stands above it.
  expect(count(drawn, /py-3 text-\[0\.8125rem\]/g)).toBe(1);
  expect(drawn).not.toContain("rounded-full bg-foreground/5 px-2.5");
});

it("says below a list why its first record needs somebody, and draws its way with the node where it stands", () => {
  const list = html([
    screen({
      kind: "list",
      device: "desktop",
      items: [
        { label: "Поручение" },
        { label: "Срок" },
        { label: "Почему первое", control: "reason", samples: ["Срок вышел вчера · передавали трижды"] },
        {
          label: "Путь",
          control: "path",
          at: 2,
          mark: "alarm",
          samples: ["Транспорт", "Дороги", "ЖКХ", "Ответ"],
        },
      ],
    }),
  ]);
  // The record is called by the number that it has in its row.
  for (const words of [
    "№\u00a02816",
    "№\u00a02816 · Почему первое",
    "Срок вышел вчера",
    "передавали трижды",
    "ЖКХ",
  ])
    expect(list).toContain(`>${words}<`);
  // Once in a row and once in a column, marked in both.
  expect(count(list, /bg-destructive\/10[^>]*>(?:<span[^>]*><\/span>)?<span[^>]*>ЖКХ</g)).toBe(2);
});
