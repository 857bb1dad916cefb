import { cn } from "@/lib/site/cn";

/** Ticks along the top of a step, which lead to the next one, and the first of them in colour. */
const ruler = cn(
  "border-t border-line-strong before:absolute before:-top-px before:left-0 before:h-[9px] before:w-full",
  "before:bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_1px,transparent_1px_12px)]",
  "after:absolute after:-top-px after:left-0 after:h-3.5 after:w-7",
  "after:bg-[repeating-linear-gradient(90deg,var(--accent)_0_1px,transparent_1px_4px)]",
);

type RuledStepsProps = { steps: readonly { id: string; title: string; text: string }[] };

/** Three steps in their order, along one ruler; on a phone one below the other. */
export const RuledSteps = ({ steps }: RuledStepsProps) => (
  <ol className="grid grid-cols-1 gap-7 md:grid-cols-3 md:gap-0 print:break-inside-avoid print:grid-cols-3 print:gap-0">
    {steps.map(({ id, title, text }, index) => (
      <li key={id} className={cn("relative pt-8 pr-8", ruler)}>
        <h3 className="flex items-baseline gap-3 text-h3">
          <span className="font-mono text-mono text-accent" aria-hidden="true">
            {`0${index + 1}`}
          </span>
          {title}
        </h3>
        <p className="mt-2.5 max-w-[24em] text-muted-foreground">{text}</p>
      </li>
    ))}
  </ol>
);
