import "server-only";
import { factLimits } from "@/lib/generators/fact-sheet";
import type { Clarity, FactEntry, FactSheet, Question } from "@/lib/generators/fact-sheet";
import { ledgerOf } from "@/lib/generators/server/compose/business-case/effects";
import { ideaWords } from "@/lib/content/idea-words";
import { sheetCurrency } from "@/lib/generators/server/read/money";

const isAlive = (entry: FactEntry | undefined) => entry !== undefined && !entry.removed;

/** What a calculation or a plan lacks and the text does not say, the weightiest first: at most five, none for what is no project. */
export function questionsOf(
  sheet: Omit<FactSheet, "open" | "clarity" | "version">,
  clarity: Clarity,
): Question[] {
  const { locale, limits } = sheet;
  const w = ideaWords(locale);
  const ask = (id: string, text: string, fills: Question["fills"]) => ({ id: `ask-${id}`, text, fills });
  const deadline = ask("deadline", w.askDeadline, { part: "limits", field: "deadline" });
  if (clarity === "none") return [];
  if (clarity === "vague")
    return [
      ask("what", w.askWhat, { part: "wishes" }),
      ask("whom", w.askWhom, { part: "actors" }),
      ask("week", w.askWeek, {
        part: "figures",
        unit: w.askTimes,
        period: "week",
        kind: "flow",
        says: "has",
      }),
      deadline,
    ];
  const hasMoney = sheetCurrency(sheet) !== undefined;
  return [
    ...ledgerOf(sheet).questions,
    !isAlive(limits.deadline) && deadline,
    !isAlive(limits.budget) &&
      ask("budget", hasMoney ? w.askBudget : w.askCurrency, { part: "limits", field: "budget" }),
  ]
    .flatMap((question) => question || [])
    .slice(0, factLimits.questions);
}
