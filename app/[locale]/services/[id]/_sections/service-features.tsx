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
const standing = "lg:col-span-2 lg:flex-col lg:gap-9";
const lying = "lg:col-span-3 lg:gap-7";

/** The emoji, drawn in lines of the service's colour by a font of the site; one the font does not have comes from the system. */
const sign = cn(
  "grid size-12 flex-none place-items-center rounded-[13px] border border-[color-mix(in_oklab,var(--c)_30%,transparent)] md:size-14",
  "bg-[color-mix(in_oklab,var(--c)_var(--tint),var(--surface))] text-service shadow-sheen",
  "font-[Noto_Emoji,var(--font-sans)] text-[1.375rem] leading-none [font-variant-emoji:text] md:text-[1.625rem]",
);

/** Five parts in one box: three standing, two lying. The emoji is decoration. */
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
                <span data-slot="feature-sign" className={sign} aria-hidden="true">
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
