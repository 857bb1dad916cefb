import { cva, type VariantProps } from "class-variance-authority";

/** Look of a badge. The strings stand alone where nothing merges them: no two variants set the same property. */
export const badgeVariants = cva("font-medium", {
  variants: {
    variant: {
      neutral: "bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] text-muted-foreground",
      accent: "bg-[color-mix(in_oklab,var(--accent)_12%,transparent)] text-accent",
      service: "bg-[color-mix(in_oklab,var(--c)_var(--tint),transparent)] text-service",
      success: "bg-[color-mix(in_oklab,var(--success)_12%,transparent)] text-success",
    },
    size: {
      main: "inline-block rounded-sm px-2 py-0.5 text-xs leading-[1.6]",
      /** Set in the monospaced face, beside a word it qualifies. */
      mono: "rounded-[5px] px-[5px] pt-[3px] pb-0.5 font-mono text-[0.6875rem] leading-none",
    },
    wraps: { true: "whitespace-normal", false: "whitespace-nowrap" },
  },
  defaultVariants: { variant: "neutral", size: "main", wraps: false },
});

export type BadgeLook = VariantProps<typeof badgeVariants>;
