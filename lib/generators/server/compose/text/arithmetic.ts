import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Assumptions, ProductLine } from "@/lib/generators/business-case/assumptions";
import { productOf } from "@/lib/generators/business-case/compute";
import { valueOf } from "@/lib/generators/business-case/formula";
import { deriveAssumptions } from "@/lib/generators/server/compose/business-case/compose";
import { formatPercent } from "@/lib/generators/numbers";
import { toReader } from "@/lib/generators/second-person";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { ideaWords } from "@/lib/content/idea-words";
import { moneyText, roughly } from "@/lib/generators/server/compose/text/figures";
import { filled } from "@/lib/generators/server/compose/text/markdown";

/** What is lost a year by arithmetic alone: its factors in a line, its week, the figures it comes from, and what should be left of it. */
type Loss = { line: string; sum: number; week: string; figures: readonly string[]; left: string };

const UNIT_OF_TIME = /(?:^|\s)(?:час|смен|минут|сутк|hour|shift|minute)/iu;

/** A loss of some days of the year has no week. */
const UNEVEN = /распродаж|сезон|праздник|(?<!\p{L})(?:sales? days?|season|holiday)/iu;

/** What one hour, one piece or one case costs is no loss of a year. */
const isYearly = ({ period, counts = "", says }: Figure) =>
  period === undefined ? says === "loses" && counts === "" : !UNIT_OF_TIME.test(counts);

/** One line of the business case without the share that a system would take off: what is lost a year today. */
function lossLine(
  { locale, sheet }: Plan,
  { parameters, currency }: Assumptions,
  effect: ProductLine,
): Loss[] {
  const w = ideaWords(locale);
  // Neither what is avoided nor what part of it is profit belongs to what is lost.
  const lost = effect.factors.filter((id) => id !== "profit");
  const ids = lost.filter((id) => !id.startsWith("avoid-"));
  const factors = ids.flatMap((id) => parameters.filter((parameter) => parameter.id === id));
  const figures = sheet.figures.filter(({ id }) => ids.includes(`fact-${id}`));
  const total = productOf({ ...effect, factors: ids }, parameters);
  const isOfOne = factors.length === 1 && !figures.some(isYearly);
  if (figures.length === 0 || total === null || isOfOne) return [];
  const money = (value: number) => moneyText(roughly(value), currency, locale);
  const said = factors.map((one) => {
    const assumed = one.source === "assumption" ? ` (${w.lossAssumed})` : "";
    return `${valueOf(one, currency, locale)}${assumed}`;
  });
  const label = toReader(effect.label, locale);
  const sum = money(total);
  // A complaint that is cut short may have lost its sum.
  const isTold = figures.some(({ text }) => effect.label.includes(text));
  const one = isTold ? label : filled(w.lossOne, { label, sum });
  const line = factors.length === 1 ? one : filled(w.lossYear, { line: said.join(" × "), sum });
  const avoided = productOf({ ...effect, factors: lost }, parameters);
  const share = formatPercent(Math.round(((avoided ?? 0) / (total || 1)) * 100), locale);
  return [
    {
      line,
      sum: roughly(total),
      week: UNEVEN.test(label) ? "" : filled(w.lossWeek, { sum: money(total / 52) }),
      figures: figures.map(({ id }) => id),
      left: avoided === null ? "" : filled(w.lossLeft, { sum: money(total - avoided), share }),
    },
  ];
}

export function lossesOf(plan: Plan): Loss[] {
  const assumptions = deriveAssumptions(plan);
  return assumptions.effects.flatMap((effect) => lossLine(plan, assumptions, effect));
}
