import "server-only";
import { refineWords } from "@/lib/generators/server/compose/refine/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { heading, safe, sentence, table } from "@/lib/generators/server/compose/text/markdown";
import { risksOf } from "@/lib/generators/server/compose/text/risks";

/** The register: cause, early sign, measure, owner, a row for each risk that the sheet gives cause for. */
export function riskRegister(plan: Plan, isAnnex: boolean): string[] {
  const w = refineWords[plan.locale];
  const rows = risksOf(plan).map(({ name, why, sign, measure, owner }) => [
    `**${sentence(safe(name))}** ${safe(why)}`,
    safe(sign),
    safe(measure),
    owner,
  ]);
  return rows.length === 0 ? [] : [heading(isAnnex ? w.annexRisks : w.risks), table(w.risksHead, rows)];
}
