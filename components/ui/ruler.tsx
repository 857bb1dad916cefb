import { cn } from "@/lib/site/cn";

/**
 * A ruler that closes a head or a band: short ticks, a long one every ten, and the first in the colour of what stands around it.
 * It fades at its far end. Decoration; no text stands on it.
 */
export function Ruler({ className }: { className?: string }) {
  return (
    <span
      data-slot="ruler"
      aria-hidden="true"
      className={cn(
        "relative block h-[15px] mask-[linear-gradient(90deg,#000_70%,transparent)] print:hidden",
        "bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_1px,transparent_1px_12px),repeating-linear-gradient(90deg,var(--subtle)_0_1px,transparent_1px_120px)]",
        "bg-size-[100%_7px,100%_13px] bg-bottom bg-no-repeat",
        "before:absolute before:bottom-0 before:left-0 before:h-[15px] before:w-[3px] before:bg-[var(--c,var(--accent))]",
        className,
      )}
    />
  );
}
