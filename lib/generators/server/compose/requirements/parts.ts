import "server-only";
import { formatMeasure } from "@/lib/generators/numbers";
import { exchangeParts } from "@/lib/generators/server/compose/architecture/compose";
import { actWeek } from "@/lib/generators/server/compose/idea/term";
import { ideaWords } from "@/lib/content/idea-words";
import { isStock } from "@/lib/generators/server/compose/plan/functions";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { labelled, type Labelled } from "@/lib/generators/server/compose/requirements/phrases";
import { requirementWords } from "@/lib/content/requirement-words";
import { codedTitles } from "@/lib/generators/server/compose/text/coded";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { leftOutNames } from "@/lib/generators/server/compose/text/left-out";
import { risksOf } from "@/lib/generators/server/compose/text/risks";
import { settledOf } from "@/lib/generators/server/compose/text/settled";
import { includedIn } from "@/lib/generators/server/compose/text/stages";

/** Parts that the free form and the form of the standard share. */

/** Who asks, what the first release holds and leaves out, the estimate, every bound without a check of its own, and how success is seen. */
export function aboutList(plan: Plan, lines: Labelled, measures: readonly (readonly string[])[] = []) {
  const { effort, functions, locale, organisation = "" } = plan;
  const w = requirementWords(locale);
  const { labels } = w;
  const weeks = formatMeasure(effort.firstWeeks, "week", locale);
  const personWeeks = formatMeasure(effort.firstPersonWeeks, "personWeek", locale);
  const bounds = plan.constraints
    .filter(({ kind }) => !(kind in w.kept))
    .map(({ kind, about, entry }): [string, string] => [
      labels[entry.id.startsWith("wish") ? "condition" : kind],
      md.safe(about),
    ]);
  const proposed = functions.filter(({ isProposed }) => isProposed).map(({ code }) => code);
  const more = formatMeasure(effort.totalPersonWeeks - effort.firstPersonWeeks, "personWeek", locale);
  const beyond = proposed.length === 0 ? "" : `${proposed.join(", ")} (+${more})`;
  const waiting = functions.filter((one) => !one.isFirst && !one.isProposed);
  const later = md.said(w.afterwards, codedTitles(waiting, locale));
  const leftOut = leftOutNames(plan).join(", ") || ideaWords(locale).leftHours;
  const success = measures
    .filter(([, today, target = ""]) => today !== w.unmeasured && /\d/u.test(target))
    // One loss may stand beside several of its causes.
    .filter(([, , target], at, all) => all.findIndex((other) => other[2] === target) === at)
    .slice(0, MOST_MEASURES)
    .map(([name = "", today = "", target = ""]) => {
      // Arithmetic stands in the table of the measures.
      const slots = {
        today: today.replace(/^.* = /u, ""),
        target: md.lowerFirst(target).replace(PROPOSED, ""),
      };
      return md.filled(w.success, { ...slots, name: md.quoted(name, locale) });
    });
  return labelled([
    [labels.customer, md.safe(md.upperFirst(organisation))],
    ...lines,
    [labels.size, toldOf(plan).join("; ")],
    [labels.included, includedIn(plan)],
    [labels.proposed, beyond],
    [labels.outside, [...later, md.safe(leftOut)].join("; ")],
    [labels.effort, md.filled(w.effort, { weeks, personWeeks, act: actWeek(plan) })],
    ...bounds,
    [labels.success, success.join("; ")],
  ]);
}
const MOST_MEASURES = 3;
const PROPOSED = /^(?:предлагаем|we propose) /iu;

/** How many there are, what comes, and shares that no function and no complaint tells. */
function toldOf({ locale, sheet, functions, measures, roles, organisation = "" }: Plan): string[] {
  // A function tells only what comes in a time.
  const ofFunctions = functions.flatMap(({ figures }) => figures.filter(({ kind }) => kind !== "count"));
  const told = [...ofFunctions, ...measures.flatMap(({ today }) => today)];
  return sheet.figures
    .filter((one) => one.says === "has" && !one.removed && !told.includes(one))
    .filter(
      (one) =>
        one.kind === "share" ||
        one.kind === "flow" ||
        (one.kind === "count" && isStock(sheet, one) && !roles.some(({ figure }) => figure?.id === one.id)),
    )
    .toSorted((one, other) => other.value - one.value)
    .map((figure) => md.safe(figureText(figure, locale)))
    .filter((text) => !organisation.toLowerCase().includes(text.toLowerCase()));
}

/** What the architecture says of the neighbours, and what is taken over once. */
export const exchangePart = (plan: Plan): string[] => [
  ...exchangeParts(plan),
  ...md.said(requirementWords(plan.locale).moved, md.allQuoted(plan.moved, plan.locale)),
];

const DECIDED = ["deadline", "budget"];

/** What has to be decided before the work begins, and the questions of the sheet. */
export function questionPart(plan: Plan): string[] {
  const open = risksOf(plan).filter(({ id }) => DECIDED.includes(id));
  const lines = [...open.map(({ why }) => why), ...plan.questions.map(({ text }) => text)].map(md.safe);
  return [...(lines.length === 0 ? [] : [md.numbered(lines)]), ...settledOf(plan)];
}
