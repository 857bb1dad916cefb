import { getLocale, getTranslations } from "next-intl/server";
import { ProjectLink } from "@/components/sections/project-link";
import { getCase } from "@/lib/content/cases";
import type { Milestone } from "@/lib/content/timeline";

/** What a year has taught, and a project in which it can be seen: the home page leaves both to this one. */
export async function Lesson({ milestone: { lesson, case: slug } }: { milestone: Milestone }) {
  const t = await getTranslations("company.timeline");
  const project = slug === undefined ? undefined : getCase(await getLocale(), slug);
  if (lesson === undefined && project === undefined) return null;
  return (
    <div className="mt-6 text-sm/[1.5] max-md:mt-4">
      {lesson !== undefined && (
        <p className="text-foreground">
          <span className="mb-1 block font-mono text-mono text-subtle">{t("lesson")}</span> {lesson}
        </p>
      )}
      {project && (
        <p className="mt-4 text-subtle">
          {t("project")} · {project.clientName}
          <ProjectLink project={project} />
        </p>
      )}
    </div>
  );
}
