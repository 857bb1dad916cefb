import { Check } from "lucide-react";
import type { View } from "./view";
import { grow, settle, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

const step = cn(
  "relative grid grid-cols-[36px_minmax(0,1fr)] gap-x-4 pb-5 last:pb-0 md:grid-cols-[36px_minmax(0,13rem)_minmax(0,1fr)] md:pb-7",
  // The line to the next step.
  "before:absolute before:top-9 before:bottom-0 before:left-[17px] before:w-0.5 before:bg-line-strong last:before:hidden",
);

const tones = {
  done: {
    number: "border-transparent bg-[color-mix(in_oklab,var(--c)_var(--tint),transparent)] text-service",
    bar: "fill-(--s) opacity-60",
  },
  current: { number: "border-transparent bg-(--c) text-background", bar: "fill-(--c)" },
  ahead: { number: "border-line-strong text-subtle", bar: "fill-subtle opacity-30" },
};

/** The way of a document: steps before the key one are done. Beside each stands when, from `from` to `to` percent of the axis. */
export function StepsView({ view: { axis, marks } }: { view: View }) {
  const current = marks.findIndex(({ key }) => key === true);
  return (
    <>
      <ol className={steps}>
        {marks.map(({ label, note, from = 0, to = 0 }, index) => {
          const tone = index < current ? "done" : index === current ? "current" : "ahead";
          return (
            <li key={label} className={cn(step, settle, tone === "done" && "before:bg-(--c)")}>
              <span
                aria-hidden="true"
                className={cn(
                  "grid size-9 place-items-center rounded-full border font-medium tabular-nums",
                  tones[tone].number,
                )}
              >
                {tone === "done" ? <Check className="size-4.5" /> : index + 1}
              </span>
              <span className={cn("pt-0.5 leading-[1.35]", tone === "ahead" && "text-muted-foreground")}>
                <span className={cn("block", tone === "current" ? "font-semibold" : "font-medium")}>
                  {label}
                </span>
                <span className={cn("text-caption", tone === "current" ? "text-service" : "text-subtle")}>
                  {note}
                </span>
              </span>
              <svg aria-hidden="true" className="mt-2.5 h-4 w-full stroke-none max-md:hidden">
                <rect
                  className={cn(grow, tones[tone].bar)}
                  x={`${String(from)}%`}
                  width={`${String(to - from)}%`}
                  height="100%"
                  rx="4"
                />
              </svg>
            </li>
          );
        })}
      </ol>
      <p
        aria-hidden="true"
        className="mt-5 ml-[17.25rem] flex border-t border-line pt-2 font-mono text-mono text-subtle max-md:hidden"
      >
        {axis?.map((mark) => (
          <span key={mark} className="flex-1">
            {mark}
          </span>
        ))}
      </p>
    </>
  );
}
