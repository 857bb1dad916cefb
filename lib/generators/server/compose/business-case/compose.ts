import "server-only";
import type { Assumptions, ProductLine } from "@/lib/generators/business-case/assumptions";
import { renderBusinessCase } from "@/lib/generators/business-case/render";
import { withSliders } from "@/lib/generators/business-case/sliders";
import { measures } from "@/lib/generators/measures";
import { readPrices } from "@/lib/content/prices";
import { LATER } from "@/lib/generators/business-case/compute";
import type { FactSheet, Figure } from "@/lib/generators/fact-sheet";
import { readWork, type Remedies } from "@/lib/generators/server/compose/business-case/avoided";
import { ledgerOf } from "@/lib/generators/server/compose/business-case/effects";
import { idOf, type Ledger } from "@/lib/generators/server/compose/business-case/ledger";
import type {
  Composer,
  Measure,
  Plan,
  PlanFunction,
  Wording,
} from "@/lib/generators/server/compose/plan/plan";
import { joiningWeeks } from "@/lib/generators/server/compose/plan/bounds";
import { isOnOwnServers, laterWeeks } from "@/lib/generators/server/compose/plan/scale";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import { feeLines, leftOutNames } from "@/lib/generators/server/compose/text/left-out";
import { includedIn, placesLater } from "@/lib/generators/server/compose/text/stages";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";
import { filled } from "@/lib/generators/server/compose/text/markdown";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import type { CorporateToolId, ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";

const LONG = 26;

/** The business case: everything in it is rendered from its assumptions, so that moved sliders can render it anew. */
export const composeBusinessCase: Composer = (plan, wording) => {
  const assumptions = deriveAssumptions(plan, wording);
  return { text: renderBusinessCase(assumptions, plan.locale), assumptions };
};

/** The kinds of the functions that a plan helps a complaint with. */
export const remediesIn =
  ({ functions }: Plan): Remedies =>
  ({ id }) =>
    functions
      .filter(({ pains }) => pains.some((pain) => pain.id === id))
      .flatMap(({ kinds, parts }) => [...kinds, ...parts.map(({ kind }) => kind)]);

/**
 * The assumptions of a business case: from the plan's effort, the price list, and every loss, price and time of the sheet. Never fails.
 * What is missing is a parameter without a value and with a question; there is no verdict then.
 * @param wording what the visitor added for this document
 */
export function deriveAssumptions(plan: Plan, { extra }: Wording = {}): Assumptions {
  const { effort, name, functions, questions, stage = "", locale } = plan;
  const places = placesLater(plan);
  const sheet = extra ? withExtra(plan.sheet, extra) : plan.sheet;
  const ledger = ledgerOf(sheet, remediesIn(plan));
  const { currency } = ledger;
  const [proposed, pilot] = [proposedOf(plan, ledger), pilotOf(plan)];
  // Losses that only the proposed functions work on are none of the case of what was asked.
  const own = ledger.effects.filter((one) => !proposed?.effects.includes(one));
  const { budget } = sheet.limits;
  const isPriced = budget && !budget.removed && (budget.currency ?? currency) === currency;
  const leftOut = leftOutNames(plan, true).join(", ").slice(0, 600);
  const coded = (lines: readonly ProductLine[]) => lines.map((line) => withCodes(line, plan, ledger));
  // What the calculation lacks stands beside it; what it assumes until it is answered stands here too.
  const assumed = ledger.parameters.flatMap(({ question, value }) =>
    value === null ? [] : (question ?? []),
  );
  const asked = questions.filter(
    ({ fills, text }) => fills.part !== "figures" || fills.kind === "count" || assumed.includes(text),
  );
  return withSliders({
    currency,
    years: 5,
    // Percent a year: money in roubles is dearer.
    discountRate: currency === "RUB" ? 20 : 10,
    ramp: effort.firstWeeks > LONG ? [20, 70, 100, 100, 100] : [35, 85, 100, 100, 100],
    spread: readPrices().spread,
    parameters: ledger.parameters,
    effects: coded(own),
    ...spendingOf(ledger, plan, sheet),
    document: {
      title: name,
      effort: { personWeeks: effort.firstPersonWeeks, weeks: effort.firstWeeks, people: effort.people },
      ...(places && { bound: filled(ledger.word("bound"), { places: figureText(places, locale), stage }) }),
      included: includedIn(plan).slice(0, 600),
      leftOut,
      ...(pilot && { pilot }),
      ...(proposed && { proposed: { ...proposed, effects: coded(proposed.effects) } }),
      codes: functionCodes(functions.filter(({ isFirst }) => isFirst)),
      ...(isPriced && { budget: { amount: budget.amount } }),
      questions: asked.map(({ text }) => text.slice(0, 300)),
    },
  });
}

const functionCodes = (some: readonly PlanFunction[]) => some.map(({ code }) => code);
const codesOf = (some: readonly PlanFunction[]) => functionCodes(some).join(", ");

/** A line with the functions that work on its loss: by its figures, else by the complaint that its question is about. */
function withCodes(line: ProductLine, { measures, functions }: Plan, { questions }: Ledger): ProductLine {
  const asked = questions.flatMap(({ id, about }) => (line.factors.includes(id.slice(4)) ? about : []));
  const has = (id: string) => line.factors.includes(idOf({ id }));
  const ids = measures.flatMap(({ pain, functions: own }) =>
    asked.includes(pain.id) || pain.figures.some(has) ? own : [],
  );
  // What a wish does away with is its own work.
  const isOf = ({ id, wish }: PlanFunction) =>
    line.id === "line-replaced" ? readWork().replaced.words.test(wish.text) : ids.includes(id);
  const codes = functionCodes(functions.filter(isOf));
  return codes.length === 0 ? line : { ...line, functions: codes };
}

/** What is proposed beside what was asked: the work that it adds, and the losses that nothing else works on. */
function proposedOf({ effort, functions, measures }: Plan, ledger: Ledger) {
  const others = functions.filter(({ isProposed }) => isProposed);
  if (others.length === 0) return undefined;
  const isTheirs = ({ functions: ids }: Measure) =>
    ids.length > 0 && ids.every((id) => others.some((one) => one.id === id));
  const theirs = measures.filter(isTheirs).flatMap(({ pain }) => pain.figures.map((id) => idOf({ id })));
  return {
    name: codesOf(functions.filter(({ isFirst }) => isFirst)),
    others: codesOf(others),
    personWeeks: effort.totalPersonWeeks - effort.firstPersonWeeks,
    effects: ledger.effects.filter(({ factors }) => factors.some((factor) => theirs.includes(factor))),
  };
}

/** What to begin with, where others can wait: the function that works on a loss. */
function pilotOf(plan: Plan) {
  const { effort, functions, sheet } = plan;
  const losses = sheet.figures.flatMap(({ id, kind }) => (kind === "money" ? [id] : []));
  const core =
    functions.find(
      ({ isFirst, pains }) => isFirst && pains.some((one) => one.figures.some((id) => losses.includes(id))),
    ) ?? coreFunction(plan);
  // What takes its data from another function does not work without it.
  const needed = new Set(
    plan.stores.flatMap(({ id, functions: own }) => (core?.reads.includes(id) ? own : [])),
  );
  const first = functions.filter((one) => one === core || needed.has(one.id));
  const others = functions.filter((one) => one.isFirst && !first.includes(one));
  // The exchange that the others alone use waits with them.
  const alone = functions.map((one) => ({ id: one.id, isFirst: first.includes(one) }));
  const joined = joiningWeeks(plan, functions, functions) - joiningWeeks(plan, functions, alone);
  const wait = others.reduce((sum, { id }) => sum + (effort.byFunction[id] ?? 0), joined);
  const personWeeks = Math.round((effort.firstPersonWeeks - wait) * 10) / 10;
  return first.length > 0 && others.length > 0
    ? { name: codesOf(first), others: codesOf(others), personWeeks }
    : undefined;
}

function spendingOf(ledger: Ledger, plan: Plan, sheet: FactSheet) {
  const { effort, locale } = plan;
  const { rates, support, infrastructure } = readPrices();
  const { currency } = ledger;
  const value = rates[currency]?.personWeek ?? null;
  const week = { value, measure: "money", source: "price" } as const;
  const price = ledger.add({ id: "week-price", label: ledger.word("weekPrice"), ...week });
  const label = ledger.word("work");
  const forms = [...measures.personWeek[locale]];
  const counted = { forms, measure: "count", source: "computed" } as const;
  const weeks = ledger.add({ id: "person-weeks", label, value: effort.firstPersonWeeks, ...counted });
  const later = ({ value }: Figure) => {
    const all = { label: ledger.word("later"), value: laterWeeks(value), ...counted };
    return { id: LATER, label: all.label, factors: [ledger.add({ id: "later-weeks", ...all }), price] };
  };
  const places = placesLater(plan);
  const percent = { value: support, measure: "percent", source: "price" } as const;
  const share = ledger.add({ id: "support-share", label: ledger.word("supportShare"), ...percent });
  const bought = () => ({
    id: "infrastructure",
    label: ledger.word("infrastructure"),
    factors: [
      weeks,
      price,
      ledger.add({
        id: "infrastructure-share",
        label: ledger.word("infrastructureShare"),
        note: ledger.word("infrastructureNote"),
        value: infrastructure,
        measure: "percent",
      }),
    ],
  });
  return {
    investment: [
      { id: "work", label, factors: [weeks, price] },
      ...(isOnOwnServers(sheet) ? [] : [bought()]),
      ...(places ? [later(places)] : []),
    ],
    yearlyCosts: [
      { id: "support", label: ledger.word("support"), factors: [weeks, price, share] },
      ...feeLines(plan, ledger),
    ],
  };
}

/** The sheet of the additional information, for the one document that has such a field. */
export async function readExtra(
  tool: CorporateToolId,
  { additionalInfo = "" }: ToolInput,
  locale: Locale,
): Promise<FactSheet | undefined> {
  const isAsked = tool === "business-case" && additionalInfo.trim() !== "";
  return isAsked ? readFacts(additionalInfo, locale) : undefined;
}

/** The sheet with the figures, losses and limits of the additional information: by ids of their own, and near to nothing. */
function withExtra(sheet: FactSheet, extra: FactSheet): FactSheet {
  const idOf = (id: string) => `x-${id}`;
  const figures = extra.figures.map((one) => ({ ...one, id: idOf(one.id), span: undefined }));
  const pains = extra.pains.map((one) => ({ ...one, id: idOf(one.id), figures: one.figures.map(idOf) }));
  return {
    ...sheet,
    figures: [...sheet.figures, ...figures],
    pains: [...sheet.pains, ...pains],
    limits: { ...extra.limits, ...sheet.limits },
  };
}
