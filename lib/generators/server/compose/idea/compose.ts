import "server-only";
import { readFunctionWords } from "@/lib/content/function-words";
import { formatNumber } from "@/lib/generators/numbers";
import type { Composer } from "@/lib/generators/server/compose/documents";
import { askedFirst, firstPage, named } from "@/lib/generators/server/compose/idea/first-page";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Measure, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { columns } from "@/lib/generators/server/compose/text/bilingual";
import { nominal } from "@/lib/generators/server/compose/text/cases";
import { figurePhrase, banClause, painPhrase } from "@/lib/generators/server/compose/text/losses";
import { isMeasured } from "@/lib/generators/server/compose/text/figures";
import {
  allQuoted,
  bullets,
  filled,
  listed,
  lowerFirst,
  numbered,
  quoted,
  safe,
  section,
  sentence,
  table,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { receiversOf, rolesIn, usersOf } from "@/lib/generators/server/compose/text/people";
import { releaseStages } from "@/lib/generators/server/compose/text/stages";

/** The project idea: a first page for the director, then what changes for whom, and what it takes. */
export const composeIdea: Composer = (plan) => ({
  text: [
    `## ${safe(plan.name)}`,
    ...firstPage(plan),
    ...changeSection(plan),
    ...functionsSection(plan),
    ...keepSection(plan),
    ...planSection(plan),
    ...questionsSection(plan),
  ].join("\n\n"),
});

/** Each complaint by the client's own clause, and the functions that answer it; what nothing answers is named below. */
function changeSection(plan: Plan): string[] {
  const { functions, locale, measures } = plan;
  const w = ideaWords[locale];
  const isAnswered = ({ today, functions: ids }: Measure) => today.length > 0 || ids.length > 0;
  const rows = measures.filter(isAnswered).map(({ pain, today, functions: ids }) => {
    const helps = functions.filter(({ id }) => ids.includes(id));
    return [safe(upperFirst(painPhrase(plan, pain, today))), named(helps, plan) || w.together];
  });
  const others = measures.filter((one) => !isAnswered(one)).map(({ label }) => lowerFirst(label));
  return section(w.change, [
    rows.length === 0 ? undefined : table(columns(w.changeHead), rows),
    others.length === 0 ? undefined : filled(w.unsolved, { pains: allQuoted(others, locale) }),
  ]);
}

/** A paragraph for each function: whose day changes and how, with its figures and decisions. */
function functionsSection(plan: Plan): string[] {
  const { functions, measures, locale } = plan;
  const w = ideaWords[locale];
  // The figures of a complaint stand with the complaint.
  const inPains = measures.flatMap(({ today }) => today.map(({ id }) => id));
  const told = new Map<FunctionKind, PlanFunction>();
  const parts = functions.map((one) => {
    // Two functions of one kind do not read alike: the second is told by its further kind, or by the first.
    const kind = one.kinds.find((each) => !told.has(each));
    if (kind !== undefined) told.set(kind, one);
    const words = kind && readFunctionWords()[kind][locale];
    const said = one.figures
      .filter(({ id, kind, unit }) => !inPains.includes(id) && !(kind === "count" && isMeasured(unit)))
      .map((figure) => safe(lowerFirst(figurePhrase(figure, locale))));
    const stores = plan.stores.filter(({ id }) => one.stores.includes(id));
    const slots = {
      code: told.get(one.kinds[0])?.code ?? "",
      stores: allQuoted(stores, locale),
      u: rolesIn(usersOf(plan, one), "datv", locale),
      r: rolesIn(receiversOf(plan, one), "datv", locale),
    };
    return [
      `**${one.code}. ${safe(one.title)}.**`,
      filled(words?.day ?? w.same, slots),
      ...(said.length === 0 ? [] : [filled(w.figures, { figures: listed(said, locale) })]),
      ...(one.isOffline ? [w.offline] : []),
      ...(words ? [filled(w.decide, { what: words.decide })] : []),
    ].join(" ");
  });
  return section(w.functions, parts);
}

/** Bans, systems that stay, law, hosting, acceptance: a line each. */
export function keepSection(plan: Plan): string[] {
  const { locale, constraints, exchanges } = plan;
  const w = ideaWords[locale];
  const lines = new Map<string, string>();
  for (const constraint of constraints) {
    const { kind, about, entry } = constraint;
    if (kind === "deadline" || kind === "budget" || lines.has(entry.text)) continue;
    const isName = exchanges.some(({ name }) => name === about);
    const shown = isName ? quoted(about, locale) : nominal(about, locale);
    const clause = kind === "forbidden" ? banClause(constraint) : undefined;
    lines.set(
      entry.text,
      `**${w[clause === undefined ? kind : "condition"]}:** ${safe(sentence(clause ?? shown))}`,
    );
  }
  const said = constraints.map(({ about }) => about.toLowerCase()).join(" ");
  const beside = exchanges.filter(
    ({ relation, name }) => relation !== "replaced" && !said.includes(name.toLowerCase()),
  );
  if (beside.length > 0) lines.set("", filled(w.beside, { systems: allQuoted(beside, locale) }));
  return section(w.keep, [bullets([...lines.values()])]);
}

/** What is ready when in the first release. */
function planSection(plan: Plan): string[] {
  const { locale } = plan;
  const w = ideaWords[locale];
  if (plan.functions.length === 0) return [];
  const say = (value: number) => formatNumber(value, locale);
  const rows = releaseStages(plan).map(({ from, to, what, personWeeks }) => [
    from === to ? say(from) : `${say(from)}–${say(to)}`,
    safe(what),
    say(personWeeks),
  ]);
  return section(w.plan, [table(columns(w.planHead), rows, [2])]);
}

/** What the first page did not ask yet: answers that give figures, the bounds, then whose work a thing is. */
export function questionsSection(plan: Plan): string[] {
  const { questions, constraints, exchanges, functions, roles, locale } = plan;
  const w = ideaWords[locale];
  const first = askedFirst(plan);
  const actors = roles.filter(({ actor }) => actor !== undefined);
  const idle = actors.filter(({ functions: own, figure }) => own.length === 0 && figure === undefined);
  const ownerless = functions.filter(({ users }) => !actors.some(({ id }) => users.includes(id)));
  const unused = exchanges.filter(({ functions: own }) => own.length === 0);
  const given = constraints.map(({ kind }) => kind);
  return section(w.questions, [
    numbered([
      ...questions
        .filter(({ text, fills }) => text !== first && fills.part !== "limits")
        .map(({ text }) => safe(text)),
      ...(given.includes("deadline") ? [] : [w.askDeadline]),
      ...(given.includes("budget") ? [] : [w.askBudget]),
      ...(given.includes("acceptance") ? [] : [w.askAcceptance]),
      ...(idle.length === 0 ? [] : [filled(w.askRoles, { roles: rolesIn(idle, "datv", locale) })]),
      ...(ownerless.length === 0 ? [] : [filled(w.askWork, { functions: named(ownerless, plan) })]),
      ...unused.map((one) => filled(w.askSystems, { system: allQuoted([one], locale) })),
    ]),
  ]);
}
