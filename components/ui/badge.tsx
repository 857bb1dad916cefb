import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

const badgeVariants = cva(
  "inline-block rounded-sm px-2 py-0.5 text-[0.75rem] leading-[1.6] font-medium whitespace-nowrap",
  {
    variants: {
      tone: {
        neutral: "bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] text-muted-foreground",
        accent: "bg-[color-mix(in_oklab,var(--accent)_13%,transparent)] text-accent",
        service: "bg-[color-mix(in_oklab,var(--c)_var(--tint),transparent)] text-service",
        success: "bg-[color-mix(in_oklab,var(--success)_13%,transparent)] text-success",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

/** A short label: «demo», a tag, a status. */
export function Badge({ tone = "neutral", className, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-variant={tone}
      className={cn(badgeVariants({ tone }), className)}
      {...props}
    />
  );
}
