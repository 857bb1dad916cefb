import { getLocale, getTranslations } from "next-intl/server";
import { OwnPart } from "./own-part";
import { ProjectLink } from "@/components/sections/project-link";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { getCase } from "@/lib/content/cases";
import { partnerKinds } from "@/lib/content/kinds/lists";
import { listPartners } from "@/lib/content/partners";
import { cn } from "@/lib/site/cn";

type Partner = ReturnType<typeof listPartners>[number];

/** The line that leads from the own part past those of partners to the place of the next one, with a mark at each kind. */
const line = cn(
  "relative ml-4 pb-[clamp(56px,6vw,88px)] pl-(--indent) [--indent:1.25rem] md:ml-10 md:[--indent:2.5rem]",
  "before:absolute before:inset-y-0 before:left-0 before:w-px before:bg-[linear-gradient(var(--c),var(--line-strong)_24rem)]",
);
const mark =
  "relative text-h3 before:absolute before:top-[0.4em] before:left-[calc(-4px-var(--indent))] before:size-[9px] before:bg-(--c)";

/** Partners of one project stand together, so that it is named once. */
const together = (partners: readonly Partner[]): Partner[][] => [
  ...Map.groupBy(partners, ({ case: project }) => project ?? "").values(),
];

/** Partners of one project, each on a line with what it brings, and the project beside them; those without one have the lines alone. */
async function Group({ partners }: { partners: readonly Partner[] }) {
  const t = await getTranslations("company.partners");
  const slug = partners[0]?.case;
  const project = slug === undefined ? undefined : getCase(await getLocale(), slug);
  return (
    <li className="grid gap-x-16 gap-y-4 border-line py-5 not-first:border-t lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-y-4">
        {partners.map(({ id, name, role }) => (
          <div key={id} className="grid items-baseline gap-x-6 gap-y-1.5 md:grid-cols-2">
            <h3 className="text-[1.1875rem] leading-[1.2] font-medium tracking-[-0.028em]">{name}</h3>
            <p className="text-[0.9375rem] text-muted-foreground">{role}</p>
          </div>
        ))}
      </div>
      {project && (
        <div>
          <p className="text-caption text-subtle">{t("project", { client: project.clientName })}</p>
          <ProjectLink project={project} className="w-full justify-between py-1.5" />
        </div>
      )}
    </li>
  );
}

/** What the company adds, and partners by what they bring into a system, with the project where they took part, if there is one. */
export async function PartnerGroups() {
  const t = await getTranslations("company.partners");
  const partners = listPartners(await getLocale());
  const shown = partnerKinds.filter((kind) => partners.some((partner) => partner.kind === kind));
  return (
    <Container>
      <OwnPart />
      <div className={line}>
        {shown.map((kind) => (
          <section key={kind} aria-labelledby={`partners-${kind}`} className="pt-[clamp(40px,4vw,56px)]">
            <div className="flex items-end gap-x-4">
              <div className="max-w-[28em] flex-1">
                <h2 className={mark} id={`partners-${kind}`}>
                  {t(`kinds.${kind}`)}
                </h2>
                <p className="mt-1.5 text-[0.9375rem] leading-[1.5] text-muted-foreground">
                  {t(`kinds.${kind}Text`)}
                </p>
              </div>
              <svg
                viewBox="0 0 120 72"
                aria-hidden="true"
                className="w-28 min-w-0 overflow-visible md:w-44 md:flex-none"
              >
                <use href={`/drawings/partners.svg#${kind}`} />
              </svg>
            </div>
            <Card asChild className="mt-5 rounded-2xl px-5 wrap-anywhere md:px-6">
              <ul>
                {together(partners.filter((partner) => partner.kind === kind)).map((group) => (
                  <Group key={group[0]?.id} partners={group} />
                ))}
              </ul>
            </Card>
          </section>
        ))}
      </div>
    </Container>
  );
}
