import { getTranslations } from "next-intl/server";
import { ServicePanel } from "@/components/illustrations/panels/service-panel";
import { TwoTone } from "@/components/sections/two-tone";
import { Icon } from "@/components/ui/icon";
import { BackLink } from "@/components/ui/link";
import type { Service } from "@/lib/content/services";
import { Link } from "@/lib/i18n/navigation";
import { routes } from "@/lib/site/routes";

export async function ServiceHero({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  const common = await getTranslations("common");
  return (
    <section className="sv-hero">
      <svg className="sv-rings" viewBox="0 0 900 900" aria-hidden="true">
        <use href="/drawings/service-rings.svg#rings" />
      </svg>
      <div className="frame">
        <div className="sv-crumb">
          <BackLink href={routes.home}>{t("back")}</BackLink>
          <Link href={routes.services}>{common("routes.services")}</Link>
        </div>
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
