import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** A multi-line control that grows with its text up to its maximum height. `ym-disable-keys` as in `Input`. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        "ym-disable-keys field-sizing-content max-h-104 min-h-35 w-full resize-y rounded-lg border border-input px-3.5 py-[9px] [line-height:1.55] text-foreground",
        "bg-[color-mix(in_oklab,var(--background)_55%,var(--surface))] transition-[border-color] duration-120",
        "placeholder:text-subtle placeholder:opacity-100 focus-visible:rounded-lg focus-visible:outline-offset-1",
        "read-only:text-muted-foreground aria-invalid:border-destructive aria-invalid:shadow-[0_0_0_1px_var(--destructive)]",
        className,
      )}
      {...props}
    />
  );
}
