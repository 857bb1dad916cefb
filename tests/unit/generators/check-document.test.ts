import { describe, expect, it } from "vitest";
import { checkDocument } from "@/lib/generators/server/check/check-document";
import { numbersIn } from "@/lib/generators/server/check/grounds";
import { compose } from "@/lib/generators/server/compose/corporate";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { corporateToolIds, refinements, type CorporateToolId } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";
import briefs from "@/tests/evaluation/briefs.dev.json";
import { others } from "@/tests/unit/generators/other-briefs";

const quarry: Record<Locale, string> = {
  ru: "Гранитный карьер, 18 самосвалов, 90 талонов в день, на каждый уходит 4 минуты. Из-за ошибок теряем 110 тысяч рублей в месяц. Нужны талоны без перебивки, доска погрузки по забоям и оповещение соседей о взрыве. Мобильное приложение не нужно. 1С остаётся. Срок до сентября.",
  en: "Granite quarry with 18 haul trucks, 90 tickets a day, 4 minutes each. Mistakes cost us £1,100 a month. We need tickets without re-keying, a load board per face and blast notices to neighbours. No mobile app. Sage 200 stays. Ready by September.",
};

/** What the check finds in lines put into a document of the quarry. */
async function found(locale: Locale, lines: string, tool: CorporateToolId = "idea") {
  const description = quarry[locale];
  const plan = makePlan(await readFacts(description, locale));
  return checkDocument(plan, tool, `## Название\n\n${lines}`, { description });
}
const kinds = async (...args: Parameters<typeof found>) => (await found(...args)).map(({ kind }) => kind);

describe("figures of a document", () => {
  it.each<[Locale, string]>([
    ["ru", "Сегодня 90 талонов в день по 4 минуты."],
    ["ru", "90 талонов × 4 минуты = 360 минут в день, то есть 6 часов."],
    ["ru", "90 талонов × 250 дней × 12 % × 4 минуты = 10 800 минут в год."],
    ["ru", "Потери 110 000 ₽ в месяц, или 1,32 млн ₽ в год."],
    ["ru", "Допущение: заполнение талона сократится на 35 %."],
    ["ru", "Три экрана, 2 роли, 5 шагов; по ГОСТ 34.602-2020, Ф-1, НФ-14, 24/7."],
    ["ru", "### Общее для любых проектов\n\n- Копии раз в 48 часов."],
    ["en", "90 tickets × 4 minutes = 360 minutes a day."],
    ["en", "Mistakes cost £1,100 a month, £13,200 a year."],
    ["en", "Assumption: filling in takes 35% less time."],
  ])("may be given, reckoned, assumed or part of a name: %s %s", async (locale, line) => {
    expect(await found(locale, line)).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ["ru", "Экономия составит 37 % времени.", "37"],
    ["ru", "| Сотрудники | 239 человек |", "239"],
    ["ru", "Ответ за 0,8 секунды.", "0,8"],
    ["ru", "Проект окупится на 7,4 млн ₽.", "7,4"],
    ["en", "The saving is 37% of the time.", "37"],
    ["en", "It pays back £83,417 in a year.", "83,417"],
  ])("may not be made up: %s %s", async (locale, line, figure) => {
    expect(await found(locale, line)).toEqual([{ kind: "figure", line: 2, found: figure }]);
  });

  it("are read with their thousands, fractions and scales", () => {
    const values = (text: string, locale: Locale) => numbersIn(text, locale).map(({ value }) => value);
    expect(values("2,9 млн ₽, 55 800 ₽, 1 234,5 и 3,4 тонны", "ru")).toEqual([
      2_900_000, 55_800, 1234.5, 3.4,
    ]);
    expect(values("$2.9 million, 55,800 and 1,234.5, 12k, 5 metres", "en")).toEqual([
      2_900_000, 55_800, 1234.5, 12_000, 5,
    ]);
  });
});

describe("claims of a document", () => {
  it.each<[Locale, string]>([
    ["ru", "Срок не указан."],
    ["ru", "Данных о потерях нет: нет данных для расчёта потерь."],
    ["ru", "Число талонов в день неизвестно."],
    ["en", "The deadline is not stated."],
    ["en", "The volume is unknown."],
  ])("may not call unknown what was said: %s %s", async (locale, line) => {
    expect(await kinds(locale, line)).toEqual(["denial"]);
  });

  it.each<[Locale, string]>([
    ["ru", "Бюджет не назван."],
    ["ru", "Какой срок нужен, если он ещё не известен?"],
    ["en", "The budget is not stated."],
  ])("may ask, and say what was not said: %s %s", async (locale, line) => {
    expect(await found(locale, line)).toEqual([]);
  });

  it.each<[Locale, string]>([
    ["ru", "Водитель открывает мобильное приложение и видит забой."],
    ["en", "The driver opens the mobile app and sees the face."],
  ])("may not propose what was ruled out: %s %s", async (locale, line) => {
    expect(await kinds(locale, line)).toEqual(["ban"]);
  });

  it.each<[Locale, string]>([
    ["ru", "Мобильное приложение не делаем."],
    ["ru", "### Чего не будет\n\n- Мобильное приложение."],
    ["ru", "Условие «мобильное приложение» проверяется на показе."],
    ["en", "There will be no mobile app."],
    ["en", "| Ruled out | mobile app |"],
  ])("may say that it is ruled out: %s %s", async (locale, line) => {
    expect(await found(locale, line)).toEqual([]);
  });
});

