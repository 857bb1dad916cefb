import { getLocale, getTranslations } from "next-intl/server";
import { ProjectLink } from "@/components/sections/project-link";
import { Plate } from "@/components/illustrations/plate";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { listAwards } from "@/lib/content/awards";
import { getCase } from "@/lib/content/cases";
import { getService } from "@/lib/content/services";
import type { Locale } from "@/lib/i18n/locales";
import { servicePath } from "@/lib/i18n/routes";
import { cn } from "@/lib/site/cn";

/** A piece of the ruler: the year's long tick and short ones, a whole number of them, down to the next year. */
const ruler = cn(
  "before:absolute before:inset-y-0 before:left-0 before:w-[17px]",
  "before:bg-[linear-gradient(var(--accent),var(--accent)),linear-gradient(var(--line-strong)_1px,transparent_1px)]",
  "before:bg-size-[17px_3px,9px_12px] before:bg-position-[0_-1px,0_0] before:[background-repeat:no-repeat,no-repeat_round]",
);

const row =
  "relative grid grid-cols-1 border-t border-line pl-7.5 last:border-b md:grid-cols-[minmax(0,3fr)_minmax(0,7fr)] md:pl-0";

const figure = cn(
  "pt-6.5 pb-1 text-[3rem] leading-[0.8] font-semibold tracking-[-0.042em]",
  "md:pt-10 md:pb-9 md:pl-12 md:text-[clamp(3.5rem,6vw,5.5rem)]",
);

/** Drawing and name, and below them what it means: beside the drawing, on a phone as wide as both. */
const awardLook = cn(
  "grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-line pt-4.5 pb-5.5 not-first:border-t",
  "grid-rows-[auto_1fr] md:gap-x-8 md:py-9 lg:grid-cols-[auto_minmax(0,1fr)_16rem]",
);

/** The awards on the ruler of years, newest first, each with what it means for a client; a year may hold more than one. */
export async function AwardYears() {
  const t = await getTranslations("company.awards");
  const locale = await getLocale();
  const awards = listAwards(locale);
  const years = [...new Set(awards.map(({ year }) => year))].sort((a, b) => b - a);
  return (
    <Section className="pt-6" aria-label={t("label")}>
      <Container>
        <ol>
          {years.map((year) => (
            <li key={year} className={cn(row, ruler)}>
              <p className={figure}>
                <time dateTime={String(year)}>{year}</time>
              </p>
              <ul>
                {awards
                  .filter((award) => award.year === year)
                  .map(({ id, drawing, title, description, meaning, service, case: slug }) => (
                    <li key={id} id={id} className={awardLook}>
                      <Plate drawing={drawing} className="md:row-span-2 md:h-28 md:w-44 md:text-[2rem]" />
                      <div className="min-w-0">
                        <h2 className="text-[1.25rem] leading-[1.15] tracking-[-0.03em] md:text-[1.75rem]">
                          {title}
                        </h2>
                        <p className="mt-1 text-[0.9375rem] text-muted-foreground md:mt-2 md:text-[1.0625rem]">
                          {description}
                        </p>
                      </div>
                      <div className="max-md:col-span-full md:col-start-2">
                        {meaning && <p className="max-w-[36em]">{meaning}</p>}
                        {service && (
                          <ServiceWay locale={locale} id={service} className={slug && "max-md:hidden"} />
                        )}
                      </div>
                      {slug && <Project locale={locale} slug={slug} />}
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

/** A project in which it can be seen what the award stands for; nothing while that project is not published. */
async function Project({ locale, slug }: { locale: Locale; slug: string }) {
  const project = getCase(locale, slug);
  if (!project) return null;
  const t = await getTranslations("company.awards");
  return (
    <p className="border-line text-sm/[1.5] text-subtle max-md:col-span-full md:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:border-l lg:pl-6">
      {t("project")}
      <ProjectLink project={project} />
    </p>
  );
}

/** The way to the service that an award stands for; nothing while that service is not published. */
function ServiceWay({ locale, id, className }: { locale: Locale; id: string; className?: string }) {
  const service = getService(locale, id);
  if (!service) return null;
  return (
    <TextLink
      href={servicePath(id)}
      className={cn("mt-1.5 inline-block py-2.5 wrap-anywhere", className)}
      data-track="service_click"
      data-track-label={id}
    >
      {service.title}
    </TextLink>
  );
}
