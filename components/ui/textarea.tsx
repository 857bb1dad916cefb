import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** A multi-line control that grows with its text up to its maximum height. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={clsx("control control-area ym-disable-keys", className)} {...rest} />;
}
