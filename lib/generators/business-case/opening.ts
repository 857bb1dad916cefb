import type { Parameter } from "@/lib/generators/business-case/assumptions";
import { computeBusinessCase, LATER, releaseCost, TERM } from "@/lib/generators/business-case/compute";
import { formulaOf } from "@/lib/generators/business-case/formula";
import { paragraphs } from "@/lib/generators/business-case/parts";
import { isAvoided, outlooksOf, partsOf, proposedIn } from "@/lib/generators/business-case/sensitivity";
import {
  firstView,
  indicatorsOf,
  inYears,
  largestEffect,
  neededIn,
  paybackIn,
  reason,
  roiIn,
  thresholdOf,
  type View,
  viewOf,
  wholeView,
} from "@/lib/generators/business-case/view";
import { breakEven, neededValue, openParameters } from "@/lib/generators/business-case/verdict";
import { withParameter } from "@/lib/generators/business-case/with-parameter";
import { put } from "@/lib/generators/business-case/words";
import { escapeMarkdown as say } from "@/lib/generators/markdown";
import { formatPercent } from "@/lib/generators/numbers";
import { toReader } from "@/lib/generators/second-person";

/** A label inside a sentence: «снимаемая доля потерь»; a name in capitals stays. */
const inSentence = (label: string) =>
  label.replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLowerCase());

/** The verdict in a short sentence, as it is and seen cautiously, then its figures; without one, why there is none and what the project must save. */
export function verdictOf(view: View): string {
  const { words, computed, locale, sum, assumptions, why } = view;
  const slots = {
    effect: sum(computed.effectTotal),
    costs: sum(computed.costTotal),
    investment: sum(computed.investmentTotal),
    payback: paybackIn(view, computed.paybackMonths),
    name: say(assumptions.document?.proposed?.name ?? ""),
    rate: formatPercent(assumptions.discountRate, locale),
    needed: neededIn(view, TERM),
    basis: basisOf(view),
  };
  if (why !== undefined) {
    const spent = why === "unpriced" ? "" : why === "missing" ? words.spent : words.sums;
    return `**${say(reason(view))}** ${put(`${spent} ${words.needs}`.trim(), slots)}`;
  }
  const returns = computed.paybackMonths === null ? words.bad : words.late;
  const good = assumptions.document?.proposed ? words.asked : words.good;
  const verdict = [computed.npv >= 0 ? good : returns, cautiousPart(view)].filter(Boolean).join(" ");
  return put(`**${verdict}** ${words.sums}`, slots);
}

/** The one share of losses that the counted effect rests on: «, если неявки сократятся на 30 %». */
function basisOf(view: View): string {
  const { words, assumptions, computed, locale, why } = view;
  const [only, ...others] = countedAssumptions(view).filter(isAvoided);
  if (!only || others.length > 0 || !isOfLoss(only) || why !== undefined || computed.npv < 0) return "";
  const value = formulaOf([only.id], view.parameters, assumptions.currency, locale);
  return put(words.basis, { label: lossIn(only, view), value });
}

/** Whether it is a share of a loss, and none of people's time. */
const isOfLoss = (one: Parameter) => isAvoided(one) && !/^avoid-(?:time|recount)$/u.test(one.id);

/** The loss that such a share is of: «неявки». */
const lossIn = ({ label }: Parameter, { words }: View) => say(label.replace(`${words.avoidLoss} `, ""));

/** What a director reads in a minute: the verdict with its sums, and what they leave out, and a line each for what they rest on. */
export function openingSection(view: View): string {
  const { words, computed, why, sum } = view;
  const counted = computed.effects.filter(({ amount }) => (amount ?? 0) > 0);
  const largest = why === "absurd" || counted.length === 0 ? undefined : largestEffect(view);
  const main = put(counted.length === 1 ? words.only : words.main, {
    label: say(toReader(largest?.label ?? "", view.locale)),
    sum: sum(largest?.amount ?? 0),
  });
  const basis = [largest ? main : "", assumedPart(view)].filter(Boolean).join("; ");
  const told = basis.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const scope = say(view.assumptions.document?.bound ?? "");
  const bound = counted.length === 0 || scope === "" ? "" : scope + laterPart(view);
  const { leftOut } = view.assumptions.document ?? {};
  const without = leftOut === undefined ? "" : put(words.leftOut, { list: say(leftOut) });
  const parts = [
    told && `${told}.`,
    profitPart(view),
    enoughPart(view),
    proposedPart(view),
    bound,
    leftPart(view),
    advicePart(view),
  ];
  const lines = parts.filter(Boolean).map((part) => `- ${part.replace(LABEL, "**$&**")}`);
  return paragraphs([verdictOf(view), without].filter(Boolean).join(" "), lines.join("\n"));
}

/** The words before the colon that a line of the opening begins with. */
const LABEL = /^[^:«“*]{3,60}:/u;

/** The payback where less is avoided and the work takes the most; nothing where the project does not pay as it is. */
function cautiousPart({ assumptions, computed, words, locale, why }: View): string {
  const [first] = outlooksOf(assumptions);
  if (why !== undefined || computed.npv < 0 || first === undefined) return "";
  const view = viewOf(first.assumptions, locale);
  return put(words.inCautious, { payback: paybackIn(view, view.computed.paybackMonths) });
}

/** What comes out with all that is proposed, and from which savings on the proposed part pays for itself. */
function proposedPart(view: View): string {
  const { assumptions, words, locale, money } = view;
  const whole = wholeView(view);
  const parts = proposedIn(assumptions);
  if (parts === undefined || whole === undefined) return "";
  const { computed, sum } = whole;
  return put(words.proposed, {
    others: say(assumptions.document?.proposed?.others ?? ""),
    investment: sum(computed.investmentTotal),
    costs: sum(computed.costTotal),
    told: [
      ...indicatorsOf(whole).flatMap(({ name, value }, at) => (at === 0 ? [`, ${name} ${value}`] : [])),
      ...(computed.effectTotal === view.computed.effectTotal ? [words.nothingYet] : []),
    ].join(""),
    term: inYears(TERM, locale),
    more: money(breakEven(parts.rest, TERM)),
  });
}

