import "server-only";
import { spanWords } from "@/content/knowledge/measures";
import { table } from "@/lib/generators/markdown";
import { formatMeasure } from "@/lib/generators/numbers";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { formatCount } from "@/lib/generators/server/draft/format";
import type { Stage } from "@/lib/generators/server/draft/idea/plan";
import { bullets, upperFirst } from "@/lib/generators/server/draft/words";

/** Parts that the free form and GOST 34.602 share. */

/** Records of the main capability, and the first of each further one. */
export function dataTable({ texts, primary, others }: Brief): string {
  const { details, dataHead } = texts.requirements;
  const records = [...details[primary].data, ...others.flatMap((id) => details[id].data.slice(0, 1))];
  return table(
    dataHead,
    records.map((record) => [...record]),
  );
}

/** Roles with what each needs, which is what each may see. */
export const roleList = ({ industry, say }: Brief): string =>
  bullets(industry.roles.map(({ name, need }) => `**${say(name)}.** ${say(need)}`));

/** Stages with their weeks and person-weeks. */
export function stageRows(brief: Brief): { span: string; stage: string; effort: string; weeks: string }[] {
  const { plan, effort, texts, locale } = brief;
  const words = spanWords[locale];
  const people: Readonly<Record<Stage, number>> = {
    survey: effort.survey,
    core: effort.core + effort.second + effort.special,
    exchange: effort.exchange,
    pilot: effort.pilot,
  };
  return plan.stages.map(({ stage, from, to }) => ({
    span: from === to ? `${words.one} ${String(from)}` : `${words.many} ${String(from)}–${String(to)}`,
    stage: stageName(stage, texts.idea.stages[stage]),
    effort: formatMeasure(people[stage], "personWeek", locale),
    weeks: formatMeasure(to - from + 1, "week", locale),
  }));
}

/** The stage's name stands first in its sentence, in bold: «**{span}. Обследование.** …». */
const stageName = (stage: Stage, text: string): string => {
  const name = /\*\*\{span\}\. (.+?)\.?\*\*/u.exec(text)?.[1];
  return name === undefined || name.includes("{") ? upperFirst(stage) : name;
};

/** Where the trial runs: the places of the pilot, or the pilot's own way. */
export function pilotText({ plan, capability, texts, locale, say }: Brief): string {
  if (plan.pilotPlaces) return formatCount(plan.pilotPlaces.value, plan.pilotPlaces.unit, locale);
  const own = capability.pilot === undefined ? undefined : say(capability.pilot).split(/[;.]/u)[0];
  return own === undefined
    ? formatMeasure(plan.pilot, "week", locale)
    : own.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) || texts.requirements.gost.none;
}

/** What waits for later releases: of the main capability and of the further ones. */
export const laterList = ({ capability, others, texts }: Brief): string =>
  [capability.later, ...others.slice(1).map((id) => texts.capabilities[id].brief)].join("; ");
