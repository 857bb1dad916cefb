import type { View } from "./view";
import { grow, settle, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/**
 * A place in a queue: from where one came in to where it ends, the key mark between them at `from` percent. The last mark heads what can
 * be looked at meanwhile: `axis`.
 */
export function QueueView({ view: { axis, marks } }: { view: View }) {
  const place = marks.find(({ key }) => key === true);
  const [entered, ahead, meanwhile] = marks.filter(({ key }) => key !== true);
  return (
    <>
      <p className="text-[clamp(2.75rem,2rem+3vw,4.5rem)] leading-none font-semibold tracking-[-0.05em] text-service">
        {place?.label}
      </p>
      <p className="mt-2 text-muted-foreground">{place?.note}</p>
      <svg
        aria-hidden="true"
        className="mt-6 h-2.5 w-full rounded-full bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] stroke-none"
      >
        <rect
          width={`${String(place?.from ?? 0)}%`}
          height="100%"
          rx="5"
          className={cn("fill-(--c)", grow)}
        />
      </svg>
      <p className="mt-2.5 flex justify-between gap-4 text-caption text-subtle">
        {[entered, ahead].map((mark) => (
          <span key={mark?.label} className="last:text-right">
            {mark?.label} <span className="text-foreground">{mark?.note}</span>
          </span>
        ))}
      </p>
      <p className="mt-8 text-[0.9375rem] font-medium">{meanwhile?.label}</p>
      <ul className={cn("mt-3 grid grid-cols-3 gap-2", steps)}>
        {axis?.map((time) => (
          <li
            key={time}
            className={cn(
              "rounded-md border border-line-strong py-2 text-center text-sm tabular-nums",
              settle,
            )}
          >
            {time}
          </li>
        ))}
      </ul>
    </>
  );
}
