import { describe, expect, it } from "vitest";
import { assumptionsSchema, type Assumptions } from "@/lib/generators/business-case/assumptions";
import { computeBusinessCase, moneyUnit } from "@/lib/generators/business-case/compute";
import { formatPrice, formatSum } from "@/lib/generators/business-case/money";
import { renderBusinessCase, withAssumptions } from "@/lib/generators/business-case/render";
import { outlooksOf } from "@/lib/generators/business-case/sensitivity";
import { breakEven, neededValue, noVerdict, openParameters } from "@/lib/generators/business-case/verdict";
import { indicatorsOf, viewOf } from "@/lib/generators/business-case/view";
import { withParameter } from "@/lib/generators/business-case/with-parameter";
import { readPrices } from "@/lib/content/prices";
import { deriveAssumptions } from "@/lib/generators/server/compose/business-case/compose";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { formatNumber } from "@/lib/generators/numbers";
import { answerQuestion } from "@/lib/generators/fact-edits";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { settleFacts } from "@/lib/generators/server/read/settle";
import type { Locale } from "@/lib/i18n/locales";
import { cheese, lifts, stables } from "@/tests/unit/generators/sheets";

const VERDICT = /ROI|NPV/;
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

async function caseOf(description: string, locale: Locale, additionalInfo?: string) {
  const { text, result } = await drafts["business-case"](
    { description, ...(additionalInfo !== undefined && { additionalInfo }) },
    locale,
  );
  const { assumptions } = result;
  if (assumptions === undefined) throw new Error("no assumptions");
  expect(assumptionsSchema.safeParse(assumptions).error?.issues).toBeUndefined();
  return { text: plain(text), assumptions };
}

const valueOf = ({ parameters }: Assumptions, id: string) => parameters.find((item) => item.id === id)?.value;
const named = ({ parameters }: Assumptions) =>
  parameters.filter(({ source }) => source === "visitor").map(({ value }) => value);

describe("money", () => {
  it("is counted in a unit that suits its size", () => {
    expect([moneyUnit(12_000), moneyUnit(2_900_000), moneyUnit(5e10)]).toEqual([1, 1_000, 1_000_000]);
  });

  it("is written as the language writes it", () => {
    expect(plain(formatPrice(1700, "RUB", "ru"))).toBe("1 700 ₽");
    expect(plain(formatPrice(1700, "GBP", "en"))).toBe("£1,700");
    expect(plain(formatPrice(1700, "DKK", "en"))).toBe("DKK 1,700");
    expect(plain(formatSum(-3_510_000, "RUB", "ru"))).toBe("−3,51 млн ₽");
    expect(plain(formatSum(3_510_000, "USD", "en"))).toBe("$3.51 million");
    expect([147_249, -49_600, 999_900, 8_928].map((sum) => plain(formatSum(sum, "USD", "en")))).toEqual([
      "$147,000",
      "−$49,600",
      "$1 million",
      "$8,928",
    ]);
    expect(plain(formatSum(147_249, "EUR", "ru"))).toBe("147 000 €");
  });
});

describe("a loss with all its numbers", () => {
  const assumptions = deriveAssumptions(makePlan(cheese));

  it("is the year's loss, avoided in part, in the line that shows the arithmetic", () => {
    const text = plain(renderBusinessCase(assumptions, "ru"));
    expect(named(assumptions)).toEqual([2_900_000]);
    expect(text).toContain("| 2 900 000 ₽ × 30 % | 870 |");
    expect(text).toMatch(/списали[^|]*2,9 млн/i);
    const large = withParameter(assumptions, "fact-g7", 9_000_000);
    expect(noVerdict(large, computeBusinessCase(large))).toBeUndefined();
  });

  it("takes a share of nothing but what it is a share of: trips are no calls, so trips are asked for", () => {
    const { effects, parameters } = deriveAssumptions(makePlan(lifts));
    const values = effects[0]?.factors.map((id) => parameters.find((item) => item.id === id)?.value);
    expect(values).toEqual([null, 12, 33.3, 1700, 30]);
  });

  it("takes the effort of the plan and the rates of the price list", () => {
    const plan = makePlan(cheese);
    expect(valueOf(assumptions, "person-weeks")).toBe(plan.effort.firstPersonWeeks);
    expect(valueOf(assumptions, "week-price")).toBe(readPrices().rates.RUB?.personWeek);
  });
});

