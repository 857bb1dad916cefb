import "server-only";
import { formatMeasure } from "@/lib/generators/numbers";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import type { Scope } from "@/lib/generators/server/compose/requirements/scope";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { quoted, safe } from "@/lib/generators/server/compose/text/markdown";

/** «Бюджет 4,5 млн» stands behind its label already. */
const withoutLabel = (text: string): string =>
  text.replace(/^(?:бюджет|срок|budget|deadline)(?:\s+(?:is|of|–|-))?[\s:]+(?=\S)/iu, "");

/** Weeks and person-weeks of the first release. */
export const effortText = ({ effort, locale }: Plan): string =>
  `${formatMeasure(effort.firstWeeks, "week", locale)}, ${formatMeasure(effort.firstPersonWeeks, "personWeek", locale)}`;

/** Scope and every bound that holds, with labels in bold; `told` are kinds that the document says elsewhere. */
export function boundLines(
  { plan, left, unknown, isLimited }: Scope,
  scope = "",
  told: readonly string[] = [],
) {
  const { locale, functions } = plan;
  const w = requirementWords[locale];
  const first = functions.filter(({ isFirst }) => isFirst);
  const lines: readonly (readonly [string, string])[] = [
    [w.labels.release, first.length < functions.length ? first.map(({ code }) => code).join(", ") : ""],
    [w.labels.scope, isLimited ? quoted(safe(scope), locale) : ""],
    [w.labels.outOfScope, left.map(safe).join("; ")],
    [w.labels.notUnderstood, unknown.map((part) => quoted(safe(part), locale)).join(", ")],
    ...plan.constraints
      .filter(({ kind }) => !told.includes(kind))
      .map(({ kind, about }) => [w.bounds[kind], safe(withoutLabel(about))] as const),
  ];
  return labelled(lines);
}

/** «**Срок:** до мая.» for each that is not empty. */
export const labelled = (lines: readonly (readonly [string, string])[]): string[] =>
  lines.filter(([, text]) => text !== "").map(([label, text]) => `**${label}:** ${text}.`);

/** What the visitor makes acceptance depend on, and so many of the general steps. */
export function acceptLines(plan: Plan, general?: number): string[] {
  const w = requirementWords[plan.locale];
  const own = plan.constraints.filter(({ kind }) => kind === "acceptance");
  return [
    ...own.map(({ about }) => `${w.bounds.acceptance}: ${safe(about)}.`),
    ...w.accept.slice(0, general),
  ];
}
