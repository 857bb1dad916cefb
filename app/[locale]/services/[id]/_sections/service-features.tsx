import { getTranslations } from "next-intl/server";
import { SectionHead } from "@/components/sections/section-head";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import type { Service } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";

/** The box clips the outer ones of the hairlines. */
const item = cn(
  "-mr-px -mb-px flex items-start gap-[18px] border-r border-b border-line px-[18px] pt-[22px] pb-6 max-[360px]:flex-col",
  "md:gap-6 md:px-7 md:pt-8 md:pb-[34px]",
);
const standing = "lg:col-span-2 lg:flex-col lg:gap-10";
const lying = "lg:col-span-3 lg:gap-7";

/** Five parts in one box: three standing, two lying. The dial counts them; the emoji is decoration. */
export async function ServiceFeatures({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  return (
    <Section>
      <Container>
        <SectionHead eyebrow={t("features")} title={service.featuresTitle} lead={service.featuresLead} />
        <Card asChild className="grid grid-cols-1 overflow-clip lg:grid-cols-6">
          <ul>
            {service.features.map(({ emoji, title, description }, index) => (
              <li key={title} className={cn(item, index < 3 ? standing : lying)}>
                <span
                  className="relative grid size-14 flex-none place-items-center text-[1.25rem] leading-none saturate-80 md:size-17 md:text-[1.5rem]"
                  aria-hidden="true"
                >
                  <svg viewBox="0 0 68 68" className="absolute inset-0">
                    <use href={`/drawings/dial.svg#d${index + 1}`} />
                  </svg>
                  {emoji}
                </span>
                <div className="min-w-0">
                  <h3 className="text-h3 max-md:text-[1.1875rem]">{title}</h3>
                  <p className="mt-2 text-[0.96875rem] leading-[1.55] text-muted-foreground">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      </Container>
    </Section>
  );
}