describe("the share of a loss that is avoided", () => {
  it.each([
    [
      "ru",
      "Клиника. 14 % пациентов не приходят, это 10 млн рублей в год. Нужна запись с напоминаниями.",
      "неявки",
    ],
    ["ru", "Клиника. Штрафы обходятся в 10 млн рублей в год. Нужна запись с напоминаниями.", "потери"],
    ["en", "A bank. Payment downtime costs $300,000 a year. We need monitoring of payments.", "downtime"],
  ] as const)("follows from what works on it, with a reason: %s: %s", async (locale, text, name) => {
    const { assumptions } = await caseOf(text, locale);
    const found = assumptions.parameters.find(({ id }) => id.startsWith("avoid-"));
    expect(found?.label.endsWith(` ${name}`)).toBe(true);
    expect(found?.note).toBeTruthy();
    expect(found?.value).toBeLessThanOrEqual(50);
  });

  it("is shown cautiously, as it is and boldly, the middle one as everywhere", async () => {
    const { text, assumptions } = await caseOf(
      "A bank. Payment downtime costs $300,000 a year. We need monitoring of payments.",
      "en",
    );
    const { npv } = computeBusinessCase(assumptions);
    expect(text).toMatch(/\| Conservative \| 17%.*\n\| Base \| 25%.*\n\| Optimistic \| 33%/);
    const base = text.split("\n").find((line) => line.startsWith("| Base |"));
    expect(base).toContain(`| ${plain(formatNumber(npv, "en"))} |`);
    // A column has one unit, told in its head, and its numbers as many decimals.
    const cells = ["Amount, $ |", "NPV over 5 years, $ |", "NPV if lower, $ |"];
    for (const cell of cells) expect(text).toContain(cell);
    const rows = text
      .split("\n")
      .filter((line) => /^\| .*(?:Project work|Servers|Support a|Base|Effort,)/u.test(line));
    for (const row of rows.slice(0, 4)) expect(row).toMatch(/\| [\d,]+ \|$/u);
  });

  it("takes the work of its scenarios from the range that the idea tells", async () => {
    const { assumptions } = await caseOf(
      "Цех. Штрафы обходятся в 9 млн рублей в год. Нужен журнал брака.",
      "ru",
    );
    const [below, above] = readPrices().spread;
    const work = outlooksOf(assumptions).map((one) => valueOf(one.assumptions, "person-weeks") ?? 0);
    expect(work.map((one) => (one / (work[1] ?? 1)) * 100 - 100)).toEqual([above, 0, -below]);
  });

  it("costs servers and licences, unless all runs on the client's own", async () => {
    const text = "Цех. Штрафы обходятся в 9 млн рублей в год. Нужен журнал брака.";
    expect((await caseOf(text, "ru")).text).toMatch(/Серверы и лицензии \| .* × 15 %/);
    expect((await caseOf(`${text} Только на своих серверах.`, "ru")).text).not.toContain("Серверы");
  });
});

