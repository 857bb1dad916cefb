import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { ButtonLink } from "@/components/ui/link";
import { Opener } from "@/components/ui/opener";
import { Section } from "@/components/ui/section";
import type { Service } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";
import { contactsAbout } from "@/lib/i18n/routes";

const step = cn(
  "grid grid-cols-[24px_minmax(0,1fr)] border-t border-line py-[11px] text-[0.9375rem] leading-[1.45] text-muted-foreground [counter-increment:step]",
  "before:font-mono before:text-xs before:leading-[1.8] before:font-medium before:text-service before:content-[counter(step)]",
);

/** What the service is, beside the first steps and the two ways to get in touch. */
export async function ServiceAbout({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  const [opener, ...rest] = service.longDescription;
  return (
    <Section>
      <Container className="grid grid-cols-1 items-start gap-x-[clamp(48px,8vw,110px)] gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <Eyebrow asChild>
            <h2>{service.about.title ?? t("about")}</h2>
          </Eyebrow>
          <Opener>{opener}</Opener>
          <div className="mt-8 grid max-w-[40em] gap-[18px] text-[1.0625rem] leading-[1.65] text-muted-foreground">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Card asChild className="gap-3 px-5 py-[22px] md:p-7 lg:sticky lg:top-24">
          <aside aria-labelledby="start">
            <h2 className="text-h4" id="start">
              {t("start")}
            </h2>
            <ol className="mt-1 mb-3.5 [counter-reset:step]">
              {service.steps.map((text) => (
                <li key={text} className={step}>
                  {text}
                </li>
              ))}
            </ol>
            <ButtonLink
              href={contactsAbout("service", service.id)}
              data-track="consult_request"
              data-track-label={service.id}
            >
              {t("consult")}
            </ButtonLink>
            <ButtonLink
              href={contactsAbout("service", service.id)}
              variant="secondary"
              data-track="contact_us"
              data-track-label={service.id}
            >
              {t("contact")}
            </ButtonLink>
          </aside>
        </Card>
      </Container>
    </Section>
  );
}
