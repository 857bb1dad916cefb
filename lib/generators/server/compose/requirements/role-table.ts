import "server-only";
import { readRights, type Side } from "@/lib/content/rights";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { codedTitles } from "@/lib/generators/server/compose/requirements/phrases";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { amountText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside, neededRoles } from "@/lib/generators/server/compose/text/people";

/** Stands where a role has nothing to do with a function. */
const NONE = "—";
/** Names of roles that have room as columns. */
const MOST_COLUMNS = 5;

/** Functions by roles with what each role does there, the longer side down; who is named and does nothing stands below, for the client to decide. */
export function roleTable(plan: Plan): string[] {
  const { functions, roles, locale } = plan;
  const w = requirementWords[locale];
  const countOf = (figure?: Figure) => (figure ? ` (${amountText(figure, locale)})` : "");
  const rightOf = ({ kinds: [kind] }: PlanFunction, side?: Side) =>
    readRights().find(({ who, kinds }) => who === side && kinds.includes(kind))?.[locale];
  const needed = neededRoles(plan);
  const named = roles.map((role) => {
    const { id, name, figure, actor, isAssumed } = role;
    const note = actor === undefined ? ` ${w.unnamed}` : isAssumed ? ` ${w.assumed}` : countOf(figure);
    const user = isOutside(role) ? "outside" : "staff";
    const sideIn = ({ users, receivers }: PlanFunction) =>
      users.includes(id) ? user : receivers.includes(id) ? "receiver" : undefined;
    const known = needed.find((one) => one.role === role)?.rights;
    return [md.safe(name) + note, ...functions.map((one, at) => rightOf(one, sideIn(one)) ?? known?.[at])];
  });
  const proposed = needed.flatMap(({ name, role, rights }) =>
    role === undefined ? [[`${name} ${w.assumed}`, ...rights]] : [],
  );
  const acting = [...named, ...proposed].filter(([, ...cells]) => cells.some((cell) => cell !== undefined));
  const whole = acting.map((column) => column.map((cell = NONE) => cell));
  const isTurned = whole.length > MOST_COLUMNS && functions.length < whole.length;
  const rows = functions.map((one, at) => [
    codedTitles([one]),
    ...whole.map((column) => column[at + 1] ?? NONE),
  ]);
  const table = isTurned
    ? md.table([w.role, ...functions.map(({ code }) => code)], whole)
    : md.table([w.function, ...whole.map(([name = ""]) => name)], rows);
  const idle = roles.filter(
    ({ actor, side, figure, functions: own }) =>
      actor !== undefined && own.length === 0 && (side !== "served" || figure !== undefined),
  );
  const others = idle.map(({ name, figure }) => md.safe(md.lowerFirst(name)) + countOf(figure)).join(", ");
  return [...(whole.length === 0 ? [] : [table]), ...md.said(w.alsoNamed, others)];
}
