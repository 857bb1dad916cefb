import { ServiceGlimpse } from "@/components/illustrations/service-glimpse";
import { Icon } from "@/components/ui/icon";
import type { Service } from "@/lib/content/services";
import { Link } from "@/lib/i18n/navigation";
import { servicePath } from "@/lib/site/routes";

type ServiceTileProps = { service: Service; heading?: "h2" | "h3" };

/** A service in the list: its picture, its name, one or two sentences. The whole tile is one link. */
export function ServiceTile({ service, heading: Title = "h2" }: ServiceTileProps) {
  return (
    <li className="card sl-tile" data-hue={service.color}>
      <span className="sl-art">
        <ServiceGlimpse id={service.id} icon={service.icon} />
      </span>
      <div className="sl-text">
        <Icon name={service.icon} className="sl-icon" />
        <Title className="h3">
          <Link
            href={servicePath(service.id)}
            className="card-link"
            data-track="service_click"
            data-track-label={service.id}
          >
            {service.title}
          </Link>
          <Icon name="arrow-out" />
        </Title>
        <p>{service.description}</p>
      </div>
    </li>
  );
}
