import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { buttonVariants, type ButtonLook } from "@/components/ui/button-variants";
import { cn } from "@/lib/site/cn";

type ButtonProps = ComponentProps<"button"> & ButtonLook & { asChild?: boolean; busy?: boolean };

/**
 * A button. `busy` keeps it focusable and its width unchanged while work is under way: `aria-disabled` instead of `disabled`,
 * so the caller must ignore clicks meanwhile.
 */
export function Button({
  variant = "primary",
  size = "main",
  asChild = false,
  busy = false,
  className,
  type = "button",
  ...props
}: ButtonProps) {
  const Component = asChild ? Slot : "button";
  return (
    <Component
      data-slot="button"
      data-variant={variant}
      data-size={size}
      {...(!asChild && { type })}
      className={cn(buttonVariants({ variant, size }), className)}
      aria-disabled={busy || undefined}
      {...props}
    />
  );
}
