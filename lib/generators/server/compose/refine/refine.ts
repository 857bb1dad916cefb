import "server-only";
import type { Composed, Wording } from "@/lib/generators/server/compose/documents";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import { governmentSection } from "@/lib/generators/server/compose/refine/government";
import { riskRegister } from "@/lib/generators/server/compose/refine/risks";
import { shortEdition } from "@/lib/generators/server/compose/refine/shorter";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { heading } from "@/lib/generators/server/compose/text/markdown";
import type { CorporateToolId } from "@/lib/generators/tools";

/** The requirements for a Russian public customer follow the standard unless the visitor chose another structure. */
export const refinedWording = (tool: CorporateToolId, plan: Plan, wording: Wording): Wording =>
  tool === "requirements" &&
  wording.refine === "government" &&
  wording.template === undefined &&
  plan.sheet.limits.country === "RU"
    ? { ...wording, template: "gost-34" }
    : wording;

/** The text without the section under a heading of the third level. */
function withoutSection(text: string, title: string): string {
  const blocks = text.split("\n\n");
  const from = blocks.indexOf(title);
  if (from < 0) return text;
  const after = blocks.findIndex((block, index) => index > from && /^#{1,3} /.test(block));
  return [...blocks.slice(0, from), ...(after < 0 ? [] : blocks.slice(after))].join("\n\n");
}

/** Another edition of a composed document, by the `refine` of its wording; the document itself without one. */
export function refined(tool: CorporateToolId, plan: Plan, composed: Composed, wording: Wording): Composed {
  const isAnnex = tool === "requirements" && wording.template === "gost-34";
  if (wording.refine === "shorter") return { ...composed, text: shortEdition(tool, plan, composed) };
  if (wording.refine === "government")
    return { ...composed, text: [composed.text, ...governmentSection(plan, tool, isAnnex)].join("\n\n") };
  if (wording.refine === "risks") {
    const register = riskRegister(plan, isAnnex);
    const rest =
      tool === "idea" && register.length > 0
        ? withoutSection(composed.text, heading(ideaWords[plan.locale].risks))
        : composed.text;
    return { ...composed, text: [rest, ...register].join("\n\n") };
  }
  return composed;
}
