import "server-only";
import type { FactSheet } from "@/lib/generators/fact-sheet";
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

/** The sheet with the figures, losses and limits of the additional information: by ids of their own, and near to nothing. */
export function withExtra(sheet: FactSheet, extra: FactSheet): FactSheet {
  const idOf = (id: string) => `x-${id}`;
  const figures = extra.figures.map((one) => ({ ...one, id: idOf(one.id), span: undefined }));
  const pains = extra.pains.map((one) => ({ ...one, id: idOf(one.id), figures: one.figures.map(idOf) }));
  return {
    ...sheet,
    figures: [...sheet.figures, ...figures],
    pains: [...sheet.pains, ...pains],
    limits: { ...extra.limits, ...sheet.limits },
  };
}
