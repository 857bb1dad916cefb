import type { IconName } from "@/lib/pictures/icons";

type IconProps = { name: IconName; className?: string };

/**
 * A drawing of our own from the sprite `public/icons.svg`: what lucide has no sign for, or what content names.
 * Always decoration: words stand beside it.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg data-slot="icon" className={className} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
