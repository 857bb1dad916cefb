import "server-only";
import type { CaseDocument } from "@/lib/generators/business-case/assumptions";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import type { Book } from "@/lib/generators/server/compose/business-case/book";
import type { Ledger } from "@/lib/generators/server/compose/business-case/ledger";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";

const MOST_QUESTIONS = 4;

/** The words a business case is written with beside its parameters. */
export function caseDocumentOf(
  { effort, functions, questions, name }: Plan,
  { limits: { budget } }: FactSheet,
  book: Book,
  { parameters, currency, rate }: Ledger,
  unread: string[],
): CaseDocument {
  const asked = parameters.flatMap(({ question }) => question ?? []);
  const isPriced = budget?.amount !== undefined && (budget.currency ?? currency) === currency;
  return {
    title: name,
    effort: { personWeeks: effort.firstPersonWeeks, weeks: effort.firstWeeks, people: effort.people },
    functions: functions.map(({ id, code, title }) => ({
      code,
      title,
      personWeeks: effort.byFunction[id] ?? 0,
    })),
    generalWeeks: effort.general.reduce((sum, { personWeeks }) => sum + personWeeks, 0),
    ...(isPriced && !budget.removed && { budget: { amount: budget.amount } }),
    ...(rate && { hour: rate.clientHour }),
    questions: questions
      .filter(({ about }) => about === undefined || !book.pains.some(({ id }) => id === about))
      .map(({ text }) => text.slice(0, 300))
      .filter((text) => !asked.some((other) => sharesQuotation(text, other)))
      .slice(0, MOST_QUESTIONS),
    unread,
  };
}

/** Both questions quote the same words of the visitor. */
function sharesQuotation(one: string, other: string): boolean {
  const said = /[«“](.+)[»”]/u.exec(one)?.[1];
  return said !== undefined && other.includes(said);
}
