import { cva, type VariantProps } from "class-variance-authority";

/** The strings stand alone where nothing merges them: a variant and a size never set the same property. */
const filled = "transition-[background,border-color] duration-180";
const primary = [
  filled,
  "border-transparent bg-primary text-primary-foreground shadow-[inset_0_1px_0_oklch(1_0_0/0.35),0_1px_2px_oklch(0_0_0/0.3)]",
  "hover:not-disabled:not-aria-disabled:bg-[color-mix(in_oklab,var(--foreground)_88%,var(--background))]",
  // The eye finds first what the words above it ask for.
  "disabled:bg-raised disabled:text-muted-foreground disabled:shadow-none",
];
const quiet =
  "text-muted-foreground transition-[color,background] duration-120 hover:not-aria-disabled:bg-raised hover:not-aria-disabled:text-foreground";
const sign = "gap-2.5 [&_svg]:size-4.5";

/** Look of a button, for elements that only look like one (links). Fingers get 44 pixels of a small one, the eye keeps 36. */
export const buttonVariants = cva(
  [
    "inline-flex items-center justify-center border text-center font-medium tracking-[-0.01em] aria-disabled:cursor-progress print:hidden",
    "disabled:cursor-not-allowed",
    "hover:[&_.lucide-arrow-right]:translate-x-[3px] [&_svg]:transition-transform [&_svg]:duration-200 [&_svg]:ease-out",
  ],
  {
    variants: {
      variant: {
        primary: [primary, "aria-disabled:bg-[color-mix(in_oklab,var(--foreground)_88%,var(--background))]"],
        /** A primary one whose work takes so long that it looks closed meanwhile. */
        lasting: [
          primary,
          "aria-disabled:bg-[color-mix(in_oklab,var(--foreground)_10%,var(--surface))] aria-disabled:text-muted-foreground aria-disabled:shadow-none",
        ],
        secondary: [
          filled,
          "border-line-strong bg-[color-mix(in_oklab,var(--surface)_70%,transparent)] text-foreground hover:not-disabled:not-aria-disabled:bg-raised",
          "disabled:bg-transparent disabled:text-muted-foreground",
        ],
        outline: `border-line-strong ${quiet}`,
        ghost: `border-transparent ${quiet}`,
      },
      size: {
        main: `min-h-12 rounded-lg px-[22px] py-[9px] text-[1rem]/[1.35] ${sign}`,
        /** Beside others in a narrow card. */
        compact: `min-h-12 rounded-lg px-4 py-[9px] text-[1rem]/[1.35] ${sign}`,
        /** Beside another one in the form of a tool. */
        bench: `min-h-12 rounded-lg px-3.5 py-[9px] text-[0.9375rem]/[1.35] ${sign}`,
        control: `min-h-11 rounded-lg px-3.5 py-[9px] text-[1rem]/[1.35] ${sign}`,
        small: `relative min-h-9 rounded-md px-3.5 py-1.5 text-[0.875rem]/[1.35] ${sign} pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-[5px]`,
        /** A sign alone; its name is an `aria-label`. */
        icon: "relative size-9 rounded-md pointer-coarse:after:absolute pointer-coarse:after:-inset-[5px] [&_svg]:size-[17px]",
      },
    },
    defaultVariants: { variant: "primary", size: "main" },
  },
);

export type ButtonLook = VariantProps<typeof buttonVariants>;
