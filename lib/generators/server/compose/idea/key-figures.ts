import "server-only";
import { formatSum, sumParts, sumRange } from "@/lib/generators/business-case/money";
import type { KeyFigure } from "@/lib/generators/key-figures";
import { formatMeasure, measureParts } from "@/lib/generators/numbers";
import { costOf, weeksRange } from "@/lib/generators/server/compose/idea/term";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { lossesOf } from "@/lib/generators/server/compose/text/arithmetic";
import { bilingual } from "@/lib/content/bilingual";
import { filled } from "@/lib/generators/server/compose/text/markdown";

const words = bilingual({
  money: "Порядок величины | Order of magnitude",
  work: "Работа | Work",
  estimate: "Оценка — {it}, от −{below} до +{above} % | The estimate is {it}, −{below}% to +{above}%",
  time: "До запуска | Time to launch",
  limits: "{it}: границы работы ÷ {people} + 1 неделя | {it}: range of the effort ÷ {people} + 1 week",
  loss: "Потери в год | Annual losses",
  functions: "Функции | Functions",
  first: "В первом выпуске | In the first release",
});

/** The money, the time and what the trouble costs today; where no single loss is told, how much is built. */
export function keyFiguresOf(plan: Plan): KeyFigure[] {
  const { effort, functions, locale } = plan;
  const w = words[locale];
  const { code, total, low, high } = costOf(plan);
  const [loss, ...others] = lossesOf(plan);
  const count = functions.filter(({ isFirst }) => isFirst).length;
  const [below, above] = effort.range.spread.map(String);
  const told = { it: formatSum(total, code, locale), below: below ?? "", above: above ?? "" };
  return [
    total > 0
      ? { term: w.money, ...sumRange(low, high, code, locale), note: filled(w.estimate, told) }
      : { term: w.work, ...measureParts(effort.firstPersonWeeks, "personWeek", locale) },
    {
      term: w.time,
      ...measureParts(effort.firstWeeks, "week", locale),
      note: filled(w.limits, {
        it: weeksRange(plan),
        people: formatMeasure(effort.people, "person", locale),
      }),
    },
    loss === undefined || others.length > 0
      ? { term: w.functions, number: String(count), note: w.first }
      : { term: w.loss, ...sumParts(loss.sum, code, locale), note: loss.week },
  ];
}
