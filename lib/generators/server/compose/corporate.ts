import "server-only";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { composeArchitecture } from "@/lib/generators/server/compose/architecture/compose";
import { composeBusinessCase } from "@/lib/generators/server/compose/business-case/compose";
import type { Composed, Composer, Wording } from "@/lib/generators/server/compose/plan/plan";
import { composeIdea } from "@/lib/generators/server/compose/idea/compose";
import { composeInterface } from "@/lib/generators/server/compose/interface/compose";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { composeRequirements } from "@/lib/generators/server/compose/requirements/compose";
import { refined, refinedWording } from "@/lib/generators/server/compose/refine/refine";
import { composeUnclear } from "@/lib/generators/server/compose/unclear";
import type { CorporateToolId } from "@/lib/generators/tools";

const composers: Readonly<Record<CorporateToolId, Composer>> = {
  idea: composeIdea,
  architecture: composeArchitecture,
  "business-case": composeBusinessCase,
  requirements: composeRequirements,
  interface: composeInterface,
};

const PHONE = /\+\d[\d\s()-]{8,18}\d|(?<!\d)8[ (-]{1,2}\d{3}[ )-]{1,2}\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/g;
/** A reader of Markdown makes links of these by itself, whatever is escaped in them. */
const ADDRESS = /\S*(?:@|:\/\/|(?<![\p{L}\p{N}])www\.)\S*/giu;
const INVISIBLE = /[\p{Cf}\p{Co}\u2028\u2029]/gu;

/** A sheet or wording as a document may show it: no addresses, phone numbers and invisible signs, for they are personal or lead elsewhere. */
const presentable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, item: unknown) =>
    typeof item === "string" ? item.replace(INVISIBLE, "").replace(PHONE, "…").replace(ADDRESS, "…") : item,
  ) as T;

/** The document of a tool, made from the sheet and nothing else. Equal sheets give equal documents, byte for byte. */
export function compose(tool: CorporateToolId, facts: FactSheet, wording: Wording): Composed {
  const shown = presentable(facts);
  if (shown.clarity !== "clear") return { text: composeUnclear(tool, shown) };
  const plan = makePlan(shown);
  const chosen = refinedWording(tool, plan, presentable(wording));
  return refined(tool, plan, composers[tool](plan, chosen), chosen);
}
