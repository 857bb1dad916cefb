import type { View } from "./view";
import { reveal, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

type Mark = View["marks"][number];

const CELL = 10;
const SIDE = 8.4;
const COLUMNS = 10;

const looks = {
  done: "fill-(--s) opacity-35 stroke-none",
  current: "fill-(--c) stroke-none",
  ahead: "fill-none stroke-line-strong [vector-effect:non-scaling-stroke]",
};

const countOf = ({ from = 1, to = 1 }: Mark) => to - from + 1;

/** So many cells as one path. */
const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / COLUMNS), index % COLUMNS];
    return `M${String(column * CELL)} ${String(row * CELL)}h${String(SIDE)}v${String(SIDE)}h-${String(SIDE)}z`;
  }).join("");

const extent = (count: number) => String(count * CELL - CELL + SIDE);

const part = cn(
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 text-[0.9375rem]",
  "md:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)_3.5rem]",
);

/** Things that are ticked off, a row to each part of a plan: what stands before the key mark is done, what follows it is to come. */
export function CellsView({ view: { marks } }: { view: View }) {
  const current = marks.findIndex(({ key }) => key === true);
  return (
    <ol className={cn("grid grow content-between gap-4", steps)}>
      {marks.map((mark, index) => {
        const look = index < current ? "done" : index === current ? "current" : "ahead";
        const count = countOf(mark);
        return (
          <li key={mark.label} className={part}>
            <span className={look === "current" ? "font-semibold" : "font-medium"}>{mark.label}</span>
            <span className={cn("max-md:order-1 max-md:col-span-full", reveal)}>
              <svg
                aria-hidden="true"
                className="block w-full overflow-visible"
                viewBox={`0 0 ${extent(COLUMNS)} ${extent(Math.ceil(count / COLUMNS))}`}
              >
                <path d={cells(count)} strokeWidth="1" className={looks[look]} />
              </svg>
            </span>
            <span
              className={cn("text-right text-caption", look === "current" ? "text-service" : "text-subtle")}
            >
              {mark.note}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
