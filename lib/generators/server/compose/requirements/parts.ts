import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { formatMeasure } from "@/lib/generators/numbers";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import { isStock } from "@/lib/generators/server/compose/plan/functions";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import {
  codedTitles,
  labelled,
  systemsIn,
  type Labelled,
} from "@/lib/generators/server/compose/requirements/phrases";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { amountText, figureText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { passedText } from "@/lib/generators/server/compose/text/passed";
import { plainRoles } from "@/lib/generators/server/compose/text/people";
import { risksOf } from "@/lib/generators/server/compose/text/risks";
import { settledOf } from "@/lib/generators/server/compose/text/settled";

/** Parts that the free form and the form of the standard share. */

/** Who asks, the estimate, shares that are told nowhere else, and every bound without a check of its own. */
export function aboutList(plan: Plan, lines: Labelled): string {
  const { effort, locale, organisation = "" } = plan;
  const w = requirementWords[locale];
  const { labels } = w;
  const weeks = formatMeasure(effort.firstWeeks, "week", locale);
  const personWeeks = formatMeasure(effort.firstPersonWeeks, "personWeek", locale);
  const bounds = plan.constraints
    .filter(({ kind }) => !(kind in w.kept))
    .map(({ kind, about, entry }): [string, string] => [
      labels[entry.id.startsWith("wish") ? "condition" : kind],
      md.safe(about),
    ]);
  return labelled([
    [labels.customer, md.safe(md.upperFirst(organisation))],
    ...lines,
    [labels.effort, `${weeks}, ${personWeeks}`],
    [labels.today, toldOf(plan).join("; ")],
    ...bounds,
  ]);
}

/** How many there are, and shares that no function and no complaint tells. */
function toldOf({ locale, sheet, functions, measures, roles, organisation = "" }: Plan): string[] {
  // A function tells only what comes in a time.
  const ofFunctions = functions.flatMap(({ figures }) => figures.filter(({ kind }) => kind !== "count"));
  const told = [...ofFunctions, ...measures.flatMap(({ today }) => today)];
  return sheet.figures
    .filter((one) => one.says === "has" && !one.removed && !told.includes(one))
    .filter(
      (one) =>
        one.kind === "share" ||
        (one.kind === "count" && isStock(sheet, one) && !roles.some(({ figure }) => figure?.id === one.id)),
    )
    .toSorted((one, other) => other.value - one.value)
    .map((figure) => md.safe(figureText(figure, locale)))
    .filter((text) => !organisation.toLowerCase().includes(text.toLowerCase()));
}

/** Roles with their functions; who is named and has none stands below, for the client to decide. */
export function roleList({ functions, roles, locale }: Plan): string {
  const w = requirementWords[locale];
  const countOf = (figure?: Figure) => (figure ? ` (${amountText(figure, locale)})` : "");
  const lineOf = (name: string, note: string, own: readonly PlanFunction[]) =>
    own.length > 0 ? [`**${md.safe(name)}**${note}: ${codedTitles(own)}.`] : [];
  const lines = roles.flatMap(({ id, name, figure, actor, isAssumed }) => {
    const own = functions.filter(({ users, receivers }) => users.includes(id) || receivers.includes(id));
    const note = actor === undefined ? ` ${w.unnamed}` : isAssumed ? ` ${w.assumed}` : countOf(figure);
    return lineOf(name, note, own);
  });
  const passing = functions.filter(({ kinds: [kind], users }) => kind === "exchange" && users.length === 0);
  const keeper = lineOf(plainRoles[locale].administrator, ` ${w.assumed}`, passing);
  const idle = roles.filter(
    ({ actor, side, figure, functions: own }) =>
      actor !== undefined && own.length === 0 && (side !== "served" || figure !== undefined),
  );
  const others = idle.map(({ name, figure }) => md.safe(md.lowerFirst(name)) + countOf(figure)).join(", ");
  return md.bullets([...lines, ...keeper, ...md.said(w.alsoNamed, others)]);
}

export function exchangePart({ exchanges, moved, locale }: Plan): string[] {
  const w = requirementWords[locale];
  const rows = exchanges.map((one) => {
    const stays = one.relation === "stays" ? `; ${w.stays}` : "";
    return [md.safe(one.name), passedText(one, locale) + stays];
  });
  const passing = exchanges.filter(({ passes }) => passes !== "sign-in");
  const polled = passing.filter(({ direction }) => direction === "in");
  const isQueued = polled.length < passing.length;
  return [
    ...(rows.length === 0 ? [] : [md.table(w.exchangeHead, rows)]),
    ...(isQueued ? [w.exchange] : []),
    ...md.said(w.polled, systemsIn(polled, "gent", locale)),
    ...md.said(w.moved, md.allQuoted(moved, locale)),
  ];
}

const DECIDED = ["deadline", "budget"];

/** What has to be decided before the work begins, and the questions of the sheet. */
export function questionPart(plan: Plan): string[] {
  const open = risksOf(plan).filter(({ id }) => DECIDED.includes(id));
  const lines = [...open.map(({ why }) => why), ...plan.questions.map(({ text }) => text)].map(md.safe);
  const settled = md.said(ideaWords[plan.locale].settle, settledOf(plan).join(" "));
  return [...(lines.length === 0 ? [] : [md.numbered(lines)]), ...settled];
}
