import { getLocale, getTranslations } from "next-intl/server";
import { DayFigure } from "./day-figure";
import { ServiceCard, type CardShape } from "./service-card";
import { SectionHead } from "@/components/sections/section-head";
import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { firstServices } from "@/lib/content/services";
import { routes } from "@/lib/i18n/routes";

/** How cards fill rows of twelve columns, by their number: 7 + 5, 4 + 4 + 4 and 12 are six of them. */
const shapes: readonly (readonly CardShape[])[] = [
  [],
  ["row"],
  ["large", "medium"],
  ["large", "medium", "row"],
  ["large", "medium", "half", "half"],
  ["large", "medium", "third", "third", "third"],
  ["large", "medium", "third", "third", "third", "row"],
];

/** The first services on unequal cards, and what such a system carries in a day. */
export async function ServicesBento() {
  const t = await getTranslations("home.services");
  const services = firstServices(await getLocale());
  return (
    <Section id="services" className="pb-0">
      <Container>
        <SectionHead eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
        <div className="grid grid-cols-1 gap-2 md:grid-cols-12 md:gap-4">
          {services.map((service, index) => (
            <ServiceCard
              key={service.id}
              service={service}
              shape={shapes[services.length]?.[index] ?? "third"}
            />
          ))}
        </div>
        <div className="mt-6 mb-[clamp(36px,8.6vw,128px)] flex flex-wrap items-center justify-between gap-6 text-[1.0625rem] text-muted-foreground md:mt-10">
          <p>{t("question")}</p>
          <ButtonLink
            href={routes.contacts}
            variant="secondary"
            data-track="consult_request"
            data-track-label="home_services"
          >
            {t("consult")}
          </ButtonLink>
        </div>
      </Container>
      <DayFigure />
    </Section>
  );
}
