import "server-only";
import { formatSum, sumParts } from "@/lib/generators/business-case/money";
import type { KeyFigure } from "@/lib/generators/key-figures";
import { formatMeasure } from "@/lib/generators/numbers";
import { costOf, weeksRange } from "@/lib/generators/server/compose/idea/term";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { lossesOf } from "@/lib/generators/server/compose/text/arithmetic";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";
import { filled } from "@/lib/generators/server/compose/text/markdown";

const words = bilingual({
  money: "Порядок величины | Order of magnitude",
  work: "Работа | Work",
  estimate: "Оценка — {it} | The estimate is {it}",
  time: "Время | Time",
  limits: "{it} по границам оценки | {it} at the limits of the estimate",
  loss: "Потери в год | Losses a year",
  functions: "Функций в первом выпуске | Functions in the first release",
});

const parted = (measure: string): Pick<KeyFigure, "number" | "unit"> => {
  const [number = "", ...unit] = measure.split(/[ \u00a0]/u);
  return { number, unit: unit.join(" ") };
};

/** «1,87–4,36» and «млн ₽»; where the two have other units, each has its own. */
function rangeOf(low: number, high: number, { locale, code }: { locale: Plan["locale"]; code: string }) {
  const [from, to] = [sumParts(low, code, locale), sumParts(high, code, locale)];
  return from.unit === to.unit
    ? { number: `${from.number}–${to.number}`, ...(to.unit !== "" && { unit: to.unit }) }
    : { number: `${formatSum(low, code, locale)} – ${formatSum(high, code, locale)}` };
}

/** The money, the time and what the trouble costs today; where no single loss is told, how much is built. */
export function keyFiguresOf(plan: Plan): KeyFigure[] {
  const { effort, functions, locale } = plan;
  const w = words[locale];
  const { code, total, low, high } = costOf(plan);
  const work = formatMeasure(effort.firstPersonWeeks, "personWeek", locale);
  const [loss, ...others] = lossesOf(plan);
  const first = functions.filter(({ isFirst }) => isFirst).length;
  return [
    total > 0
      ? {
          term: w.money,
          ...rangeOf(low, high, { locale, code }),
          note: filled(w.estimate, { it: formatSum(total, code, locale) }),
        }
      : { term: w.work, ...parted(work) },
    {
      term: w.time,
      ...parted(formatMeasure(effort.firstWeeks, "week", locale)),
      note: filled(w.limits, { it: weeksRange(plan) }),
    },
    loss === undefined || others.length > 0
      ? { term: w.functions, number: String(first) }
      : { term: w.loss, ...moneyOf(loss.sum, code, locale), ...noteOf(loss.week) },
  ];
}

function moneyOf(value: number, code: string, locale: Plan["locale"]): Pick<KeyFigure, "number" | "unit"> {
  const { number, unit } = sumParts(value, code, locale);
  return { number, ...(unit !== "" && { unit }) };
}

const noteOf = (note: string) => (note === "" ? {} : { note });
