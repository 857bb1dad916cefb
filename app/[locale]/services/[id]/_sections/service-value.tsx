import { getTranslations } from "next-intl/server";
import type { Service } from "@/lib/content/services";

/** What the service is worth to the business, in one thought and three facts. */
export async function ServiceValue({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  const { lead, rest, facts } = service.businessValue;
  return (
    <section className="sv-value">
      <div className="frame">
        <h2 className="eyebrow">{t("value")}</h2>
        <p className="sv-thought">
          {lead} <span>{rest}</span>
        </p>
        <dl className="sv-facts">
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
