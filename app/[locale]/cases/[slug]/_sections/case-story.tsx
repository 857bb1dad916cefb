import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

type CaseStoryProps = {
  part: "case-opening" | "case-done";
  sections: Case["sections"];
  className: string;
};

/** A part of the text of a project: its sections, each below its title; beside each other, their texts begin at the same height. */
export const CaseStory = ({ part, sections, className }: CaseStoryProps) => (
  <div
    data-slot={part}
    className={cn(
      "grid leading-[1.6] text-pretty text-muted-foreground print:max-w-none print:gap-[10pt] print:[font-size:inherit]",
      className,
    )}
  >
    {sections.map(({ title, text }) => (
      <div
        key={title ?? text}
        className={cn(part === "case-done" && "md:row-span-2 md:grid md:grid-rows-subgrid")}
      >
        {title !== undefined && <h3 className="mb-2.5 text-h3 text-foreground">{title}</h3>}
        <p className="whitespace-pre-line">{text}</p>
      </div>
    ))}
  </div>
);
