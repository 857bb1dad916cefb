import "server-only";
import { designScreens, isOpenTo, type Doer } from "@/lib/generators/server/compose/interface/screens";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { wordsOf } from "@/lib/generators/server/compose/plan/stems";

/** What the drawn screens do and show: the requirements promise it, check it and keep it, so that no document goes further than another. */

const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е");
/** «перенести» has to be told from «передать». */
const beginningOf = (word: string) => word.slice(0, /^(?:пере|[a-z])/u.test(word) ? 5 : 4);

/** Whether a text speaks of what a label says, in any form of its words: «Отменить» is told by «после отмены». */
export function tellsOf(text: string, label: string): boolean {
  const words = wordsOf(plain(label));
  const long = words.filter(({ length }) => length > 3);
  const told = wordsOf(plain(text));
  return (long.length > 0 ? long : words).some((word) =>
    told.some((other) => other.startsWith(beginningOf(word))),
  );
}

const screensOf = (plan: Plan, { id }: PlanFunction) =>
  designScreens(plan).filter(({ functions }) => functions.some((one) => one.id === id));

/** The buttons of the screens of a function, each once: all of them, or those of one role. */
export const actionsOf = (plan: Plan, one: PlanFunction, of?: Doer): string[] => {
  const own = screensOf(plan, one).filter((each) => !of || isOpenTo(each, of));
  return [...new Set(own.flatMap(({ screen }) => screen.actions))];
};

/** What only says something, or shows how far a record has come. */
const SAYING = /^(?:note|path|rows|bars|reason|sync)$/u;

/** The labels on the screens of a function that stand for data; stages are values of one field, and what the client counts is no field. */
export const labelsOf = (plan: Plan, one: PlanFunction): string[] =>
  screensOf(plan, one).flatMap(({ screen: { kind, items } }) =>
    items.flatMap(({ label, control = "", value }) =>
      SAYING.test(control) || value !== undefined || kind === "stages" ? [] : [label],
    ),
  );

/** Buttons that an acceptance check does not speak of yet. */
export const uncheckedIn = (check: string, actions: readonly string[]): string[] =>
  actions.filter((action) => !tellsOf(check, wordsOf(action)[0] ?? action));