describe("without the numbers for it there is no verdict", () => {
  it.each([
    ["ru", "Учёт заявок для зуботехнической лаборатории на 9 техников."],
    ["en", "Sign-up sheets for a choir festival, everything is on paper now."],
  ] as const)("%s: %s", async (locale, description) => {
    const { text, assumptions } = await caseOf(description, locale);
    expect(text).not.toMatch(VERDICT);
    expect(indicatorsOf(viewOf(assumptions, locale))).toEqual([]);
    expect(openParameters(assumptions).length).toBeGreaterThan(0);
    expect(text).toContain(plain(formatSum(breakEven(assumptions, 3), assumptions.currency, locale)));
    expect(text).not.toMatch(/\d\. (?:Rate per person-week|Ставка за человеко-неделю)/);
    for (const { question } of openParameters(assumptions).slice(0, 2))
      if (question !== undefined) expect(text).toContain(plain(question));
  });

  it.each([
    ["ru", "Мойка. Половина клиентов разворачивается и уезжает. Нужна запись.", /Сколько клиентов/],
    [
      "ru",
      "Завод. План составляют вручную, пересчёт занимает два дня. Нужен план.",
      /Сколько (?:часов|денег)/,
    ],
    [
      "ru",
      "Банк. Простои обходятся в 7 млн рублей в год, дежурные путают заявки. Нужен журнал.",
      /Сколько денег/,
    ],
    [
      "en",
      "Vets. Postcards are written by hand, it eats six hours a week. We need reminders.",
      /How many hours|mistakes/,
    ],
    [
      "en",
      "A portal takes up to 50,000 requests a day; a third of them are repeated. We need one intake.",
      /250 days/,
    ],
  ] as const)(
    "%s: asks for nothing that is told, and counts no people by the month: %s",
    async (locale, text, no) => {
      expect((await caseOf(text, locale)).text).not.toMatch(no);
    },
  );

  it.each([
    [
      "ru",
      "Перевозчик. Диспетчеры не успевают отвечать клиентам, где груз, и обзванивают водителей. Нужен трекинг груза.",
      "тратят на звонки и ответы клиентам?",
    ],
    [
      "en",
      "A haulier. Dispatchers spend the day telling customers where their cargo is. We need cargo tracking.",
      "spend on customer inquiries?",
    ],
  ] as const)("%s: asks for the hours that answering customers takes", async (locale, text, question) => {
    expect((await caseOf(text, locale)).text).toContain(question);
  });

  it.each([
    [
      "ru",
      "Сеть магазинов: 90 000 обращений в месяц. 55 % вопросов типовые. В распродажи теряем 13 млн рублей в год. Нужен чат-бот.",
      "90 000 обращений × 12 месяцев × 55 % × ? мин ÷ 60 × 650 ₽ × 30 % | Нужны данные",
    ],
    [
      "en",
      "A bank. Engineers on duty get 400 alerts a day, downtime costs $240,000 a year. We need monitoring.",
      "400 alerts × 365 days × ? min ÷ 60 × $56 × 30% | Data needed",
    ],
    [
      "en",
      "A plant. Rescheduling takes two days, penalties cost $240,000 a year. We need a production plan.",
      "? times × 12 months × 16 h × $35 × 80% | Data needed",
    ],
  ] as const)(
    "%s: shows the work that a system takes over before its time is known",
    async (locale, text, line) => {
      const { text: document } = await caseOf(text, locale);
      expect(document).toContain(line);
      expect(document).toMatch(/(?:Total so far|Итого пока)\*\* \|/);
      expect(document.split("###")[0]).toMatch(
        /^- \*\*(?:Not in the total yet:\*\* “|В сумму пока не вошло:\*\* «)/m,
      );
    },
  );

  it("counts a usual day against the most that is told, and asks how long one answer takes", async () => {
    const text =
      "Город. Портал принимает до 50 000 обращений в сутки, треть из них повторные, 40 % про статус; ответ ждут 30 дней. Нужен единый приём обращений.";
    const document = (await caseOf(text, "ru")).text;
    expect(document).toContain("Сколько минут в среднем занимает один ответ о статусе?");
    expect(document).toContain(
      "| Часы на ответы о статусе (Ф-1) | 50 000 обращений × 365 дней × 50 % × 40 % × ? мин ÷ 60 × 650 ₽ × 30 % |",
    );
    expect(document).toMatch(/\| Обычный день от наибольшего \| 50 % \| Допущение: /u);
  });

  it("asks what today's way costs where nothing tells of a loss", async () => {
    const text = "Автомойка, 6 боксов. Клиенты стоят в очереди и уезжают. Нужна запись через телефон.";
    expect((await caseOf(text, "ru")).text).toContain(
      "Сколько денег в месяц примерно стоит нынешний порядок?",
    );
  });

  it("until the visitor answers what was asked", async () => {
    const { text, assumptions } = await caseOf(
      "Учёт заявок для зуботехнической лаборатории на 9 техников.",
      "ru",
    );
    const [open] = openParameters(assumptions);
    if (open === undefined) throw new Error("nothing is asked");
    const needed = neededValue(assumptions, open, 3) ?? 0;
    const answered = withParameter(assumptions, open.id, Math.round(needed * 1.5));
    const anew = withAssumptions(text, assumptions, answered, "ru");
    expect(indicatorsOf(viewOf(answered, "ru")).map(({ name }) => plain(name))).toContain("ROI за 3 года");
    expect(withAssumptions(renderBusinessCase(assumptions, "ru"), assumptions, answered, "ru")).toBe(
      renderBusinessCase(answered, "ru"),
    );
    expect(anew).not.toBe("");
  });

  it("nor where a small bill is all that was named, since the reasons are elsewhere", () => {
    const assumptions = deriveAssumptions(makePlan(stables));
    const text = renderBusinessCase(assumptions, "en");
    expect(named(assumptions)).toContain(3800);
    expect(text).toContain("€3,800 × 30%");
    expect(text).not.toMatch(VERDICT);
  });

  it("tells no ROI that nobody would believe", async () => {
    const { text } = await caseOf(
      "Типография, 40 печатников. Брак обходится нам в 900 тысяч рублей в месяц. Нужны согласование макета на экране и журнал брака.",
      "ru",
    );
    expect(text).toMatch(/NPV за 5 лет: /);
    expect(text).toContain("- **Расчёт по потере:** «Брак обходится вам в 900 тысяч рублей в месяц»");
    expect(text).not.toContain("ROI");
  });

  it("nor where the result would be too good to be true", () => {
    const plan = makePlan(cheese);
    const rich = withParameter(deriveAssumptions(plan), "fact-g7", 290_000_000);
    const assumptions = {
      ...rich,
      parameters: rich.parameters.map((item) => ({ ...item, range: undefined })),
    };
    expect(noVerdict(assumptions, computeBusinessCase(assumptions))).toBe("absurd");
    expect(renderBusinessCase(assumptions, "ru")).not.toMatch(VERDICT);
  });
});

