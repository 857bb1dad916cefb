import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/site/cn";

/** A short mark of two or three characters, or a trophy, on a plate with a ruler along its foot. Decoration: the words stand beside it. */
export function Plate({ mark, className }: { mark: string | undefined; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "relative grid h-13 w-16 flex-none place-items-center rounded-md border border-line-strong bg-[color-mix(in_oklab,var(--surface)_70%,var(--background))] pb-1 font-mono text-sm font-medium",
        "after:absolute after:inset-x-2 after:bottom-0 after:h-[6px] after:bg-[repeating-linear-gradient(90deg,var(--accent)_0_1px,transparent_1px_4px)]",
        className,
      )}
    >
      {mark ?? <Icon name="trophy" className="size-[1.5em]" />}
    </span>
  );
}
