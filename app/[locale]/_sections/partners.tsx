import { getLocale, getTranslations } from "next-intl/server";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { listPartners } from "@/lib/content/partners";
import { routes } from "@/lib/site/routes";

/** Twelve names on a hairline grid. */
export async function Partners() {
  const t = await getTranslations("home.partners");
  return (
    <Section id="partners">
      <div className="frame partners-grid">
        <div>
          <p className="eyebrow">{t("eyebrow")}</p>
          <h2 className="h2">{t("title")}</h2>
          <p>{t("lead")}</p>
          <TextLink href={routes.contacts} data-track="contact_us" data-track-label="home_partners">
            {t("become")}
          </TextLink>
        </div>
        <ul>
          {listPartners(await getLocale()).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
