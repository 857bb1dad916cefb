import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

const badgeVariants = cva("font-medium whitespace-nowrap", {
  variants: {
    variant: {
      neutral: "bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] text-muted-foreground",
      accent: "bg-[color-mix(in_oklab,var(--accent)_13%,transparent)] text-accent",
      service: "bg-[color-mix(in_oklab,var(--c)_var(--tint),transparent)] text-service",
      success: "bg-[color-mix(in_oklab,var(--success)_13%,transparent)] text-success",
    },
    size: {
      main: "inline-block rounded-sm px-2 py-0.5 text-xs leading-[1.6]",
      /** Set in the monospaced face, beside a word it qualifies. */
      mono: "rounded-[5px] px-[5px] pt-[3px] pb-0.5 font-mono text-[0.6875rem] leading-none",
    },
  },
  defaultVariants: { variant: "neutral", size: "main" },
});

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

/** A short label: «demo», a tag, a status. */
export function Badge({ variant = "neutral", size, className, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-variant={variant}
      className={cn(badgeVariants({ variant, size }), className)}
      {...props}
    />
  );
}
