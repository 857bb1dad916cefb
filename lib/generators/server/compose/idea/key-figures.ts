import "server-only";
import { formatSum, sumParts, sumRange } from "@/lib/generators/business-case/money";
import type { KeyFigure } from "@/lib/generators/key-figures";
import { formatMeasure, measureParts } from "@/lib/generators/numbers";
import { costOf, weeksRange } from "@/lib/generators/server/compose/idea/term";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { lossesOf } from "@/lib/generators/server/compose/text/arithmetic";
import { ideaWords } from "@/lib/content/idea-words";
import { filled } from "@/lib/generators/server/compose/text/markdown";

/** The money, the time and what the trouble costs today; where no single loss is told, how much is built. */
export function keyFiguresOf(plan: Plan): KeyFigure[] {
  const { effort, functions, locale } = plan;
  const w = ideaWords(locale);
  const { code, total, low, high } = costOf(plan);
  const [loss, ...others] = lossesOf(plan);
  const count = functions.filter(({ isFirst }) => isFirst).length;
  const [below, above] = effort.range.spread.map(String);
  const told = { it: formatSum(total, code, locale), below: below ?? "", above: above ?? "" };
  return [
    total > 0
      ? { term: w.figMoney, ...sumRange(low, high, code, locale), note: filled(w.figEstimate, told) }
      : { term: w.figWork, ...measureParts(effort.firstPersonWeeks, "personWeek", locale) },
    {
      term: w.figTime,
      ...measureParts(effort.firstWeeks, "week", locale),
      note: filled(w.figLimits, {
        it: weeksRange(plan),
        people: formatMeasure(effort.people, "person", locale),
      }),
    },
    loss === undefined || others.length > 0
      ? { term: w.figFunctions, number: String(count), note: w.figFirst }
      : { term: w.figLoss, ...sumParts(loss.sum, code, locale), note: loss.week },
  ];
}
