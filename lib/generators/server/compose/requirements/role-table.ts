import "server-only";
import { z } from "zod";
import { kindList, knowledge } from "@/lib/content/knowledge";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { codedTitles } from "@/lib/generators/server/compose/requirements/phrases";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { amountText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside, plainRoles } from "@/lib/generators/server/compose/text/people";

const sides = ["outside", "staff", "receiver", "keeper"] as const;
const right = z.strictObject({
  who: z.enum(sides),
  kinds: kindList.optional(),
  ru: z.string(),
  en: z.string(),
});
const readRights = knowledge("rights.yaml", z.array(right));

/** Stands where a role has nothing to do with a function. */
const NONE = "—";
/** Names of roles that have room as columns. */
const MOST_COLUMNS = 5;

/** Functions by roles with what each role does there, the longer side down; who is named and does nothing stands below, for the client to decide. */
export function roleTable({ functions, roles, locale }: Plan): string[] {
  const w = requirementWords[locale];
  const countOf = (figure?: Figure) => (figure ? ` (${amountText(figure, locale)})` : "");
  const doing = (who: (typeof sides)[number] | undefined, { kinds: [kind] }: PlanFunction) =>
    readRights().find((one) => one.who === who && one.kinds?.includes(kind) !== false)?.[locale] ?? NONE;
  const named = roles.map((role) => {
    const { id, name, figure, actor, isAssumed } = role;
    const note = actor === undefined ? ` ${w.unnamed}` : isAssumed ? ` ${w.assumed}` : countOf(figure);
    const user = isOutside(role) ? ("outside" as const) : ("staff" as const);
    const sideIn = ({ users, receivers }: PlanFunction) =>
      users.includes(id) ? user : receivers.includes(id) ? ("receiver" as const) : undefined;
    return { name: md.safe(name) + note, cells: functions.map((one) => doing(sideIn(one), one)) };
  });
  const isPassing = ({ kinds: [kind], users }: PlanFunction) => kind === "exchange" && users.length === 0;
  const kept = functions.map((one) => doing(isPassing(one) ? "keeper" : undefined, one));
  const all = [...named, { name: `${plainRoles[locale].administrator} ${w.assumed}`, cells: kept }];
  const acting = all.filter(({ cells }) => cells.some((cell) => cell !== NONE));
  const isTurned = acting.length > MOST_COLUMNS && functions.length < acting.length;
  const table = isTurned
    ? md.table(
        [w.role, ...functions.map(({ code }) => code)],
        acting.map(({ name, cells }) => [name, ...cells]),
      )
    : md.table(
        [w.function, ...acting.map(({ name }) => name)],
        functions.map((one, at) => [codedTitles([one]), ...acting.map(({ cells }) => cells[at] ?? NONE)]),
      );
  const idle = roles.filter(
    ({ actor, side, figure, functions: own }) =>
      actor !== undefined && own.length === 0 && (side !== "served" || figure !== undefined),
  );
  const others = idle.map(({ name, figure }) => md.safe(md.lowerFirst(name)) + countOf(figure)).join(", ");
  return [...(acting.length === 0 ? [] : [table]), ...md.said(w.alsoNamed, others)];
}