describe("trades nobody thought of", () => {
  it("shows no share of a line that is not counted among the scenarios", async () => {
    const text =
      "Перевозчик. Диспетчеры обзванивают водителей; простои на выгрузке стоят 12 млн рублей в год. Нужен трекинг груза.";
    expect((await caseOf(text, "ru")).text).toContain("| Базовый | 25 % |");
  });

  it("counts a flow, a share and a price in pounds, and tells what a small budget pays for", async () => {
    const { text, assumptions } = await caseOf(
      "We run three funeral homes in Leeds. About 640 funerals a year, and every seventh has a mistake in the order of service; a reprint costs us £180. We want one form the family checks and signs, a board of ceremonies by day and a message to the celebrant. Budget £15,000.",
      "en",
    );
    expect(assumptions.currency).toBe("GBP");
    expect(text).toMatch(/640 funerals × 14.3% × £180 × 30% \|/);
    expect(text).toMatch(/Budget: £15,000\. The estimate exceeds it by £/);
    expect(text).not.toMatch(/₽|RUB|\$|€/);
  });

  it.each([
    [
      "Лесопилка. Из-за путаницы срываем по 2 отгрузки в неделю, каждая – 35 000 руб неустойки. Нужен учёт пакетов.",
      "2 отгрузки × 52 недели × 35 000 ₽ × 30 %",
    ],
    [
      "Водоканал. Теряем 18% поднятой воды, куб воды обходится в 24 рубля, поднимаем 11 млн кубов в год. Нужна карта утечек.",
      "11 000 000 кубов × 18 % × 24 ₽ × 30 %",
    ],
    [
      "Теплица. Каждое утро агроном тратит 2 часа в день на обход. Нужен журнал обходов.",
      "365 дней × 120 мин ÷ 60",
    ],
  ])("multiplies a price with what it is told for, by the days that are told: %s", async (text, line) => {
    expect((await caseOf(text, "ru")).text).toContain(line);
  });

  it("counts no wished time as a loss, and says what the estimate leaves of a larger budget", async () => {
    const { text } = await caseOf(
      "Диспетчерская, 9 операторов. Нужны заявки с реакцией в течение 2 часов. Бюджет 14 млн рублей.",
      "ru",
    );
    expect(text).not.toContain("120 мин");
    expect(text).toMatch(/Оценка в него укладывается, остаётся 1[\d,]+ млн ₽/);
  });

  it("takes the lower end of a range, and the share of the whole flow", async () => {
    const { text } = await caseOf(
      "Деревообрабатывающий цех, 24 станочника. Брак досок от 3 до 5 % при выпуске 900 кубометров в месяц, кубометр стоит 21 000 рублей. Нужны карта раскроя на планшете и журнал переналадок.",
      "ru",
    );
    expect(text).toContain("900 кубометров × 12 месяцев × 3 % × 21 000 ₽ × 30 %");
  });

  it("prices working time by the hour and says that the rate is assumed", async () => {
    const { text } = await caseOf(
      "Архив области выдаёт 180 справок в день, архивист тратит на одну справку 35 минут. Нужны опись с поиском и заявки граждан онлайн.",
      "ru",
    );
    expect(text).toContain("180 справок × 250 дней × 35 мин ÷ 60 × 650 ₽");
    expect(text).toContain("| Час сотрудника | 650 ₽ | Допущение");
  });

  it.each([
    ["DKK", "Wind farm operator in Jutland, 212 turbines. We lost 48 million DKK last year to late repairs."],
    ["INR", "Parking in Chennai, 61 lots. We lost ₹9.6 lakh a month to forged chits last year."],
  ])("tells the payback in %s, the client's own money", async (currency, losses) => {
    const { text, assumptions } = await caseOf(
      `${losses} We need a fault list that staff see outdoors and a repair journal.`,
      "en",
    );
    expect(assumptions.currency).toBe(currency);
    expect(noVerdict(assumptions, computeBusinessCase(assumptions))).not.toBe("unpriced");
    expect(text).toMatch(new RegExp(`Required savings: ${currency} |pays for itself in`));
  });

  it("asks which part of a whole bill is too much, and names what it assumes beside the verdict", async () => {
    const wish = "We need a watering plan per green and a service book for each mower.";
    const { text } = await caseOf(`Golf course. The water bill was $212,000 last year. ${wish}`, "en");
    expect(text).toContain("$212,000 × ?");
    expect(text).not.toMatch(VERDICT);
    const { text: lost } = await caseOf(`Golf course. Leaks cost us $212,000 a year. ${wish}`, "en");
    expect(lost.split("###")[0]).toMatch(
      /^\*\*The project.* a year\. Not counted in these figures: [^.]+\.\n\n- \*\*Loss counted:\*\* .*; assumption: losses cut by 30%\.$/m,
    );
  });

  it.each([
    ["en", "22 people at £1,800 each were sent to training twice. We need a training register.", [22, 1_800]],
    ["ru", "Теряем зря 22 человека по 1 800 ₽ каждый месяц. Нужен журнал обработок.", [22, 12, 1_800]],
  ] as const)("multiplies a count by the price of each: %s", async (locale, text, factors) => {
    const { parameters, effects } = deriveAssumptions(makePlan(await readFacts(text, locale)));
    const values = effects[0]?.factors.map((id) => parameters.find((one) => one.id === id)?.value);
    expect(values?.slice(0, factors.length)).toEqual(factors);
  });

  it("takes only the margin of what customers pay", async () => {
    const { text } = await caseOf(
      "Removals firm in Leeds, 4,600 house moves a year. A third of people go elsewhere. A house move is worth £940 to us. We need quotes out the same day and a job sheet for the crew.",
      "en",
    );
    expect(text).toContain("4,600 house moves × 33.3% × £940 × 30% × 30%");
  });

  it("takes the price of one of several as told once", async () => {
    const { text } = await caseOf(
      "A law firm in Ohio. Last year we missed two filings, one of which cost us forty thousand dollars. We need a single docket.",
      "en",
    );
    expect(text).toContain("$40,000 × 30%");
  });

  it("uses the figures of the additional information", async () => {
    const description = "Хор при филармонии: 15 % репетиций срываются. Нужен общий календарь залов.";
    const more = "В прошлом году потеряли 840 тысяч рублей на аренде. Директор хочет красиво.";
    const { assumptions } = await caseOf(description, "ru", more);
    expect(named(assumptions)).toContain(840_000);
  });
});