describe("bans in the body of a document", () => {
  it("are broken by a field or a row of a table with the banned thing", async () => {
    const fields = "### Экран\n\n- Поля: номер, мобильное приложение, дата.";
    expect(await kinds("ru", fields)).toEqual(["ban"]);
    const rows = "| Field | Kind |\n| --- | --- |\n| Mobile app | typed |";
    expect(await kinds("en", rows)).toEqual(["ban"]);
  });

  it("hold for what a wish does without, below a heading that says so too", async () => {
    const description = "Food bank, 70 volunteers. We need referral vouchers without e-mail attachments.";
    const plan = makePlan(await readFacts(description, "en"));
    const text = `### ${plan.functions[0]?.title ?? ""}\n\nOn the screen: date, e-mail attachments, agency.`;
    const broken = checkDocument(plan, "interface", text, { description });
    expect(broken).toEqual([{ kind: "ban", line: 2, found: "e-mail attachments" }]);
  });
});

describe("nouns of another trade", () => {
  it.each<[Locale, string, string]>([
    ["ru", "Регистратор находит пациента по фамилии.", "пациента"],
    ["en", "The physician confirms the load at the face.", "physician"],
  ])("are no part of a model's document: %s %s", async (locale, line, word) => {
    const model = `### Роли\n\n| Роль | Дело |\n| --- | --- |\n\n${line}`;
    const foreign = (await found(locale, model)).filter(({ kind }) => kind === "trade");
    expect(foreign).toEqual([{ kind: "trade", line: 7, found: word }]);
  });

  it("are at home where the visitor speaks of the trade", async () => {
    const description = "Клиника, 12 врачей. Нужна запись на приём и напоминание о визите.";
    const plan = makePlan(await readFacts(description, "ru"));
    expect(checkDocument(plan, "idea", "Пациент видит время.", { description })).toEqual([]);
  });
});

describe("a specification", () => {
  it("has a requirement for every function", async () => {
    const plan = makePlan(await readFacts(quarry.ru, "ru"));
    const [first, ...rest] = plan.functions;
    const missing = await found("ru", `**${first?.code ?? ""}.** Приёмка: видно.`, "requirements");
    expect(missing.map(({ kind }) => kind)).toEqual(rest.map(() => "wish"));
    expect(await found("ru", `**${first?.code ?? ""}.** Приёмка: видно.`, "idea")).toEqual([]);
  });
});

describe("links", () => {
  it.each([
    "[так](https://other.example/x)",
    "см. http://other.example",
    "[так](//other.example)",
    "[x](javascript:alert)",
  ])("lead nowhere else: %s", async (line) => expect(await kinds("ru", line)).toEqual(["link"]));
  it("may lead into the site", async () => expect(await found("ru", "[так](/services/erp)")).toEqual([]));
});

/** Documents of the rules as they are asked for. */
const editions = corporateToolIds.flatMap((tool) => [
  { tool, wording: {} },
  ...refinements.map((refine) => ({ tool, wording: { refine } })),
  ...(tool === "requirements" ? [{ tool, wording: { template: "gost-34" as const } }] : []),
]);

describe("documents of the rules", () => {
  const all = [...briefs, ...others].map(({ id, locale, description }) => ({
    id,
    locale: locale as Locale,
    description,
  }));

  it.each(all)("say nothing that their facts do not bear out: $id", async ({ description, locale }) => {
    const facts = await readFacts(description, locale);
    if (facts.clarity !== "clear") return;
    const plan = makePlan(facts);
    const wrong = editions.flatMap(({ tool, wording }) => {
      const { text, assumptions } = compose(tool, facts, wording);
      const lines = text.split("\n");
      return checkDocument(plan, tool, text, { description, assumptions, wording }).map(
        ({ kind, line, found: what }) => ({ tool, ...wording, kind, what, line: lines[line ?? -1] }),
      );
    });
    expect(wrong).toEqual([]);
  });
});
