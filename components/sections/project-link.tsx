import { TextLink } from "@/components/ui/text-link";
import type { Case } from "@/lib/content/cases";
import { casePath } from "@/lib/i18n/routes";
import { cn } from "@/lib/site/cn";

/** Below a line that says what it is. As high as its words, so that what follows is always as near; fingers get 44 pixels. */
export const projectLine = cn(
  "relative block min-h-0 pt-1.5 text-[0.9375rem] text-foreground",
  "pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5",
);

type ProjectLinkProps = { project: Pick<Case, "slug" | "title">; className?: string };

/** The way to a project from another page of the company, counted as a view of that project. */
export function ProjectLink({ project, className = projectLine }: ProjectLinkProps) {
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
