import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BusinessCaseCalculator } from "@/components/generator/calculator/business-case-calculator";
import { drawCashFlow, plane } from "@/components/generator/calculator/cash-flow";
import { parseNumber } from "@/components/generator/calculator/number-text";
import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { paybackSection } from "@/lib/generators/business-case/payback";
import { costSection, effectSection } from "@/lib/generators/business-case/sections";
import { leversOf, sensitivityOf } from "@/lib/generators/business-case/sensitivity";
import { viewOf } from "@/lib/generators/business-case/view";
import { withParameter } from "@/lib/generators/business-case/with-parameter";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en/generator.json";
import ru from "@/messages/ru/generator.json";

/** 100 cases a month at 50 % and 2 000 ₽ make 1 200 thousand a year; 240 of them are spent, 900 invested. */
const assumptions: Assumptions = {
  currency: "RUB",
  years: 3,
  discountRate: 20,
  ramp: [50, 100, 100],
  parameters: [
    {
      id: "cases",
      label: "Случаи",
      value: 100,
      unit: "в месяц",
      measure: "count",
      source: "visitor",
      range: { min: 0, max: 200, step: 1 },
    },
    {
      id: "avoid-share",
      label: "Доля",
      value: 50,
      unit: "%",
      measure: "percent",
      source: "assumption",
      range: { min: 0, max: 55, step: 1 },
    },
    { id: "price", label: "Цена", value: 2000, unit: "₽", measure: "money", source: "assumption" },
    { id: "months", label: "Месяцев", value: 12, unit: "мес.", measure: "count", source: "assumption" },
    {
      id: "hosting",
      label: "Размещение",
      value: 20000,
      unit: "₽",
      measure: "money",
      source: "assumption",
      range: { min: 0, max: 90000, step: 1000 },
    },
    {
      id: "work",
      label: "Разработка",
      value: 900000,
      unit: "₽",
      measure: "money",
      source: "assumption",
      range: { min: 0, max: 9000000, step: 1000 },
    },
  ],
  effects: [{ id: "gain", label: "Возвращаем", factors: ["cases", "avoid-share", "price", "months"] }],
  yearlyCosts: [{ id: "run", label: "Размещение", factors: ["hosting", "months"] }],
  investment: [{ id: "build", label: "Разработка", factors: ["work"] }],
};
const withWork = (value: number): Assumptions => ({
  ...assumptions,
  parameters: assumptions.parameters.map((item) => (item.id === "work" ? { ...item, value } : item)),
});

const render = (given: Assumptions, locale: Locale, original?: Assumptions) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="Europe/Moscow"
      messages={{ generator: { workbench: (locale === "ru" ? ru : en).workbench } }}
    >
      <BusinessCaseCalculator assumptions={given} {...(original && { original })} />
    </NextIntlClientProvider>,
  );
const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/[\s\u00A0]+/g, " ");

