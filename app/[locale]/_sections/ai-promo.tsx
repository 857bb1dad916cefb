import { getTranslations } from "next-intl/server";
import { GeneratorPanel } from "@/components/illustrations/generator-panel";
import { Icon } from "@/components/ui/icon";
import { ButtonLink } from "@/components/ui/link";
import { routes } from "@/lib/site/routes";

const benefits = [
  { id: "specification", icon: "document" },
  { id: "architecture", icon: "diagram" },
  { id: "feasibility", icon: "chart" },
  { id: "interface", icon: "layout" },
] as const;

export async function AiPromo() {
  const t = await getTranslations("home.promo");
  return (
    <section className="section promo ambient">
      <div className="frame promo-grid">
        <div>
          <p className="eyebrow">{t("eyebrow")}</p>
          <h2 className="h2">{t("title")}</h2>
          <p className="lead">{t("lead")}</p>
          <ul className="promo-benefits">
            {benefits.map(({ id, icon }) => (
              <li key={id}>
                <Icon name={icon} />
                <h3 className="h4">{t(id)}</h3>
                <p>{t(`${id}Text`)}</p>
              </li>
            ))}
          </ul>
          <div className="actions">
            <ButtonLink
              href={routes.projectGenerator}
              arrow
              data-track="cta_click"
              data-track-label="ai_promo"
            >
              {t("open")}
            </ButtonLink>
            <ButtonLink
              href={routes.contacts}
              variant="secondary"
              data-track="learn_more"
              data-track-label="ai_promo"
            >
              {t("more")}
            </ButtonLink>
          </div>
        </div>
        <GeneratorPanel />
      </div>
    </section>
  );
}
