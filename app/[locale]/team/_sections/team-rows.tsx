import { getLocale, getTranslations } from "next-intl/server";
import { Signature } from "./signature";
import { ProjectLink } from "@/components/sections/project-link";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { getCase } from "@/lib/content/cases";
import { getCompany } from "@/lib/content/company";
import { listTeam } from "@/lib/content/team";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

const row = cn(
  "relative grid grid-cols-1 border-line pt-6.5 pb-4 not-first:border-t",
  "md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-10 md:pt-8 md:pb-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)]",
);

/** Who answers for what, one line each, and the way to write to every one of them. */
export async function TeamRows() {
  const t = await getTranslations("company.team");
  const locale = await getLocale();
  const { emailHref } = getCompany(locale);
  return (
    <Section className="pt-0" aria-label={t("label")}>
      <Container>
        <ul className="border-b border-line">
          {listTeam(locale).map(
            ({ id, name, position, addressee, description, figure, case: slug }, turn) => (
              <li key={id} id={id} className={row}>
                <div>
                  <h2 className="text-[clamp(1.625rem,1.1rem_+_1.9vw,2.5rem)] leading-[1.08] tracking-[-0.034em]">
                    {name}
                  </h2>
                  <p className="mt-2 text-[0.9375rem] text-accent">{position}</p>
                  <Signature seed={name} turn={turn} />
                </div>
                <div className="max-md:mt-3">
                  <p className="max-w-[32em] text-[1.0625rem] text-muted-foreground">{description}</p>
                  <Project slug={slug} />
                </div>
                <div className="flex flex-col justify-between border-line max-lg:mt-4 md:col-start-2 lg:col-start-3 lg:border-l lg:pl-6">
                  <Figure figure={figure} slug={slug} />
                  <TextLink
                    href={`${emailHref}?subject=${encodeURIComponent(t("subject", { name }))}`}
                    className="self-start"
                    data-track="cta_click"
                    data-track-label={`team_${id}`}
                  >
                    {addressee === undefined ? t("write") : t("writeTo", { name: addressee })}
                    <span className="sr-only">: {name}</span>
                  </TextLink>
                </div>
              </li>
            ),
          )}
        </ul>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-[1.0625rem] text-muted-foreground">
          <p>{t("join")}</p>
          <TextLink
            href={routes.vacancies}
            className="text-foreground"
            data-track="learn_more"
            data-track-label="team_vacancies"
          >
            {t("vacancies")}
          </TextLink>
        </div>
      </Container>
    </Section>
  );
}

type FigureProps = { figure: { value: string; label: string } | undefined; slug: string | undefined };

/** The person's own number, or else the main one of that project: one line with what it counts, or above it. */
async function Figure({ figure: own, slug }: FigureProps) {
  const figure = own ?? (slug === undefined ? undefined : getCase(await getLocale(), slug)?.figure);
  if (!figure) return null;
  return (
    <p className="mb-3 flex items-baseline gap-x-3 text-sm/[1.5] text-balance text-subtle lg:mb-0 lg:block">
      <b className="mb-1 flex-none text-[clamp(1.5rem,1.2rem_+_1vw,2rem)] leading-[1.14] font-semibold tracking-[-0.03em] text-foreground lg:block">
        {figure.value}
      </b>
      {figure.label}
    </p>
  );
}

/** A project in which the promise of the person can be seen. */
async function Project({ slug }: { slug: string | undefined }) {
  const project = slug === undefined ? undefined : getCase(await getLocale(), slug);
  if (!project) return null;
  const t = await getTranslations("company.team");
  return (
    <p className="mt-4 text-sm/[1.5] text-subtle">
      {t("project")} · {project.clientName}
      <ProjectLink project={project} />
    </p>
  );
}
