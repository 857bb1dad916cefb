import { ContentIcon } from "@/components/ui/content-icon";
import { cn } from "@/lib/site/cn";

/** The sign of a service on a square of its colour. */
export function ServiceSign({ name, className }: { name: string; className?: string }) {
  return (
    <ContentIcon
      name={name}
      className={cn(
        "size-13 rounded-[13px] border border-[color-mix(in_oklab,var(--c)_30%,transparent)] p-3",
        "bg-[color-mix(in_oklab,var(--c)_var(--tint),var(--surface))] text-service shadow-sheen",
        className,
      )}
    />
  );
}
