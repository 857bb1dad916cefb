import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** What opens under its title. The native `<details>`: it works without JavaScript, and a search in the page opens it. */
export function Collapsible({ className, ...props }: ComponentProps<"details">) {
  return <details data-slot="collapsible" className={cn("group/collapsible", className)} {...props} />;
}

/** The title, with a sign drawn like the others of the site, where browsers set a triangle. */
export function CollapsibleTrigger({ className, ...props }: ComponentProps<"summary">) {
  return (
    <summary
      data-slot="collapsible-trigger"
      className={cn(
        "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
        "before:mr-[11px] before:mb-0.5 before:ml-0.5 before:inline-block before:size-[7px] before:border-r-[1.5px] before:border-b-[1.5px] before:border-current",
        "before:-rotate-45 before:transition-transform before:duration-120 group-open/collapsible:before:rotate-45",
        className,
      )}
      {...props}
    />
  );
}
