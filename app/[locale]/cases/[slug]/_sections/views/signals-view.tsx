import type { View } from "./view";
import { appear, reveal, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

const row = cn(
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 text-[0.9375rem]",
  "md:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)_3.5rem]",
);

/** Signals of one source, each a short upright line: denser towards the end, as alarms are when a fault spreads. */
function ticks(from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : Math.sqrt(index / (count - 1));
    return `M${String(Math.round((from + share * (to - from)) * 10) / 10)} 0v16`;
  }).join("");
}

/**
 * Signals that are folded into one incident, the first mark. Every other is a source of signals: from when to when they came, percent of
 * the axis, and as many as `values` says. The key one is the cause.
 */
export function SignalsView({ view: { axis, marks, values = [] } }: { view: View }) {
  const [incident, ...sources] = marks;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-xl bg-raised px-4 py-3 text-[0.9375rem]">
        <span className="font-semibold">{incident?.label}</span>
        <span className="text-service">{incident?.note}</span>
      </p>
      {/* What the incident holds hangs from it. */}
      <ol className={cn("ml-4 grid grow content-between gap-4 border-l border-line-strong pt-5 pl-4", steps)}>
        {sources.map(({ label, note, from = 0, to = 0, key }, index) => (
          <li key={label} className={row}>
            <span className="leading-[1.35]">
              <span className={cn("block", key === true ? "font-semibold" : "font-medium")}>{label}</span>
              <span className={cn("text-caption", key === true ? "text-service" : "text-subtle")}>
                {note}
              </span>
            </span>
            <span className={cn("max-md:order-1 max-md:col-span-full", reveal)}>
              <svg
                aria-hidden="true"
                className="block h-4 w-full overflow-visible [&>path]:[vector-effect:non-scaling-stroke]"
                viewBox="0 0 100 16"
                preserveAspectRatio="none"
              >
                <path d="M0 16H100" className="stroke-line" />
                <path
                  d={ticks(from, to, values[index] ?? 0)}
                  strokeWidth="3"
                  className={cn(key === true ? "stroke-(--c)" : "stroke-subtle opacity-60", appear)}
                />
              </svg>
            </span>
            <span className={cn("text-right", key === true && "font-semibold text-service")}>
              {values[index]}
            </span>
          </li>
        ))}
      </ol>
      <p
        aria-hidden="true"
        className="mt-4 ml-8 flex justify-between border-t border-line pt-2 font-mono text-mono text-subtle md:mr-[4.5rem] md:ml-[14.5rem]"
      >
        {axis?.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </>
  );
}
