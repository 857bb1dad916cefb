import { describe, expect, it } from "vitest";
import { company } from "@/content/company";
import { serviceIds } from "@/content/knowledge/ids";
import { draftIdea } from "@/lib/generators/server/draft/idea/compose";
import { locales } from "@/lib/i18n/routing";
import {
  descriptions,
  longLines,
  pairsOf,
  plain,
  sharedLines,
  withoutQuotes,
} from "@/tests/unit/generators/corpus";
import { samples } from "@/tests/unit/generators/samples";

const cases = locales.flatMap((locale) => descriptions[locale].map((text) => [locale, text] as const));

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

  it("share fewer than half of their longer lines, unless the descriptions tell the same story", () => {
    const pairs = pairsOf(drafts);
    expect(pairs.length).toBeGreaterThan(150);
    for (const [left, right] of pairs)
      expect(sharedLines(left.lines, right.lines), `${left.text}\n${right.text}`).toBeLessThan(0.5);
  });
});

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
    ).toContain("RUB 1.5 million × 12 × 20%");
  });
});

describe("what a draft says of the polyclinics", () => {
  const draft = plain(draftIdea(samples.ru.polyclinics ?? "", "ru"));

  it.each([
    ["a title from the wish and the trade", "### Онлайн-запись для медицинской организации"],
    ["the figures", "12 поликлиник, 2 города, 45 000 приёмов в месяц, 380 врачей, 64 регистратора"],
    ["what they come to", "45 000 приёмов в месяц ÷ 12 поликлиник ≈ 3 750 в месяц на поликлинику"],
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
      "45 000 приёмов в месяц × 14 % = 6 300 в месяц впустую; вернув четверть, получаем 1 575 в месяц, 18 900 в год.",
    ],
    ["the assumption", "Допущение: четверть потерь"],
    ["the constraint", "- **Персональные данные.**"],
    ["a service", "[Высоконагруженные системы](/services/highload)"],
  ])("%s", (_, text) => {
    expect(draft).toContain(text);
  });
});

describe("a wish that names a neighbouring system", () => {
  it("goes where the exchange with that system goes", () => {
    const draft = plain(
      draftIdea(
        "Университет, 18 000 студентов. Хотим личный кабинет студента, вход через Госуслуги, Moodle сохранить.",
        "ru",
      ),
    );
    expect(draft).toMatch(/\| «вход через Госуслуги» \| Вход и подтверждение личности.* \| первый \|/);
    expect(draft).toMatch(/\| «Moodle сохранить» \| .* \| первый \|/);
    expect(draft).not.toContain("Что будет готовым результатом");
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
