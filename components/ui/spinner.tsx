import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const spinnerVariants = cva(
  "animate-spin rounded-full border-2 border-[color-mix(in_oklab,currentColor_30%,transparent)] border-t-current [animation-duration:0.9s]",
  { variants: { size: { main: "size-[17px]", small: "size-[13px]", large: "size-[21px]" } } },
);

/** A turning ring while work is under way. Decoration: the words beside it say what is done. A `className` adds to its look. */
export function Spinner({
  size = "main",
  className,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof spinnerVariants>) {
  return (
    <span
      data-slot="spinner"
      aria-hidden="true"
      className={spinnerVariants({ size, className })}
      {...props}
    />
  );
}
