import { getTranslations } from "next-intl/server";
import { SectionHead } from "@/components/sections/section-head";
import { Section } from "@/components/ui/section";
import type { Service } from "@/lib/content/services";

/** Five parts in one box: three standing, two lying. The dial counts them; the emoji is decoration. */
export async function ServiceFeatures({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  return (
    <Section>
      <div className="frame">
        <SectionHead eyebrow={t("features")} title={service.featuresTitle} lead={service.featuresLead} />
        <ul className="sv-features">
          {service.features.map(({ emoji, title, description }, index) => (
            <li key={title}>
              <span className="dial" aria-hidden="true">
                <svg viewBox="0 0 68 68">
                  <use href={`/drawings/dial.svg#d${index + 1}`} />
                </svg>
                {emoji}
              </span>
              <div>
                <h3 className="h3">{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
