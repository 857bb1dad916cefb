import { Actions } from "@/components/ui/actions";
import { ChartColumn, FileText, PanelsTopLeft, Workflow } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { GeneratorPanel } from "@/components/illustrations/generator-panel";
import { ButtonLink } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { routes } from "@/lib/site/routes";

const benefits = [
  { id: "specification", Icon: FileText },
  { id: "architecture", Icon: Workflow },
  { id: "feasibility", Icon: ChartColumn },
  { id: "interface", Icon: PanelsTopLeft },
] as const;

export async function AiPromo() {
  const t = await getTranslations("home.promo");
  return (
    <Section className="promo ambient">
      <div className="frame promo-grid">
        <div>
          <p className="eyebrow">{t("eyebrow")}</p>
          <h2 className="h2">{t("title")}</h2>
          <p className="lead">{t("lead")}</p>
          <ul className="promo-benefits">
            {benefits.map(({ id, Icon }) => (
              <li key={id}>
                <Icon />
                <h3 className="h4">{t(id)}</h3>
                <p>{t(`${id}Text`)}</p>
              </li>
            ))}
          </ul>
          <Actions>
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
          </Actions>
        </div>
        <GeneratorPanel />
      </div>
    </Section>
  );
}
