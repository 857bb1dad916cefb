import { describe, expect, it } from "vitest";
import type { Figure } from "@/lib/generators/fact-sheet";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { computedMs } from "../computed";

async function figures(description: string): Promise<Figure[]> {
  const sheet = await readFacts(description, /[а-яё]/i.test(description) ? "ru" : "en");
  for (const { span, text } of sheet.figures) {
    // What the panel marks in the description is exactly what the chip says.
    expect(description.slice(span?.start, span?.end)).toBe(text);
    expect(text.length).toBeLessThanOrEqual(80);
  }
  expect(sheet.figures.map(({ id }) => id)).toEqual(sheet.figures.map((_, at) => `figure-${at + 1}`));
  return sheet.figures;
}

/** The figure whose words contain this. */
async function figure(description: string, words: string): Promise<Figure | undefined> {
  return (await figures(description)).find(({ text }) => text.includes(words));
}

describe("what is counted", () => {
  it("is what was told before, where the text says such", async () => {
    const such = await figure("На один акт уходит 40 минут, за год таких 340.", "340");
    expect(such).toMatchObject({ value: 340, unit: "акт", period: "year", kind: "flow" });
  });

  it("has the period behind what a sum is worth of", async () =>
    expect(await figure("We lose about £4,000 worth of orders a month.", "4,000")).toMatchObject({
      counts: "orders",
      period: "month",
      says: "loses",
    }));

  it("ends before the verb", async () =>
    expect((await figure("34 managers spends two hours a week.", "34"))?.text).toBe("34 managers"));

  it("is named in the nominative, whatever case the sentence has it in", async () => {
    const label = async (text: string) => (await figures(text))[0]?.label;
    expect(await label("Начнём в трёх поликлиниках.")).toBe("3 поликлиники");
    expect(await label("Работаем в 12 школах.")).toBe("12 школ");
    expect(await label("У нас 64 регистратора.")).toBeUndefined();
    expect(await label("Возим 160 т в год.")).toBeUndefined();
  });
});

describe("values in any writing", () => {
  it.each([
    ["В фонде 1 340 витрин.", 1340],
    ["We keep 1,340 cabinets.", 1340],
    ["Перерабатываем 2,9 млн семян.", 2_900_000],
    ["85k subscribers read it.", 85_000],
    ["Обслуживаем двадцать пять катков.", 25],
    ["A hundred and fifty drops a day.", 150],
    ["A dozen vans.", 12],
    ["1.1m passengers a year.", 1_100_000],
    ["Продали 18,4 тыс. билетов.", 18_400],
    ["Печатаем 21 тысячи изделий.", 21_000],
    ["Выдали две тысячи триста пропусков.", 2_300],
    ["One hundred dinghies.", 100],
    ["Работает тридцать один реставратор.", 31],
    ["We threw away one point four tonnes of bread.", 1.4],
    ["Потеряли полтора десятка тонн форели.", 15],
    ["Срывается процентов пятнадцать занятий.", 15],
    ["Отсканирована десятая часть дел.", 10],
    ["A fifth of the cars stand in the wrong place.", 20],
    ["Twice a month we double-book a hearse.", 2],
    ["За месяц ответов приходит 3 000.", 3_000],
  ])("%s", async (description, value) => {
    expect((await figures(description))[0]?.value).toBe(value);
  });

  it("reads a range joined in one word", async () => {
    const found = await figure("Путают адреса три-четыре раза в неделю.", "раза");
    expect(found).toMatchObject({ value: 3, max: 4, period: "week" });
  });

  it("reads ranges with both ends", async () => {
    expect(await figure("Шлифовка длится от 2 до 5 дней.", "2 до 5")).toMatchObject({
      value: 2,
      max: 5,
      time: "day",
    });
    expect(await figure("We lose 5–7 crates a week.", "5–7")).toMatchObject({
      value: 5,
      max: 7,
      period: "week",
    });
  });

  it("adds up times and reads halves", async () => {
    expect(await figure("Guests wait 1 hour 40 minutes.", "1 hour")).toMatchObject({
      value: 100,
      time: "minute",
    });
    expect(await figure("Ноты ищем по полчаса.", "полчаса")).toMatchObject({
      value: 0.5,
      time: "hour",
      unit: "часа",
    });
    expect(await figure("Each form takes two and a half hours.", "two and")).toMatchObject({
      value: 2.5,
      time: "hour",
    });
  });
});

describe("shares", () => {
  it.each([
    ["Каждый третий рейс повторный.", 33.3],
    ["One in eight reports has no signature.", 12.5],
    ["3 out of 10 visits find nobody home.", 30],
    ["Two-thirds of complaints are about linen.", 66.7],
    ["Половина заявок без адреса.", 50],
    ["каждый 10й тираж перепечатываем", 10],
    ["Рекламаций восемь процентов.", 8],
    ["Реквизит забываем 1 раз из 8.", 12.5],
  ])("%s", async (description, value) => {
    expect((await figures(description))[0]).toMatchObject({ kind: "share", value, unit: "%" });
  });

  it("keep the noun they are a part of", async () => {
    expect(await figure("21 % записанных не являются.", "21 %")).toMatchObject({
      counts: "записанных",
      says: "loses",
    });
    expect(await figure("The choir has 120 members, half of them pay late.", "half")).toMatchObject({
      counts: "members",
    });
    expect(await figure("Hall occupancy 64%.", "64%")).toMatchObject({ counts: "hall occupancy" });
  });
});

