import { getFormatter } from "next-intl/server";
import type { View } from "./view";
import { appear, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/** Columns and the gaps between them, the latter as percent of the whole: shapes stand below the numbers they draw. */
const COLUMNS = 3;
const GAP = 4;
const WIDTH = (100 - GAP * (COLUMNS - 1)) / COLUMNS;

const row = cn(
  "grid grid-cols-1 gap-x-8 gap-y-2 py-3.5 md:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)]",
  "border-line not-last:border-b",
);
const numbers = "grid grid-cols-3 gap-x-[4%] text-[0.9375rem] text-subtle tabular-nums";
/** Round caps make dots of strokes without length; no stroke is stretched with the drawing. */
const lines = "mt-2.5 h-2 w-full overflow-visible [&>path]:[vector-effect:non-scaling-stroke]";

/** Both values of a cell: what it was at first, and what it came to. */
type Pair = readonly [before: number, after: number];

/**
 * Differences that were found and closed: a row to each mark, a column to each name of the axis. `values` are tenths, what was found and
 * what is left, in the order of reading; `from` of the first mark is what may be left.
 */
export async function GapsView({ view: { axis = [], marks, values = [] } }: { view: View }) {
  const format = await getFormatter();
  const limit = marks[0]?.from;
  const most = Math.max(...values);
  const told = (tenths: number) => format.number(tenths / 10, { minimumFractionDigits: 1 });
  const pairs = (index: number): Pair[] =>
    axis.map((_, column) => {
      const at = (index * axis.length + column) * 2;
      return [values[at] ?? 0, values[at + 1] ?? 0];
    });
  const across = (column: number, tenths: number) =>
    String(Math.round((column * (WIDTH + GAP) + (tenths / most) * WIDTH) * 10) / 10);
  const line = (column: number, from: number, to: number) =>
    `M${across(column, from)} 4H${across(column, to)}`;
  const drawn = (all: readonly Pair[], of: (pair: Pair, column: number) => string) => all.map(of).join("");
  return (
    <>
      <p className={cn(row, "pt-0")}>
        <span className={cn(numbers, "md:col-start-2")}>
          {axis.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
      </p>
      <ol className={steps}>
        {marks.map(({ label, note }, index) => {
          const all = pairs(index);
          return (
            <li key={label} className={row}>
              <span className="leading-[1.35]">
                <span className="block font-medium">{label}</span>
                {note !== undefined && <span className="text-caption text-subtle">{note}</span>}
              </span>
              <span>
                <span className={numbers}>
                  {all.map(([before, after], column) => (
                    <span key={axis[column]}>
                      {told(before)} → <b className="text-foreground">{told(after)}</b>
                    </span>
                  ))}
                </span>
                <svg
                  aria-hidden="true"
                  className={lines}
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  strokeLinecap="round"
                >
                  <path d={drawn(all, (_, column) => line(column, 0, most))} className="stroke-line" />
                  {limit !== undefined && (
                    <path
                      d={drawn(all, (_, column) => `M${across(column, limit)} -3V11`)}
                      className="stroke-foreground"
                    />
                  )}
                  <path
                    d={drawn(all, ([before, after], column) => line(column, after, before))}
                    strokeWidth="3"
                    className={cn("stroke-(--s) opacity-60", appear)}
                  />
                  <path
                    d={drawn(all, ([, after], column) => line(column, after, after))}
                    strokeWidth="8"
                    className="stroke-(--c)"
                  />
                </svg>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
