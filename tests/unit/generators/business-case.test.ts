import { describe, expect, it } from "vitest";
import { assumptionsSchema, type Assumptions } from "@/lib/generators/business-case/assumptions";
import { withParameter } from "@/lib/generators/business-case/with-parameter";
import { computeBusinessCase } from "@/lib/generators/business-case/compute";
import { indicators, renderBusinessCase, withAssumptions } from "@/lib/generators/business-case/render";
import { draftBusinessCase } from "@/lib/generators/server/draft/business-case/compose";
import { deriveAssumptions } from "@/lib/generators/server/draft/business-case/assumptions";
import { draftArchitecture } from "@/lib/generators/server/draft/architecture/compose";
import { draftIdea } from "@/lib/generators/server/draft/idea/compose";
import { locales, type Locale } from "@/lib/i18n/routing";
import { descriptions, plain } from "@/tests/unit/generators/corpus";
import { samples } from "@/tests/unit/generators/samples";

/** mulberry32: the same fifty sets in every run. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function randomAssumptions(seed: number): Assumptions {
  const next = random(seed);
  const between = (least: number, most: number) => Math.round(least + next() * (most - least));
  const years = between(3, 5);
  const parameters = Array.from({ length: 12 }, (_, index) => {
    const measure = (["count", "percent", "rub", "minutes"] as const)[index % 4] ?? "count";
    const value =
      measure === "percent"
        ? between(0, 1000) / 10
        : measure === "rub"
          ? between(1, 900_000)
          : between(0, 4_000);
    return {
      id: `p${String(index)}`,
      label: `Parameter ${String(index)} | \\ *`,
      value,
      unit: "units",
      measure,
      source: next() < 0.5 ? ("visitor" as const) : ("assumption" as const),
      ...(next() < 0.8 && { range: { min: 0, max: 1_000_000, step: 1 } }),
    };
  });
  const line = (id: string) => ({
    id,
    label: `Line ${id}`,
    // One price and up to two other factors: a product of three prices is no sum of money.
    factors: [
      `p${String(2 + 4 * between(0, 2))}`,
      ...Array.from(
        { length: between(0, 2) },
        () => `p${String(between(0, 2) * 4 + ([0, 1, 3][between(0, 2)] ?? 0))}`,
      ),
    ],
  });
  const lines = (prefix: string) =>
    Array.from({ length: between(1, 5) }, (_, index) => line(`${prefix}${String(index)}`));
  return {
    currency: "RUB",
    years,
    discountRate: between(0, 350) / 10,
    ramp: Array.from({ length: years }, () => between(0, 100)),
    parameters,
    effects: lines("e"),
    yearlyCosts: lines("c"),
    investment: lines("i"),
  };
}

const parseNumber = (cell: string): number => {
  const text = plain(cell).replaceAll("*", "").replace("−", "-").replaceAll(" ", "");
  // In Russian a comma is the decimal sign, in English it groups thousands.
  return Number(
    /,\d{1,2}$/.test(text) && !/,\d{3}$/.test(text) ? text.replace(",", ".") : text.replaceAll(",", ""),
  );
};

/** The cells of the n-th table of a text. */
function tablesOf(markdown: string): string[][][] {
  return markdown
    .split("\n\n")
    .filter((block) => block.startsWith("|"))
    .map((block) =>
      block
        .split("\n")
        .filter((_, index) => index !== 1)
        .map((row) =>
          row
            .split(/(?<!\\)\|/)
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
    );
}

type Factor = (text: string) => number;

/** A factor as it is printed in a product: «14 %», «2 400 ₽», «4 ÷ 60». */
const factorValue: Factor = (text) => {
  const bare = plain(text).replace("₽", "").replace("RUB", "").trim();
  if (bare.endsWith("%")) return parseNumber(bare.slice(0, -1)) / 100;
  const [value = "", divisor] = bare.split("÷");
  return divisor === undefined ? parseNumber(value) : parseNumber(value) / parseNumber(divisor);
};

const half = (value: number) => {
  const rounded = Math.sign(value) * Math.round(Number(Math.abs(value).toPrecision(12)));
  return value < 0 && Math.abs(value % 1) === 0.5 ? rounded + 1 : rounded;
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Recomputes everything from the printed text alone and compares it with what is printed. */
function checkPrinted(markdown: string, locale: Locale) {
  const [indicators = [], , effects = [], investment = [], costs = [], years = []] = tablesOf(markdown);
  const totals = [effects, investment, costs].map(([, ...rows]) => {
    const lines = rows.slice(0, -1);
    for (const [label, formula = "", value = ""] of lines) {
      const product = formula.split("×").reduce((result, factor) => result * factorValue(factor), 1) / 1000;
      expect(parseNumber(value), `${label ?? ""}: ${formula}`).toBe(half(product));
    }
    const total = parseNumber(rows.at(-1)?.[2] ?? "");
    expect(total).toBe(sum(lines.map(([, , value = ""]) => parseNumber(value))));
    return total;
  });
  const [effectTotal = 0, investmentTotal = 0, costTotal = 0] = totals;

  const note = plain(markdown.split("\n\n").find((block) => /^(?:Все суммы|All sums)/.test(block)) ?? "");
  const percents = Array.from(note.matchAll(/(\d+(?:[.,]\d+)?) ?%/g), ([, value = ""]) =>
    Number(value.replace(",", ".")),
  );
  const [rate = 0, ...ramp] = percents;
  let cumulative = 0;
  const flows: number[] = [];
  const discounted: number[] = [];
  const rows = years.slice(1, -1);
  expect(rows).toHaveLength(ramp.length + 1);
  for (const [year, row] of rows.entries()) {
    const effect = year === 0 ? 0 : half((effectTotal * (ramp[year - 1] ?? 0)) / 100);
    const spent = year === 0 ? investmentTotal : 0;
    const running = year === 0 ? 0 : costTotal;
    const net = effect - running - spent;
    cumulative += net;
    const present = half(net / (1 + rate / 100) ** year);
    flows.push(net);
    discounted.push(present);
    const minus = (value: number) => (value === 0 ? 0 : -value);
    expect(row.slice(1).map(parseNumber)).toEqual(
      [effect, minus(running), minus(spent), net, cumulative, present].map((value) =>
        value === 0 ? 0 : value,
      ),
    );
  }
  const last = years.at(-1) ?? [];
  for (const column of [1, 2, 3, 4, 6])
    expect(parseNumber(last[column] ?? "")).toBe(sum(rows.map((row) => parseNumber(row[column] ?? ""))));

  const [, roi = [], payback = [], discountedPayback = [], npv = []] = indicators;
  if (investmentTotal > 0)
    expect(parseNumber((roi[1] ?? "").replace("%", ""))).toBe(
      half((cumulative / investmentTotal) * 1000) / 10,
    );
  expect(parseNumber((npv[1] ?? "").replace(/RUB |(?:тыс|thousand).*/gu, ""))).toBe(sum(discounted));
  expect(monthsOf(payback[1] ?? "", locale)).toBe(paybackOf(flows));
  expect(monthsOf(discountedPayback[1] ?? "", locale)).toBe(paybackOf(discounted));
}

/** Months of «2 года 8 месяцев», undefined when it never pays back. */
function monthsOf(cell: string, locale: Locale): number | undefined {
  const text = plain(cell);
  if (/^(?:сразу|at once)$/.test(text)) return 0;
  if (/^(?:не окупается|not within)/.test(text)) return undefined;
  const years = Number((locale === "ru" ? /(\d+) (?:год|лет)/ : /(\d+) year/).exec(text)?.[1] ?? 0);
  const months = Number((locale === "ru" ? /(\d+) месяц/ : /(\d+) month/).exec(text)?.[1] ?? 0);
  return years * 12 + months;
}

/** Month by month: the first one by whose end the flows have made up for what was spent. */
function paybackOf(flows: readonly number[]): number | undefined {
  let balance = flows[0] ?? 0;
  if (balance >= 0) return 0;
  for (const [index, flow] of flows.slice(1).entries()) {
    for (let month = 1; month <= 12; month += 1)
      if (balance + flow >= 0 && balance * 12 + flow * month >= 0) return index * 12 + month;
    balance += flow;
  }
  return undefined;
}

describe("fifty random sets of assumptions", () => {
  it.each(Array.from({ length: 50 }, (_, index) => [index + 1] as const))("set %i adds up", (seed) => {
    const assumptions = randomAssumptions(seed);
    expect(assumptionsSchema.safeParse(assumptions).error?.issues).toBeUndefined();
    for (const locale of locales) checkPrinted(renderBusinessCase(assumptions, locale), locale);
  });
});

describe.each(locales.flatMap((locale) => descriptions[locale].map((text) => [locale, text] as const)))(
  "the business case in %s of: %s",
  (locale, description) => {
    it("adds up, and follows when an assumption moves", () => {
      const { text, assumptions } = draftBusinessCase({ description }, locale);
      expect(assumptionsSchema.safeParse(assumptions).error?.issues).toBeUndefined();
      const block = renderBusinessCase(assumptions, locale);
      checkPrinted(block, locale);
      const first = assumptions.parameters.find(({ range }) => range !== undefined);
      const moved = withParameter(assumptions, first?.id ?? "", (first?.value ?? 0) * 1.5);
      const replaced = withAssumptions(text, assumptions, moved, locale);
      if (text.includes(block.slice(0, 40))) {
        for (const part of renderBusinessCase(moved, locale).split("\n\n")) expect(replaced).toContain(part);
        expect(computeBusinessCase(moved).npv).not.toBe(computeBusinessCase(assumptions).npv);
      }
    });
  },
);

describe("the key figures", () => {
  it("are the same on tiles as in the table", () => {
    const { assumptions, text } = draftBusinessCase({ description: samples.en.polyclinics ?? "" }, "en");
    const tiles = indicators(assumptions, "en");
    expect(tiles).toHaveLength(4);
    for (const { name, value } of tiles) expect(text).toContain(`| ${name} | ${value} |`);
  });
});

describe("claims sent back for correction", () => {
  it("are counted at the price of a second handling, with the share the visitor named", () => {
    const { parameters, effects } = deriveAssumptions(
      {
        description:
          "Страховая компания, 3 200 убытков в месяц, каждый четвёртый убыток возвращают на доработку. Нужны электронные документы.",
      },
      "ru",
    );
    const share = parameters.find(({ id }) => id === "loss-share");
    expect(share).toMatchObject({
      value: 25,
      source: "visitor",
      label: "Доля убытков с возвратом на доработку",
    });
    expect(effects[0]?.label).toBe("Повторный разбор убытков");
    expect(effects[0]?.factors).not.toContain("margin");
  });
});

describe("documents of one description agree", () => {
  it.each(
    locales.flatMap((locale) =>
      Object.entries(samples[locale]).map(([name, text]) => [locale, name, text] as const),
    ),
  )("in %s on the effort for %s", (locale, _, description) => {
    const weeks = deriveAssumptions({ description }, locale).parameters.find(
      ({ id }) => id === "person-weeks",
    )?.value;
    const words = locale === "ru" ? "человеко-недел" : "person-week";
    const told = new RegExp(`(?<!\\d)${String(weeks)} ${words}`, "u");
    expect(plain(draftIdea(description, locale))).toMatch(told);
    expect(plain(draftArchitecture({ description }, locale))).toMatch(told);
    expect(plain(draftArchitecture({ description }, locale))).toContain(`**${String(weeks)}** |`);
  });

  it("takes the effort of an architecture that is sent along", () => {
    const context = { architecture: "| Итого | 108 |\n\nТрудоёмкость 108 человеко-недель." };
    const { text, assumptions } = draftBusinessCase(
      { description: samples.ru.polyclinics ?? "", context },
      "ru",
    );
    expect(assumptions.parameters.find(({ id }) => id === "person-weeks")?.value).toBe(108);
    expect(plain(text)).toContain("108 × 150 000 ₽");
  });

  it("reads the additional information too", () => {
    const description = samples.ru.polyclinics ?? "";
    const { assumptions } = draftBusinessCase({ description, additionalInfo: "Средний чек 3 100 ₽." }, "ru");
    expect(assumptions.parameters.find(({ id }) => id === "cheque")).toMatchObject({
      value: 3100,
      source: "visitor",
    });
  });
});
