import { cva } from "class-variance-authority";

/** Look of a multi-line control, for fields that stand where nothing merges classes. */
export const textareaVariants = cva(
  [
    "ym-disable-keys field-sizing-content w-full resize-y rounded-lg border border-input px-3.5 py-[9px] [line-height:1.55] text-foreground",
    "bg-[color-mix(in_oklab,var(--background)_55%,var(--surface))] transition-[border-color] duration-120",
    "placeholder:text-subtle placeholder:opacity-100 focus-visible:rounded-lg focus-visible:outline-offset-1",
    "read-only:text-muted-foreground aria-invalid:border-destructive aria-invalid:shadow-[0_0_0_1px_var(--destructive)]",
  ],
  {
    variants: {
      height: {
        main: "max-h-104 min-h-35",
        /** What the field itself says. */
        own: "",
      },
    },
    defaultVariants: { height: "main" },
  },
);
