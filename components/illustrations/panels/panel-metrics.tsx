import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "@/lib/site/cn";

export type Metric = readonly [label: string, value: ReactNode];

/** Three figures no longer fit side by side on the smallest screens. */
const metricsVariants = cva("grid border-line", {
  variants: {
    variant: {
      column: "max-md:grid-cols-[1.35fr_1fr_1fr] max-md:border-b max-[22.5rem]:grid-cols-1",
      strip: "grid-cols-2 border-t md:grid-cols-4",
    },
  },
  defaultVariants: { variant: "column" },
});

const metricVariants = cva("flex flex-col justify-center gap-1 border-line max-md:justify-end", {
  variants: {
    variant: {
      column: [
        "px-3 py-3.5 max-md:first:pl-4 md:px-5 md:py-[22px] md:not-first:border-t",
        "max-[22.5rem]:not-first:border-t max-md:min-[22.5rem]:not-first:border-l",
        "max-[22.5rem]:flex-row max-[22.5rem]:items-baseline max-[22.5rem]:justify-between max-[22.5rem]:px-4 max-[22.5rem]:py-[9px]",
      ],
      strip: "px-4 py-3 max-md:even:border-l max-md:nth-[n+3]:border-t md:px-5 md:py-4 md:not-first:border-l",
    },
  },
  defaultVariants: { variant: "column" },
});

type MetricsProps = VariantProps<typeof metricsVariants> & {
  items: readonly Metric[];
  className?: string;
};

/** Figures with their labels: a column beside a picture, or a strip under it. */
export function Metrics({ items, variant, className }: MetricsProps) {
  const size = variant === "strip" ? "md:text-[1.375rem]" : "md:text-[1.75rem]";
  return (
    <dl data-slot="panel-metrics" className={cn(metricsVariants({ variant }), className)}>
      {items.map(([label, value]) => (
        <div key={label} className={metricVariants({ variant })}>
          <dt className="text-caption text-subtle max-md:text-xs/[1.3]">{label}</dt>
          <dd
            className={cn("text-xl leading-[1.1] font-semibold tracking-[-0.04em] whitespace-nowrap", size)}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Unit of a figure, set smaller than it: the tag `<s>` of a message. */
export const unit = {
  s: (words: ReactNode) => (
    <small className="text-[0.6em] tracking-[-0.01em] text-muted-foreground">{words}</small>
  ),
};

/** One figure of its own, under its caption. */
export function PanelFigure({ children }: { children: ReactNode }) {
  return (
    <b className="mt-1 block text-[1.75rem] leading-[1.1] font-semibold tracking-[-0.04em]">{children}</b>
  );
}
