import { describe, expect, it } from "vitest";
import { company } from "@/content/company";
import { examples } from "@/content/knowledge/examples";
import { serviceIds } from "@/content/knowledge/ids";
import { draftIdea } from "@/lib/generators/server/draft/idea/compose";
import { locales, type Locale } from "@/lib/i18n/routing";
import { samples } from "@/tests/unit/generators/samples";

/** What a customer may write: realistic descriptions, the site's own examples, one line, and nonsense. */
const descriptions: Readonly<Record<Locale, readonly string[]>> = {
  ru: [
    ...Object.values(samples.ru),
    ...examples.ru.map(({ text }) => text),
    "Нужен портал",
    "Нужна CRM для отдела продаж",
    "Хотим мониторинг серверов",
    "Сделайте нам хорошо",
    "ыва пролд 12",
    "!!! ???",
  ],
  en: [
    ...Object.values(samples.en),
    ...examples.en.map(({ text }) => text),
    "We need a portal",
    "We need a CRM for the sales team",
    "We want server monitoring",
    "Make it better",
    "asdf qwer 12",
    "!!! ???",
  ],
};
const cases = locales.flatMap((locale) => descriptions[locale].map((text) => [locale, text] as const));

/** With plain spaces, to compare with text as it is typed. */
const plain = (markdown: string) => markdown.replaceAll("\u00A0", " ");
const longLines = (markdown: string) => new Set(markdown.split("\n").filter((line) => line.length > 30));
const withoutQuotes = (markdown: string, [open, close]: [string, string]) =>
  markdown.replace(new RegExp(`${open}[^${close}]*${close}`, "gu"), "");

describe.each(cases)("%s: %s", (locale, description) => {
  const draft = draftIdea(description, locale);

  it("is a whole document with headings of the third level only", () => {
    expect(draft.length).toBeGreaterThanOrEqual(1_500);
    const headings = draft.match(/^#+ /gm) ?? [];
    expect(headings.length).toBeGreaterThanOrEqual(5);
    expect(new Set(headings)).toEqual(new Set(["### "]));
    expect(draft).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
  });

  it("is the same bytes again", () => {
    expect(draftIdea(description, locale)).toBe(draft);
  });

  it("links only to services there are, in its language", () => {
    const links = [...draft.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);
    expect(links.length).toBeGreaterThan(0);
    const known = serviceIds.map((id) => `${locale === "en" ? "/en" : ""}/services/${id}`);
    for (const link of links) expect(known).toContain(link);
  });

  it("ends with five to seven questions", () => {
    const questions = draft.slice(draft.lastIndexOf("\n### ")).match(/^\d\. .+/gm) ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(questions.length).toBeLessThanOrEqual(7);
    for (const question of questions) expect(question).toMatch(/\?$/);
  });

  it("does not name the company and promises nothing in its name", () => {
    for (const { name, formerName } of [company.ru, company.en]) {
      expect(draft).not.toContain(name);
      expect(draft).not.toContain(formerName);
    }
    expect(draft).not.toMatch(/гарантируем|мы уже (?:сделали|внедрили)|we guarantee|we have delivered/i);
  });
});

describe.each(locales)("drafts of different descriptions in %s", (locale) => {
  const drafts = descriptions[locale].map((text) => ({ text, lines: longLines(draftIdea(text, locale)) }));
  const pairs = drafts.flatMap((left, index) =>
    drafts.slice(index + 1).map((right) => [left, right] as const),
  );

  it("share fewer than half of their longer lines, unless the descriptions tell the same story", () => {
    const toldTwice = ([left, right]: (typeof pairs)[number]) => sharedWords(left.text, right.text) > 0.5;
    const compared = pairs.filter((pair) => !toldTwice(pair));
    expect(compared.length).toBeGreaterThan(150);
    for (const [left, right] of compared) {
      const shared = [...left.lines].filter((line) => right.lines.has(line)).length;
      const share = shared / Math.min(left.lines.size, right.lines.size);
      expect(share, `${left.text}\n${right.text}`).toBeLessThan(0.5);
    }
  });
});

function sharedWords(left: string, right: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu));
  const [a, b] = [words(left), words(right)];
  return [...a].filter((word) => b.has(word)).length / Math.min(a.size, b.size);
}