describe("what a finance director reads", () => {
  it.each([
    [
      "ru",
      /допущение[^\n]+\n- \*\*Охват:\*\* [^\n]+ по всем местам \(12 клиник\), первый выпуск запускается в первых трёх клиниках\.[^]+Запуск на остальных местах \| 2 человеко-недели ×/,
    ],
    [
      "en",
      /assumption[^\n]+\n- \*\*Scope:\*\* [^\n]+ cover all sites \(12 clinics\); the first release goes live in the first three clinics\.[^]+Launch at the other sites \| 2 person-weeks ×/,
    ],
  ] as const)(
    "%s: counts the launch at all places of which the losses are told, and says so beside the verdict",
    async (locale, bound) => {
      const sentences = {
        ru: [
          "Сеть из 12 клиник. Пустые приёмы обходятся в 10 млн рублей в год. Нужна запись. Запуск",
          "в первых трёх клиниках",
          "через четыре месяца.",
        ],
        en: [
          "A chain of 12 clinics. Empty slots cost us $280,000 a year. We need booking. Launch",
          "in the first three clinics",
          "in four months.",
        ],
      }[locale];
      expect((await caseOf(sentences.join(" "), locale)).text).toMatch(bound);
      expect((await caseOf(sentences.toSpliced(1, 1).join(" "), locale)).text).not.toMatch(
        /всем местам|all sites/,
      );
    },
  );

  it("has no holes and no money of a country that nobody named", async () => {
    const { text, assumptions } = await caseOf(
      "We run a community archive. Enquiries are lost in a shared mailbox. We need a register of enquiries and a reading room diary.",
      "en",
    );
    expect(text).not.toMatch(/\$|USD|€|£|XXX/);
    expect(text).not.toMatch(/\| –? ?\|/);
    expect(text).toContain("in which currency?");
    expect(indicatorsOf(viewOf(assumptions, "en"))).toEqual([]);
  });

  it("asks for an open loss beside a verdict that stands without it", async () => {
    const { text } = await caseOf(
      "Типография, 40 печатников. Брак обходится нам в 900 тысяч рублей в месяц. Макеты согласуют по телефону, и тираж печатают со старой версии. Нужны согласование макета на экране и журнал брака.",
      "ru",
    );
    expect(text).toMatch(/\*\*Проект окупается за .*NPV за 5 лет/s);
    expect(text).toMatch(/Ещё не посчитано:\n\n1\. .*звонки/);
  });

  it("counts kilograms of a tonne where the price is of one and the loss of the other", async () => {
    const { text } = await caseOf(
      "Фабрика пряжи. Выпускаем 300 тонн пряжи в год, 4 % пряжи уходит в обрезь, пряжа стоит 500 рублей за кг. Нужны учёт обрези по сменам и карта партии.",
      "ru",
    );
    expect(text).toContain("300 тонн пряжи × 1 000 кг × 4 % × 500 ₽ × 30 %");
  });
});

