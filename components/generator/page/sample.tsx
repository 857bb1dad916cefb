import type { ReactNode } from "react";
import { cn } from "@/lib/site/cn";

/** Edge and ground of what a sample shows. */
export const sampleCard =
  "min-w-0 rounded-xl border border-line bg-[color-mix(in_oklab,var(--background)_45%,var(--surface))] p-4";

type SampleProps = { label: string; title: string; slot: string; className?: string; children: ReactNode };

/** An answer that nobody has asked for yet, under a mark that says so. */
export function Sample({ label, title, slot, className, children }: SampleProps) {
  return (
    <div
      role="group"
      aria-label={`${label}: ${title}`}
      data-slot={slot}
      className={cn("grid gap-3 text-left text-sm/[1.55]", className)}
    >
      <p className="text-[0.9375rem] font-semibold text-balance text-foreground">
        <b className="mr-2 rounded-sm border border-line-strong px-2 py-0.5 font-mono text-mono">{label}</b>{" "}
        {title}
      </p>
      {children}
    </div>
  );
}
