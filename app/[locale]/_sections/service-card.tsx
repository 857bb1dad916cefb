import { ArrowUpRight } from "lucide-react";
import type { ComponentType } from "react";
import { AgentRun } from "@/components/illustrations/agent-run";
import { DayHours } from "@/components/illustrations/day-hours";
import { DocumentRows } from "@/components/illustrations/document-rows";
import { Gantt } from "@/components/illustrations/gantt";
import { Layers } from "@/components/illustrations/layers";
import { LoadHistogram } from "@/components/illustrations/load-histogram";
import { Card, CardLink } from "@/components/ui/card";
import type { Service } from "@/lib/content/services";
import { servicePath } from "@/lib/site/routes";

const pictures: Record<string, ComponentType> = {
  "ai-agents": AgentRun,
  highload: LoadHistogram,
  "digital-office": DocumentRows,
  "digital-production": Gantt,
  "domestic-infrastructure": Layers,
  support: DayHours,
};

/** One service of the bento: its own picture, name and two lines; the whole card is one link. */
export function ServiceCard({ service }: { service: Service }) {
  const Picture = pictures[service.id];
  return (
    <Card hue={service.color} className={`bento-card bento-${service.id}`}>
      <div className="bento-art">{Picture && <Picture />}</div>
      <div className="bento-text">
        <h3 className="h3">
          <CardLink href={servicePath(service.id)} data-track="service_click" data-track-label={service.id}>
            {service.title}
          </CardLink>
          <ArrowUpRight />
        </h3>
        <p>{service.description}</p>
      </div>
    </Card>
  );
}
