import "server-only";
import { formatMeasure } from "@/lib/generators/numbers";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import { isStock } from "@/lib/generators/server/compose/plan/functions";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import {
  codedTitles,
  labelled,
  systemsIn,
  type Labelled,
} from "@/lib/generators/server/compose/requirements/phrases";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { passedText } from "@/lib/generators/server/compose/text/passed";
import { leftOutNames } from "@/lib/generators/server/compose/text/left-out";
import { risksOf } from "@/lib/generators/server/compose/text/risks";
import { settledOf } from "@/lib/generators/server/compose/text/settled";
import { releaseStages } from "@/lib/generators/server/compose/text/stages";

/** Parts that the free form and the form of the standard share. */

/** Who asks, what the first release holds and leaves out, the estimate, every bound without a check of its own, and how success is seen. */
export function aboutList(plan: Plan, lines: Labelled, measures: readonly (readonly string[])[] = []) {
  const { effort, functions, locale, organisation = "" } = plan;
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
  // Preparation brings nothing that is handed over.
  const [, ...work] = releaseStages(plan).filter(({ code }) => code === undefined);
  const now = functions.filter(({ isFirst }) => isFirst).map(({ code }) => code);
  const later = codedTitles(functions.filter(({ isFirst }) => !isFirst));
  const leftOut = leftOutNames(plan);
  const without = [
    ...md.said(w.afterwards, later),
    md.safe(leftOut.join(", ") || ideaWords[locale].leftHours),
  ];
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
    [labels.size, md.safe(toldOf(plan).join("; "))],
    [labels.included, md.safe([now.join(", "), ...work.map(({ what }) => md.lowerFirst(what))].join("; "))],
    [labels.outside, without.join("; ")],
    [labels.effort, `${weeks}, ${personWeeks}`],
    ...bounds,
    [labels.success, success.join("; ")],
  ]);
}
const MOST_MEASURES = 3;
const PROPOSED = /^(?:предлагаем|we propose) /iu;

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
    .map((figure) => figureText(figure, locale))
    .filter((text) => !organisation.toLowerCase().includes(text.toLowerCase()));
}

export function exchangePart({ exchanges, services, moved, locale }: Plan): string[] {
  const w = requirementWords[locale];
  const rows = [...exchanges, ...services].map((one) => {
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
