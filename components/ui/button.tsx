import { clsx } from "clsx";
import type { ComponentProps } from "react";

export type ButtonLook = { variant?: "primary" | "secondary"; size?: "main" | "small" };

/** Class of a button, for elements that only look like one (links). */
export const buttonClass = ({ variant = "primary", size = "main" }: ButtonLook = {}) =>
  clsx("btn", `btn-${variant}`, size === "small" && "btn-small");

type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

/**
 * A button. `busy` keeps it focusable and its width unchanged while work is under way: `aria-disabled` instead of `disabled`,
 * so the caller must ignore clicks meanwhile.
 */
export function Button({ variant, size, busy = false, className, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(buttonClass({ variant, size }), className)}
      aria-disabled={busy || undefined}
      {...rest}
    />
  );
}