describe("the language of a draft", () => {
  it.each(Object.entries(samples.ru))("Russian for %s, but for names", (_, description) => {
    const own = withoutQuotes(draftIdea(description, "ru"), ["«", "»"]).replace(/\]\([^)]*\)/g, "");
    const names = new Set(["SAP", "Excel", "Zabbix", "Prometheus", "Telegram", "Moodle", "CRM", "ERP"]);
    const words = own.match(/[A-Za-z][A-Za-z-]+/g) ?? [];
    expect(words.filter((word) => !names.has(word))).toEqual([]);
  });

  it.each(Object.entries(samples.en))("English for %s", (_, description) => {
    expect(draftIdea(description, "en")).not.toMatch(/\p{Script=Cyrillic}|[₽«»№]/u);
  });

  it.each(Object.entries(samples.ru))(
    "English for the Russian description of %s, but for quotations",
    (_, description) => {
      const draft = draftIdea(description, "en");
      expect(withoutQuotes(draft, ["“", "”"])).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(draft).toMatch(/^### [A-Z]/);
    },
  );

  it("writes 1C and GOST in English, 1С and ГОСТ in Russian", () => {
    const bank = "A bank wants monitoring, exchange with 1C";
    expect(draftIdea(bank, "en")).toContain("GOST R 57580.1");
    expect(draftIdea(bank, "en")).toContain("1C: ");
    expect(draftIdea(bank, "ru")).toContain("ГОСТ Р 57580.1");
    expect(draftIdea(bank, "ru")).toContain("1С: ");
  });

  it("groups figures as the language does", () => {
    expect(plain(draftIdea("Банк теряет 1,5 млн рублей в месяц на сбоях, нужен мониторинг", "ru"))).toContain(
      "1 500 000 ₽ × 12 × 20 %",
    );
    expect(
      draftIdea("The bank loses 1.5 million roubles a month on outages, we need monitoring", "en"),
    ).toContain("1.5 million RUB × 12 × 20%");
  });
});

describe("what a draft says of the polyclinics", () => {
  const draft = plain(draftIdea(samples.ru.polyclinics ?? "", "ru"));

  it.each([
    ["a title from the wish and the trade", "### Онлайн-запись для медицинской организации"],
    ["the figures", "12 поликлиник, 2 города, 45 000 приёмов в месяц, 380 врачей, 64 регистратора"],
    ["what they come to", "45 000 приёмов в месяц ÷ 12 поликлиник ≈ 3 750 в месяц на точку"],
    ["the visitor's complaint", "- «14% пациентов не приходят». "],
    ["head counts of roles", "- **Врач**, 380 человек."],
    ["the wish table", "| «онлайн-запись», «напоминания» |"],
    [
      "the sum of weeks",
      "2 (обследование) + 5 (ядро) + 1 (портал самообслуживания) + 2 (обмен: 1С, ЕГИСЗ) + 2 (пилот) = 12 недель",
    ],
    ["the pilot", "Выбранные точки (3 поликлиники)"],
    ["the deadline", "Срок из описания, 4 месяца, вмещает расчёт: запас 5 недель"],
    [
      "the computed loss",
      "45 000 приёмов в месяц × 14 % = 6 300 в месяц теряется; вернув четверть, получаем 1 575 в месяц, 18 900 в год.",
    ],
    ["the assumption", "Допущение: четверть потерь"],
    ["the constraint", "- **Персональные данные.**"],
    ["a service", "[Высоконагруженные системы](/services/highload)"],
  ])("%s", (_, text) => {
    expect(draft).toContain(text);
  });
});

describe("what it could not understand", () => {
  it("is said, and no system is made up", () => {
    const draft = plain(draftIdea("ыва пролд", "ru"));
    expect(draft).toContain(
      "Не удалось распознать: отрасль и участников, что должно появиться, объёмы и сроки, действующие системы",
    );
    expect(draft).toContain("«пролд»");
    expect(draft).not.toContain("Первый выпуск");
  });

  it("is asked about when one wish of several is unknown", () => {
    const draft = draftIdea("Поликлинике нужны онлайн-запись, кубокрутка, склад", "ru");
    expect(draft).toMatch(/Что будет готовым результатом для\s«кубокрутка»/u);
  });

  it("names the assumption when the trade is clear and the wish is not", () => {
    expect(plain(draftIdea("У нас три поликлиники", "ru"))).toContain("Что именно создать, прямо не сказано");
  });
});
