import { clsx } from "clsx";
import type { ComponentProps } from "react";

type BadgeProps = ComponentProps<"span"> & { tone?: "neutral" | "accent" | "service" | "success" };

/** A short label: «demo», a tag, a status. */
export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return <span className={clsx("badge", tone !== "neutral" && `badge-${tone}`, className)} {...rest} />;
}
