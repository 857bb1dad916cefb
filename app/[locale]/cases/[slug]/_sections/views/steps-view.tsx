import { Check } from "lucide-react";
import type { View } from "./view";
import { grow, settle, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

const step = cn(
  "relative max-md:grid max-md:grid-cols-[36px_minmax(0,1fr)] max-md:gap-x-4 max-md:pb-5 md:pr-5",
  // The line to the next step.
  "before:absolute before:top-9 before:bottom-0 before:left-[17px] before:w-0.5 before:bg-line-strong last:before:hidden",
  "md:before:top-[17px] md:before:right-0 md:before:bottom-auto md:before:left-9 md:before:h-0.5 md:before:w-auto",
);

const tones = {
  done: { number: "border-line-strong bg-raised", bar: "fill-subtle" },
  current: { number: "border-transparent bg-(--c) text-background", bar: "fill-(--c)" },
  ahead: { number: "border-line-strong text-subtle", bar: "fill-subtle opacity-30" },
};

/** The way of a document: steps before the key one are done. Below them is when, each from `from` to `to` percent of the axis. */
export function StepsView({ view: { axis, marks } }: { view: View }) {
  const current = marks.findIndex(({ key }) => key === true);
  const toneOf = (index: number) => tones[index < current ? "done" : index === current ? "current" : "ahead"];
  return (
    <>
      <ol className={cn("grid md:auto-cols-fr md:grid-flow-col", steps)}>
        {marks.map(({ label, note }, index) => (
          <li key={label} className={cn(step, settle)}>
            <span
              aria-hidden="true"
              className={cn(
                "grid size-9 place-items-center rounded-full border font-medium tabular-nums",
                toneOf(index).number,
              )}
            >
              {index < current ? <Check className="size-4.5" /> : index + 1}
            </span>
            <span
              className={cn(
                "pt-0.5 leading-[1.35] md:mt-2.5 md:block",
                index > current && "text-muted-foreground",
              )}
            >
              <span className={cn("block", index === current ? "font-semibold" : "font-medium")}>
                {label}
              </span>
              <span className={cn("text-caption", index === current ? "text-service" : "text-subtle")}>
                {note}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <svg aria-hidden="true" className={cn("mt-8 h-4 w-full stroke-none", grow)}>
        {marks.map(({ label, from = 0, to = 0 }, index) => (
          <rect
            key={label}
            className={toneOf(index).bar}
            x={`${String(from)}%`}
            width={`${String(to - from)}%`}
            height="100%"
            rx="4"
          />
        ))}
      </svg>
      <p aria-hidden="true" className="mt-2.5 flex border-t border-line pt-2 font-mono text-mono text-subtle">
        {axis?.map((mark) => (
          <span key={mark} className="flex-1">
            {mark}
          </span>
        ))}
      </p>
    </>
  );
}
