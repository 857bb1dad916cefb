import { getLocale, getTranslations } from "next-intl/server";
import { Fragment } from "react";
import { Container } from "@/components/ui/container";
import { TextLink } from "@/components/ui/text-link";
import { getCase } from "@/lib/content/cases";
import { partnerKinds } from "@/lib/content/kinds/lists";
import { listPartners } from "@/lib/content/partners";
import { casePath } from "@/lib/i18n/routes";
import { cn } from "@/lib/site/cn";

type Partner = ReturnType<typeof listPartners>[number];

/** The words of a group and its drawing, which a phone shows beside them. */
const groupHead = cn(
  "flex items-start justify-between gap-x-4 self-start pt-6.5 pb-2",
  "lg:sticky lg:top-22 lg:block lg:pb-6.5",
);

/** What a partner is beside its name, and the project below: all of them at one place across the page. */
const row =
  "grid grid-cols-1 items-baseline gap-y-0.5 border-line py-4 not-first:border-t md:grid-cols-2 md:gap-x-6 md:py-6";

/** Partners of one project stand together, so that it is named once. */
const together = (partners: readonly Partner[]): Partner[][] => [
  ...Map.groupBy(partners, ({ id, case: project }) => project ?? `without ${id}`).values(),
];

/** Partners by what they bring into a system, with the project where they took part, if there is one. */
export async function PartnerGroups() {
  const t = await getTranslations("company.partners");
  const locale = await getLocale();
  const partners = listPartners(locale);
  const shown = partnerKinds.filter((kind) => partners.some((partner) => partner.kind === kind));
  return (
    <Container className="pb-[clamp(56px,6vw,88px)]">
      {shown.map((kind) => (
        <section
          key={kind}
          aria-labelledby={`partners-${kind}`}
          className="grid grid-cols-1 gap-x-16 border-t border-line-strong lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <div className={groupHead}>
            <div>
              <h2 className="text-h3" id={`partners-${kind}`}>
                {t(`kinds.${kind}`)}
              </h2>
              <p className="mt-1.5 max-w-[22em] text-[0.9375rem] leading-[1.5] text-muted-foreground">
                {t(`kinds.${kind}Text`)}
              </p>
            </div>
            <svg
              viewBox="0 0 120 72"
              aria-hidden="true"
              className="w-18 flex-none overflow-visible md:w-28 lg:mt-8 lg:w-44"
            >
              <use href={`/drawings/partners.svg#${kind}`} />
            </svg>
          </div>
          <ul>
            {together(partners.filter((partner) => partner.kind === kind)).map((group) => {
              const slug = group[0]?.case;
              const project = slug === undefined ? undefined : getCase(locale, slug);
              return (
                <li key={group[0]?.id} className={row}>
                  {group.map(({ id, name, role }) => (
                    <Fragment key={id}>
                      <h3 className="text-[1.1875rem] leading-[1.2] font-medium tracking-[-0.028em] not-first:max-md:mt-3 md:text-[1.375rem] lg:text-[1.5rem]">
                        {name}
                      </h3>
                      <p className="text-muted-foreground">{role}</p>
                    </Fragment>
                  ))}
                  {project && (
                    <div className="md:col-start-2">
                      <p className="mt-3 text-caption text-subtle">
                        {t("project", { client: project.clientName })}
                      </p>
                      <TextLink
                        href={casePath(project.slug)}
                        className="w-full justify-between py-2"
                        data-track="case_view"
                        data-track-label={project.slug}
                      >
                        {project.title}
                      </TextLink>
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Container>
  );
}
