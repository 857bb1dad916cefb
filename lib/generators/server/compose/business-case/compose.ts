import "server-only";
import { renderBusinessCase } from "@/lib/generators/business-case/render";
import { deriveAssumptions } from "@/lib/generators/server/compose/business-case/derive";
import type { Composer } from "@/lib/generators/server/compose/documents";

/** The business case: everything in it is rendered from its assumptions, so that moved sliders can render it anew. */
export const composeBusinessCase: Composer = (plan, wording) => {
  const assumptions = deriveAssumptions(plan, wording);
  return { text: renderBusinessCase(assumptions, plan.locale), assumptions };
};
