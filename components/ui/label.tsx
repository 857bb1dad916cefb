import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** The words over a control. */
export function Label({ htmlFor, className, ...props }: ComponentProps<"label"> & { htmlFor: string }) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={cn("text-sm/[1.4] font-medium", className)}
      {...props}
    />
  );
}
