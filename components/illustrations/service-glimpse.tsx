import { ContentIcon } from "@/components/ui/content-icon";
import type { DrawnService } from "@/lib/pictures/drawn-services";

/** Where each picture lies and the part of it that is shown. */
const pictures: Readonly<Record<DrawnService, readonly [href: string, viewBox: string]>> = {
  "ai-agents": ["glimpses.svg#ai-agents", "0 0 480 300"],
  highload: ["histogram.svg#art", "0 0 476 176"],
  "digital-office": ["glimpses.svg#digital-office", "0 0 372 200"],
  "digital-production": ["gantt.svg#art", "0 0 372 184"],
  "domestic-infrastructure": ["layers.svg#art", "18 0 204 190"],
  support: ["glimpses.svg#support", "0 0 480 200"],
  erp: ["glimpses.svg#erp", "0 0 360 140"],
  bitrix24: ["glimpses.svg#bitrix24", "0 0 360 140"],
  monitoring: ["glimpses.svg#monitoring", "0 0 360 140"],
};

/** What the box around one says of the colours it is painted in. */
export const glimpseColours =
  "[--glass:color-mix(in_oklab,var(--background)_55%,var(--surface))] [--iso-on:color-mix(in_oklab,var(--c)_28%,var(--surface))] [--iso-side:color-mix(in_oklab,var(--c)_4%,var(--background))] [--iso-top:color-mix(in_oklab,var(--c)_7%,var(--surface))]";

type ServiceGlimpseProps = { picture: DrawnService | undefined; icon: string };

/** A small picture of a service, without words. A service without one shows its icon. */
export function ServiceGlimpse({ picture, icon }: ServiceGlimpseProps) {
  if (picture === undefined) return <ContentIcon name={icon} className="stroke-[0.8] text-service" />;
  const [href, viewBox] = pictures[picture];
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <use href={`/drawings/${href}`} />
    </svg>
  );
}
