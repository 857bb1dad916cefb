import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** A native checkbox in the look of the site: it works in a plain form post, before and without JavaScript. Fingers get 44 pixels. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="checkbox"
      data-slot="checkbox"
      className={cn(
        "relative mt-px grid size-5 flex-none cursor-pointer appearance-none place-items-center rounded-sm border border-input forced-colors:appearance-auto",
        "bg-[color-mix(in_oklab,var(--background)_55%,var(--surface))] checked:border-foreground checked:bg-foreground",
        "before:size-3 before:scale-0 before:bg-background checked:before:scale-100",
        "before:[clip-path:polygon(14%_47%,3%_58%,40%_92%,98%_20%,86%_10%,39%_69%)]",
        "pointer-coarse:after:absolute pointer-coarse:after:-inset-[13px]",
        "aria-invalid:border-destructive aria-invalid:shadow-[0_0_0_1px_var(--destructive)]",
        className,
      )}
      {...props}
    />
  );
}