const shop =
  "We run a bicycle shop in Leeds with a fleet of 140 rental bikes. Bookings come by phone, about 35 a day, and a clerk spends 6 minutes on each one. Around 8% of rentals are double-booked at weekends, and each one costs us £40 in refunds. We need online booking.";

describe("honest arithmetic", () => {
  it("joins time on each one with what comes so often, and asks for rentals, not for the price of bookings", async () => {
    const { text, assumptions } = await caseOf(shop, "en");
    expect(text).toContain("35 bookings × 250 days × 6 min ÷ 60");
    expect(text).not.toMatch(/140 rental bikes ×/);
    expect(openParameters(assumptions).map(({ question }) => question)).toEqual([
      "How many rentals are there on one weekend?",
    ]);
  });

  it.each([
    [
      "Звонки принимает приёмщик, 40 в день, и на каждый уходит 5 минут. Нужна запись онлайн.",
      "40 звонков × 250 дней × 5 мин ÷ 60",
    ],
    [
      "Диспетчер получает 120 обращений в день и тратит на каждое 4 минуты. Нужна система заявок.",
      "120 обращений × 250 дней × 4 мин ÷ 60",
    ],
  ])("joins them in Russian too: %s", async (text, line) => {
    expect((await caseOf(text, "ru")).text).toContain(line);
  });

  it.each([
    ["en", shop],
    [
      "ru",
      "Автосервис. Запчасти заказываем по списку в тетради, клиенты забывают о визите. Нужны учёт запчастей и напоминания.",
    ],
  ] as const)(
    "asks the same questions on the page and in the document, without quoted stumps: %s",
    async (locale, text) => {
      const asked = (await readFacts(text, locale)).open.map((one) => one.text);
      const { text: document, assumptions } = await caseOf(text, locale);
      for (const question of asked) expect(document).toContain(question);
      expect(asked.join()).not.toMatch(/[«“]/);
      const own = assumptions.parameters.flatMap(({ question }) => question ?? []);
      expect(asked).toEqual(expect.arrayContaining(own));
      for (const { label, question } of assumptions.parameters) expect(label).not.toBe(question);
    },
  );

  it("counts what the visitor answered to a question", async () => {
    const description = "Автосервис. Запчасти заказываем по списку в тетради. Нужен учёт запчастей.";
    const sheet = await readFacts(description, "ru");
    const [first] = sheet.open;
    if (first === undefined) throw new Error("nothing is asked");
    const answered = await settleFacts(description, answerQuestion(sheet, first, "12"), "ru");
    expect(answered.open.map(({ text }) => text)).not.toContain(first.text);
    const { effects, parameters } = deriveAssumptions(makePlan(answered));
    const values = effects[0]?.factors.map((id) => parameters.find((one) => one.id === id)?.value);
    expect(values?.slice(0, 2)).toEqual([52, 720]);
  });
});

describe("a number that nobody has said", () => {
  it("has a slider as long as it can matter, and at its end the investment is still told", async () => {
    const { assumptions } = await caseOf(
      "We are a family-owned wine importer in Bristol supplying 380 restaurants from two bonded warehouses, with 9 sales reps. We lose about 1,200 orders a week. We need a trade portal where restaurants reorder themselves and see what is in stock in both of the warehouses on any given day of the week. Credit notes cost us roughly £18,000 a month.",
      "en",
    );
    const open = openParameters(assumptions)[0];
    if (!open?.range) throw new Error("no open number with a slider");
    expect([open.measure, open.range.min, open.range.step]).toEqual(["money", 0, 1]);
    expect(open.range.max).toBeLessThanOrEqual(200);
    const before = computeBusinessCase(assumptions);
    for (const value of [open.range.step, open.range.max, 1e9]) {
      const { investment, unit } = computeBusinessCase(withParameter(assumptions, open.id, value));
      expect(investment.map(({ amount }) => (amount ?? 0) * unit)).toEqual(
        before.investment.map(({ amount }) => (amount ?? 0) * before.unit),
      );
    }
  });
});

