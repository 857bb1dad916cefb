import type { Case } from "@/lib/content/cases";

/** What was done: sections of the text of a project, each below its title. Beside each other, their texts begin at the same height. */
export const CaseStory = ({ sections }: Pick<Case, "sections">) => (
  <div
    data-slot="case-done"
    className="mt-[clamp(28px,3.2vw,44px)] grid gap-x-8 gap-y-7 leading-[1.6] text-pretty text-muted-foreground md:auto-cols-fr md:grid-flow-col md:gap-y-0 lg:gap-x-16 print:gap-[10pt] print:[font-size:inherit]"
  >
    {sections.map(({ title, text }) => (
      <div key={title ?? text} className="md:row-span-2 md:grid md:grid-rows-subgrid">
        {title !== undefined && <h3 className="mb-2.5 text-h3 text-foreground">{title}</h3>}
        <p className="whitespace-pre-line">{text}</p>
      </div>
    ))}
  </div>
);
