import "server-only";
import { readFunctionWords } from "@/lib/content/function-words";
import type { Figure } from "@/lib/generators/fact-sheet";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { consequencesOf, type Consequence } from "@/lib/generators/server/compose/text/arithmetic";
import { isMeasured } from "@/lib/generators/server/compose/text/figures";
import { figurePhrase } from "@/lib/generators/server/compose/text/losses";
import { filled, listed, quoted, safe, section } from "@/lib/generators/server/compose/text/markdown";
import { receiversOf, rolesIn, usersOf } from "@/lib/generators/server/compose/text/people";

/** «Ф-1 «Название»», F-1 “Title”. */
export const named = ({ code, title }: PlanFunction, { locale }: Plan): string =>
  `${code} ${quoted(safe(title), locale)}`;

/** A paragraph for each function: whose day changes and how, with its figures, systems and decisions. */
export function functionsSection(plan: Plan): string[] {
  const w = ideaWords[plan.locale];
  const loads = consequencesOf(plan).filter(({ kind }) => kind === "load");
  const told = new Map<FunctionKind, PlanFunction>();
  const parts = plan.functions.map((one) => {
    // Two functions of one kind do not read alike: the second is told by its further kind, or by the first.
    const kind = one.kinds.find((each) => !told.has(each));
    if (kind !== undefined) told.set(kind, one);
    const systems = plan.exchanges
      .filter(({ id }) => one.exchanges.includes(id))
      .map(({ name }) => quoted(safe(name), plan.locale));
    const words = kind && readFunctionWords()[kind][plan.locale];
    return [
      `**${one.code}. ${safe(one.title)}.**`,
      words === undefined
        ? filled(w.same, { code: told.get(one.kinds[0])?.code ?? "" })
        : daySentence(plan, one, words.day),
      ...figureSentences(plan, one, loads),
      ...(systems.length === 0 ? [] : [filled(w.exchange, { systems: listed(systems, plan.locale) })]),
      ...(one.isOffline ? [w.offline] : []),
      ...(words === undefined ? [] : [filled(w.decide, { what: words.decide })]),
    ].join(" ");
  });
  return section(w.functions, parts);
}

const daySentence = (plan: Plan, one: PlanFunction, day: string): string =>
  filled(day, {
    u: rolesIn(usersOf(plan, one), "datv", plan.locale),
    r: rolesIn(receiversOf(plan, one), "datv", plan.locale),
  });

/** The figures of a function by what they say of it; those of a complaint stand with the complaint. */
function figureSentences(plan: Plan, one: PlanFunction, loads: readonly Consequence[]): string[] {
  const { locale } = plan;
  const w = ideaWords[locale];
  const inPains = new Set(plan.measures.flatMap(({ today }) => today.map(({ id }) => id)));
  const own = one.figures.filter(({ id }) => !inPains.has(id));
  const groupOf = ({ says, kind, unit }: Figure): "volume" | "aim" | "today" | undefined => {
    if (says === "wants" || (says === "has" && kind === "limit")) return "aim";
    if (says !== "has" || kind === "duration" || kind === "share" || kind === "money") return "today";
    return kind === "flow" || !isMeasured(unit) ? "volume" : undefined;
  };
  return (["volume", "aim", "today"] as const).flatMap((group) => {
    const said = own
      .filter((figure) => groupOf(figure) === group)
      .map(
        (figure) => loads.find(({ from }) => from.includes(figure.id))?.line ?? figurePhrase(figure, locale),
      )
      .map(safe);
    return said.length === 0 ? [] : [filled(w[group], { figures: listed(said, locale) })];
  });
}
