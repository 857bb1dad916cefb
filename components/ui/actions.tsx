import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** The buttons under a text: a row, and on a phone each the whole width. */
export function Actions({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="actions"
      className={cn("mt-[34px] flex flex-wrap gap-3 max-md:*:flex-[1_1_100%]", className)}
      {...props}
    />
  );
}
