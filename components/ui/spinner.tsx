import type { ComponentProps } from "react";

/** A turning ring while work is under way. Decoration: the words beside it say what is done. It joins classes without merging them: islands draw it too. */
export function Spinner({ className = "", ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="spinner"
      aria-hidden="true"
      className={`size-[17px] animate-spin rounded-full border-2 border-[color-mix(in_oklab,currentColor_30%,transparent)] border-t-current [animation-duration:0.9s] ${className}`}
      {...props}
    />
  );
}
