import type { View } from "./view";
import { reveal, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

const CELL = 10;
const GAP = 2;
/** A month has as many columns; where cells are few, all of a mark stand in one row. */
const DAYS = 31;
const FEW = 16;

/** Rows of a month are shifts of a day, which their tone tells apart. */
const tones = ["opacity-80", "opacity-55", "opacity-35"];

/** Cells of one mark, each row as one path. */
const rowsOf = (count: number, columns: number) =>
  Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
    Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => {
      const side = String(CELL - GAP);
      return `M${String(column * CELL)} ${String(row * CELL)}h${side}v${side}h-${side}z`;
    }).join(""),
  );

/** A plan as cells: each mark counts those from `from` to `to`. What stands before the key mark is done, what follows it is to come. */
export function CellsView({ view: { marks } }: { view: View }) {
  const current = marks.findIndex(({ key }) => key === true);
  const counts = marks.map(({ from = 1, to = 1 }) => to - from + 1);
  const columns = Math.max(...counts) > DAYS ? DAYS : FEW;
  const rows = marks.map((mark, index) => ({
    ...mark,
    count: counts[index] ?? 1,
    tone: current < 0 || index < current ? "done" : index === current ? "current" : "ahead",
  }));
  return (
    <ol className={cn("grid grow content-between gap-6 md:gap-8", steps)}>
      {rows.map(({ label, note, count, tone }) => (
        <li key={label}>
          <p className="mb-2.5 flex items-baseline justify-between gap-4 text-[0.9375rem]">
            <span className="font-medium">{label}</span>
            <span className={cn("text-caption", tone === "current" ? "text-service" : "text-subtle")}>
              {note}
            </span>
          </p>
          <div className={reveal}>
            <svg
              aria-hidden="true"
              className="block w-full overflow-visible"
              viewBox={`0 0 ${String(columns * CELL - GAP)} ${String(Math.ceil(count / columns) * CELL - GAP)}`}
            >
              {rowsOf(count, columns).map((row, index) => (
                <path
                  key={row}
                  d={row}
                  className={cn(
                    "stroke-[0.6]",
                    tone === "done" && ["fill-(--s) stroke-none", tones[index % tones.length]],
                    tone === "current" && "fill-(--c) stroke-none",
                    tone === "ahead" && "fill-none stroke-line-strong",
                  )}
                />
              ))}
            </svg>
          </div>
        </li>
      ))}
    </ol>
  );
}