describe("the calculator", () => {
  it("shows figures that follow from the assumptions", () => {
    // Flows −900, 360, 960, 960; discounted 300, 667, 556: NPV 623, paid back after 1 year and 7 months.
    // Cautiously, with 33 % for 50 %: −900, 156, 552, 552: 40 %.
    const text = textOf(render(assumptions, "ru"));
    expect(text).toContain("ROI за 3 года 153 % Накоплено 1,38 млн ₽ 40 % в осторожном сценарии");
    expect(text).toContain("Окупаемость 1 год 7 мес. С дисконтированием: 1 год 11 месяцев");
    expect(text).toContain("NPV за 3 года 623 000 ₽ При ставке 20 % годовых");
    const view = viewOf(assumptions, "ru");
    const sections = textOf([effectSection(view), costSection(view), paybackSection(view)].join("\n"));
    expect(sections).toContain("| Возвращаем | 100 × 50 % × 2 000 ₽ × 12 | 1 200 |");
    expect(sections).toContain("| Размещение | 20 000 ₽ × 12 | 240 |");
    expect(sections).toContain("| Старт | 0 | 900 | −900 | −900 | | Год 1 | 600 | 240 | −540 | −600 |");
    expect(sections).toContain("| Год 3 | 1 200 | 240 | 1 380 | 623 |");
  });

  it("keeps what the inputs come to above them, and what it was before they moved, for the eyes alone", () => {
    const above = /<dl[^>]*data-slot="live-figures"[^>]*>(.*?)<\/dl>/;
    const untouched = render(assumptions, "ru");
    expect(textOf(above.exec(untouched)?.[1] ?? "")).toBe(
      " ROI за 3 года 153 % Окупаемость 1 год 7 месяцев NPV за 3 года 623 000 ₽ ",
    );
    const html = render(withWork(1_000_000), "ru", assumptions);
    expect(textOf(above.exec(html)?.[1] ?? "")).toBe(
      " ROI за 3 года 153 % → 128 % Окупаемость 1 год 7 месяцев → 1 год 8 месяцев NPV за 3 года 623 000 ₽ → 523 000 ₽ ",
    );
    expect(above.exec(html)?.[0]).toContain('aria-hidden="true"');
  });

  it("names the worse and the better outcome of an input at the ends of its bar", () => {
    const text = textOf(render(assumptions, "ru"));
    expect(text).toContain("хуже сейчас 0,6 лучше");
    expect(text).toMatch(/Случаи хуже 0,2 лучше 1,0/);
  });

  it("says so when the money does not come back, in the colour of a failure", () => {
    const html = render(withWork(5_000_000), "ru");
    const text = textOf(html);
    expect(text).toContain("Окупаемость не окупается за 3 года С дисконтированием: не окупается за 3 года");
    expect(text).toContain("NPV за 3 года −3,48 млн ₽");
    expect(html).toMatch(/<dd data-bad="true"[^>]*><i[^>]*>не окупается/);
    expect(render(assumptions, "ru")).not.toContain('<dd data-bad="true"');
  });

  it("offers each figure that has a range, says whose it is and names it to a screen reader", () => {
    const html = render(withWork(1_000_000), "ru", assumptions);
    // Four parameters and the discount rate.
    expect(html.match(/type="range"/g)).toHaveLength(5);
    expect(html.match(/inputMode="decimal"|inputmode="decimal"/g)).toHaveLength(5 + 3);
    expect(html.replaceAll("\u00A0", " ")).toContain('aria-valuetext="100 в месяц"');
    expect(textOf(html)).toContain("Случаи в месяц · из описания");
    expect(textOf(html)).toContain("Разработка ₽ изменено вами");
  });

  it("without an answer shows what must be saved and asks, and speaks of no ROI", () => {
    const asked: Assumptions = {
      ...assumptions,
      parameters: assumptions.parameters.map((item) =>
        item.id === "cases" ? { ...item, value: null, question: "Сколько случаев в месяц?" } : item,
      ),
    };
    const html = render(asked, "ru");
    const text = textOf(html);
    expect(text).not.toMatch(/ROI|NPV/);
    // (900 + 240 × 3) thousand over two and a half years of full effect.
    expect(text).toContain("Чтобы окупиться за 3 года 648 000 ₽ в год");
    expect(text).toContain("Ответьте, и вывод изменится Сколько случаев в месяц?");
    expect(text).toContain("одного этого хватит: 54 ");
    expect(html).toMatch(
      /<input[^>]*inputMode="decimal"[^>]*value=""|<input[^>]*inputmode="decimal"[^>]*value=""/,
    );
    // Where nobody has answered, a thumb would stand on a value that nobody has said.
    const [question = ""] = html.split("<details");
    expect(question).toContain("Сколько случаев в месяц?");
    expect(question).not.toContain('type="range"');
    // So many pay for the project in a year: an answer of that size matters.
    expect(question).toContain('placeholder="например, 200"');
    expect(textOf(question)).toMatch(/Сколько случаев в месяц\? в месяц/);
  });

  it("folds what decides little", () => {
    const many: Assumptions = {
      ...assumptions,
      parameters: [
        ...assumptions.parameters,
        ...Array.from({ length: 9 }, (_, index) => ({
          id: `small-${String(index)}`,
          label: `Мелочь ${String(index)}`,
          value: 9000 + 100 * index,
          unit: "₽",
          measure: "money" as const,
          source: "assumption" as const,
          range: { min: 0, max: 90_000, step: 100 },
        })),
      ],
      yearlyCosts: [
        ...assumptions.yearlyCosts,
        ...Array.from({ length: 9 }, (_, index) => ({
          id: `line-${String(index)}`,
          label: `Расход ${String(index)}`,
          factors: [`small-${String(index)}`],
        })),
      ],
    };
    const [shown = "", folded = ""] = render(many, "ru").split("<details");
    expect(shown.match(/type="range"/g)).toHaveLength(7);
    expect(folded).toContain("Мелочь");
    expect(folded).toContain("Доля эффекта, год 1");
  });

  it("speaks English", () => {
    const text = textOf(render(withWork(5_000_000), "en"));
    expect(text).toContain("NPV over 3 years −RUB 3.48 million");
    expect(text).toContain("not within 3 years");
    expect(text).not.toMatch(/Окупаемость|Итого/);
  });

  it("needs no style attribute", () => {
    expect(render(assumptions, "ru")).not.toContain("style=");
  });
});

