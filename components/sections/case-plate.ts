import { cn } from "@/lib/site/cn";

/**
 * The cover of a project's page, and of what stands in for it: a ruler along the lower edge. None on a phone, where it would stand right
 * below the axis of a drawing.
 */
export const casePlate = cn(
  "relative aspect-video rounded-2xl border-line-strong shadow-sheen md:aspect-[21/8.6] md:rounded-4xl print:hidden",
  "before:absolute before:inset-x-7 before:bottom-0 before:z-1 before:h-2 before:opacity-55 max-md:before:hidden",
  "before:bg-[repeating-linear-gradient(90deg,var(--subtle)_0_1px,transparent_1px_12px)]",
  "after:absolute after:inset-x-7 after:bottom-0 after:z-1 after:h-[15px] after:opacity-60 max-md:after:hidden",
  "after:bg-[repeating-linear-gradient(90deg,var(--foreground)_0_1px,transparent_1px_120px)]",
);
