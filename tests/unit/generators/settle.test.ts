import { describe, expect, it } from "vitest";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { settleFacts } from "@/lib/generators/server/read/settle";
import type { Locale } from "@/lib/i18n/locales";

const descriptions: Record<Locale, string> = {
  ru: "Архив района, 9 сотрудников, 40 запросов в день. Каждый поиск дела занимает 35 минут. Нужна карточка дела и выдача копий по ссылке. 1С остаётся.",
  en: "District archive with 9 staff and 40 requests a day. Each search for a file takes 35 minutes. We need a card of every file and copies sent by link. Sage stays.",
};
const settled = async (locale: Locale, change: (sheet: FactSheet) => Partial<FactSheet> = () => ({})) => {
  const read = await readFacts(descriptions[locale], locale);
  const sent = JSON.parse(JSON.stringify({ ...read, ...change(read) })) as FactSheet;
  return { read, sheet: await settleFacts(descriptions[locale], sent, locale) };
};
const locales = ["ru", "en"] as const;

describe.each(locales)("a sheet that comes back: %s", (locale) => {
  it("is the same when the visitor changed nothing, also the second time", async () => {
    const { read, sheet } = await settled(locale);
    expect(JSON.parse(JSON.stringify(sheet))).toEqual(JSON.parse(JSON.stringify(read)));
    expect(await settleFacts(descriptions[locale], sheet, locale)).toEqual(sheet);
  });

  it("has the reader's values for the reader's entries, whatever the browser says of them", async () => {
    const { read, sheet } = await settled(locale, ({ figures }) => ({
      figures: figures.map((figure) => ({ ...figure, value: 7, unit: "x" })),
      clarity: "none",
    }));
    expect(sheet.figures.map(({ value }) => value)).toEqual(read.figures.map(({ value }) => value));
    expect(sheet.clarity).toBe("clear");
  });

  it("reads the visitor's own words anew", async () => {
    const text = locale === "ru" ? "55 минут на один поиск" : "55 minutes for one search";
    const { sheet } = await settled(locale, ({ figures }) => ({
      figures: figures.map((figure) =>
        figure.time === "minute" ? { ...figure, text, span: undefined, by: "visitor" as const } : figure,
      ),
    }));
    const typed = sheet.figures.find(({ by }) => by === "visitor");
    expect(typed).toMatchObject({ text, value: 55, kind: "duration", time: "minute" });
  });

  it("keeps what a question says of a bare number", async () => {
    const answer = {
      id: "q1",
      text: "12,5",
      by: "visitor" as const,
      value: 1,
      unit: locale === "ru" ? "рублей" : "EUR",
      counts: "x",
      kind: "money" as const,
      says: "costs" as const,
      currency: locale === "ru" ? "RUB" : "EUR",
    };
    const { sheet } = await settled(locale, ({ figures }) => ({ figures: [...figures, answer] }));
    expect(sheet.figures.at(-1)).toMatchObject({ value: 12.5, kind: "money", currency: answer.currency });
  });

  it("finds the figures of a typed complaint, once", async () => {
    const text = locale === "ru" ? "Каждый месяц теряем 18 дел" : "Every month we lose 18 files";
    const pain = { id: "mine", text, by: "visitor" as const, figures: [] };
    const { sheet } = await settled(locale, ({ pains }) => ({ pains: [...pains, pain] }));
    const own = sheet.pains.at(-1)?.figures ?? [];
    expect(own).toHaveLength(1);
    expect(sheet.figures.find(({ id }) => id === own[0])).toMatchObject({ value: 18, by: "visitor" });
    const again = await settleFacts(descriptions[locale], sheet, locale);
    expect(again.figures).toHaveLength(sheet.figures.length);
  });

  it("keeps what was taken away, and is no longer clear when all that was wanted is", async () => {
    const { sheet } = await settled(locale, ({ wishes }) => ({
      wishes: wishes.map((wish) => ({ ...wish, removed: true as const })),
    }));
    expect(sheet.wishes.length).toBeGreaterThan(0);
    expect(sheet.wishes.every(({ removed }) => removed)).toBe(true);
    expect(sheet.clarity).toBe("vague");
  });

  it("drops links to figures that are not there", async () => {
    const { sheet } = await settled(locale, ({ wishes }) => ({
      wishes: wishes.map((wish) => ({ ...wish, figures: ["nowhere"] })),
    }));
    expect(sheet.wishes.flatMap(({ figures }) => figures)).toEqual([]);
  });

  it("reads a typed deadline and a typed budget", async () => {
    const [date, money] = locale === "ru" ? ["6 недель", "1,5 млн рублей"] : ["6 weeks", "€1.5 million"];
    const { sheet } = await settled(locale, ({ limits }) => ({
      limits: {
        ...limits,
        deadline: { id: "mine-1", text: date, by: "visitor" },
        budget: { id: "mine-2", text: money, by: "visitor" },
      },
    }));
    expect(sheet.limits.deadline?.weeks).toBe(6);
    expect(sheet.limits.budget?.amount).toBe(1_500_000);
  });

  it("asks no question that it answers, and at most five", async () => {
    const { read, sheet } = await settled(locale, ({ limits }) => ({
      limits: { ...limits, deadline: { id: "mine-1", text: "2027", by: "visitor" } },
    }));
    expect(read.open.length).toBeLessThanOrEqual(5);
    const asked = sheet.open.map(({ fills }) => (fills.part === "limits" ? fills.field : fills.part));
    expect(asked).not.toContain("deadline");
  });
});

describe("a sheet that does not fit", () => {
  it.each(["text", "span", "id"] as const)("is refused with the place of a wrong %s", async (what) => {
    const wrong = settled("ru", ({ wishes }) => {
      const [first, ...rest] = wishes;
      if (first === undefined) throw new Error("no wish");
      if (what === "text") return { wishes: [{ ...first, text: "украсть архив" }, ...rest] };
      if (what === "span") return { wishes: [{ ...first, span: undefined }, ...rest] };
      return { wishes: [first, first, ...rest] };
    });
    await expect(wrong).rejects.toMatchObject({
      code: "validation_failed",
      fields: [{ field: `facts.wishes.${what === "id" ? "1" : "0"}.${what}` }],
    });
  });
});

describe("a vague description", () => {
  it.each([
    ["ru", "Нужна цифровизация, подскажите что-нибудь", "Учёт выданных дел с напоминанием о возврате"],
    [
      "en",
      "We need digital transformation, please advise",
      "A log of lent files with reminders to return them",
    ],
  ] as const)("becomes clear when the visitor says what is wanted: %s", async (locale, description, text) => {
    const read = await readFacts(description, locale);
    expect(read.clarity).toBe("vague");
    const wishes = [...read.wishes, { id: "mine", text, by: "visitor" as const, figures: [] }];
    expect((await settleFacts(description, { ...read, wishes }, locale)).clarity).toBe("clear");
  });
});