describe("what moves NPV", () => {
  const found = sensitivityOf(assumptions);
  const of = (id: string) => found.find(({ parameter }) => parameter?.id === id);

  it("recomputes with a fifth less and a fifth more, within the range", () => {
    // 80 and 120 cases: effects of 960 and 1 440; a share of 40 and, stopped by its range, 55 %: 960 and 1 320.
    expect(of("cases")?.worst).toBeCloseTo((-900 + 200 + 500 + 416.667) * 1000, -1);
    expect(of("cases")).toMatchObject({ best: (-900 + 400 + 833 + 694) * 1000 });
    expect(of("avoid-share")?.worst).toBe(of("cases")?.worst);
    expect(of("avoid-share")?.best).toBeLessThan(of("cases")?.best ?? 0);
    expect(of("work")).toMatchObject({ worst: 443_000, best: 803_000 });
  });

  it("leaves out what has no range, and puts the strongest first", () => {
    expect(of("price")).toBeUndefined();
    const spreads = found.map(({ worst, best }) => best - worst);
    expect(spreads).toEqual(spreads.toSorted((a, b) => b - a));
    expect(found.some(({ parameter }) => parameter === undefined)).toBe(true);
  });

  it("moves the work within its estimate, in place of the price that multiplies it", () => {
    const [work, price] = ["person-weeks", "week-price"].map((id, index) => ({
      ...assumptions.parameters[5],
      id,
      value: [9, 100_000][index] ?? 0,
      range: { min: 0, max: 1_000_000, step: 1 },
    })) as [Parameter, Parameter];
    const estimated: Assumptions = {
      ...assumptions,
      spread: [25, 75],
      parameters: [...assumptions.parameters.slice(0, 5), work, price],
      investment: [{ id: "build", label: "Разработка", factors: ["person-weeks", "week-price"] }],
    };
    const levers = leversOf(estimated);
    // 900 thousand are spent at once: a quarter less and three quarters more of them.
    expect(levers.find(({ spread }) => spread)).toMatchObject({
      best: (623 + 225) * 1000,
      worst: (623 - 675) * 1000,
    });
    expect(levers.some(({ parameter }) => parameter?.id === "week-price")).toBe(false);
    expect(leversOf({ ...estimated, spread: undefined }).every(({ spread }) => !spread)).toBe(true);
  });

  it("shows one of two inputs that multiply each other", () => {
    const free = withParameter(assumptions, "avoid-share", 40);
    const levers = leversOf(free).map(({ worst, best }) => `${String(worst)} ${String(best)}`);
    expect(new Set(levers).size).toBe(levers.length);
    expect(levers.length).toBeLessThan(sensitivityOf(free).length);
  });
});

describe("the chart", () => {
  it("marks where the flow comes up to zero", () => {
    const { payback, zero, areas, ticks } = drawCashFlow([-900, -540, 420, 1380]);
    const year = (plane.right - plane.left) / 3;
    expect(payback?.x).toBeCloseTo(plane.left + year * (1 + 540 / 960));
    expect(payback?.y).toBe(zero);
    expect(areas.map(({ isLoss }) => isLoss)).toEqual([true, false]);
    expect(ticks.some(({ value }) => value === 0)).toBe(true);
  });

  it.each([[[-900, -800, -700]], [[0, 0, 0]], [[0, 5, 9]], [[-5, 0, 5]], [[-1e9, 3, -3]]])(
    "keeps %j on its plane",
    (flows) => {
      const { points, ticks } = drawCashFlow(flows);
      for (const { y } of [...points, ...ticks]) {
        expect(y).toBeGreaterThanOrEqual(plane.top - 0.01);
        expect(y).toBeLessThanOrEqual(plane.bottom + 0.01);
      }
    },
  );
});

describe("a number as it is typed", () => {
  it.each([
    ["2 400", "ru", 2400],
    ["2\u00A0400,5", "ru", 2400.5],
    ["11.5", "ru", 11.5],
    ["2,400.5", "en", 2400.5],
    ["", "ru", undefined],
    ["-5", "ru", undefined],
    ["1e9", "en", undefined],
    ["много", "ru", undefined],
  ] as const)("%j in %s", (text, locale, number) => {
    expect(parseNumber(text, locale)).toBe(number);
  });
});
