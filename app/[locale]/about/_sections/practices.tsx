import { ArrowRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { SectionHead } from "@/components/sections/section-head";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { listPractices } from "@/lib/content/practices";
import { Link } from "@/lib/i18n/navigation";
import { cn } from "@/lib/site/cn";
import { servicePath } from "@/lib/i18n/routes";

/** Number, name, text and arrow, like a line of a specification. On a phone the text stands under the name. */
const row = cn(
  "group relative grid items-center gap-x-2 gap-y-0.5 border-b border-line py-4.5 md:gap-x-6 md:gap-y-0 md:py-5.5",
  "grid-cols-[36px_minmax(0,1fr)_20px] md:grid-cols-[64px_minmax(0,4.4fr)_minmax(0,6fr)_20px]",
);

/** A bar in the service's colour; it grows under the pointer. */
const bar = cn(
  "before:absolute before:-top-px before:left-0 before:h-[3px] before:w-full before:bg-(--s)",
  "before:origin-left before:scale-x-[0.11] before:transition-transform before:duration-240 before:ease-out",
  "hover:before:scale-x-100 md:before:scale-x-[0.0334]",
);

/** Practices as rows of a table; a row leads to its service. */
export async function Practices() {
  const t = await getTranslations("about.practices");
  return (
    <Section id="practices">
      <Container>
        <SectionHead eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
        <ol className="border-t border-line-strong">
          {listPractices(await getLocale()).map(({ service, title, description, hue }, index) => (
            <li key={title} data-hue={hue}>
              <Link
                href={servicePath(service)}
                className={cn(row, bar)}
                data-track="service_click"
                data-track-label={service}
              >
                <span className="font-mono text-mono text-[var(--c,var(--accent))]" aria-hidden="true">
                  {String(index + 1).padStart(2, "0")}
                </span>
                <b className="text-[1.1875rem] leading-[1.2] font-medium tracking-[-0.028em] md:text-[1.375rem] lg:text-[1.5rem]">
                  {title}
                </b>
                <span className="text-muted-foreground max-md:col-start-2 max-md:text-[0.9063rem] max-md:leading-[1.45]">
                  {description}
                </span>
                <ArrowRight className="text-subtle transition-[translate,color] duration-200 group-hover:translate-x-0.5 group-hover:text-service max-md:col-start-3 max-md:row-start-1" />
              </Link>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