/** What to do where the cautious scenario does not pay back: what to begin with, what it comes to, and the savings that decide of it. */
function advicePart(view: View): string {
  const { assumptions, words, locale, why } = view;
  const first = firstView(view) ?? view;
  const [cautious] = outlooksOf(first.assumptions);
  if (why !== undefined || cautious === undefined) return "";
  const { computed, money, sum } = first;
  const months = computeBusinessCase(cautious.assumptions).paybackMonths;
  const parts = partsOf(assumptions);
  if (months !== null && (first === view || parts === undefined)) return "";
  const needed = breakEven(cautious.assumptions, assumptions.years);
  const { pilot, proposed } = assumptions.document ?? {};
  const { name = "", others = "" } = pilot ?? proposed ?? {};
  const waiting = put(words.pilotWait, { others: say(others) });
  const slots = {
    name: say(name),
    cost: sum(computed.investmentTotal),
    term: inYears(TERM, locale),
    roi: roiIn(first),
    payback: paybackIn(view, computed.paybackMonths),
    cautious: paybackIn(view, months),
    more: parts ? money(breakEven(parts.rest, TERM)) : "",
  };
  if (months !== null)
    return put(words.adviceSafe, { ...slots, pilot: put(words.pilotCost, slots), waiting });
  const [only, ...more] = countedAssumptions(first).filter(isAvoided);
  const value = ((only?.value ?? 0) * needed) / (computed.effectTotal * computed.unit);
  const isShare = more.length === 0 && value <= 100;
  const share = isShare ? put(words.pilotShare, { value: formatPercent(Math.ceil(value), locale) }) : "";
  const above = assumptions.spread?.[1];
  return put(words.advice, {
    pilot: pilot ? put(words.pilotCost, slots) : proposed ? slots.name : words.pilotPlace,
    waiting: name === "" ? "" : waiting,
    sum: money(needed),
    share,
    years: inYears(assumptions.years, locale),
    dearer: above === undefined ? "" : put(words.dearer, { above: formatPercent(above, locale) }),
  });
}

/** Why the investment is more than the estimate of the first release: what the launch at the other places adds. */
function laterPart({ computed, words, sum }: View): string {
  const later = computed.investment.find(({ id }) => id === LATER);
  if (!later?.amount) return "";
  const slots = { release: sum(releaseCost(computed)), label: say(later.label), more: sum(later.amount) };
  return put(words.first, slots);
}

/**
 * What is left of a sale, percent, until the visitor puts in their own: retail keeps from about 25 of food to 45 of clothes before other
 * costs, and the lower part of that is cautious.
 */
export const MARGIN = 30;

/** What comes out where the loss is told in sales, of which a part is profit; nothing once that is answered. */
function profitPart({ assumptions, words, locale }: View): string {
  const share = assumptions.parameters.find(({ id }) => id === "profit");
  if (share?.source !== "assumption" || share.moved || assumptions.effects.length === 0) return "";
  const view = viewOf(withParameter(assumptions, share.id, MARGIN), locale);
  const { effectTotal, paybackMonths } = view.computed;
  return put(words.ifSales, {
    share: formatPercent(MARGIN, locale),
    effect: view.sum(effectTotal),
    payback: paybackIn(view, paybackMonths),
  });
}

/** From which answer on the project pays back, where the losses counted so far do not. */
function enoughPart(view: View): string {
  const [open] = view.why === "partial" ? openParameters(view.assumptions) : [];
  const needed = open && neededValue(view.assumptions, open, TERM);
  if (!needed || (open.measure === "percent" && needed > 100)) return "";
  const slots = { term: inYears(TERM, view.locale), label: say(toReader(open.label, view.locale)) };
  return put(view.words.enoughAt, { ...slots, value: say(thresholdOf(open, needed, view)) });
}

/** Losses that the sum does not hold yet. */
function leftPart(view: View): string {
  const { assumptions, computed, words, locale, why } = wholeView(view) ?? view;
  const open = assumptions.effects.filter((_, index) => computed.effects[index]?.amount === null);
  if ((why !== undefined && why !== "partial") || open.length === 0) return "";
  const quoted = open.map(({ label }) => put(words.said, { said: say(toReader(label, locale)) }));
  return put(words.left, { list: quoted.join(", ") });
}

/** Assumptions that the counted effect rests on. */
function countedAssumptions({ assumptions, computed }: View) {
  const counted = assumptions.effects.filter((_, index) => (computed.effects[index]?.amount ?? 0) > 0);
  const used = new Set(counted.flatMap(({ factors }) => factors));
  return assumptions.parameters.filter(
    ({ id, source, value }) => source === "assumption" && value !== null && used.has(id),
  );
}

/** They stand beside the verdict. */
function assumedPart(view: View): string {
  const { assumptions, words, locale } = view;
  const list = countedAssumptions(view).map((parameter) => {
    const value = formulaOf([parameter.id], view.parameters, assumptions.currency, locale);
    if (isOfLoss(parameter)) return put(words.avoided, { label: lossIn(parameter, view), value });
    const label = say(inSentence(parameter.label));
    // "30% of time saved": what such a share is of.
    if (isAvoided(parameter)) return put(words.saved, { label, value });
    return `${label} — ${value}`;
  });
  const known = list.length > 1 ? words.assumedMore : words.assumed;
  return list.length === 0 ? "" : put(known, { list: list.join("; ") });
}
