import "server-only";
import type { CaseDocument } from "@/lib/generators/business-case/assumptions";
import type { FactSheet, Figure } from "@/lib/generators/fact-sheet";
import { type Book, clauseOf } from "@/lib/generators/server/compose/business-case/book";
import { idOf, yearly, type Ledger } from "@/lib/generators/server/compose/business-case/ledger";
import { formsOf } from "@/lib/generators/server/compose/business-case/nouns";
import type { Measure, Plan } from "@/lib/generators/server/compose/plan/plan";

const RANK = ["share", "flow", "count", "duration", "money", "limit"];
type Today = NonNullable<CaseDocument["measures"][number]["today"]>;

const clip = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** The words a business case is written with beside its parameters. */
export function caseDocumentOf(
  plan: Plan,
  sheet: FactSheet,
  book: Book,
  ledger: Ledger,
  unread: string[],
): CaseDocument {
  const { effort, functions, locale } = plan;
  const { budget } = sheet.limits;
  const flow = sheet.figures
    .filter(
      ({ kind, says, removed, period }) =>
        kind === "flow" && says === "has" && !removed && period !== undefined && period !== "season",
    )
    .map((figure) => ({ forms: formsOf(figure, locale), perYear: yearly(figure, book.around(figure)) ?? 0 }))
    .find(({ perYear }) => perYear > 0);
  const asked = ledger.parameters.flatMap(({ question }) => question ?? []);
  const isSame = budget?.currency === undefined || budget.currency === ledger.currency;
  return {
    title: plan.name,
    effort: { personWeeks: effort.firstPersonWeeks, weeks: effort.firstWeeks, people: effort.people },
    functions: functions.map(({ id, code, title, isFirst }) => ({
      code,
      title,
      personWeeks: effort.byFunction[id] ?? 0,
      isFirst,
    })),
    generalWeeks: effort.general.reduce((sum, { personWeeks }) => sum + personWeeks, 0),
    measures: plan.measures.flatMap((measure) => measureOf(measure, plan, ledger)).slice(0, 20),
    ...(budget &&
      !budget.removed && {
        budget: {
          text: clip(budget.text, 200),
          ...(budget.amount !== undefined && isSame && { amount: budget.amount }),
        },
      }),
    flows: flow ? [flow] : [],
    ...(ledger.rate && { hour: ledger.rate.clientHour }),
    questions: plan.questions
      .filter(({ about }) => about === undefined || !book.pains.some(({ id }) => id === about))
      .map(({ text }) => clip(text, 300))
      .filter((text) => !asked.some((other) => sharesQuotation(text, other)))
      .slice(0, 4),
    unread,
  };
}

/** Both questions quote the same words of the visitor. */
function sharesQuotation(one: string, other: string): boolean {
  const said = /[«“](.+)[»”]/u.exec(one)?.[1];
  return said !== undefined && other.includes(said);
}

/** A complaint with today's value; without one its cost is asked among the effects. */
function measureOf(
  { pain, functions, ...measure }: Measure,
  plan: Plan,
  ledger: Ledger,
): CaseDocument["measures"] {
  const [figure] = measure.today
    .filter(
      ({ says, kind }) => (says !== "has" || kind === "share") && (kind !== "money" || says === "loses"),
    )
    .toSorted((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind));
  if (figure === undefined) return [];
  const line = ledger.effects.find(({ factors }) =>
    measure.today.some((item) => factors.includes(idOf(item))),
  );
  const share = line?.factors.find((id) => id.startsWith("avoid-"));
  return [
    {
      label: clauseOf(pain.text, figure),
      today: { value: figure.value, ...aroundOf(figure, ledger) },
      ...(share !== undefined && { share }),
      functions: plan.functions
        .filter(({ id }) => functions.includes(id))
        .map(({ code }) => code)
        .slice(0, 20),
    },
  ];
}

/** What a value is measured in. */
function aroundOf(figure: Figure, { locale, currency }: Ledger): Pick<Today, "measure" | "forms"> {
  if (figure.kind === "share") return { measure: "percent" };
  if (figure.kind === "money" && (figure.currency ?? currency) === currency) return { measure: "money" };
  return { measure: "count", forms: formsOf(figure, locale) };
}