describe("moved sliders", () => {
  const assumptions = deriveAssumptions(makePlan(cheese));
  const moved = withParameter(assumptions, "fact-g7", 4_000_000);

  it("write the whole document anew, prose and tables", () => {
    const before = renderBusinessCase(assumptions, "ru");
    const after = withAssumptions(before, assumptions, moved, "ru");
    expect(after).toBe(renderBusinessCase(moved, "ru"));
    expect(plain(after)).toContain("Эффект — 1,2 млн ₽ в год");
    expect(plain(after)).toContain("| 4 000 000 ₽ | Изменено вами: «2,9 млн рублей» |");
    expect(plain(after)).toContain("| 4 000 000 ₽ × 30 % | 1 200 |");
    expect(plain(after)).not.toContain("2 900 000");
  });

  it("leave alone what a refinement or a model wrote between", () => {
    const own = "### Риски\n\nСвой раздел.";
    const before = `${renderBusinessCase(assumptions, "ru")}\n\n${own}`;
    expect(withAssumptions(before, assumptions, moved, "ru")).toBe(
      `${renderBusinessCase(moved, "ru")}\n\n${own}`,
    );
    const numbers = { ...assumptions, document: undefined };
    const movedNumbers = { ...moved, document: undefined };
    const prose = `### Почему сейчас\n\nСлова модели.\n\n${renderBusinessCase(numbers, "ru")}`;
    expect(withAssumptions(prose, numbers, movedNumbers, "ru")).toBe(
      `### Почему сейчас\n\nСлова модели.\n\n${renderBusinessCase(movedNumbers, "ru")}`,
    );
  });

  it.each([0, 1, 12_345, 999_999, 20_000_000, 1e12])("add up at a loss of %i", (value) => {
    const { effects, effectTotal, years, npv, investmentTotal, costTotal } = computeBusinessCase(
      withParameter(assumptions, "fact-g7", value),
    );
    expect(effects.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(effectTotal);
    expect(years.reduce((sum, { discounted }) => sum + discounted, 0)).toBe(npv);
    const last = years.at(-1);
    expect(last?.cumulative).toBe(
      years.reduce((sum, { effect }) => sum + effect, 0) - costTotal * (years.length - 1) - investmentTotal,
    );
  });
});

describe("a value that markup could hide in", () => {
  it("stays words in the document", async () => {
    const { text } = await caseOf(
      "Loses $9,000 a year on [x](javascript:alert(1)) <img src=x> repairs. We need a repair journal and a parts list.",
      "en",
    );
    expect(text).not.toMatch(/(?<!\\)\]\(javascript|(?<!\\)<img/);
  });
});

it("says what ROI is made of, and tells it of each of the three outlooks", async () => {
  const text = "Перевозчик, 320 машин. Простои стоят 10 млн рублей в год. Нужен трекинг груза.";
  const made = (await drafts["business-case"]({ description: text }, "ru")).text.replaceAll("\u00A0", " ");
  const [, roi = "", gain = "", investment = ""] =
    /ROI за 3 года: (\d+) % — накоплено ([\d ]+) ÷ вложения ([\d ]+)\./u.exec(made) ?? [];
  const number = (written: string) => Number(written.replaceAll(" ", ""));
  expect(Math.round((number(gain) / number(investment)) * 100)).toBe(Number(roi));
  expect(made).toMatch(new RegExp(`^\\| Год\\s3 \\|.* \\| ${gain} \\| [^|]+ \\|$`, "mu"));
  const rows = made.split("\n").filter((line) => /^\| (?:Осторожный|Базовый|Смелый) /u.test(line));
  expect(rows.map((row) => row.split(" | ").length)).toEqual([6, 6, 6]);
  expect(rows[1]).toContain(`| ${roi} % |`);
  for (const row of rows) expect(row.split(" | ")[3]).toMatch(/^(?:> )?−?\d+ %$/u);
  expect(made).toMatch(/В осторожном сценарии — [^\n]+\./u);
});

it("tells what was asked apart from what is proposed: its payback first, its rows, and advice on its own scope", async () => {
  const text =
    "Банк, 240 сервисов. Дежурные получают 400 оповещений в день, простои эквайринга обходятся в 9 млн рублей в год. Нужен мониторинг сквозных операций поверх Zabbix, на своих серверах.";
  const made = (await drafts["business-case"]({ description: text }, "ru")).text.replaceAll("\u00A0", " ");
  const rowOf = (name: string) => made.split("\n").find((line) => line.startsWith(`| ${name} |`)) ?? "";
  const [, , invested = "", roi = "", payback = ""] = rowOf("Базовый").split(" | ");
  expect(made).toContain(
    `То, что вы просили (Ф-1), окупается за ${payback}, если простои сократятся на 25 %.`,
  );
  expect(made).toContain(`ROI за 3 года: ${roi} — накоплено`);
  expect(made).toContain(`÷ вложения ${invested}.`);
  const [, , more = "", less = ""] = rowOf("С предложенным: базовый").split(" | ");
  expect([more, less]).not.toContain(invested);
  expect(made).toMatch(
    new RegExp(
      `\\*\\*С тем, что предлагаем \\(Ф-2, Ф-3, Ф-4, Ф-5\\):\\*\\* [^\\n]*ROI за 3 года ${less}, пока без эффекта предложенного\\.`,
      "u",
    ),
  );
  expect(rowOf("С предложенным: осторожный")).not.toBe("");
  // Every document tells one scope, with what is proposed beside it.
  const sum = /вложения — ([\d,]+ млн ₽)/u.exec(made)?.[1] ?? "";
  const all = await Promise.all(
    (["idea", "requirements"] as const).map(async (tool) =>
      (await drafts[tool]({ description: text }, "ru")).text.replaceAll("\u00A0", " "),
    ),
  );
  const [idea = "", requirements = ""] = all;
  expect(idea).toContain(` = ${sum}; `);
  const work = /\| Работа по проекту \| ([\d,]+ \S+) ×/u.exec(made)?.[1] ?? "";
  expect(requirements).toContain(`${work}\n`);
  expect(requirements).toMatch(/\*\*Предлагаем к нему:\*\* Ф-2, Ф-3, Ф-4, Ф-5 \(\+\d/u);
  expect(requirements).toMatch(/\*\*Входит в первый выпуск:\*\* Ф-1 \(десять операций\); /u);
});

describe("a loss of sales", () => {
  const shop =
    "Розничная сеть, 90 000 обращений в месяц. В распродажи не справляемся и теряем 13 млн рублей в год. Нужен чат-бот с ИИ.";

  it("is counted by its share of profit, says what comes out otherwise, and takes the answer", async () => {
    const sheet = await readFacts(shop, "ru");
    const plan = makePlan(sheet);
    const text = plain(renderBusinessCase(deriveAssumptions(plan), "ru"));
    expect(text).toContain("| 13 000 000 ₽ × 100 % × 35 % | 4 550 |");
    expect(text).toContain(
      "- **Если это выручка, а не прибыль:** прибыли в ней, допустим, 30 %, тогда эффект — 1,37 млн ₽ в год, окупаемость — ",
    );
    const [first] = sheet.open;
    expect(first?.text).toMatch(/выручка или уже прибыль/u);
    expect(text).toContain(plain(first?.text ?? ""));
    if (first === undefined) return;
    const answered = await settleFacts(shop, answerQuestion(sheet, first, "60"), "ru");
    expect(answered.open.map((one) => one.text)).not.toContain(first.text);
    const after = plain(renderBusinessCase(deriveAssumptions(makePlan(answered)), "ru"));
    expect(after).toContain("| 13 000 000 ₽ × 60 % × 35 % | 2 730 |");
    expect(after).not.toContain("Если это выручка");
  });

  it("leaves other losses whole", async () => {
    const { text } = await caseOf("Банк. Простои стоят 12 млн рублей в год. Нужен мониторинг.", "ru");
    expect(text).not.toContain("Доля прибыли");
  });
});

describe("paper that electronic documents replace", () => {
  const carrier = "Перевозчик, 300 машин. Простои стоят 14 млн рублей в год. Нужны документы через ЭДО";

  it("is asked for once and takes the answer, with the function that replaces it", async () => {
    const sheet = await readFacts(`${carrier}.`, "ru");
    const text = plain(renderBusinessCase(deriveAssumptions(makePlan(sheet)), "ru"));
    expect(text).toContain("| Печать и доставка документов (Ф-1) | ? × 12 месяцев × 60 % | Нужны данные |");
    const asked = sheet.open.find((one) => one.text.startsWith("Сколько в месяц стоят печать"));
    if (asked === undefined) throw new Error("not asked");
    const answered = await settleFacts(`${carrier}.`, answerQuestion(sheet, asked, "200000"), "ru");
    expect(answered.open.map((one) => one.text)).not.toContain(asked.text);
    const after = plain(renderBusinessCase(deriveAssumptions(makePlan(answered)), "ru"));
    expect(after).toContain("| Печать и доставка документов (Ф-1) | 200 000 ₽ × 12 месяцев × 60 % | 1 440 |");
  });

  it("is not asked where a complaint tells of it", async () => {
    const { text } = await caseOf("Перевозчик. Бумаги возят курьеры. Нужны документы через ЭДО.", "ru");
    expect(text).not.toContain("Печать и доставка");
  });
});

describe("what others charge every year", () => {
  const clinic = (more = "") =>
    `Сеть клиник, 45 000 приёмов в месяц. Пустые приёмы стоят 10 млн рублей в год. Нужна онлайн-запись с напоминаниями${more}.`;

  it("is a line by the number of records, the same in the idea and in the requirements", async () => {
    const { text } = await caseOf(clinic(), "ru");
    expect(text).toContain("| Сообщения в год (Ф-1) | 45 000 приёмов × 12 месяцев × 1 ₽ | 540 |");
    for (const tool of ["idea", "requirements"] as const) {
      const made = await drafts[tool]({ description: clinic() }, "ru");
      expect(plain(made.text)).toMatch(
        /отправка сообщений по тарифу оператора \(в обосновании — 540 000 ₽ в год\)/iu,
      );
    }
  });

  it("costs nothing by messenger", async () => {
    expect((await caseOf(clinic(" в Telegram"), "ru")).text).not.toContain("Сообщения в год");
  });
});
