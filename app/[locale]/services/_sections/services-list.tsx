import { getLocale, getTranslations } from "next-intl/server";
import { ServiceTile } from "./service-tile";
import { listServices } from "@/lib/content/services";

/** Every service: those of the home page as tiles with large pictures, the others side by side in one box below them. */
export async function ServicesList() {
  const t = await getTranslations("services.list");
  const services = listServices(await getLocale());
  return (
    <section className="sl">
      <div className="frame">
        <ul className="sl-main">
          {services
            .filter(({ home }) => home)
            .map((service) => (
              <ServiceTile key={service.id} service={service} />
            ))}
        </ul>
        <div className="sl-narrow-head">
          <h2 className="h3">{t("narrow")}</h2>
          <p>{t("narrowLead")}</p>
        </div>
        <ul className="sl-narrow">
          {services
            .filter(({ home }) => !home)
            .map((service) => (
              <ServiceTile key={service.id} service={service} heading="h3" />
            ))}
        </ul>
      </div>
    </section>
  );
}
