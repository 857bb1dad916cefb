import type { ComponentProps } from "react";
import { badgeVariants, type BadgeLook } from "@/components/ui/badge-variants";
import { cn } from "@/lib/site/cn";

/** A short label: «demo», a tag, a status. */
export function Badge({
  variant = "neutral",
  size,
  wraps,
  className,
  ...props
}: ComponentProps<"span"> & BadgeLook) {
  return (
    <span
      data-slot="badge"
      data-variant={variant}
      className={cn(badgeVariants({ variant, size, wraps }), className)}
      {...props}
    />
  );
}
