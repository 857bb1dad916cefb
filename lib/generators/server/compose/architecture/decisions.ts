import "server-only";
import { readDecisions } from "@/lib/content/decisions";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { codesOf, flat } from "@/lib/generators/server/compose/text/coded";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { cellsOf, slotsOf, type Slots } from "@/lib/generators/server/compose/text/slots";
import { isOutside, rolesOf } from "@/lib/generators/server/compose/text/people";

/** Decisions that come from what functions do, and how many there are before the usual ones end. */
const [MOST_OF_KINDS, ENOUGH] = [3, 5];

/** Cells that begin alike settle one thing: the first of them stays. */
const topicOf = ([chosen = ""]: readonly string[]) => chosen.split(/[,{]/u)[0];

/** Decisions with what was rejected and why: all that the conditions of a project settle, some by what it does, then usual ones. */
export function decisionsOf(plan: Plan): string[][] {
  const { functions, locale } = plan;
  const slots = slotsOf(plan);
  const { bounds, kinds, usual } = readDecisions();
  const told = (row: (typeof usual)[number], own: Slots = {}) =>
    cellsOf(row, { ...slots, ...own }, locale).map((cells) => cells.map(flat));
  const ownOf = (some: readonly PlanFunction[]): Slots => {
    const users = rolesOf(
      plan,
      some.flatMap((one) => one.users),
    );
    const names = (roles: typeof users) => md.safe(roles.map(({ name }) => md.lowerFirst(name)).join(", "));
    return {
      code: codesOf(some, locale),
      title: md.allQuoted(
        some.slice(0, 1).map(({ title }) => title),
        locale,
      ),
      ...{ users: names(users), outside: names(users.filter(isOutside)) },
    };
  };
  const rank = (list: readonly string[]) => functions.findIndex(({ kinds: [kind] }) => list.includes(kind));
  const ofKinds = kinds
    .filter((row) => rank(row.kinds) >= 0)
    .toSorted((one, other) => rank(one.kinds) - rank(other.kinds))
    .flatMap((row) => told(row, ownOf(functions.filter(({ kinds: [kind] }) => row.kinds.includes(kind)))));
  const given = [...bounds.flatMap((row) => told(row)), ...ofKinds.slice(0, MOST_OF_KINDS)];
  return [...given, ...usual.flatMap((row) => told(row))]
    .filter((row, at, all) => all.findIndex((other) => topicOf(other) === topicOf(row)) === at)
    .slice(0, Math.max(ENOUGH, given.length));
}
