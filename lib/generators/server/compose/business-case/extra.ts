import "server-only";
import type { FactSheet, Figure } from "@/lib/generators/fact-sheet";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import type { CorporateToolId, ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";

/** The sheet of the additional information, for the one document that has such a field. */
export async function readExtra(
  tool: CorporateToolId,
  { additionalInfo = "" }: ToolInput,
  locale: Locale,
): Promise<FactSheet | undefined> {
  const isAsked = tool === "business-case" && additionalInfo.trim() !== "";
  return isAsked ? readFacts(additionalInfo, locale) : undefined;
}

const idApart = (id: string) => `x-${id}`;
/** Without a place: nothing in the additional information is near to the description. */
const apart = (figure: Figure): Figure => ({ ...figure, id: idApart(figure.id), span: undefined });

/** The sheet with the figures, losses and limits of the additional information beside its own. */
export function withExtra(sheet: FactSheet, extra: FactSheet): FactSheet {
  const pains = extra.pains.map((pain) => ({
    ...pain,
    id: idApart(pain.id),
    figures: pain.figures.map(idApart),
  }));
  return {
    ...sheet,
    figures: [...sheet.figures, ...extra.figures.map(apart)],
    pains: [...sheet.pains, ...pains],
    limits: { ...extra.limits, ...sheet.limits },
  };
}
