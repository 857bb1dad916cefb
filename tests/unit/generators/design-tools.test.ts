import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { readSample } from "@/components/generator/design/style-sample";
import { contrast, hueGap, oklchOf } from "@/lib/generators/colour";
import { designSheetOf } from "@/lib/generators/server/compose/design/design-sheet";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { checkResult } from "@/lib/generators/server/results";
import { designToolIds, documentOf } from "@/lib/generators/tools";
import { locales, type Locale } from "@/lib/i18n/locales";
import { longLines, pairsOf, plain, sharedLines } from "@/tests/unit/generators/corpus";
import { designSamples } from "@/tests/unit/generators/design-samples";

const cases = locales.flatMap((locale) =>
  Object.values(designSamples[locale]).map((text) => [locale, text] as const),
);

/** A style file whose head has one line for each of its sentences. */
const unwrapped = (code: string) => code.replaceAll("\n *   ", " ");

const suggestion = async (description: string, locale: Locale) =>
  (await drafts.suggest({ description }, locale)).text;
const styles = async (description: string, locale: Locale) =>
  (await drafts.styles({ description }, locale)).text;
const analysis = async (description: string, locale: Locale) => {
  const { result } = await drafts.analyze({ description }, locale);
  if ("error" in result.analysis) throw new Error(result.analysis.error);
  return result.analysis;
};

