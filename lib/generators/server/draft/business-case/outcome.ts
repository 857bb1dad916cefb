import "server-only";
import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { computeBusinessCase } from "@/lib/generators/business-case/compute";
import { withParameter } from "@/lib/generators/business-case/with-parameter";
import { formatNumber } from "@/lib/generators/numbers";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { valueWithUnit } from "@/lib/generators/server/draft/business-case/parameters";
import { formatMoney } from "@/lib/generators/server/draft/format";
import { heading } from "@/lib/generators/server/draft/words";

const FIFTH = 0.2;
const MOST = 3;

type Swing = { parameter: Parameter; from: number; to: number; low: number; high: number };

const tidy = (value: number) => Number(value.toPrecision(6));

function swingOf(assumptions: Assumptions, parameter: Parameter): Swing {
  const from = tidy(parameter.value * (1 - FIFTH));
  const to = tidy(
    parameter.measure === "percent"
      ? Math.min(100, parameter.value * (1 + FIFTH))
      : parameter.value * (1 + FIFTH),
  );
  const outcomes = [from, to].map(
    (value) => computeBusinessCase(withParameter(assumptions, parameter.id, value)).npv,
  );
  return { parameter, from, to, low: Math.min(...outcomes), high: Math.max(...outcomes) };
}

/** The three numbers that move the NPV most; of those that move it alike, the visitor's own come last: they are known best. */
export function outcomeSection(brief: Brief, assumptions: Assumptions): string[] {
  const { texts, locale, say } = brief;
  const { business } = texts;
  const swings = assumptions.parameters
    .filter(({ range, value }) => range !== undefined && value > 0)
    .map((parameter) => swingOf(assumptions, parameter))
    .sort(
      (a, b) =>
        b.high - b.low - (a.high - a.low) ||
        Number(a.parameter.source === "visitor") - Number(b.parameter.source === "visitor"),
    )
    .slice(0, MOST);
  const money = (thousands: number) =>
    `${thousands < 0 ? "−" : ""}${formatMoney(Math.abs(thousands) * 1000, locale)}`;
  const number = (value: number) => formatNumber(value, locale);
  const lines = swings.map(({ parameter, from, to, low, high }) =>
    say(business.outcomeLine, {
      name: parameter.label,
      value: valueWithUnit(brief, parameter, parameter.value),
      from: number(from),
      to: number(to),
      low: money(low),
      high: money(high),
    }),
  );
  const { npv } = computeBusinessCase(assumptions);
  const risky = swings.find(({ low }) => low < 0);
  const verdict =
    npv < 0
      ? business.outcomeNever
      : risky
        ? say(business.outcomeSign, { name: risky.parameter.label })
        : business.outcomeSafe;
  const balance = breakEven(assumptions);
  const even = balance && [
    say(business.breakEven, {
      name: balance.parameter.label,
      value: valueWithUnit(brief, balance.parameter, balance.value),
    }),
  ];
  return [
    heading(business.headings.outcome),
    business.outcomeIntro,
    lines.join("\n"),
    [verdict, ...(even ?? [])].join(" "),
  ];
}

const STEPS = 40;
/** Beyond this many times its value a parameter is another business. */
const FARTHEST = 20;

/** Where the first number of the effect brings the NPV to zero; nothing when no sensible value does. */
function breakEven(assumptions: Assumptions): { parameter: Parameter; value: number } | undefined {
  const [first] = assumptions.effects[0]?.factors ?? [];
  const parameter = assumptions.parameters.find(({ id, range }) => id === first && range !== undefined);
  if (!parameter) return undefined;
  const npvAt = (value: number) => computeBusinessCase(withParameter(assumptions, parameter.id, value)).npv;
  let [low, high] = [0, parameter.measure === "percent" ? 100 : parameter.value * FARTHEST];
  if (npvAt(low) >= 0 || npvAt(high) <= 0) return undefined;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (npvAt(middle) < 0) low = middle;
    else high = middle;
  }
  return { parameter, value: high >= 10 ? Math.ceil(high) : Math.ceil(high * 10) / 10 };
}
