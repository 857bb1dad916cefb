import { cva, type VariantProps } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { tick } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/** The columns of a panel. Which there are, each panel says; on a phone they stand one under another. */
export function PanelBody({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="panel-body" className={cn("grid grid-cols-1 *:min-w-0", className)} {...props} />;
}

const sideVariants = cva("@container flex flex-col border-line px-4 py-3.5 md:p-5", {
  variants: {
    /** From which width on it stands beside the picture and no longer under it. */
    from: {
      md: "max-md:border-t md:border-l",
      lg: "max-lg:col-span-full max-lg:border-t lg:border-l",
      wide: "max-[78.8125rem]:col-span-full max-[78.8125rem]:border-t min-[78.8125rem]:border-l",
    },
  },
  defaultVariants: { from: "lg" },
});

/** The column on the right: what the picture comes to. */
export function PanelSide({
  from,
  className,
  ...props
}: ComponentProps<"div"> & VariantProps<typeof sideVariants>) {
  return <div data-slot="panel-side" className={cn(sideVariants({ from }), className)} {...props} />;
}

/** Names a part of the panel, with its sum or state at the other end of the line. */
export function PanelCaption({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="panel-caption"
      className={cn("flex items-baseline justify-between gap-2 text-caption text-subtle", className)}
      {...props}
    />
  );
}

/** Times and counts, in the monospaced face. */
export function Mono({ className, ...props }: ComponentProps<"span">) {
  return <span className={cn("font-mono text-mono", className)} {...props} />;
}

/** The marks under a chart, from its one end to the other. */
export function PanelAxis({ marks, className }: { marks: readonly string[]; className?: string }) {
  return (
    <div
      data-slot="panel-axis"
      className={cn("mt-2.5 flex justify-between font-mono text-mono text-subtle", className)}
    >
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </div>
  );
}

type PlotProps = {
  /** Symbol of a file in `public/drawings/panels`. */ href: string;
  viewBox: string;
  /** Parts of the symbol and how each comes to its place, where they do so by themselves. */
  parts?: readonly (readonly [id: string, look: string | undefined])[];
  className?: string;
};

/** A drawing that fills its box, whatever the box's proportions. */
export function PanelPlot({ href, viewBox, parts, className }: PlotProps) {
  const file = href.replace(/#.*/, "");
  return (
    <svg className={cn("size-full overflow-visible", className)} viewBox={viewBox} preserveAspectRatio="none">
      {parts ? (
        parts.map(([id, look]) => <use key={id} href={`/drawings/panels/${file}#${id}`} className={look} />)
      ) : (
        <use href={`/drawings/panels/${href}`} />
      )}
    </svg>
  );
}

/** Before a step: a tick once it is done, an empty ring until then. */
export function StepMark({ done = false }: { done?: boolean }) {
  return (
    <span
      className={cn(
        "grid size-[21px] flex-none place-items-center rounded-full text-service",
        done ? "bg-[color-mix(in_oklab,var(--c)_22%,transparent)]" : "border-[1.5px] border-line-strong",
      )}
    >
      {done && <Check className={cn("size-3 stroke-[2.4]", tick)} />}
    </span>
  );
}
