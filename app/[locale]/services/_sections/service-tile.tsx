import { Card, CardLink } from "@/components/ui/card";
import { ArrowUpRight } from "lucide-react";
import { ServiceGlimpse } from "@/components/illustrations/service-glimpse";
import { Icon } from "@/components/ui/icon";
import type { Service } from "@/lib/content/services";
import { servicePath } from "@/lib/site/routes";

type ServiceTileProps = { service: Service; heading?: "h2" | "h3" };

/** A service in the list: its picture, its name, one or two sentences. The whole tile is one link. */
export function ServiceTile({ service, heading: Title = "h2" }: ServiceTileProps) {
  return (
    <Card asChild hue={service.color} className="sl-tile">
      <li>
        <span className="sl-art">
          <ServiceGlimpse id={service.id} icon={service.icon} />
        </span>
        <div className="sl-text">
          <Icon name={service.icon} className="sl-icon" />
          <Title className="h3">
            <CardLink href={servicePath(service.id)} data-track="service_click" data-track-label={service.id}>
              {service.title}
            </CardLink>
            <ArrowUpRight />
          </Title>
          <p>{service.description}</p>
        </div>
      </li>
    </Card>
  );
}
