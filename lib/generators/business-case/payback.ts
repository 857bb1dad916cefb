import { TERM } from "@/lib/generators/business-case/compute";
import { headsOf, inUnits, paragraphs, told } from "@/lib/generators/business-case/parts";
import { isAvoided, outlooksOf } from "@/lib/generators/business-case/sensitivity";
import { breakEven, fullYears } from "@/lib/generators/business-case/verdict";
import {
  firstView,
  indicatorsOf,
  inYears,
  neededIn,
  paybackIn,
  roiIn,
  TERMS,
  type View,
  viewOf,
  wholeView,
} from "@/lib/generators/business-case/view";
import { put } from "@/lib/generators/business-case/words";
import { escapeMarkdown as say, table } from "@/lib/generators/markdown";
import { formatNumber, formatPercent } from "@/lib/generators/numbers";

/** The column of the outlooks that holds ROI. */
const ROI_AT = 3;

/** The flow by years where there is a verdict, else the savings that would be enough for each term. */
export function paybackSection(view: View): string {
  const { words, computed, locale, why } = view;
  if (why !== undefined) return evenSection(view);
  const years = computed.years.map(
    ({ year, effect, costs, investment, cumulative, discountedCumulative }) => [
      year === 0 ? words.start : `${words.year}\u00a0${String(year)}`,
      ...[effect, costs + investment, cumulative, discountedCumulative].map((value) =>
        formatNumber(value, locale),
      ),
    ],
  );
  const sums = {
    gain: formatNumber(computed.years[TERM]?.cumulative ?? 0, locale),
    investment: formatNumber(computed.investmentTotal, locale),
  };
  const told = indicatorsOf(view)
    .filter(({ name }) => name !== words.payback && name !== words.discountedPayback)
    .map(
      ({ name, value }) => `${name}: ${value}${name === roiName(view) ? put(words.roiFormula, sums) : ""}.`,
    );
  return paragraphs(
    table(headsOf(words.yearHead, view, view.unit), years, [1, 2, 3, 4]),
    [...told, words.plain].join(" "),
    outlookTable(view),
  );
}

const roiName = ({ words, locale }: View) => put(words.roi, { years: inYears(TERM, locale) });

/** ROI, payback and NPV of three outlooks and what they differ in, then of what to begin with alone or of what is proposed too; nothing where no share of a loss is assumed. */
function outlookTable(whole: View): string {
  const { assumptions, computed, words, locale } = whole;
  // The share of a line without its answer changes nothing here.
  const counted = assumptions.effects.filter((_, index) => (computed.effects[index]?.amount ?? 0) > 0);
  const used = new Set(counted.flatMap(({ factors }) => factors));
  // A very high ROI is not told.
  const isTold = indicatorsOf(whole).some(({ name }) => name === roiName(whole));
  const first = firstView(whole)?.assumptions;
  const other = first ?? wholeView(whole)?.assumptions;
  const name = say(first?.document?.pilot?.name ?? "");
  const otherLabel = (outlook: string) =>
    put(first ? words.firstAlone : words.withProposed, { name, outlook: outlook.toLowerCase() });
  const outlooks = [
    ...outlooksOf(assumptions).map((one) => ({ ...one, label: words[one.name] })),
    ...(other ? outlooksOf(other) : [])
      .filter(({ name }) => name !== "bold")
      .map((one) => ({ ...one, label: otherLabel(words[one.name]) })),
  ];
  const rows = outlooks.map(({ label, assumptions: own }) => {
    const view = viewOf(own, locale);
    const shares = own.parameters.filter((one) => isAvoided(one) && used.has(one.id));
    return [
      label,
      [...new Set(shares.map((one) => told(view, one)))].join(", "),
      inUnits(view.computed.investmentTotal * view.computed.unit, whole),
      ...(isTold ? [roiIn(view)] : []),
      paybackIn(view, view.computed.paybackMonths),
      inUnits(view.computed.npv * view.computed.unit, whole),
    ];
  });
  const heads = headsOf(words.outlookHead, whole, whole.unit);
  const head = heads.filter((_, index) => isTold || index !== ROI_AT);
  if (rows.some(([, shares]) => shares === "")) return "";
  const [below, above] = (assumptions.spread ?? []).map((part) => formatPercent(part, locale));
  const note = below !== undefined && above !== undefined && put(words.outlookNote, { below, above });
  return paragraphs(table(head, rows, isTold ? [1, 2, ROI_AT, 4, 5] : [1, 2, 3, 4]), note);
}

/** Savings a year needed for each term with the arithmetic. */
function evenSection(view: View): string {
  const { words, computed, locale, why, assumptions, unit } = view;
  const isPriced = why !== "unpriced";
  const said = (amount: number) => formatNumber(amount, locale);
  const terms = TERMS.filter((term) => term <= assumptions.years).map((term) => {
    const full = formatNumber(fullYears(assumptions.ramp, term), locale);
    const even = `(${said(computed.investmentTotal)} + ${said(computed.costTotal)} × ${String(term)}) ÷ ${full}`;
    const needed = isPriced ? inUnits(breakEven(assumptions, term), view) : neededIn(view, term);
    return [inYears(term, locale), `**${needed}**`, ...(isPriced ? [even] : [])];
  });
  const head = headsOf(words.evenHead, view, isPriced ? unit : "");
  const even = table(head.slice(0, isPriced ? 3 : 2), terms, [1]);
  const parts = assumptions.ramp.slice(0, TERM).map((part) => formatPercent(part, locale));
  const shares = `${parts.join(" + ")} = ${formatNumber(fullYears(assumptions.ramp, TERM), locale)}`;
  return isPriced ? `${even}\n\n${put(words.divisor, { shares })}` : even;
}
