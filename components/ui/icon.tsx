import { clsx } from "clsx";
import type { icons } from "@/lib/site/icons";

export type IconName = (typeof icons)[number];

type IconProps = { name: IconName; className?: string };

/** A line drawing of the sprite `public/icons.svg`, in the colour of its text. Always decoration: words stand beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={clsx("icon", className)} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
