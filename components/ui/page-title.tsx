import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** The headline of a page. Focus goes to it after a client navigation. */
export function PageTitle({ className, children, ...props }: ComponentProps<"h1">) {
  return (
    <h1 data-slot="page-title" tabIndex={-1} className={cn("text-h1", className)} {...props}>
      {children}
    </h1>
  );
}
