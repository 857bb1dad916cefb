import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** A native checkbox in the look of the site: it works in a plain form post, before and without JavaScript. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input type="checkbox" className={clsx("checkbox", className)} {...rest} />;
}
