import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { codedTitles, codesOf } from "@/lib/generators/server/compose/text/coded";
import { requirementWords } from "@/lib/content/requirement-words";
import { amountText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { rightsOf } from "@/lib/generators/server/compose/text/people";

/** Stands where a role has nothing to do with a function. */
const NONE = "—";
/** Names of roles that have room as columns. */
const MOST_COLUMNS = 5;

/** Functions by roles with what each role does there, the longer side down; who is named and does nothing stands below, for the client to decide. */
export function roleTable(plan: Plan): string[] {
  const { functions, roles, locale } = plan;
  const w = requirementWords(locale);
  const countOf = (figure?: Figure) => (figure ? ` (${amountText(figure, locale)})` : "");
  const acting = rightsOf(plan).filter(({ rights }) => rights.some((right) => right !== undefined));
  const whole = acting.map(({ name, role, rights }) => {
    const isProposed = role === undefined || (role.isAssumed && role.actor !== undefined);
    const note = isProposed
      ? ` ${w.assumed}`
      : role.actor === undefined
        ? ` ${w.unnamed}`
        : countOf(role.figure);
    return [md.safe(name) + note, ...rights.map((right = NONE) => right)];
  });
  const isTurned = whole.length > MOST_COLUMNS && functions.length < whole.length;
  const rows = functions.map((one, at) => [
    codedTitles([one], locale),
    ...whole.map((column) => column[at + 1] ?? NONE),
  ]);
  const table = isTurned
    ? md.table([w.role, ...functions.map((one) => codesOf([one], locale))], whole)
    : md.table([w.function, ...whole.map(([name = ""]) => name)], rows);
  const idle = roles.filter(
    ({ actor, side, figure, functions: own }) =>
      actor !== undefined && own.length === 0 && (side !== "served" || figure !== undefined),
  );
  const others = idle.map(({ name, figure }) => md.safe(md.lowerFirst(name)) + countOf(figure)).join(", ");
  return [...(whole.length === 0 ? [] : [table]), ...md.said(w.alsoNamed, others)];
}
