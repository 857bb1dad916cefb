import type { View } from "./view";
import { settle, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/** Messages one after another: who, and what they say; the key ones are of the person who looks at the screen, at the right. */
export function ThreadView({ view: { marks } }: { view: View }) {
  return (
    <ol className={cn("grid grow content-between gap-4", steps)}>
      {marks.map(({ label, note, key }) => (
        <li key={label} className={cn("max-w-[36em]", key === true && "ml-auto", settle)}>
          <p className={cn("mb-1.5 text-caption", key === true ? "text-subtle" : "text-service")}>{label}</p>
          <p
            className={cn(
              "rounded-xl px-4 py-3 text-[0.9375rem] leading-[1.6]",
              key === true
                ? "bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)]"
                : "border border-line-strong",
            )}
          >
            {note}
          </p>
        </li>
      ))}
    </ol>
  );
}
