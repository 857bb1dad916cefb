import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

/** The cover leaves its right side to it, on a phone it stands below; so it does where the cover is a photograph. Or it is beside the headline. */
const places = {
  cover: "pb-4 max-md:mt-7 md:absolute md:top-[11.4%] md:right-[4%] md:left-[66%] print:static",
  below: "pb-4 max-md:mt-7 md:mt-8 md:flex md:max-w-none md:items-end md:gap-8 lg:max-w-[58%]",
  beside: "",
};

type CaseFigureProps = { figure: NonNullable<Case["figure"]>; place: keyof typeof places };

/** Enlarged text grows no wider than the room beside the drawing. */
export const largeFigure =
  "text-[min(clamp(3.25rem,2rem+4.6vw,6.25rem),17vw)] md:text-[min(clamp(3.25rem,2rem+4.6vw,6.25rem),7.4vw)] leading-[0.94] font-semibold tracking-[-0.055em]";

/** The number that stands for a project, and what it counts. */
export function CaseFigure({ figure: { value, label, before }, place }: CaseFigureProps) {
  return (
    <p data-slot="case-figure" className={cn("max-w-[21rem] print:mt-0", places[place])}>
      {before !== undefined && (
        <span className="mb-2 block text-h3 font-medium text-subtle">
          {before} <span aria-hidden="true">→</span>
        </span>
      )}
      <strong className={cn(largeFigure, "block whitespace-nowrap print:text-[24pt]")}>{value}</strong>
      <span className="mt-3 block text-[1.0625rem] leading-[1.4] text-pretty text-muted-foreground md:max-lg:text-sm">
        {label}
      </span>
    </p>
  );
}
