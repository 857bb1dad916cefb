import "server-only";
import { columns } from "@/lib/content/bilingual";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { requirementWords } from "@/lib/content/requirement-words";
import { mainRecords } from "@/lib/generators/server/compose/text/slots";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside, rightsOf } from "@/lib/generators/server/compose/text/people";
import { releaseStages, rollOut, TRIAL } from "@/lib/generators/server/compose/text/stages";

/** Those of the house who work with it: nobody from outside accepts the work, nor does who only looks at figures. */
function namesOf(plan: Plan, only?: PlanFunction): string {
  const { roles, functions } = plan;
  const house = roles.filter((role) => role.actor && role.functions.length > 0 && !isOutside(role));
  const worked = functions.filter(({ kinds: [kind] }) => kind !== "report" && kind !== "board");
  const working = house.filter((role) => worked.some(({ id }) => role.functions.includes(id)));
  const named = (working.length > 0 ? working : house).filter(
    (role) => !only || role.functions.includes(only.id),
  );
  // Where the description names nobody, those who are proposed for the work.
  const at = only ? plan.functions.indexOf(only) : -1;
  const proposed = rightsOf(plan).filter(
    ({ role, rights }) => role === undefined && (at < 0 || rights[at] !== undefined),
  );
  return (house.length > 0 ? named : proposed).map(({ name }) => md.safe(md.lowerFirst(name))).join(", ");
}

/** Who signs, and with whom it is checked. */
export const signingPart = (plan: Plan): string[] =>
  md.said(requirementWords(plan.locale).signs, namesOf(plan));

/** The stages of the first release with those of the trial and of the signature, and what is accepted at the end. */
export function acceptancePart(plan: Plan): string[] {
  const { locale, effort, stage = "" } = plan;
  const w = requirementWords(locale);
  const users = namesOf(plan) || w.owner;
  const codes = plan.functions.flatMap(({ isFirst, code }) => (isFirst ? [code] : [])).join(", ");
  const rows = releaseStages(plan).map(({ weeks, what, code }) => {
    const built = plan.functions.find((one) => one.code === code);
    return [weeks, md.safe(what), (built && namesOf(plan, built)) || w.owner];
  });
  const last = effort.firstWeeks;
  const trial = `${String(last + 1)}–${String(last + TRIAL)}`;
  const where = stage === "" ? "" : ` ${md.safe(stage)}`;
  const ends = [
    [trial, md.upperFirst(md.filled(w.trial, { stage: where })), users],
    [String(last + TRIAL), md.upperFirst(w.sign), w.owner],
    ...rollOut(plan).map(({ weeks }) => [weeks, md.upperFirst(w.others), w.owner]),
  ];
  return [
    md.table(columns(w.heads.stages), [...rows, ...ends]),
    md.numbered(w.accept.map((text) => md.filled(text, { codes, users, main: mainRecords(plan) }))),
  ];
}
