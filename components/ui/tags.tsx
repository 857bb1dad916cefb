import { cn } from "@/lib/site/cn";

/** Short words side by side, each in a box. */
export function Tags({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={cn("flex flex-wrap gap-2", className)}>
      {items.map((item) => (
        <li
          key={item}
          className="rounded-[7px] border border-line-strong px-2.5 py-1 text-caption font-medium text-muted-foreground"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
