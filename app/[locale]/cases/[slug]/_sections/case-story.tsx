import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

type CaseStoryProps = {
  part: "case-opening" | "case-done";
  sections: Case["sections"];
  className: string;
};

/** A part of the text of a project: its sections, each below its title. */
export const CaseStory = ({ part, sections, className }: CaseStoryProps) => (
  <div
    data-slot={part}
    className={cn(
      "grid leading-[1.6] text-pretty text-muted-foreground print:max-w-none print:gap-[10pt] print:[font-size:inherit]",
      className,
    )}
  >
    {sections.map(({ title, text }) => (
      <div key={title ?? text}>
        {title !== undefined && <h3 className="mb-2.5 text-h3 text-foreground">{title}</h3>}
        <p className="whitespace-pre-line">{text}</p>
      </div>
    ))}
  </div>
);
