import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** The quieter half of a two-tone headline. */
export function Quiet({ className, ...props }: ComponentProps<"span">) {
  return <span data-slot="quiet" className={cn("text-subtle", className)} {...props} />;
}
