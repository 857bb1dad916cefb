import { getTranslations } from "next-intl/server";
import { ServicePanel } from "@/components/illustrations/panels/service-panel";
import { PageTrail } from "@/components/sections/page-trail";
import { TwoTone } from "@/components/sections/two-tone";
import { Icon } from "@/components/ui/icon";
import type { Service } from "@/lib/content/services";
import { routes } from "@/lib/site/routes";

export async function ServiceHero({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  return (
    <section className="sv-hero">
      <svg className="sv-rings" viewBox="0 0 900 900" aria-hidden="true">
        <use href="/drawings/service-rings.svg#rings" />
      </svg>
      <div className="frame">
        <PageTrail
          back={{ href: routes.home, label: t("back") }}
          section="services"
          current={service.title}
        />
        <div className="sv-head">
          <div>
            <span className="sv-tile">
              <Icon name={service.icon} />
            </span>
            <h1 className="h1" tabIndex={-1}>
              <TwoTone text={service.title} />
            </h1>
          </div>
          <p className="lead">{service.lead}</p>
        </div>
        <ServicePanel id={service.id} />
      </div>
    </section>
  );
}
