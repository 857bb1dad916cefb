import "server-only";
import { factLimits } from "@/lib/generators/fact-sheet";
import type { Clarity, FactEntry, FactSheet, Question } from "@/lib/generators/fact-sheet";
import { ledgerOf } from "@/lib/generators/server/compose/business-case/effects";
import { bilingual } from "@/lib/content/bilingual";
import { sheetCurrency } from "@/lib/generators/server/read/money";

const words = bilingual({
  deadline: "К какому сроку это нужно? | When do you need it?",
  budget: "Какой бюджет у проекта? | What is the budget?",
  currency: "Какой бюджет у проекта и в какой валюте? | What is the budget, and in which currency?",
  what: "Какое одно дело нужно изменить в первую очередь? | Which process should change first?",
  whom: "Кто будет этим пользоваться: кто из ваших людей, кто из клиентов? | Who will use it: which staff, which customers?",
  week: "Сколько раз в неделю это делают сегодня? | How many times a week is this done today?",
  times: "раз | times",
});

const isAlive = (entry: FactEntry | undefined) => entry !== undefined && !entry.removed;

/** What a calculation or a plan lacks and the text does not say, the weightiest first: at most five, none for what is no project. */
export function questionsOf(
  sheet: Omit<FactSheet, "open" | "clarity" | "version">,
  clarity: Clarity,
): Question[] {
  const { locale, limits } = sheet;
  const { times, ...texts } = words[locale];
  const ask = (id: keyof typeof texts, fills: Question["fills"], text = texts[id]) => ({
    id: `ask-${id}`,
    text,
    fills,
  });
  const deadline = ask("deadline", { part: "limits", field: "deadline" });
  if (clarity === "none") return [];
  if (clarity === "vague")
    return [
      ask("what", { part: "wishes" }),
      ask("whom", { part: "actors" }),
      ask("week", { part: "figures", unit: times, period: "week", kind: "flow", says: "has" }),
      deadline,
    ];
  const hasMoney = sheetCurrency(sheet) !== undefined;
  return [
    ...ledgerOf(sheet).questions,
    !isAlive(limits.deadline) && deadline,
    !isAlive(limits.budget) &&
      ask("budget", { part: "limits", field: "budget" }, texts[hasMoney ? "budget" : "currency"]),
  ]
    .flatMap((question) => question || [])
    .slice(0, factLimits.questions);
}
