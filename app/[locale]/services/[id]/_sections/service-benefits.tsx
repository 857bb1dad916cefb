import { getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { Section } from "@/components/ui/section";
import type { Service } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";

/** Its number, and ticks on the hairline above it. On a wide screen the text keeps to 26 letters, the hairline goes on. */
const item = cn(
  "relative border-b border-line pt-5 pb-[21px] pl-11 text-[clamp(1.125rem,1rem+0.6vw,1.5rem)] leading-[1.3] font-medium tracking-[-0.022em] [counter-increment:benefit]",
  "md:pt-[26px] md:pb-[27px] md:pl-18 lg:pr-[max(0px,100%-72px-26em)]",
  "before:absolute before:left-0 before:font-mono before:text-xs before:leading-[2.4] before:font-medium before:tracking-[0.01em] before:text-service before:content-['0'_counter(benefit)]",
  "after:absolute after:-top-px after:left-0 after:h-[7px] after:w-7 after:bg-[repeating-linear-gradient(90deg,var(--c)_0_1px,transparent_1px_4px)]",
);

export async function ServiceBenefits({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  return (
    <Section>
      <Container className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="lg:sticky lg:top-28">
          <Eyebrow>{t("benefits")}</Eyebrow>
          <h2 className="text-h2">{service.benefitsTitle}</h2>
        </div>
        <ol className="border-t border-line-strong [counter-reset:benefit]">
          {service.benefits.map((benefit) => (
            <li key={benefit} className={item}>
              {benefit}
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
