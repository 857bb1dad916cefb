import "server-only";
import type { Plan } from "@/lib/generators/server/draft/idea/plan";
import type { ToolContext } from "@/lib/generators/tools";

/** People who work on a stage at the same time: the architecture names them as an assumption. */
const TEAM = { survey: 2, core: 4, second: 4, exchange: 2, special: 2, pilot: 3 } as const;

/** Person-weeks of the first release by part. */
export type Effort = Readonly<Record<keyof typeof TEAM, number>> & {
  total: number;
  /** The core's weeks shared out: sign-in and roles, then the three modules. */
  components: readonly [access: number, first: number, second: number, third: number];
};

/** The effort behind a plan: the same in the idea, the architecture, the requirements and the business case. */
export function effortOf(plan: Plan): Effort {
  const parts = {
    survey: plan.survey * TEAM.survey,
    core: plan.core * TEAM.core,
    second: plan.second * TEAM.second,
    exchange: plan.exchange * TEAM.exchange,
    special: plan.special * TEAM.special,
    pilot: plan.pilot * TEAM.pilot,
  };
  const access = Math.round(parts.core * 0.15);
  const first = Math.round(parts.core * 0.34);
  const second = Math.round(parts.core * 0.29);
  return {
    ...parts,
    total: Object.values(parts).reduce((sum, weeks) => sum + weeks, 0),
    components: [access, first, second, parts.core - access - first - second],
  };
}

const TOTAL = /(\d[\d\s\u00A0]{0,6})[\s\u00A0](?:человеко-недел|чел\.-недел|person-weeks?)/giu;

/** The largest effort that an earlier document of the dossier names, so that later ones agree with it. */
export function agreedEffort({ architecture, idea }: ToolContext = {}): number | undefined {
  for (const document of [architecture, idea]) {
    const named = Array.from((document ?? "").matchAll(TOTAL), ([, digits = ""]) =>
      Number(digits.replace(/\D/g, "")),
    ).filter((weeks) => weeks > 0 && weeks < 10_000);
    if (named.length > 0) return Math.max(...named);
  }
  return undefined;
}
