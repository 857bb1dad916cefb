import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** A placeholder with the geometry of what will stand there; hidden from assistive technology. */
export function Skeleton({ className, ...rest }: ComponentProps<"span">) {
  return <span className={clsx("skeleton", className)} aria-hidden="true" {...rest} />;
}
