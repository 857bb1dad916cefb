import { describe, expect, it } from "vitest";
import { keyFiguresSchema } from "@/lib/generators/key-figures";
import { compose } from "@/lib/generators/server/compose/corporate";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import type { Locale } from "@/lib/i18n/locales";
import { campervans, cheese, lifts, stables } from "./sheets";

const ideaOf = async (description: string, locale: Locale) =>
  compose("idea", await readFacts(description, locale), {});

const clinics = {
  ru: "Сеть из 12 клиник. Пустые приёмы обходятся в 10 млн рублей в год. Нужна запись с напоминаниями.",
  en: "A chain of 12 clinics. Empty slots cost us $280,000 a year. We need booking with reminders.",
} as const;

describe("the key figures of an idea", () => {
  it.each([
    ["ru", ["Порядок величины", "До запуска", "Потери в год"], { number: "10", unit: "млн\u00a0₽" }],
    ["en", ["Cost range", "Time to launch", "Annual losses"], { number: "$280,000" }],
  ] as const)("%s: are the money, the time and the loss", async (locale, terms, loss) => {
    const { keyFigures = [] } = await ideaOf(clinics[locale], locale);
    expect(keyFigures.map(({ term }) => term)).toEqual(terms);
    expect(keyFigures[2]).toMatchObject(loss);
  });

  it.each([campervans, cheese, lifts, stables])("are those of its text ($organisation.text)", (facts) => {
    const { text, keyFigures = [] } = compose("idea", facts, {});
    expect(() => keyFiguresSchema.parse(keyFigures)).not.toThrow();
    const told = text.replace(/[\s\u00a0]+/g, " ");
    for (const { number } of keyFigures.slice(0, 2))
      for (const part of number.split(/\s?–\s?/)) expect(told).toContain(part.replace(/\u00a0/g, " "));
  });

  it("count the functions where no loss is told", async () => {
    const { keyFigures = [] } = await ideaOf("Автомойка, 6 боксов. Нужна запись через телефон.", "ru");
    expect(keyFigures.at(-1)).toEqual({ term: "Функции", number: "1", note: "В первом выпуске" });
  });

  it("are none where the document only asks", async () => {
    expect(await ideaOf("Хотим сайт.", "ru")).not.toHaveProperty("keyFigures");
  });
});
