import "server-only";
import { factLimits } from "@/lib/generators/fact-sheet";
import type { Actor, Clarity, FactEntry, FactSheet, Question } from "@/lib/generators/fact-sheet";
import { ledgerOf } from "@/lib/generators/server/compose/business-case/effects";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";
import { isPlural } from "@/lib/generators/server/language/en";
import { afterFigure, parse } from "@/lib/generators/server/language/ru";
import { sheetCurrency } from "@/lib/generators/server/read/money";

const words = bilingual({
  people: "Сколько у вас {}? | How many {} do you have?",
  deadline: "К какому сроку это нужно? | By when is it needed?",
  budget: "Какая сумма отведена? | What budget is set aside?",
  currency: "Какая сумма отведена и в какой валюте? | What budget is set aside, and in which currency?",
  what: "Какое одно дело нужно изменить в первую очередь? | Which one piece of work should change first?",
  whom: "Кто будет этим пользоваться: кто из ваших людей, кто из клиентов? | Who will use it: which of your people, which of your customers?",
  week: "Сколько раз в неделю это делают сегодня? | How many times a week is this done today?",
  units: ["раз | times", "человек | people"],
});

const STAFF = /^(?:человек|сотрудник\p{L}*|people|staff|employees|of us)$/u;

const isAlive = (entry: FactEntry | undefined) => entry !== undefined && !entry.removed;

/** What a calculation or a plan lacks and the text does not say, the weightiest first: at most five, none for what is no project. */
export function questionsOf(
  sheet: Omit<FactSheet, "open" | "clarity" | "version">,
  clarity: Clarity,
): Question[] {
  const { locale, limits } = sheet;
  const { units, ...texts } = words[locale];
  const [times, people] = units;
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
  const role = roleOf(sheet);
  const hasMoney = sheetCurrency(sheet) !== undefined;
  const named = role && (locale === "ru" ? afterFigure(5, role.name) : role.name);
  return [
    ...ledgerOf(sheet).questions,
    !isAlive(limits.deadline) && deadline,
    !isAlive(limits.budget) &&
      ask("budget", { part: "limits", field: "budget" }, texts[hasMoney ? "budget" : "currency"]),
    role && {
      ...ask(
        "people",
        { part: "figures", unit: people, kind: "count", says: "has", counts: role.name },
        texts.people.replace("{}", () => named ?? ""),
      ),
      about: role.id,
    },
  ]
    .flatMap((question) => question || [])
    .slice(0, factLimits.questions);
}

/** The first role of several people that serves, where nothing tells how many the staff are. */
function roleOf({ figures, actors }: Pick<FactSheet, "figures" | "actors">): Actor | undefined {
  const staff = actors.filter((actor) => isAlive(actor) && actor.side === "serves");
  const isCounted = figures.some((one) => isAlive(one) && one.kind === "count" && STAFF.test(one.unit));
  // «мэр»: who is spoken of in the singular is one.
  const isMany = ({ name }: Actor) =>
    isPlural(name) || parse(name.split(" ").at(-1) ?? "")[0]?.number === "plur";
  return isCounted || staff.some(({ figure }) => figure !== undefined) ? undefined : staff.find(isMany);
}
