import { getTranslations } from "next-intl/server";
import { Section } from "@/components/ui/section";
import type { Service } from "@/lib/content/services";

export async function ServiceBenefits({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  return (
    <Section>
      <div className="frame sv-benefits">
        <div className="sv-benefits-head">
          <p className="eyebrow">{t("benefits")}</p>
          <h2 className="h2">{service.benefitsTitle}</h2>
        </div>
        <ol>
          {service.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
