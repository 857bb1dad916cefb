import { clsx } from "clsx";
import type { ComponentProps } from "react";

const look = clsx(
  "relative inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 py-1 text-caption/[1.3] font-medium",
  "transition-[color,background,border-color] duration-120 focus-visible:rounded-full",
  "aria-pressed:border-[color-mix(in_oklab,var(--accent)_45%,transparent)] aria-pressed:bg-[color-mix(in_oklab,var(--accent)_12%,transparent)] aria-pressed:text-accent",
  "[&>.lucide]:size-3.5 [&>.lucide]:stroke-2",
  "pointer-coarse:min-h-9 pointer-coarse:after:absolute pointer-coarse:after:-inset-x-0.5 pointer-coarse:after:-inset-y-[5px]",
);

const tones = {
  plain: "border-line-strong text-muted-foreground hover:bg-raised hover:text-foreground",
  /** The next step. */
  call: "border-[color-mix(in_oklab,var(--accent)_45%,transparent)] text-foreground hover:bg-raised",
} as const;

type ChipProps = Omit<ComponentProps<"button">, "className"> & { tone?: keyof typeof tones };

/** A small round button: a sample to take, a wish to add. Fingers get more of it than the eye does. */
export const Chip = ({ tone = "plain", ...props }: ChipProps) => (
  <button type="button" data-slot="chip" className={clsx(look, tones[tone])} {...props} />
);
