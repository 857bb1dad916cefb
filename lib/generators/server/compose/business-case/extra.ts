import "server-only";
import type { FactSheet, Figure } from "@/lib/generators/fact-sheet";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import type { CorporateToolId, ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";

/** Places of the additional information begin here, so that nothing in it is near to the description. */
const APART = 1_000_000;

/** The sheet of the additional information, for the one document that has such a field. */
export async function readExtra(
  tool: CorporateToolId,
  { additionalInfo = "" }: ToolInput,
  locale: Locale,
): Promise<FactSheet | undefined> {
  return tool === "business-case" && additionalInfo.trim() !== ""
    ? readFacts(additionalInfo, locale)
    : undefined;
}

const idApart = (id: string) => `x-${id}`;
const apart = <T extends Pick<Figure, "id" | "span">>(item: T): T => {
  const span = item.span && { start: item.span.start + APART, end: item.span.end + APART };
  return { ...item, id: idApart(item.id), ...(span && { span }) };
};

/** The sheet with the figures, losses and limits of the additional information beside its own. */
export function withExtra(sheet: FactSheet, extra: FactSheet | undefined): FactSheet {
  if (extra === undefined) return sheet;
  const pains = extra.pains.map((pain) => ({ ...apart(pain), figures: pain.figures.map(idApart) }));
  const figures = [...sheet.figures, ...extra.figures.map(apart)];
  return {
    ...sheet,
    figures,
    pains: [...sheet.pains, ...pains],
    limits: { ...extra.limits, ...sheet.limits },
  };
}
