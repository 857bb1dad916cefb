import { TextLink } from "@/components/ui/text-link";
import type { Case } from "@/lib/content/cases";
import { casePath } from "@/lib/i18n/routes";

type ProjectLinkProps = { project: Pick<Case, "slug" | "title">; className: string };

/** The way to a project from another page of the company, counted as a view of that project. */
export function ProjectLink({ project, className }: ProjectLinkProps) {
  return (
    <TextLink
      href={casePath(project.slug)}
      className={className}
      data-track="case_view"
      data-track-label={project.slug}
    >
      {project.title}
    </TextLink>
  );
}
