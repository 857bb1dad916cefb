import { getLocale, getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Crosses } from "@/components/ui/crosses";
import { ContentIcon } from "@/components/ui/content-icon";
import { getCase } from "@/lib/content/cases";
import { listClients } from "@/lib/content/clients";
import { Link } from "@/lib/i18n/navigation";
import { casePath } from "@/lib/i18n/routes";
import { cn } from "@/lib/site/cn";

/** The lines along the right and the lower edge of the grid are clipped away. */
const cell = cn(
  "-mr-px -mb-px flex min-h-11.5 items-center gap-2.5 border-r border-b border-line px-3.5 text-sm/[1.2]",
  "max-[23.5rem]:gap-2 max-[23.5rem]:px-2 max-[23.5rem]:text-caption/[1.2] md:min-h-19 md:justify-center md:px-2.5",
);

const client = "font-medium tracking-[-0.02em] text-muted-foreground md:text-[0.9375rem]";

/** Two, four or six columns, and fewer where larger letters make the names wider. */
const grid = cn(
  "grid grid-cols-[repeat(auto-fill,minmax(max(9rem,var(--least)),1fr))] overflow-clip border-line [--least:40%]",
  "md:border-x md:[--least:23%] lg:[--least:16%]",
);

/** A sector with a project to show: the whole cell leads to it. */
const shown = "relative text-foreground transition-colors duration-120 hover:bg-raised";
const toProject = cn(
  "underline decoration-subtle underline-offset-5 after:absolute after:inset-0",
  "focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent",
);

/** A hairline grid: one cell of caption and the marks of clients; those with a project lead to it. */
export async function TrustedBy() {
  const t = await getTranslations("home");
  const locale = await getLocale();
  const clients = listClients(locale);
  if (clients.length === 0) return null;
  return (
    <div className="border-t border-line bg-[color-mix(in_oklab,var(--background)_70%,transparent)]">
      <Container className="relative">
        <Crosses />
        <div className={grid}>
          <h2 className={cn(cell, "font-normal text-subtle")}>{t("trusted")}</h2>
          <ul data-slot="clients" className="contents">
            {clients.map(({ icon, name, case: slug }) => {
              const project = slug === undefined ? undefined : getCase(locale, slug);
              return (
                <li key={name} className={cn(cell, client, project && shown)}>
                  <ContentIcon name={icon} className="size-5.5" />
                  {project ? (
                    <Link
                      href={casePath(project.slug)}
                      className={toProject}
                      data-track="case_view"
                      data-track-label={project.slug}
                    >
                      {name}
                      <span className="sr-only">: {project.title}</span>
                    </Link>
                  ) : (
                    <span>{name}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      </Container>
    </div>
  );
}
