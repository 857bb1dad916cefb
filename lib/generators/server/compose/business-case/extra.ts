import "server-only";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { sentencesOf } from "@/lib/generators/server/read/sentences";
import type { CorporateToolId, ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";

/** Places of the additional information begin here, so that nothing in it is near to the description. */
const APART = 1_000_000;
const LONGEST = 160;
const MOST = 5;

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
const apart = <T extends { id: string; span?: { start: number; end: number } | undefined }>(item: T): T => ({
  ...item,
  id: idApart(item.id),
  ...(item.span && { span: { start: item.span.start + APART, end: item.span.end + APART } }),
});

/** The sheet with the figures, losses and limits of the additional information beside its own. */
export function withExtra(sheet: FactSheet, extra: FactSheet | undefined): FactSheet {
  if (extra === undefined) return sheet;
  const pains = extra.pains.map((pain) => ({ ...apart(pain), figures: pain.figures.map(idApart) }));
  return {
    ...sheet,
    figures: [...sheet.figures, ...extra.figures.map(apart)],
    pains: [...sheet.pains, ...pains],
    limits: { ...extra.limits, ...sheet.limits },
  };
}

/** Sentences of the additional information in which no number and no limit was found: the calculation does not use them. */
export function unreadOf(additionalInfo: string | undefined, extra: FactSheet | undefined): string[] {
  if (additionalInfo === undefined || extra === undefined) return [];
  const { budget, deadline } = extra.limits;
  const spans = [...extra.figures, budget, deadline].flatMap((entry) => entry?.span ?? []);
  return sentencesOf(additionalInfo)
    .filter(({ start, end }) => !spans.some((span) => span.start < end && start < span.end))
    .map(({ text }) => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`))
    .slice(0, MOST);
}
