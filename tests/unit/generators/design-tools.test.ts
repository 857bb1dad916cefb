import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
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
    expect(tokens.size).toBe(10);
    const claims = [...code.matchAll(/--color-[\w-]+: (#[0-9A-F]{6}); \/\* ([^*]+) \*\//g)].flatMap(
      ([, hex = "", note = ""]) =>
        Array.from(note.matchAll(/(?:на|on) ([\w-]+) (\d+(?:[.,]\d)?)/g), ([, ground = "", ratio = ""]) => ({
          hex,
          ground: tokens.get(ground) ?? "",
          ratio: Number(ratio.replace(",", ".")),
        })),
    );
    expect(claims.length).toBe(8);
    for (const { hex, ground, ratio } of claims) {
      expect(contrast(hex, ground)).toBe(ratio);
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("the sheet of a screen", () => {
  it.each([
    [
      "Табло мастерской по ремонту часов: очередь из 40 заказов, карточка заказа с фото, кнопка «Выдать». Без карты и без видео. Тёмно-зелёный на белом, текст 12 px.",
      "ru",
      ["list", "cards", "photo", "button"],
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
      const { elements, bans, pairs, textSize } = await designSheetOf(description, locale);
      const ids = elements.map(({ kind }) => kind.id);
      expect(ids).toEqual(expect.arrayContaining([...there]));
      for (const id of absent) expect(ids).not.toContain(id);
      expect(bans.length).toBeGreaterThan(0);
      expect(pairs).toHaveLength(1);
      expect(textSize).toBe(12);
    },
  );
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

  it("is never the one that is refused", async () => {
    const hueOf = async (prompt: string) => oklchOf((await tokens(prompt)).primary ?? "").h;
    const teal = oklchOf("#0E8A8A").h;
    expect(hueGap(await hueOf("Calm booking page"), teal)).toBeLessThan(30);
    expect(hueGap(await hueOf("Calm booking page, no teal"), teal)).toBeGreaterThan(30);
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
    expect(plain(strict.accessibility)).toContain("#12325B на #FFFFFF: контраст 12,8");
    expect(plain(strict.accessibility)).toContain("Текст 14 px — мало");
    expect(plain(strict.accessibility)).toContain("Зона нажатия 32 px — мало");
    const said = plain(strict.improvements.join("\n"));
    expect(said).toMatch(/Форма из 11 полей.*полей 11/);
    expect(said).toMatch(/14 столбцов.*столбцов 14/);
  });

  it("names the pair that is too pale, and what a text does not show", async () => {
    const pale = await analysis(
      "Home page of a choir: an endless feed, gray text #9AA0A6 on #FFFFFF, slow to load.",
      "en",
    );
    expect(pale.accessibility).toContain(
      "#9AA0A6 on #FFFFFF: contrast 2.6; ordinary text needs at least 4.5",
    );
    expect(pale.improvements.join()).toContain("contrast is 2.6");
    expect(pale.overview).toContain("does not show");
  });

  it("asks for the states that a part needs and the text does not speak of", async () => {
    const { improvements } = await analysis(
      "Screen of a print shop: a table of orders, a form for the layout file",
      "en",
    );
    expect(improvements.join("\n")).toMatch(/table of orders.*: draw these states as well: empty, loading/i);
  });

  it("says when there is nothing to analyse", async () => {
    const { result } = await drafts.analyze({ description: "!!! ???" }, "ru");
    expect(result.analysis).toHaveProperty("error");
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
