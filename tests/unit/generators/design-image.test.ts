import { readFileSync, writeFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { isValidElement, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { listDesignExamples } from "@/lib/content/generator-examples";
import { oklchOf } from "@/lib/generators/colour";
import { designSheetOf } from "@/lib/generators/server/compose/design/design-sheet";
import { PICTURE } from "@/lib/generators/server/drawing/image";
import { readSteps, stepsTitle } from "@/lib/generators/server/drawing/steps";
import { confirmedIn, headingOf, screenName } from "@/lib/generators/server/drawing/picture-names";
import { drawPart } from "@/lib/generators/server/drawing/parts";
import { drawBoard } from "@/lib/generators/server/drawing/board";
import { buttonName } from "@/lib/generators/server/drawing/button-name";
import { coverTitle, drawCover, isCover } from "@/lib/generators/server/drawing/cover";
import { gatheredParts } from "@/lib/generators/server/drawing/gathered-parts";
import { partsOf } from "@/lib/generators/server/compose/design/picture-plan";
import { paletteOf } from "@/lib/generators/server/compose/design/palette";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { checkResult } from "@/lib/generators/server/results";
import { locales } from "@/lib/i18n/routing";
import { designSamples } from "@/tests/unit/generators/design-samples";

const cases = locales.flatMap((locale) =>
  Object.values(designSamples[locale]).map((text) => [locale, text] as const),
);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");

/** The colour at a place of a PNG of eight bits with an alpha channel, as the renderer writes it. */
function pixelsOf(png: Buffer): (x: number, y: number) => string {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  expect([png[24], png[25], png[28]]).toEqual([8, 6, 0]);
  const raw = inflateSync(Buffer.concat(parts));
  const line = PICTURE.width * 4;
  const bytes = Buffer.alloc(line * PICTURE.height);
  for (let y = 0; y < PICTURE.height; y += 1) {
    const filter = raw[y * (line + 1)];
    for (let x = 0; x < line; x += 1) {
      const left = x < 4 ? 0 : (bytes[y * line + x - 4] ?? 0);
      const up = y === 0 ? 0 : (bytes[(y - 1) * line + x] ?? 0);
      const corner = x < 4 || y === 0 ? 0 : (bytes[(y - 1) * line + x - 4] ?? 0);
      const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
        number,
        number,
        number,
      ];
      const nearest = a <= b && a <= c ? left : b <= c ? up : corner;
      const guess = [0, left, up, (left + up) >> 1, nearest][filter ?? 0] ?? 0;
      bytes[y * line + x] = ((raw[y * (line + 1) + 1 + x] ?? 0) + guess) & 255;
    }
  }
  return (x, y) => bytes.toString("hex", y * line + x * 4, y * line + x * 4 + 3);
}

describe("a concept picture", () => {
  it.each(cases)("in %s is a PNG of 1200 by 640, drawn without the network: %s", async (locale, prompt) => {
    const real = globalThis.fetch;
    const asked: string[] = [];
    // The renderer loads its layout engine from a `data:` address; anything else would be the network.
    const fetch = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (address.startsWith("data:")) return real(input, init);
      asked.push(address.slice(0, 80));
      return Promise.reject(new Error("no network"));
    });
    const { result } = await drafts.image({ description: `${prompt} 日本語 😀` }, locale);
    fetch.mockRestore();
    expect(asked).toEqual([]);
    expect(() => checkResult("image", result)).not.toThrow();
    const bytes = bytesOf(result.imageUrl);
    expect(bytes.subarray(0, 8)).toEqual(SIGNATURE);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([PICTURE.width, PICTURE.height]);
    expect(bytes.length).toBeGreaterThan(8_000);
  });

  it("has room for six parts with long names inside its window", async () => {
    const prompt =
      "A sorting hall's screen: a table of parcels that wait for more than two days, a chart of the load by hour and by conveyor belt, a map of the hall with the belts that stand still, a list of complaints without an answer since the morning, a calendar of the shifts with their foremen, cards of the damaged parcels";
    const { result } = await drafts.image({ description: prompt }, "en");
    const pixelAt = pixelsOf(bytesOf(result.imageUrl));
    const ground = pixelAt(10, 10);
    // Around the window there is nothing but the ground.
    const strange = [];
    for (let x = 0; x < PICTURE.width; x += 1)
      for (const y of [5, 20, 620, 635]) if (pixelAt(x, y) !== ground) strange.push([x, y]);
    expect(strange.slice(0, 3)).toEqual([]);
  });

  it("has room for three parts with long names on each phone", async () => {
    const prompt =
      "A mobile app for foresters: a table of felling sites with unchecked leftovers since spring, a map of forest quarters with fallen trees and access roads, a calendar of rounds by quarter and by assistant foresters, photos of the fallen trees with the words of the inspector, cards of offenders with the rulings of the district protocols, a form of the inspection with twelve fields for all signatures";
    const { result } = await drafts.image({ description: prompt }, "en");
    const pixelAt = pixelsOf(bytesOf(result.imageUrl));
    // Between the lowest card and the frame of a phone there is nothing but its paper.
    const row = (from: number) => new Set(Array.from({ length: 200 }, (_, x) => pixelAt(from + x, 583)));
    expect([row(510).size, row(886).size]).toEqual([1, 1]);
  });

  it("is the same bytes for the same prompt, and others for another", async () => {
    const prompt = designSamples.ru.vet ?? "";
    const [first, again, other] = await Promise.all(
      [prompt, prompt, `${prompt} Красный акцент.`].map(
        async (description) => (await drafts.image({ description }, "ru")).result.imageUrl,
      ),
    );
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

it("of the first example lies in public/ as the engine draws it today (UPDATE_SAMPLE=1 draws it anew)", async () => {
  const [example] = listDesignExamples().image;
  const { result } = await drafts.image({ description: example?.text ?? "" }, "ru");
  const file = "public/design-sample.png";
  if (process.env.UPDATE_SAMPLE === "1") writeFileSync(file, bytesOf(result.imageUrl));
  expect(readFileSync(file).equals(bytesOf(result.imageUrl))).toBe(true);
});

it("says the same of a logo as of nothing: that it draws screens", async () => {
  const urls = await Promise.all(
    ["Логотип с лисой для кофейни", "Плохой сайт"].map(
      async (description) => (await drafts.image({ description }, "ru")).result.imageUrl,
    ),
  );
  expect(urls[0]).toBe(urls[1]);
});

describe("what is drawn", () => {
  /** The words of a drawing, from top to bottom. */
  const wordsOf = (node: ReactNode): string[] => {
    if (typeof node === "string") return [node];
    if (Array.isArray(node)) return (node as ReactNode[]).flatMap(wordsOf);
    return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : [];
  };
  const drawn = async (prompt: string) => {
    const sheet = await designSheetOf(prompt, "ru");
    const room = { locale: sheet.locale, most: 6, isNarrow: false, screen: prompt };
    return gatheredParts(sheet).map((part) => ({
      ...part,
      words: wordsOf(drawPart(part, paletteOf(sheet), room)),
      markup: JSON.stringify(drawPart(part, paletteOf(sheet), room)),
    }));
  };

  it("is a timetable by the hour, with a column for each of those named, and the phone beside it", async () => {
    const prompt = (doctors: string) =>
      `Главный экран администратора ветклиники: расписание ${doctors} врачей на день, рядом телефон с подтверждением записи.`;
    const [timetable, phone, ...rest] = await drawn(prompt("пяти"));
    expect(rest).toEqual([]);
    expect(timetable?.looks).toEqual(["days"]);
    expect(timetable?.words).toEqual(expect.arrayContaining(["09:00", "11:00", "14:00"]));
    expect(phone?.looks).toEqual(["phone"]);
    expect(phone?.words).toEqual(["Запись подтверждена", "Сегодня", "11:00", "Готово"]);
    const [ofThree] = await drawn(prompt("трёх"));
    // Nobody comes twice, and no cell has a border or an edge cut off, each of which costs the renderer a layer.
    expect(new Set(timetable?.words).size).toBe(timetable?.words.length);
    expect(timetable?.markup).not.toMatch(/"(?:border|overflow)":/);
    // Fewer doctors, fewer columns of entries.
    expect(timetable?.markup.length).toBeGreaterThan((ofThree?.markup.length ?? 0) * 1.3);
  });

  it("is a week by its days, and a month by its dates", async () => {
    const [week] = await drawn("Расписание занятий школы на неделю");
    expect(week?.words.slice(0, 5)).toEqual(["пн", "вт", "ср", "чт", "пт"]);
    const [month] = await drawn("Календарь отпусков отдела");
    expect(month?.words.filter((word) => /^\d+$/.test(word))).toHaveLength(30);
  });

  it("is every kind of thing that one part names, and a button with its own words", async () => {
    const [panel] = await drawn(
      "Мониторинг банка: панель с графиками нагрузки и тремя карточками показателей",
    );
    expect(panel?.looks).toEqual(["metrics", "chart"]);
    expect(panel?.words).toEqual(expect.arrayContaining(["В норме", "99,8\u00A0%", "Нагрузка", "24"]));
    const button = (await drawn("Экран замен: список уроков, кнопка «Печать»")).at(-1);
    expect(button?.words).toEqual(["Печать"]);
  });

  it("bears names of an interface instead of the words of the request", async () => {
    const prompts = [
      designSamples.ru.vet,
      "Обложка проекта о мониторинге банка: панель с графиками нагрузки и тремя карточками показателей",
      "Экран замен: список уроков на неделю для завуча и родителей",
      "Страница записи: карта",
      "Экран для кассира: карта",
    ];
    const sheets = await Promise.all(prompts.map((prompt) => designSheetOf(prompt ?? "", "ru")));
    expect(sheets.map(({ title }) => screenName(title))).toEqual([
      "Администратор ветклиники",
      "Мониторинг банка",
      "Замены",
      "Запись",
      "Экран для кассира",
    ]);
    const headings = sheets.map((sheet) =>
      partsOf(sheet).flatMap((part) => part.looks.map((look) => headingOf(part, look, "ru"))),
    );
    expect(headings.slice(0, 3)).toEqual([["Расписание", ""], ["", "Нагрузка"], ["Список уроков"]]);
    expect(screenName("The main screen of a veterinary clinic administrator")).toBe(
      "Veterinary clinic administrator",
    );
  });

  it("is a schedule and the phone beside it in English, too", async () => {
    const parts = partsOf(await designSheetOf(designSamples.en.vet ?? "", "en"));
    expect(parts.map(({ looks }) => looks)).toEqual([["days"], ["phone"]]);
    expect(parts.map((part) => headingOf(part, part.looks[0], "en"))).toEqual(["Schedule", ""]);
    expect(parts.map((part) => confirmedIn(part, "en"))).toEqual([undefined, "Booking confirmed"]);
  });

  it("is steps in their order where the prompt is of a path, not of a screen", async () => {
    const path =
      "Схема пути заявки: сайт, оператор, склад, доставка. Четыре шага слева направо, светлый фон.";
    const stepsOf = async (prompt: string) => readSteps(await designSheetOf(prompt, "ru"));
    expect(await stepsOf(path)).toEqual({ steps: ["Сайт", "Оператор", "Склад", "Доставка"], returns: [] });
    expect((await stepsOf("Экран заявки: форма, список, карта склада")).steps).toEqual([]);
  });

  it("has no second drawing of its title, as many rows as are named, and a button with one look", async () => {
    const [map, list, button, ...rest] = await drawn(
      "Карта пунктов выдачи: карта города, список из четырёх заказов, кнопка «Оплатить»",
    );
    expect(rest).toEqual([]);
    expect(map?.label).toBe("Карта города");
    expect(list?.figures.map(({ value }) => value)).toEqual([4]);
    expect(button?.looks).toEqual(["button"]);
  });

  it("stands on a ground that is nearly white where none is named, whatever the accent", async () => {
    const { result } = await drafts.image(
      { description: "Схема пути заявки: сайт, склад, доставка. Светлый фон, оранжевый акцент." },
      "ru",
    );
    const ground = oklchOf(`#${pixelsOf(bytesOf(result.imageUrl))(10, 10)}`);
    expect(ground.l).toBeGreaterThan(0.96);
    expect(ground.c).toBeLessThan(0.015);
  });

  it("is one field for a search, and a form with the names of its fields and as many as are told", async () => {
    const [search] = await drawn("Каталог запчастей: поиск по артикулу");
    expect(search?.words).toEqual([]);
    const [form, ...rest] = await drawn("Форма заявления об убытке: 12 полей");
    expect(rest).toEqual([]);
    expect(form?.words).toHaveLength(6);
  });

  it("has numbers, rows and cards of the visitor's trade, and of no other", async () => {
    const parts = await drawn(
      "Экран владельца пекарни: выручка за день, график по часам, три карточки, таблица из восьми пекарен",
    );
    expect(parts.map(({ looks }) => looks[0])).toEqual(["figure", "chart", "metrics", "rows"]);
    const [revenue, , cards, table] = parts.map(({ words }) => words);
    expect(revenue?.join()).toMatch(/^128\s400\sруб\.$/);
    expect(cards).toEqual([]);
    expect(table?.slice(0, 2)).toEqual(["Пекарня 1", "Пекарня 2"]);
  });

  it("is a basket with its total, a field with hits and a warning in words", async () => {
    const parts = await drawn("Экран кассира: корзина покупки, поиск лекарства, предупреждение о рецепте");
    const wordsBy = new Map(parts.map(({ looks, words }) => [looks[0], words]));
    expect([...wordsBy.keys()].sort()).toEqual(["basket", "fields", "warning"]);
    expect(wordsBy.get("basket")?.map((word) => word.replace(/\s/g, " "))).toEqual(
      expect.arrayContaining(["2 ×", "380", "Итого", "1 275 руб."]),
    );
    expect(wordsBy.get("warning")).toEqual(["Предупреждение о рецепте"]);
  });

  it("is one form with the fields that are named, in the language of the text", async () => {
    const [form, button, ...rest] = await drawn(
      "Login screen: email, password, 'Sign in' button and a \"Forgot password\" link. White, navy",
    );
    expect(rest).toEqual([]);
    expect(form?.words).toEqual(["Email", "Password"]);
    expect(form?.link).toBe("Forgot password");
    expect(button?.words).toEqual(["Sign in"]);
    const { paper, primary } = paletteOf(await designSheetOf("Login screen: email. White, navy", "en"));
    expect([paper, primary]).toEqual(["#FFFFFF", "#12325B"]);
  });

  it.each([
    ["A big Start button", "Start"],
    ["Button ‘Create account’", "Create account"],
    ["Кнопка Записаться", "Записаться"],
    ["Кнопка для жалоб", undefined],
    ["A round grey button", undefined],
  ])("finds the name of a button, where there is one: %s", (label, name) => {
    expect(buttonName(label)).toBe(name);
  });

  it("names a list by what it lists, and knows a cover from a screen", async () => {
    const [list] = partsOf(await designSheetOf("Приложение курьера: список из 12 адресов", "ru"));
    expect(list && headingOf(list, "rows", "ru")).toBe("Список адресов");
    expect(["Обложка проекта о банке", "A cover of a report", "A cover letter form"].map(isCover)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("opens with a quoted headline, whole, and keeps every other part that the description names", async () => {
    const ru = await drawn(
      "Страница сайта автосервиса: большой заголовок «Ремонт за один день», три карточки услуг, форма записи и отзывы",
    );
    expect(ru.map(({ looks }) => looks[0])).toEqual(["hero", "cards", "fields", "reviews"]);
    expect(ru[0]?.words).toEqual(["Ремонт за один день"]);
    const en = await drawn(
      "Home page of a bookshop: a hero with the headline 'Read something odd', four book cards, an events calendar and a newsletter sign-up",
    );
    expect(en.map(({ looks }) => looks[0])).toEqual(["hero", "cards", "days", "signup"]);
    expect(en.at(-1)?.words).toEqual(["Email", "Subscribe"]);
  });

  it("shows a message in its own words, codes as codes, and a part without a drawing by its name", async () => {
    const parts = await drawn(
      "Рабочий стол кладовщика: рядом сканер штрихкодов и уведомление «Заканчивается упаковка», QR-код, зарплата",
    );
    expect(parts.map(({ looks }) => looks[0])).toEqual(["scan", "warning", "qr", "lines"]);
    expect(parts[1]?.words).toEqual(["Уведомление", "Заканчивается упаковка"]);
    expect(parts[3]?.words).toEqual(["Зарплата"]);
  });

  it("leads back from a step to the one whose doer is named, and is called by what it is about", async () => {
    const ru = await designSheetOf(
      "Схема процесса: менеджер загружает договор, юрист проверяет, при замечаниях договор возвращается менеджеру",
      "ru",
    );
    const { steps, returns } = readSteps(ru);
    expect(steps).toEqual(["Менеджер загружает договор", "Юрист проверяет"]);
    expect(returns).toEqual([{ label: "При замечаниях договор возвращается менеджеру", from: 1, to: 0 }]);
    expect(stepsTitle(ru.title, steps, ru)).toBe("Путь договора");
    const en = await designSheetOf("Process diagram: customer returns a parcel, warehouse inspects it", "en");
    expect(stepsTitle(en.title, readSteps(en).steps, en)).toBe("Parcel return");
  });

  it("has as many rows and marks as are told, no route and no value that nobody named", async () => {
    const [map, list, chart] = await drawn(
      "Экран диспетчера: карта с 24 турбинами, таблица из десяти заказов, график заказов",
    );
    expect(map?.markup.match(/"borderRadius":10,/g)).toHaveLength(24);
    expect(map?.markup).not.toContain("M110 86L122 219");
    expect(list?.words).toEqual([
      ...Array.from({ length: 7 }, (_, at) => `Заказ ${String(at + 1)}`),
      "ещё 3",
    ]);
    expect(chart?.words).toEqual([]);
    const [route] = await drawn("Экран курьера: карта с маршрутом");
    expect(route?.markup).toContain("M110 86L122 219");
  });

  it("is a rota by people and days, and a day by its hours", async () => {
    const [rota] = await drawn("Страница вакансии: график смен");
    expect(rota?.looks).toEqual(["days"]);
    expect(rota?.words).toEqual(["пн", "вт", "ср", "чт", "пт", "сб", "вс"]);
    const [today] = await drawn("Экран зала: расписание занятий на сегодня");
    expect(today?.words.slice(0, 3)).toEqual(["09:00", "10:00", "11:00"]);
  });

  it("is a board with large numbers where people read it from afar", async () => {
    const text = "Экран табло в поликлинике: номер талона, кабинет, очередь из восьми человек";
    const sheet = await designSheetOf(text, "ru");
    const board = (title: string) => drawBoard(title, gatheredParts(sheet), paletteOf(sheet), "ru");
    const words = wordsOf(board(text));
    expect(words.filter((word) => /^А\d{3}$/.test(word))).toHaveLength(9);
    expect(words).toEqual(expect.arrayContaining(["Номер талона", "Кабинет", "12", "Очередь"]));
    expect(board("Экран оператора")).toBeUndefined();
  });

  it("is a cover with its whole title, and with nothing else where few details are asked for", async () => {
    const cover = async (text: string) => {
      const sheet = await designSheetOf(text, "ru");
      return drawCover(coverTitle(sheet), gatheredParts(sheet), paletteOf(sheet), sheet);
    };
    const long = "Обложка статьи о переезде бухгалтерии большого завода с двумя филиалами на 1С в облаке";
    expect(wordsOf(await cover(`${long}.`))).toEqual([long]);
    const markup = async (text: string) => JSON.stringify(await cover(text)).length;
    expect(await markup(`${long}. Минимум деталей.`)).toBeLessThan(await markup(`${long}.`));
  });

  it.each([
    [
      "en",
      "Mobile screen for a beekeeper: list of 12 hives with weight and temperature, a warning on hive 7, a chart of weight over the last week and a button to add an inspection note.",
    ],
    [
      "ru",
      "Мобильный экран пасечника: список из 12 ульев с весом и температурой, предупреждение по седьмому улью, длинный подробный график среднего веса за последнюю неделю и за месяц и кнопка «Добавить запись».",
    ],
  ] as const)("has its height on a full phone (%s)", async (locale, description) => {
    const { result } = await drafts.image({ description, locale }, locale);
    expect(bytesOf(result.imageUrl).subarray(0, 8)).toEqual(SIGNATURE);
    expect(buttonName("A button to add an inspection note")).toBe("Add an inspection note");
  });

  it("is no person, letter or device", async () => {
    const parts = await drawn(
      "Панель цеха: таблица станков, цифры крупные, смотрят с трёх метров, экран телефона",
    );
    expect(parts.map(({ label }) => label)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/крупн|смотрят|телефон/i)]),
    );
  });
});
