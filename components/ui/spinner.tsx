import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** A turning ring while work is under way. Decoration: the words beside it say what is done. */
export function Spinner({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="spinner"
      aria-hidden="true"
      className={cn(
        "size-[17px] animate-spin rounded-full border-2 border-[color-mix(in_oklab,currentColor_30%,transparent)] border-t-current [animation-duration:0.9s]",
        className,
      )}
      {...props}
    />
  );
}
