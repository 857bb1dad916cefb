import "server-only";
import { columns } from "@/lib/content/bilingual";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { requirementWords } from "@/lib/content/requirement-words";
import { mainRecords } from "@/lib/generators/server/compose/text/slots";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside } from "@/lib/generators/server/compose/text/people";
import { releaseStages } from "@/lib/generators/server/compose/text/stages";

/** Weeks of trial operation after the release. */
export const TRIAL = 2;
const CODED = /^[ФF]-\d/u;

/** Those of the house who work with it: nobody from outside accepts the work. */
const namesOf = ({ roles }: Plan) =>
  roles
    .filter((role) => role.functions.length > 0 && role.actor !== undefined && !isOutside(role))
    .map(({ name }) => md.safe(md.lowerFirst(name)))
    .join(", ");

/** Who signs, and with whom it is checked. */
export const signingPart = (plan: Plan): string[] =>
  md.said(requirementWords(plan.locale).signs, namesOf(plan));

/** The stages of the first release with those of the trial and of the signature, and what is accepted at the end. */
export function acceptancePart(plan: Plan): string[] {
  const { locale, effort, stage = "" } = plan;
  const w = requirementWords(locale);
  const stages = releaseStages(plan);
  const first = stages.findIndex(({ what }) => CODED.test(what));
  const built = stages.filter(({ what }) => CODED.test(what));
  const weeksOf = (some: typeof stages) =>
    [some[0]?.weeks.split("–")[0], some.at(-1)?.weeks.split("–").at(-1)].filter(
      (week, at, all) => week !== all[at - 1],
    );
  const users = namesOf(plan) || w.owner;
  const codes = plan.functions.flatMap(({ isFirst, code }) => (isFirst ? [code] : [])).join(", ");
  const rows = stages.flatMap((one, at) => {
    if (!CODED.test(one.what)) return [[one.weeks, md.safe(one.what), w.owner]];
    return at === first ? [[weeksOf(built).join("–"), md.filled(w.build, { codes }), users]] : [];
  });
  const last = effort.firstWeeks;
  const trial = `${String(last + 1)}–${String(last + TRIAL)}`;
  const where = stage === "" ? "" : ` ${md.safe(stage)}`;
  const ends = [
    [trial, md.upperFirst(md.filled(w.trial, { stage: where })), users],
    [String(last + TRIAL), md.upperFirst(w.sign), w.owner],
  ];
  return [
    md.table(columns(w.heads.stages), [...rows, ...ends]),
    md.numbered(w.accept.map((text) => md.filled(text, { codes, users, main: mainRecords(plan) }))),
  ];
}
