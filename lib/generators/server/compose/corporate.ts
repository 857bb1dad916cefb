import "server-only";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { composeArchitecture } from "@/lib/generators/server/compose/architecture/compose";
import { composeBusinessCase } from "@/lib/generators/server/compose/business-case/compose";
import type { Composed, Composers, Wording } from "@/lib/generators/server/compose/documents";
import { composeIdea } from "@/lib/generators/server/compose/idea/compose";
import { composeInterface } from "@/lib/generators/server/compose/interface/compose";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { composeRequirements } from "@/lib/generators/server/compose/requirements/compose";
import { presentable, presentableWording } from "@/lib/generators/server/compose/text/presentable";
import { refined, refinedWording } from "@/lib/generators/server/compose/refine/refine";
import { composeUnclear } from "@/lib/generators/server/compose/unclear";
import type { CorporateToolId } from "@/lib/generators/tools";

const composers: Composers = {
  idea: composeIdea,
  architecture: composeArchitecture,
  "business-case": composeBusinessCase,
  requirements: composeRequirements,
  interface: composeInterface,
};

/** The document of a tool, made from the sheet and nothing else. Equal sheets give equal documents, byte for byte. */
export function compose(tool: CorporateToolId, facts: FactSheet, wording: Wording): Composed {
  const shown = presentable(facts);
  if (shown.clarity !== "clear") return { text: composeUnclear(shown, tool) };
  const plan = makePlan(shown);
  const chosen = refinedWording(tool, plan, presentableWording(wording));
  return refined(tool, plan, composers[tool](plan, chosen), chosen);
}
