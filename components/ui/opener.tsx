import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** The paragraph that opens a page's text, set large. */
export function Opener({ className, ...props }: ComponentProps<"p">) {
  return <p data-slot="opener" className={cn("text-opener font-medium", className)} {...props} />;
}
