import "server-only";
import type { CapabilityId, IndustryId } from "@/content/knowledge/ids";
import type { Knowledge } from "@/content/knowledge/types";
import type { Reading } from "@/lib/generators/server/draft/reading/read";

/** The knowledge base with the sort of trade that the counts of a description show: couriers make a haulier a delivery service. */
export function variantTexts(texts: Knowledge, { industry, figures }: Reading): Knowledge {
  const variant = industry && texts.variants[industry];
  if (!variant || !figures.counts.some(({ unit }) => variant.units.includes(unit))) return texts;
  const { industries, interfaces } = texts;
  return {
    ...texts,
    industries: { ...industries, [industry]: variant.industry },
    interfaces: { ...interfaces, atWork: { ...interfaces.atWork, [industry]: variant.atWork } },
  };
}

/** The knowledge base as a trade knows a capability: a hotel sells rooms and keeps no diary of appointments. */
export function tradeTexts(
  texts: Knowledge,
  industry: IndustryId | undefined,
  capability: CapabilityId,
): Knowledge {
  const own = industry && texts.trades[industry]?.[capability];
  if (own === undefined) return texts;
  const { architecture, interfaces, requirements } = texts;
  return {
    ...texts,
    capabilities: { ...texts.capabilities, [capability]: own.capability },
    architecture: { ...architecture, details: { ...architecture.details, [capability]: own.architecture } },
    interfaces: { ...interfaces, details: { ...interfaces.details, [capability]: own.interface } },
    requirements: { ...requirements, details: { ...requirements.details, [capability]: own.requirements } },
  };
}