describe("money", () => {
  it.each([
    ["Теряем 480 тыс. рублей в месяц.", 480_000, "RUB", "month"],
    ["Потери 35 млн тенге в год.", 35_000_000, "KZT", "year"],
    ["We lose Rs 12 lakh a month.", 1_200_000, "INR", "month"],
    ["Waste of €400k/yr.", 400_000, "EUR", "year"],
    ["Treatment costs NOK 3.2 million per season.", 3_200_000, "NOK", "season"],
    ["We were fined CHF 18'000 last year.", 18_000, "CHF", "year"],
    ["Штрафы по 180 т.р. в квартал.", 180_000, "RUB", "quarter"],
  ])("%s", async (description, value, currency, period) => {
    expect((await figures(description))[0]).toMatchObject({ kind: "money", value, currency, period });
  });

  it("is the money of the country where the sign is shared", async () => {
    expect(await figure("Toronto bindery, reprints cost $3,200 a week.", "$3,200")).toMatchObject({
      currency: "CAD",
    });
    expect(await figure("Bike rental in Copenhagen, a lost bike costs 4,000 kr.", "4,000")).toMatchObject({
      currency: "DKK",
    });
  });

  it("needs no currency after a word of cost", async () => {
    expect(await figure("Каждая остановка обходится примерно в полмиллиона.", "полмиллиона")).toMatchObject({
      value: 500_000,
      currency: "RUB",
      counts: "остановка",
    });
    expect(await figure("Простой линии – 250 тыс. в час.", "250")).toMatchObject({
      value: 250_000,
      currency: "RUB",
      period: "hour",
    });
  });

  it("tells what a sum is paid for", async () => {
    expect(await figure("За каждый сорванный концерт платим 2 300 рублей.", "2 300")).toMatchObject({
      counts: "сорванный концерт",
      says: "costs",
    });
    expect(await figure("Remakes run at 6 percent, £35 per remake.", "£35")).toMatchObject({
      counts: "remake",
      says: "costs",
    });
  });
});

