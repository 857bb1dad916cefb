import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { named } from "@/lib/generators/server/compose/idea/first-page";
import { kindWords } from "@/lib/generators/server/compose/idea/kind-words";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { consequencesOf, type Consequence } from "@/lib/generators/server/compose/text/arithmetic";
import { isMeasured } from "@/lib/generators/server/compose/text/figures";
import { painPhrase, figurePhrase } from "@/lib/generators/server/compose/text/losses";
import {
  filled,
  listed,
  quoted,
  safe,
  section,
  subheading,
  table,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { receiversOf, rolesIn, usersOf } from "@/lib/generators/server/compose/text/people";

/** Each complaint by the client's own clause, and the functions that answer it. */
export function changeSection(plan: Plan): string[] {
  const { functions, locale } = plan;
  const w = ideaWords[locale];
  const first = functions.filter(({ isFirst }) => isFirst);
  const rows = plan.measures.map(({ pain, today, functions: ids }) => {
    const helpful = functions.filter(({ id }) => ids.includes(id));
    const all = first.length === 1 ? first.map((one) => named(one, plan)) : [w.together];
    const helps = helpful.length > 0 ? helpful.map((one) => named(one, plan)) : all;
    return [safe(upperFirst(painPhrase(plan, pain, today))), listed(helps, locale)];
  });
  return section(w.change, [rows.length === 0 ? undefined : table(w.changeHead, rows)]);
}

/** A part for each function: whose day changes and how, with its figures, data and decisions. */
export function functionsSection(plan: Plan): string[] {
  const all = consequencesOf(plan);
  const told = new Map<FunctionKind, PlanFunction>();
  const parts = plan.functions.flatMap((one) => {
    // Two functions of one kind do not read alike: the second is told by its further kind, or by the first.
    const kind = one.kinds.find((each) => !told.has(each));
    if (kind !== undefined) told.set(kind, one);
    return [
      subheading(`${one.code}. ${safe(one.title)}`),
      [
        daySentence(plan, one, kind, told.get(one.kinds[0])),
        ...figureSentences(plan, one, all),
        ...exchangeSentences(plan, one),
        ...(one.isOffline ? [ideaWords[plan.locale].offlineYes] : []),
        ...(kind === undefined
          ? []
          : [filled(ideaWords[plan.locale].decide, { what: kindWords(kind, plan.locale).decide })]),
      ].join(" "),
    ];
  });
  return section(ideaWords[plan.locale].functions, parts);
}

function daySentence(
  plan: Plan,
  one: PlanFunction,
  kind: FunctionKind | undefined,
  like: PlanFunction | undefined,
): string {
  const { locale } = plan;
  if (kind === undefined)
    return filled(ideaWords[locale].same, { code: like?.code ?? "", o: safe(one.object) });
  return filled(kindWords(kind, locale).day, {
    u: rolesIn(usersOf(plan, one), "datv", locale),
    r: rolesIn(receiversOf(plan, one), "datv", locale),
  });
}

/** The figures of a function by what they say of it; those of a complaint stand with the complaint. */
function figureSentences(plan: Plan, one: PlanFunction, all: readonly Consequence[]): string[] {
  const { locale } = plan;
  const w = ideaWords[locale];
  const inPains = new Set(plan.measures.flatMap(({ today }) => today.map(({ id }) => id)));
  const own = one.figures.filter(({ id }) => !inPains.has(id));
  const loadOf = ({ id }: Figure) => all.find(({ kind, from }) => kind === "load" && from.includes(id))?.line;
  const groups: readonly (readonly [string, (figure: Figure) => boolean])[] = [
    [w.load, ({ says, kind }) => says === "has" && kind === "flow"],
    [w.covers, ({ says, kind, unit }) => says === "has" && kind === "count" && !isMeasured(unit)],
    [w.aim, ({ says, kind }) => says === "wants" || (says === "has" && kind === "limit")],
    [w.today, ({ says, kind }) => (says !== "has" && says !== "wants") || /^(?:d|s|m)/.test(kind)],
  ];
  const left = new Set(own);
  return groups.flatMap(([sentence, fits]) => {
    const figures = [...left].filter(fits);
    for (const figure of figures) left.delete(figure);
    const said = figures.map((figure) => safe(loadOf(figure) ?? figurePhrase(figure, locale)));
    return said.length === 0 ? [] : [filled(sentence, { figures: listed(said, locale) })];
  });
}

function exchangeSentences({ exchanges, locale }: Plan, one: PlanFunction): string[] {
  const w = ideaWords[locale];
  const ways = { in: w.from, out: w.to, both: w.with };
  const own = exchanges.filter(({ id, relation }) => one.exchanges.includes(id) && relation !== "forbidden");
  return (["in", "out", "both"] as const).flatMap((way) => {
    const names = own
      .filter(({ direction }) => direction === way)
      .map(({ name }) => quoted(safe(name), locale));
    return names.length === 0 ? [] : [filled(ways[way], { system: listed(names, locale) })];
  });
}
