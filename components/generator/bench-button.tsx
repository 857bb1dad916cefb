import type { ComponentProps } from "react";
import { buttonVariants } from "@/components/ui/button-variants";

type BenchButtonProps = Omit<ComponentProps<"button">, "className"> & {
  variant: "primary" | "secondary";
  busy: boolean;
};

/** A button of the form, `busy` as in `Button`. It stands in the first view of a tool and does without tailwind-merge. */
export function BenchButton({ variant, busy, ...props }: BenchButtonProps) {
  return (
    <button
      type="button"
      data-slot="button"
      data-variant={variant}
      data-size="bench"
      className={buttonVariants({ variant: variant === "primary" ? "lasting" : variant, size: "bench" })}
      aria-disabled={busy || undefined}
      {...props}
    />
  );
}
