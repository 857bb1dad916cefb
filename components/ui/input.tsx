import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** A one-line control. `ym-disable-keys` keeps what is typed from Yandex Metrika. */
export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input
      type={type}
      data-slot="input"
      className={cn(
        "ym-disable-keys min-h-11 w-full min-w-0 rounded-lg border border-input px-3.5 py-[9px] text-foreground",
        "bg-[color-mix(in_oklab,var(--background)_55%,var(--surface))] transition-[border-color] duration-120",
        "placeholder:text-subtle placeholder:opacity-100 focus-visible:rounded-lg focus-visible:outline-offset-1",
        "read-only:text-muted-foreground aria-invalid:border-destructive aria-invalid:shadow-[0_0_0_1px_var(--destructive)]",
        className,
      )}
      {...props}
    />
  );
}
