import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { buttonVariants } from "@/components/ui/button-variants";

type BenchButtonProps = Omit<ComponentProps<"button">, "className"> & {
  variant: "primary" | "secondary";
  busy: boolean;
  /** On a phone it comes only once it can be used: an example above is the call then. */
  isLate?: boolean;
};

/** A button of the form, `busy` as in `Button`. It stands in the first view of a tool and does without tailwind-merge. */
export function BenchButton({ variant, busy, isLate = false, ...props }: BenchButtonProps) {
  return (
    <button
      type="button"
      data-slot="button"
      data-variant={variant}
      data-size="bench"
      className={clsx(
        buttonVariants({ variant: variant === "primary" ? "lasting" : variant, size: "bench" }),
        isLate && "@max-[40rem]/bench:hidden",
      )}
      aria-disabled={busy || undefined}
      {...props}
    />
  );
}
