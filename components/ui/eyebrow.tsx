import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

type EyebrowProps = ComponentProps<"p"> & { asChild?: boolean };

/** The line above a headline, behind a ruler, in the colour of the service around it. `asChild` where it is the headline itself. */
export function Eyebrow({ asChild = false, className, ...props }: EyebrowProps) {
  const Component = asChild ? Slot : "p";
  return (
    <Component
      data-slot="eyebrow"
      className={cn(
        "mb-[18px] flex items-center gap-3 font-mono text-mono text-[var(--c,var(--accent))] print:hidden",
        "before:h-[9px] before:w-7 before:bg-[repeating-linear-gradient(90deg,currentColor_0_1px,transparent_1px_4px)]",
        className,
      )}
      {...props}
    />
  );
}
