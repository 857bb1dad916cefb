import { clsx } from "clsx";
import type { ComponentProps } from "react";

type CardProps = ComponentProps<"div"> & { hue?: string };

/** A surface with a hairline. Around one link it answers to the pointer with its border alone. */
export function Card({ hue, className, ...rest }: CardProps) {
  return <div className={clsx("card", className)} data-hue={hue} {...rest} />;
}
