import type { ReactNode } from "react";
import { ContentIcon } from "@/components/ui/content-icon";
import { Tags } from "@/components/ui/tags";
import type { Milestone } from "@/lib/content/timeline";
import { cn } from "@/lib/site/cn";

const yearLook = cn(
  "self-end pt-13 pb-11.5 pl-8 text-[clamp(6rem,13.4vw,12rem)] leading-[0.8] font-semibold tracking-[-0.042em]",
  "bg-[linear-gradient(var(--foreground)_20%,color-mix(in_oklab,var(--foreground)_42%,var(--surface)))] bg-clip-text text-transparent",
  "forced-colors:bg-none forced-colors:text-[CanvasText]",
  "max-lg:pt-9 max-lg:pb-0 max-lg:pl-7 max-md:pt-7 max-md:pb-0 max-md:pl-4.5 max-md:text-[min(5.75rem,26vw)] noscript:text-[clamp(3rem,8vw,6rem)]",
);
/** Beside a longer column the names stand at its foot. */
const textLook = cn(
  "grid grid-cols-[minmax(min-content,1fr)_minmax(0,13rem)] grid-rows-[auto_auto_1fr] content-start gap-x-10 pt-11 pr-10 pb-10 pl-12",
  "max-lg:px-7 max-lg:pt-6 max-lg:pb-8 max-md:grid-cols-1 max-md:px-5 max-md:pt-5 max-md:pb-6",
);
/** Beside the four other parts of the entry, or on a phone between them. */
const metricLook = cn(
  "col-start-2 row-[1/5] self-start border-l-2 border-accent pl-7 text-muted-foreground",
  "max-md:col-start-1 max-md:row-auto max-md:mt-5.5 max-md:pl-4",
);

type TimelineEntryProps = {
  milestone: Milestone;
  /** What a page tells of the year besides, under its number. */
  children?: ReactNode;
};

/** What is told of a year: the year itself in large figures, words, one number and the names that go with it. */
export function TimelineEntry({ milestone, children }: TimelineEntryProps) {
  const { year, icon, title, description, metric, logos } = milestone;
  return (
    <>
      <p className={yearLook}>{year}</p>
      <div className={textLook}>
        <span className="mb-5 grid size-11 place-items-center rounded-[12px] bg-[color-mix(in_oklab,var(--accent)_var(--tint),var(--raised))] text-accent max-md:hidden">
          <ContentIcon name={icon} className="size-5.5" />
        </span>
        <h3 className="text-[1.75rem] leading-[1.15] tracking-[-0.03em] max-md:text-[1.4375rem]">{title}</h3>
        <p className="mt-3.5 max-w-[31em] text-muted-foreground">{description}</p>
        <div className={metricLook}>
          <p>
            <b className="block text-[2.25rem] leading-[1.05] font-semibold tracking-[-0.04em] text-foreground">
              {metric.value}
            </b>{" "}
            <span className="mt-2 block max-w-[11em] text-[0.875rem] leading-[1.4]">{metric.label}</span>
          </p>
          {children}
        </div>
        <Tags items={logos} className="mt-5.5" />
      </div>
    </>
  );
}