/** Words in order, whatever stands between them. */
const wordsOf = (text: string) =>
  plain(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

describe.each(cases)("%s: %s", (locale, description) => {
  it("every text tool answers as its row says, in the same bytes again", async () => {
    for (const tool of designToolIds.filter((id) => id !== "image")) {
      const { result } = await drafts[tool]({ description }, locale);
      expect(() => checkResult(tool, result)).not.toThrow();
      expect((await drafts[tool]({ description }, locale)).result).toEqual(result);
      const text = documentOf(tool, { ...result, engine: "draft" } as never);
      expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
    }
  });

  it("names its parts by whole words of the description, in their order", async () => {
    const { elements, title, contents } = await designSheetOf(description, locale);
    expect(elements.length).toBeGreaterThan(0);
    const all = ` ${wordsOf(description).join(" ")} `;
    for (const label of [title, ...contents, ...elements.map((element) => element.label)]) {
      expect(label.length).toBeLessThanOrEqual(60);
      expect(all).toContain(` ${wordsOf(label).join(" ")} `);
    }
  });

  it("suggests something for the parts it names, in plain text", async () => {
    const { elements } = await designSheetOf(description, locale);
    const text = plain(await suggestion(description, locale));
    expect(text).not.toMatch(/^#|\*\*|\]\(|^- /m);
    const titles = [...text.matchAll(/^\d\. (.+)$/gm)].map(([, title]) => title);
    const labels = elements.map(({ label }) => plain(label));
    expect(titles.filter((title) => labels.includes(title ?? "")).length).toBeGreaterThan(0);
    for (const [point] of text.matchAll(/^\d\. .+\n.+$/gm))
      expect(point.split("\n")[1]?.length).toBeGreaterThan(20);
  });

  it("styles compile as downloaded, and their text pairs have the contrast that the comments say", async () => {
    const code = await styles(description, locale);
    const { css } = await postcss([tailwind()]).process(code, { from: "theme.css" });
    expect(css).toMatch(/\.card\s*\{[^}]*border/);
    expect(css).not.toMatch(/@apply|@theme/);
    const tokens = new Map(
      Array.from(code.matchAll(/--color-([\w-]+): (#[0-9A-F]{6});/g), ([, name = "", hex = ""]) => [
        name,
        hex,
      ]),
    );
    expect(tokens.size - Number(tokens.has("second")) - Number(tokens.has("warning"))).toBe(11);
    const claims = [...code.matchAll(/--color-([\w-]+): (#[0-9A-F]{6}); \/\* ([^*]+) \*\//g)].flatMap(
      ([, name = "", hex = "", note = ""]) =>
        Array.from(note.matchAll(/(?:на|on) ([\w-]+) (\d+(?:[.,]\d)?)/g), ([, ground = "", ratio = ""]) => ({
          hex,
          least: /^(?:ring|line)$/.test(name) ? 3 : 4.5,
          ground: tokens.get(ground) ?? "",
          ratio: Number(ratio.replace(",", ".")),
        })),
    );
    expect(claims.length).toBe(12);
    for (const { hex, ground, ratio, least } of claims) {
      expect(contrast(hex, ground)).toBe(ratio);
      expect(ratio).toBeGreaterThanOrEqual(least);
    }
  });
});

describe("the sheet of a screen", () => {
  it.each([
    [
      "Табло мастерской по ремонту часов: очередь из 40 заказов, карточка заказа с фото, кнопка «Выдать». Без карты и без видео. Тёмно-зелёный на белом, текст 12 px.",
      "ru",
      ["list", "card", "photo", "button"],
      ["map"],
    ],
    [
      "A screen for a lighthouse museum: a timetable of tours, a ticket form with 9 fields, photo gallery. No map, no pop-ups. Navy on white, 12 px text.",
      "en",
      ["calendar", "form", "photo"],
      ["map", "popup"],
    ],
  ] as const)(
    "holds what is named and not what is banned: %s",
    async (description, locale, there, absent) => {
      const { elements, bans, pairs, sizes } = await designSheetOf(description, locale);
      const ids = elements.map(({ kind }) => kind.id);
      expect(ids).toEqual(expect.arrayContaining([...there]));
      for (const id of absent) expect(ids).not.toContain(id);
      expect(bans.length).toBeGreaterThan(0);
      expect(pairs).toHaveLength(1);
      expect(sizes.text).toBe(12);
    },
  );
});

describe("what is refused", () => {
  it.each([
    [
      "Кабинет жильца: заявки с фото. Тёмная тема не нужна, чат не надо.",
      "ru",
      "Соблюдено: тёмная тема не нужна; чат не надо.",
    ],
    ["Landing page: hero with photo, reviews, don't use carousels", "en", "Respected: don't use carousels."],
  ] as const)("is kept and named wherever its refusal stands: %s", async (description, locale, told) => {
    const { isDark, elements } = await designSheetOf(description, locale);
    expect(isDark).toBe(false);
    const labels = elements.map(({ label }) => label.toLowerCase());
    expect(labels.filter((label) => told.includes(label))).toEqual([]);
    expect(plain(await suggestion(description, locale))).toContain(told);
  });
});

describe("advice", () => {
  it("has one line before the first suggestion, and the overview names the parts in their order, known or not", async () => {
    const asked = "Нужен сайт стоматологии: главная, врачи, цены, онлайн-запись";
    const text = await suggestion(asked, "ru");
    expect(plain(text)).toMatch(/^Сайт стоматологии\. Предложений: \d, важные первыми\.\n\n1\. /);
    expect(text).toMatch(/^\d\. Врачи\n/m);
    const { overview } = await analysis(asked, "ru");
    expect(plain(overview)).toMatch(/^Сайт стоматологии\. По частям: главная; врачи; цены; онлайн-запись\./);
  });

  it.each([
    [
      "Рабочее место диспетчера: четыре монитора, аварийные события теряются среди обычных",
      /роль/,
      /срок, цену/,
    ],
    ["Экран банкомата: оплата картой, выбор суммы", /списаны ли деньги/, /тех же мест/],
    ["Подтверждение тревоги требует пяти нажатий, экран диспетчера", /одного нажатия/, /срок, цену/],
    ["Портал: оргструктура в новом окне, список сотрудников", /не работает «назад»/, /срок, цену/],
  ])("is about what is meant: %s", async (description, there, absent) => {
    const text = plain(await suggestion(description, "ru"));
    expect(text).toMatch(there);
    expect(text).not.toMatch(absent);
  });
});

describe("what is asked of styles", () => {
  const asked =
    "Лендинг керамики: терракотовый и кремовый, форма из трёх полей, кнопка «Записаться». Заголовки с засечками, без рамок, очень крупно, анимация, красный только для ошибок.";

  it("is told, and what is told is there", async () => {
    const code = await styles(asked, "ru");
    const head = unwrapped(code);
    const [, honoured = ""] = /Учтено: (.+)/.exec(head) ?? [];
    for (const words of ["терракотовый", "кремовый", "красный", "без рамок", "засечками", "очень крупно"])
      expect(honoured).toContain(words);
    expect(head).toMatch(/Не учтено: «анимация»\./);
    for (const [, hex = "", token = ""] of honoured.matchAll(/(#[0-9A-F]{6}) \((\w+)/g))
      expect(code).toContain(`--color-${token}: ${hex};`);
    const { css } = await postcss([tailwind()]).process(code, { from: "theme.css" });
    expect(css).toMatch(/\.heading\s*\{[^}]*font-family/);
    expect(css).toMatch(/\.card\s*\{[^}]*border-width: 0/);
  });

  it("is drawn with the words of the visitor", async () => {
    expect(readSample(await styles(asked, "ru"))).toEqual({
      kind: "form",
      title: "Лендинг керамики",
      rows: [{ label: "Имя" }, { label: "Телефон" }, { label: "Дата и время" }],
      buttons: ["Записаться", "Отменить"],
    });
  });
});

describe("an analysis without strengths", () => {
  it("says so at the end of its overview, and counts one pair in words", async () => {
    const { overview, strengths, accessibility } = await analysis(
      "Вверху баннер на весь экран, ниже форма из семи полей, текст #999999 на #FFFFFF",
      "ru",
    );
    expect(strengths).toEqual([]);
    expect(plain(overview)).toMatch(/Сильных сторон в описании не названо: [^.]+\.$/);
    expect(plain(accessibility)).toContain("для одной пары");
  });
});

describe("a sample without parts", () => {
  it.each([
    ["Карточка записи к врачу, спокойные тона", "Запись на приём", "Перенести"],
    ["Карточка товара в каталоге керамики, крупный текст", "Название товара", "В корзину"],
    ["Карточка заказа, спокойные тона, без теней", "Ваш заказ", "Подробнее"],
    ["Карточка тура для агентства походов, прямые углы", "Название тура", "Подробнее"],
    ["Карточка сотрудника, прямые углы", "Карточка сотрудника", "Подробнее"],
    ["Дашборд отдела продаж, тёмная тема", "Дашборд отдела продаж", "Открыть отчёт"],
    ["Форма заявления на портале ведомства, строго", "Заявление", "Подать заявление"],
    ["Внутренняя таблица заказов типографии, плотные строки", "Заказы", "Открыть заказ"],
    ["Строгий стиль для юридической фирмы", "Строгий стиль для юридической фирмы", "Подробнее"],
    ["Кнопка «Забронировать стол» для ресторана, тонкие линии", "Бронь стола", "Забронировать стол"],
    ["Order table for a print shop, square corners", "Orders", "Open order"],
  ])("is filled with words of its kind: %s", async (request, title, button) => {
    const sample = readSample(await styles(request, "ru"));
    expect([sample?.title, sample?.buttons[0]]).toEqual([title, button]);
    expect(sample?.rows.length).toBeGreaterThan(0);
  });

  it.each([
    "Сайт кондитерской: форма заказа торта. Нежные пастельные тона, мы не для детей. Брендбук: #7A4E2D и #F6E7D2.",
    "Карточки тарифов. Серьёзно, но тепло, крупный текст, моноширинные цифры, тонкие линии, лёгкие тени.",
    "A sign-up form for a swimming club. Playful, turquoise and yellow, chunky rounded buttons, soft shadows.",
    "Alert panel for a ward. Warnings in amber, critical in red, contrast at least 7.",
  ])("shows no word of style and no aside: %s", async (request) => {
    const sample = readSample(await styles(request, "ru"));
    const labels = sample?.rows.map(({ label }) => label).join("; ");
    expect(labels).not.toMatch(/тон|дет|бренд|серь|текст|цифр|лини|тени|playful|buttons|contrast|amber/i);
  });

  it("is told in lines that fit the box of the code", async () => {
    const head =
      (await styles(Object.values(designSamples.ru).join(" ").slice(0, 900), "ru")).split("*/")[0] ?? "";
    expect(head.split("\n").filter((line) => line.length > 70)).toEqual([]);
  });
});

describe("the main colour", () => {
  const tokens = async (prompt: string) =>
    Object.fromEntries(
      Array.from(
        (await styles(prompt, "en")).matchAll(/--color-([\w-]+): (#[0-9A-F]{6});/g),
        ([, name = "", hex = ""]) => [name, hex] as const,
      ),
    );

  it.each([
    ["A dispatch dashboard, orange accent, light background", 40, 75],
    ["Экран сортировки писем. Оранжевый акцент, светлый фон.", 40, 75],
    ["An archive's portal, strict, yellow accent", 75, 100],
    ["A booth front, brand colour #FF7A00 on #FFFFFF", 40, 66],
  ])("stays bright and itself, with dark text on it: %s", async (prompt, from, to) => {
    const { primary = "", "on-primary": text = "", link = "", paper = "" } = await tokens(prompt);
    const { l, c, h } = oklchOf(primary);
    expect(l).toBeGreaterThan(0.66);
    expect(c).toBeGreaterThan(0.1);
    expect([h > from, h < to]).toEqual([true, true]);
    expect(contrast(text, primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(link, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it("of a brand is no dark page, and a dark page is no white one", async () => {
    const firm = await tokens("Pricing cards. Brand navy #14213D and amber #FCA311, no purple.");
    expect(firm).toMatchObject({ primary: "#14213D", second: "#FCA311" });
    const ward = await tokens(
      "Alert panel. Dark background, avoid bright white. Warnings in amber, critical in red, white text.",
    );
    expect(oklchOf(ward.paper ?? "").l).toBeLessThan(0.3);
    expect(Object.values(ward)).not.toContain("#FFFFFF");
    expect(hueGap(oklchOf(ward.alert ?? "").h, oklchOf("#C8102E").h)).toBeLessThan(15);
    expect(ward.warning).toBe("#FFB000");
  });

  it("and its ring are seen on a dark page", async () => {
    const dark = await tokens("Button of a restaurant. Maroon and gold on a dark background.");
    for (const ground of [dark.paper, dark.surface])
      for (const part of [dark.primary, dark.ring])
        expect(contrast(part ?? "", ground ?? "")).toBeGreaterThanOrEqual(3);
    expect(await styles("Кнопка, бордовый на тёмном фоне, лёгкие тени", "ru")).toMatch(
      /shadow-card: [^;]*#000000/,
    );
  });

  it("is never the one that is refused", async () => {
    const hueOf = async (prompt: string) => oklchOf((await tokens(prompt)).primary ?? "").h;
    const teal = oklchOf("#0E8A8A").h;
    expect(hueGap(await hueOf("Calm booking page"), teal)).toBeLessThan(30);
    expect(hueGap(await hueOf("Calm booking page, no teal"), teal)).toBeGreaterThan(30);
  });

  it("is the one that is asked for, not the one complained of", async () => {
    const code = await styles(
      "Запись в барбершоп. Серый текст на бежевом не видно. Тёмно-зелёный и латунный. Шрифт не мельче 16 px, никаких анимаций.",
      "ru",
    );
    expect(unwrapped(code)).toMatch(
      /Учтено: «тёмно-зелёный» #0B6B4F \(primary\), «латунный» #B08D57 \(second\)/,
    );
    expect(code).not.toContain("Не учтено");
    expect(code).toMatch(/field-error \{\n +@apply text-base/);
  });

  it("meets the contrast that is asked for", async () => {
    const {
      ink = "",
      muted = "",
      paper = "",
    } = await tokens("Form of a court archive, blue accent, text contrast at least 7");
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
    expect(contrast(muted, paper)).toBeGreaterThanOrEqual(7);
  });
});

describe.each(locales)("suggestions in %s", (locale) => {
  it("share fewer than half of their longer lines between screens", async () => {
    const prompts = Object.values(designSamples[locale]);
    const documents = await Promise.all(
      prompts.map(async (text) => ({ text, lines: longLines(await suggestion(text, locale)) })),
    );
    for (const [left, right] of pairsOf(documents))
      expect(sharedLines(left.lines, right.lines), `${left.text}\n${right.text}`).toBeLessThan(0.5);
  });
});

describe("an analysis", () => {
  it("reports what it counted and computed", async () => {
    const strict = await analysis(
      "Кабинет архива: форма из 11 полей, таблица из 14 столбцов. Тёмно-синий #12325B на #FFFFFF, текст 14 px, кнопки 32 px.",
      "ru",
    );
    expect(plain(strict.strengths.join("\n"))).toContain("#12325B на #FFFFFF: контраст 12,8");
    expect(plain(strict.accessibility)).not.toContain("12,8");
    const said = plain(strict.improvements.join("\n"));
    expect(said).toMatch(/Форма из 11 полей\s[^\n]*два-три поля/);
    expect(said).toMatch(/14 столбцов\s[^\n]*пять–семь столбцов/);
    expect(said).toMatch(/Текст 14 px\s[^\n]*16 px/);
    expect(said).toMatch(/Кнопки и значки 32 px\s[^\n]*44 px/);
  });

  it("names the pair that is too pale with a shade that will do, and what a text does not show", async () => {
    const pale = await analysis(
      "Home page of a choir: an endless feed, gray text #9AA0A6 on #FFFFFF, slow to load.",
      "en",
    );
    const told = pale.improvements.find((line) => line.startsWith("#9AA0A6 on #FFFFFF")) ?? "";
    expect(told).toContain("contrast is 2.6");
    const [, shade = ""] = /Darken the text to (#[0-9A-F]{6})/.exec(told) ?? [];
    expect(contrast(shade, "#FFFFFF")).toBeGreaterThanOrEqual(4.5);
    expect(pale.overview).toContain("does not cover");
  });

  it("finds a pair whose text comes before the word for it", async () => {
    const { improvements } = await analysis("Карточка врача, белый текст на #2ECC71, розовый акцент.", "ru");
    expect(plain(improvements.join("\n"))).toMatch(/Белый \(#FFFFFF\) на #2ECC71\sКонтраст 2,1/);
  });

  it.each([
    [
      "Бежевый фон, бордовый текст. Сайт музея: афиша, билеты",
      "ru",
      /Бордовый \(#7B1E3A\) на #D9C3A5: контраст 5,8/,
    ],
    ["Форма заявки, кнопка #FF7A00 с белым текстом", "ru", /#FFFFFF на #FF7A00\sКонтраст 2,6/],
    [
      "Booking page: calendar, sand #E9DCC9 background with white text",
      "en",
      /White \(#FFFFFF\) on #E9DCC9\s/,
    ],
    ["Кабинет жильца: список начислений, фирменный синий #0B5FFF", "ru", /#FFFFFF на #0B5FFF: контраст 5,1/],
  ] as const)("finds text and ground that are named apart: %s", async (description, locale, pair) => {
    const { strengths, improvements } = await analysis(description, locale);
    expect(plain([...strengths, ...improvements].join("\n"))).toMatch(pair);
  });

  it.each([
    ["Форма заявки, текст #999999 на #FFFFFF", "ru", "для одной пары текста и фона, и его не хватает."],
    ["Форма заявки, текст #111111 на #FFFFFF", "ru", "для одной пары текста и фона, и его хватает."],
    [
      "Form: #999999 on #FFFFFF, a list in #111111 on #FFFFFF",
      "en",
      "2 pairs of text and background, and it is enough in 1 of them.",
    ],
  ] as const)("counts the pairs that pass in a sentence: %s", async (description, locale, told) => {
    expect(plain((await analysis(description, locale)).accessibility)).toContain(told);
  });

  it("asks for missing states once, and not of a button", async () => {
    const { improvements } = await analysis(
      "Screen of a print shop: a table of orders, a form for the layout file",
      "en",
    );
    expect(improvements.filter((line) => line.includes("Draw the other states"))).toEqual([
      expect.stringContaining("empty, loading, error, done"),
    ]);
    const button = await analysis(
      "Кнопка «Отправить» серая, 32 px высотой. Какие цвета у текста и фона?",
      "ru",
    );
    expect(plain(button.improvements.join())).not.toContain("Нарисуйте");
    expect(plain(button.strengths.join())).not.toContain("Какие цвета");
  });

  it("calls good only what is said to be, and bad what is said to be", async () => {
    const { strengths, improvements } = await analysis(
      "Главная магазина: поиск спрятан за иконкой, корзина видна всегда, фильтр работает с клавиатуры, радиокнопки доставки без подписей, красный и зелёный статус без подписей, таймер 60 секунд, строка 28 px на строку.",
      "ru",
    );
    const [good, bad] = [strengths, improvements].map((list) => plain(list.join("\n")));
    expect(good).toMatch(/Корзина видна всегда: .*\nФильтр работает с клавиатуры: /);
    expect(good).not.toMatch(/спрятан|без подписей|таймер/i);
    for (const part of [
      "Поиск спрятан за иконкой",
      "Радиокнопки доставки без подписей",
      "Красный и зелёный статус",
      "Таймер 60 секунд",
    ])
      expect(bad).toContain(part);
    expect(bad).not.toContain("Строк 28");
  });

  it("keeps a number with its unit", async () => {
    const said = await analysis("Форма заказа: баннер на весь экран, текст 14 px, кнопки 40 px.", "ru");
    const all = [said.overview, ...said.improvements, said.accessibility].join("\n");
    expect(all).not.toMatch(/\d (?:px|точ|×)|× \d/);
  });

  it("says when there is nothing to analyse", async () => {
    for (const description of ["!!! ???", "Плохой сайт", "Не знаю.", "Не знаю, что тут ещё написать"]) {
      const { result } = await drafts.analyze({ description }, "ru");
      expect(result.analysis).toHaveProperty("error");
    }
  });
});

describe("words of the visitor", () => {
  it.each([
    [
      "Сайт сада: родители не понимают, какие документы нужны",
      "Родители не понимают, какие документы нужны",
      /тип/,
    ],
    ["Карточка товара: кнопка «Купить» одинаковая с «В избранное»", "Кнопка «Купить» одинаковая", /деньги/],
    ["Карточка товара: фото, цена мелкая", "Цена мелкая", /состав/],
    ["Запись в МФЦ: срок сессии 10 минут, список услуг", "Срок сессии 10 минут", /\?/],
    ["Checkout page: promo code field hidden, 14 fields", "Promo code field hidden", /money/],
    ["Order form: older customers complain about small text", "Older customers complain", /money/],
    ["Order form: 14 fields", "14 fields", /money/],
    ["Order form: 14 fields, small Pay button 30px high", "Targets of 30 px", /money/],
  ] as const)("keep a trouble whole and get advice on it alone: %s", async (description, label, absent) => {
    const text = plain(await suggestion(description, /\p{Script=Cyrillic}/u.test(description) ? "ru" : "en"));
    expect(text).toMatch(new RegExp(`^\\d\\. ${label}`, "m"));
    expect(text).not.toMatch(absent);
  });

  it("of a lack quote it, and call it no ban that is kept", async () => {
    const text = await suggestion("Checkout page: 14 fields, no guest checkout, no pop-ups", "en");
    expect(text).toContain("no rule for it: “no guest checkout”.");
    expect(text).toContain("Respected: no pop-ups.");
    const { improvements } = await analysis("Checkout page: 14 fields, no guest checkout", "en");
    expect(improvements.join()).toContain("“no guest checkout”");
  });

  it("name first that errors are not shown, which nobody forbids", async () => {
    const text = await suggestion("Order form: 14 fields, no error messages shown", "en");
    expect(text).toContain("1. No error messages shown\nShow beside each field");
    expect(text).not.toMatch(/^Kept|Describe the screen/m);
  });

  it("are answered in their language, whatever the page", async () => {
    const english = await analysis("Checkout page: 14 fields, small Pay button 30px high", "ru");
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(plain(await suggestion("Форма заявки: 14 полей", "en"))).toMatch(
      /^Форма заявки\. Одно предложение\./,
    );
    expect(await styles("Форма заявки, зелёный", "en")).toContain("Учтено");
  });

  it("hold addresses that are not opened, and say so in the language of the page", async () => {
    expect(await suggestion("https://www.gosuslugi.ru", "en")).toMatch(/^The tool does not open links\./);
    expect(plain(await suggestion("gosuslugi.ru", "ru"))).toMatch(/^Инструмент не открывает ссылки\./);
    const text = plain(await suggestion("Разберите https://www.gosuslugi.ru: главная перегружена", "ru"));
    expect(text).toMatch(/^Адрес в описании не открывался/);
    expect(text).toContain("1. Главная перегружена");
    expect(text).not.toContain("gosuslugi");
  });

  it("of a grey button ask for another contrast than those of a text", async () => {
    const { improvements } = await analysis("Форма: серая кнопка #9AA0A6 на белом #FFFFFF", "ru");
    expect(plain(improvements.join("\n"))).toMatch(
      /цветом; серыми[^]*2,6: нужно не меньше 3, а надписи на ней/,
    );
  });
});

it("keeps conditions of work out of the parts, and counts points of a route as no size", async () => {
  const { overview, strengths } = await analysis(
    "Приложение курьера: утром список из 20 точек, карта маршрута. Работают на ходу, зимой в перчатках",
    "ru",
  );
  expect(plain(overview)).toContain("По частям: список из 20 точек; карта маршрута.");
  expect(strengths).toEqual([]);
});

describe("looks in the visitor's words", () => {
  it("leave errors no red where red is refused", async () => {
    const hueOf = (code: string) => oklchOf(/--color-alert: (#\w{6})/.exec(code)?.[1] ?? "").h;
    expect(hueOf(await styles("Форма заявки, зелёная", "ru"))).toBeCloseTo(28, -1);
    expect(hueOf(await styles("Форма заявки, зелёная, без красного", "ru"))).toBeGreaterThan(50);
  });

  it.each([
    ["Портал клиники, небольшие скругления", /--radius-card: 8px;\s+--radius-control: 6px/],
    ["Портал клиники, крупные скругления", /--radius-card: 24px/],
    ["Учёт на складе: #12305B и оранжевый для действий, плотные таблицы", /--color-primary: #F07C00/],
    ["Accounts: navy #12305B, orange for actions, dense tables", /Sample, list: Accounts; Record 1: new;/],
  ] as const)("are applied as they are told: %s", async (description, there) => {
    const code = await styles(description, "ru");
    expect(code).toMatch(there);
    const [title = ""] = description.split(/[:,]/);
    expect(code.split(title)).toHaveLength(2);
  });
});

describe("what a file says of itself", () => {
  const headOf = async (text: string) => unwrapped(await styles(text, "ru"));

  it.each([
    ["Карточка, никакого синего и градиентов", "Соблюдены запреты: никакого синего и градиентов."],
    ["Карточка блюда, чёрный фон, красный не использовать", "Соблюдены запреты: красный не использовать."],
    ["Форма заказа, но не розовый", "Соблюдены запреты: не розовый."],
    ["Список вакансий, красный нельзя, тёмно-синий", "Соблюдены запреты: красный нельзя."],
    ["Касса столовой. Избегайте зелёного, крупный текст", "Соблюдены запреты: избегайте зелёного."],
    ["Settings page, navy, not too bright", "Restrictions respected: not too bright."],
    [
      "Orders table, anything but orange, no gradients",
      "Restrictions respected: anything but orange, no gradients.",
    ],
  ])("names the bans that it keeps: %s", async (text, told) => {
    const head = await headOf(text);
    expect(head).toContain(told);
    expect(head).not.toMatch(/Не учтено|Not applied|second/);
  });

  it.each([
    ["Форма, крупный текст", /--text-body: 1\.375rem/],
    ["Форма. Читают люди старше 60 лет", /--text-body: 1\.25rem/],
    ["Форма, текст 18 px", /--text-body: 1\.125rem/],
    ["Форма, кнопки 48 px", /\.button \{\s+@apply [^;]*min-h-\[48px\]/],
    ["A login form, lime buttons, 18 px text", /--text-body: 1\.125rem/],
    ["Таблица заявок, мелкий, но читаемый текст", /--text-body: 0\.9375rem/],
    ["Панель показателей, цифры крупные", /--text-figure: 2\.5rem/],
    ["Панель цеха, цифры крупные, смотрят с трёх метров", /Линия 3:[\s*]+стоит 4 мин, авария\./],
    ["Карточка ближайшего приёма для владельца питомца, спокойно", /Питомец:[\s*]+кот/],
    ["Карточка товара, дерево и латунь", /--color-primary: #7A4B2A/],
    ["Форма, шрифт без засечек", /--font-body: ui-sans-serif/],
    ["Форма, шрифт с засечками в заголовках", /--font-heading: Georgia/],
    ["Orders, monospaced numbers", /--font-number: ui-monospace/],
    ["Orders, dense rows", /\.row \{/],
    ["Меню, сильные скругления", /--radius-card: 24px/],
  ])("is there: %s", async (text, there) => {
    const code = await styles(text, "ru");
    expect(code).toMatch(there);
    expect(code).toMatch(/Учтено: «|Taken into account: «/);
    expect(code).not.toMatch(/Не учтено|Not applied/);
  });

  it.each([
    ["Форма, пастельные тона, тёмная тема", /Не учтено: «пастельные тона»/],
    ["Form, isometric letters", /Not applied: «isometric letters»/],
    ["Форма, брендовый #D6457F, без розового", /Не учтено: «без розового»/],
  ])("claims nothing that its tokens contradict: %s", async (text, missed) => {
    expect(await headOf(text)).toMatch(missed);
  });
});

describe("contrast", () => {
  it.each([
    ["#000000", "#FFFFFF", 21],
    ["#777777", "#FFFFFF", 4.4],
    ["#767676", "#FFFFFF", 4.5],
    ["#FFF", "#FFFFFF", 1],
  ])("of %s and %s is %s", (left, right, ratio) => {
    expect(contrast(left, right)).toBe(ratio);
    expect(contrast(right, left)).toBe(ratio);
  });
});
