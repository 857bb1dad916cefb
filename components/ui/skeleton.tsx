import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** A placeholder with the geometry of what will stand there; hidden from assistive technology. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn(
        "block min-h-[1em] animate-shimmer rounded-sm bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] bg-[linear-gradient(100deg,transparent_30%,color-mix(in_oklab,var(--foreground)_8%,transparent)_50%,transparent_70%)] bg-size-[220%_100%] bg-position-[120%_0]",
        className,
      )}
      {...props}
    />
  );
}