describe("units, periods and statements", () => {
  it("keeps unit and noun as they are written", async () => {
    expect(await figure("Обжигаем 8 тонн глины в месяц.", "8 тонн")).toMatchObject({
      unit: "тонн",
      counts: "глины",
      period: "month",
      kind: "flow",
      says: "has",
    });
    expect(await figure("We run 45 pallet runs a week.", "45")).toMatchObject({
      unit: "pallet runs",
      period: "week",
      kind: "flow",
    });
    expect(await figure("За прошлый год пришли 58 300 безработных граждан.", "58 300")).toMatchObject({
      unit: "безработных граждан",
      period: "year",
    });
    expect(await figure("Выдаём форму 14 командам.", "14")).toMatchObject({ counts: "командам" });
    expect(await figure("Разбираем 15 Заявок в день.", "15")).toMatchObject({
      counts: "Заявок",
      kind: "flow",
    });
    expect(await figure("выездов около 900 в год", "900")).toMatchObject({ unit: "выездов", period: "year" });
  });

  it("reads a period before a dash, after a verb, and from the loss told beside a sum", async () => {
    expect(await figure("Падёж телят за зиму – 64 головы.", "64")).toMatchObject({
      period: "season",
      says: "loses",
    });
    expect(await figure("Some 7,400 visits are recorded per quarter.", "7,400")).toMatchObject({
      period: "quarter",
    });
    expect(await figure("За прошлый квартал потеряли 12 бочек, это 480 тысяч рублей.", "480")).toMatchObject({
      says: "loses",
      period: "quarter",
    });
  });

  it("does not lend the period of one number to its neighbour", async () => {
    const [mass, kilns] = await figures("Обжигаем 8 тонн глины в месяц в трёх печах.");
    expect(mass?.period).toBe("month");
    expect(kilns).toMatchObject({ value: 3, kind: "count" });
    expect(kilns?.period).toBeUndefined();
  });

  it("tells losing, waiting, paying and wanting apart", async () => {
    expect((await figure("В том году потеряли 37 комплектов.", "37"))?.says).toBe("loses");
    expect((await figure("Skiers queue for 25 mins at the gate.", "25"))?.says).toBe("waits");
    expect((await figure("Средний чек 7 400 рублей.", "7 400"))?.says).toBe("costs");
    expect((await figure("Акты делаем по 2 часа, хотим за 20 минут.", "20"))?.says).toBe("wants");
    expect(await figure("Отклик не более 2 секунд.", "2 сек")).toMatchObject({
      kind: "limit",
      says: "wants",
    });
    expect((await figure("Обслуживаем 64 органа.", "64"))?.says).toBe("has");
  });

  it("tells a fine, a debt and the price of each time apart", async () => {
    expect(await figure("Last spring we had to pay a £12,000 fine.", "£12,000")).toMatchObject({
      says: "loses",
      period: "season",
    });
    expect((await figure("Долг по взносам 640 тысяч рублей.", "640"))?.says).toBe("has");
    expect(await figure("В прошлом квартале выплатили 870 тысяч рублей за недостачу.", "870")).toMatchObject({
      says: "loses",
      period: "quarter",
    });
    expect(
      await figure("Раза три в месяц рейс срывается, это минус 12 тысяч каждый раз.", "12"),
    ).toMatchObject({ says: "costs", counts: "раза", currency: "RUB" });
    expect(await figure("We eat 14 no shows a month at 180 bucks each.", "180")).toMatchObject({
      says: "costs",
      counts: "no shows",
    });
  });

  it.each([
    ["We press 5,200 tonnes between late October and January.", "5,200", { says: "has" }],
    ["Cases are flagged so none goes past 14 days.", "14 days", { kind: "limit", says: "wants" }],
    ["Ни одна заявка не должна висеть дольше трёх дней.", "трёх", { kind: "limit", says: "wants" }],
    ["We want an alert when a press goes over 4% scrap.", "4%", { kind: "limit", says: "wants" }],
    ["Заведующая может поправить не больше чем на 20 %.", "20 %", { kind: "limit", counts: undefined }],
    ["We have £190k capital plus £30k a year to run it.", "£30k", { kind: "limit", says: "wants" }],
  ] as const)("takes no bound, no time of the year and no running budget for a loss: %s", async (...row) => {
    const [text, start, expected] = row;
    expect(await figure(text, start)).toMatchObject(expected);
  });

  it("tells what a price is of, also of a thing with its attribute", async () => {
    const scrap = "Scrap runs at 7% and every point of scrap costs us $110,000 a year.";
    expect((await figure(scrap, "$110,000"))?.counts).toBe("point of scrap");
    const visits = "A wasted visit costs us £65 and we had 4,100 of them last year.";
    expect((await figure(visits, "4,100"))?.counts).toBe("wasted visits");
    const drops = "31 vans, 620 drops a day. One in nine of them fails first time.";
    expect(await figure(drops, "One in nine")).toMatchObject({ counts: "drops", kind: "share" });
    const calls = "Звонков 90 в день, минут по шесть каждый.";
    expect(await figure(calls, "минут")).toMatchObject({ value: 6, time: "minute" });
    expect(await figure("Успеваем в двух случаях из трёх.", "двух")).toMatchObject({ value: 66.7 });
  });

  it("takes what costs money each time for a price", async () => {
    const text = "We send a second crew: 7 times in an ordinary month, £310 a go.";
    expect(await figure(text, "7 times")).toMatchObject({ kind: "flow", period: "month" });
    expect(await figure(text, "£310")).toMatchObject({ says: "costs", counts: "times" });
  });

  it("tells what a time is spent on", async () => {
    expect(await figure("На протокол уходит 9 минут на прибор.", "9 минут")).toMatchObject({
      counts: "прибор",
      says: "waits",
    });
    expect(await figure("Chasing dues eats six hours a week.", "six")).toMatchObject({
      period: "week",
      time: "hour",
    });
  });

  it("refers back to what was counted", async () => {
    expect(await figure("58 horses, 31 of them on livery.", "31")).toMatchObject({ unit: "horses" });
    expect(await figure("340 boats, 12 stolen a month.", "12")).toMatchObject({
      unit: "boats",
      period: "month",
    });
    expect(await figure("23 of us run it.", "23")).toMatchObject({ unit: "people" });
  });
});

describe("numbers that count nothing", () => {
  it.each([
    "Работаем с 2011 года с 9 до 18, телефон +7 (912) 345-67-89, офис 305.",
    "Учёт в 1С 8.3, компьютеры на Windows 10, закупка по 44-ФЗ.",
    "The wind decision comes at 4:10 am and BloodTrack 5 stays; call +44 20 7946 0958, ISO 27001, open 24/7.",
    "Needed: (1) a loan log; (4) a monthly return.",
    "Стыковка с «ПоверкаПлан 3» и СМЭВ 4.",
    "Since 2009 we fly a Mi-8 on the 1st of May.",
  ])("%s", async (description) => {
    expect(await figures(description)).toEqual([]);
  });
});

describe("any input", () => {
  it("is read with work that grows with its length only", async () => {
    await figures("Прогрев 5 минут.");
    const hostile = [
      "1",
      ",",
      "а",
      " ",
      "1 ",
      "пять ",
      "5 млн ",
      "от 5 до ",
      "1'111",
      "(",
      "а.",
      "\n",
      "больше ы ",
    ];
    for (const piece of hostile) {
      const description = piece.repeat(Math.ceil(8000 / piece.length)).slice(0, 8000);
      // What grows with the square of the length needs many seconds.
      expect(await computedMs(() => figures(description))).toBeLessThan(1500);
    }
  });

  it("gives equal sheets for equal texts", async () => {
    const text = "Трамвайный музей: 60 волонтёров, 34 тыс. билетов в год, очередь 25 минут.";
    expect(await readFacts(text, "ru")).toEqual(await readFacts(text, "ru"));
  });
});
