import { clsx } from "clsx";
import type { ComponentProps } from "react";

const look = clsx(
  "relative inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line-strong px-3 py-1 text-caption/[1.3] font-medium text-muted-foreground",
  "transition-[color,background,border-color] duration-120 hover:bg-raised hover:text-foreground focus-visible:rounded-full",
  "aria-pressed:border-[color-mix(in_oklab,var(--accent)_45%,transparent)] aria-pressed:bg-[color-mix(in_oklab,var(--accent)_12%,transparent)] aria-pressed:text-accent",
  "[&>.lucide]:size-3.5 [&>.lucide]:stroke-2",
  "pointer-coarse:min-h-9 pointer-coarse:after:absolute pointer-coarse:after:-inset-x-0.5 pointer-coarse:after:-inset-y-[5px]",
);

/** A small round button: a sample to take, a wish to add. Fingers get more of it than the eye does. */
export const Chip = (props: Omit<ComponentProps<"button">, "className">) => (
  <button type="button" data-slot="chip" className={look} {...props} />
);
