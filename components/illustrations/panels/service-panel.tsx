import type { ComponentType } from "react";
import { AiAgentsPanel } from "@/components/illustrations/panels/ai-agents-panel";
import { Bitrix24Panel } from "@/components/illustrations/panels/bitrix24-panel";
import { DigitalOfficePanel } from "@/components/illustrations/panels/digital-office-panel";
import { DigitalProductionPanel } from "@/components/illustrations/panels/digital-production-panel";
import { DomesticInfrastructurePanel } from "@/components/illustrations/panels/domestic-infrastructure-panel";
import { ErpPanel } from "@/components/illustrations/panels/erp-panel";
import { HighloadPanel } from "@/components/illustrations/panels/highload-panel";
import { MonitoringPanel } from "@/components/illustrations/panels/monitoring-panel";
import { SupportDayPanel } from "@/components/illustrations/panels/support-day-panel";
import type { DrawnService } from "@/lib/pictures/drawn-services";

const panels: Readonly<Record<DrawnService, ComponentType>> = {
  "ai-agents": AiAgentsPanel,
  highload: HighloadPanel,
  "digital-office": DigitalOfficePanel,
  "digital-production": DigitalProductionPanel,
  "domestic-infrastructure": DomesticInfrastructurePanel,
  support: SupportDayPanel,
  erp: ErpPanel,
  bitrix24: Bitrix24Panel,
  monitoring: MonitoringPanel,
};

/** The product panel that a service has chosen. */
export function ServicePanel({ picture }: { picture: DrawnService }) {
  const Drawing = panels[picture];
  return <Drawing />;
}
