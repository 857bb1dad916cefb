import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/link";
import { Opener } from "@/components/ui/opener";
import { Section } from "@/components/ui/section";
import type { Service } from "@/lib/content/services";
import { routes } from "@/lib/site/routes";

/** What the service is, beside the first steps and the two ways to get in touch. */
export async function ServiceAbout({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  const [opener, ...rest] = service.longDescription;
  return (
    <Section>
      <div className="frame sv-about">
        <div>
          <h2 className="eyebrow">{service.about.title ?? t("about")}</h2>
          <Opener>{opener}</Opener>
          <div className="sv-prose">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <aside className="sv-start" aria-labelledby="start">
          <h2 className="h4" id="start">
            {t("start")}
          </h2>
          <ol>
            {service.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ButtonLink href={routes.contacts} data-track="consult_request" data-track-label={service.id}>
            {t("consult")}
          </ButtonLink>
          <ButtonLink
            href={routes.contacts}
            variant="secondary"
            data-track="contact_us"
            data-track-label={service.id}
          >
            {t("contact")}
          </ButtonLink>
        </aside>
      </div>
    </Section>
  );
}
