import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { Section } from "@/components/ui/section";
import type { Service } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";

const ruler =
  "lg:bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_1px,transparent_1px_calc(100%/60))] lg:bg-size-[100%_9px] lg:bg-no-repeat";

/** A row between hairlines; on wide screens a column whose edge is the ruler's long tick. */
const item = cn(
  "relative flex items-center gap-4 border-t border-line py-[18px] text-[1.0625rem] leading-[1.3] font-medium tracking-[-0.018em] md:text-[1.125rem]",
  "lg:min-h-[196px] lg:flex-col lg:items-stretch lg:justify-between lg:gap-14 lg:border-t-0 lg:border-l lg:border-line-strong lg:pt-10 lg:pr-6 lg:pb-2 lg:pl-5",
  "lg:before:absolute lg:before:top-0 lg:before:-left-px lg:before:h-[17px] lg:before:w-[3px] lg:before:bg-service",
);

/** Five solutions as columns under one ruler. Where a project follows it belongs to them, with less air between. */
export async function ServiceSolutions({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  return (
    <Section className="has-[+[data-slot=service-case]]:pb-[clamp(64px,6vw,88px)]">
      <Container>
        <Eyebrow>{t("solutions")}</Eyebrow>
        <h2 className="text-h2">{service.solutionsTitle}</h2>
        <ul className={cn("mt-[clamp(32px,4vw,56px)] grid grid-cols-1 lg:grid-cols-5", ruler)}>
          {service.solutions.map((solution) => (
            <li key={solution} className={item}>
              <Check className="size-6 stroke-[1.1] text-service" />
              {solution}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
