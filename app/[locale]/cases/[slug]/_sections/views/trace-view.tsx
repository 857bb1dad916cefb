import type { View } from "./view";
import { grow, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

const row = cn(
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 text-[0.9375rem]",
  "md:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)_3.5rem]",
);

/** Steps of one request: each begins at `from` and ends at `to`, percent of the axis; `note` is its time. */
export function TraceView({ view: { axis, marks } }: { view: View }) {
  return (
    <>
      <ol className={cn("grid grow content-between gap-3 md:gap-6", steps)}>
        {marks.map(({ label, note, from = 0, to = 100, key }) => (
          <li key={label} className={cn(row, key === true ? "font-semibold" : "text-muted-foreground")}>
            <span>{label}</span>
            <svg
              aria-hidden="true"
              className="h-2.5 w-full rounded-sm bg-[color-mix(in_oklab,var(--foreground)_5%,transparent)] stroke-none max-md:order-1 max-md:col-span-full md:h-4"
            >
              <rect
                className={cn(grow, key === true ? "fill-(--c)" : "fill-subtle opacity-60")}
                x={`${String(from)}%`}
                width={`${String(to - from)}%`}
                height="100%"
                rx="4"
              />
            </svg>
            <span className={cn("text-right tabular-nums", key === true && "text-service")}>{note}</span>
          </li>
        ))}
      </ol>
      <p
        aria-hidden="true"
        className="mt-4 flex justify-between border-t border-line pt-2 font-mono text-mono text-subtle md:mr-[4.5rem] md:ml-[12.5rem]"
      >
        {axis?.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </>
  );
}
