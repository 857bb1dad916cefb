import { ArrowRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { ProjectLink } from "@/components/sections/project-link";
import { glimpseColours, ServiceGlimpse } from "@/components/illustrations/service-glimpse";
import { buttonVariants } from "@/components/ui/button-variants";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { Tags } from "@/components/ui/tags";
import { getCase } from "@/lib/content/cases";
import { getCompany } from "@/lib/content/company";
import { listVacancies } from "@/lib/content/vacancies";
import { cn } from "@/lib/site/cn";

const row = cn(
  "relative grid grid-cols-1 border-t border-line pt-6.5 pb-10 last:border-b",
  "md:grid-cols-[minmax(0,3fr)_minmax(0,7fr)_auto] md:gap-x-10 md:pt-11 md:pb-12",
);

/** A mark in the colour of the practice on the hairline of a row. */
const mark = "before:absolute before:-top-px before:left-0 before:h-[3px] before:w-10 before:bg-(--s)";

/** Roles in the colours of the practices they join; each is answered by a letter with its subject filled in. */
export async function VacancyRows() {
  const t = await getTranslations("company.vacancies");
  const locale = await getLocale();
  const { emailHref } = getCompany(locale);
  return (
    <Section className="pt-6" aria-label={t("label")}>
      <Container>
        <ul>
          {listVacancies(locale).map(
            ({ id, title, terms, description, tags, practice, hue, picture, case: slug }) => (
              <li key={id} id={id} data-hue={hue} className={cn(row, mark)}>
                <div className="flex items-start justify-between gap-x-4 pb-2.5 md:block md:pb-0">
                  <p className="font-mono text-mono text-service md:pt-2.5">{practice}</p>
                  {picture && (
                    <span
                      className={cn(
                        "block max-w-55 min-w-0 basis-48 *:block *:max-h-40 *:w-full md:mt-4",
                        glimpseColours,
                      )}
                    >
                      <ServiceGlimpse picture={picture} icon="" />
                    </span>
                  )}
                </div>
                <div>
                  <h2 className="text-[clamp(1.5rem,1.2rem_+_1vw,2rem)] leading-[1.14] tracking-[-0.03em]">
                    {title}
                  </h2>
                  <p className="mt-2 text-[0.9375rem] leading-[1.5] text-subtle">{terms}</p>
                  <p className="mt-3.5 max-w-[36em] text-[1.0625rem] text-muted-foreground">{description}</p>
                  <Tags items={tags} className="mt-5.5" />
                  <Project slug={slug} />
                </div>
                <a
                  data-slot="button"
                  className={`${buttonVariants({ size: "control" })} self-start max-md:mt-5`}
                  href={`${emailHref}?subject=${encodeURIComponent(t("subject", { title }))}`}
                  data-track="cta_click"
                  data-track-label={`vacancy_${id}`}
                >
                  {t("apply")}
                  <span className="sr-only">: {title}</span>
                  <ArrowRight />
                </a>
              </li>
            ),
          )}
        </ul>
      </Container>
    </Section>
  );
}

/** The project that the person would work on; nothing while it is not published. */
async function Project({ slug }: { slug: string | undefined }) {
  const project = slug === undefined ? undefined : getCase(await getLocale(), slug);
  if (!project) return null;
  const t = await getTranslations("company.vacancies");
  return (
    <p className="mt-4 text-sm/[1.5] text-subtle">
      {t("project")} · {project.clientName}
      <ProjectLink project={project} />
    </p>
  );
}
