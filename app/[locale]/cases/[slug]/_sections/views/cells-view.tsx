import type { View } from "./view";
import { reveal, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

type Mark = View["marks"][number];

const CELL = 10;
const SIDE = 8.4;
/** A month has as many columns; a part of a plan, which is shorter, has fewer and larger cells. */
const MONTH = 31;
const PLAN = 10;

const looks = {
  whole: "fill-(--s) opacity-80 stroke-none",
  done: "fill-(--s) opacity-35 stroke-none",
  current: "fill-(--c) stroke-none",
  ahead: "fill-none stroke-line-strong [vector-effect:non-scaling-stroke]",
};

const countOf = ({ from = 1, to = 1 }: Mark) => to - from + 1;

/** Cells from one to another as one path; the first of all is 0. */
const cells = (first: number, count: number, columns: number) =>
  Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor((first + index) / columns), (first + index) % columns];
    return `M${String(column * CELL)} ${String(row * CELL)}h${String(SIDE)}v${String(SIDE)}h-${String(SIDE)}z`;
  }).join("");

type FieldProps = { total: number; columns: number; paths: readonly { d: string; className: string }[] };

const Field = ({ total, columns, paths }: FieldProps) => (
  <div className={reveal}>
    <svg
      aria-hidden="true"
      className="block w-full overflow-visible"
      viewBox={`0 0 ${String(columns * CELL - CELL + SIDE)} ${String(Math.ceil(total / columns) * CELL - CELL + SIDE)}`}
    >
      {paths.map((path) => (
        <path key={path.d} strokeWidth="1" {...path} />
      ))}
    </svg>
  </div>
);

const Words = ({ mark: { label, note } }: { mark: Mark }) => (
  <p className="flex items-baseline justify-between gap-4 text-[0.9375rem]">
    <span className="font-medium">{label}</span>
    <span className="text-caption text-subtle">{note}</span>
  </p>
);

const part = cn(
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 text-[0.9375rem]",
  "md:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)_3.5rem]",
);

/**
 * Things that are ticked off: each mark counts those from `from` to `to`. Without a key mark each has a field of its own. With one they are
 * parts of a plan, a row each: what stands before the key mark is done, what follows it is to come.
 */
export function CellsView({ view: { marks } }: { view: View }) {
  const current = marks.findIndex(({ key }) => key === true);
  if (current < 0)
    return (
      <ol className={cn("grid grow content-between gap-6 md:gap-8", steps)}>
        {marks.map((mark) => (
          <li key={mark.label} className="grid gap-2.5">
            <Words mark={mark} />
            <Field
              total={countOf(mark)}
              columns={MONTH}
              paths={[{ d: cells(0, countOf(mark), MONTH), className: looks.whole }]}
            />
          </li>
        ))}
      </ol>
    );
  return (
    <ol className={cn("grid grow content-between gap-4", steps)}>
      {marks.map((mark, index) => {
        const look = index < current ? "done" : index === current ? "current" : "ahead";
        return (
          <li key={mark.label} className={part}>
            <span className={look === "current" ? "font-semibold" : "font-medium"}>{mark.label}</span>
            <span className="max-md:order-1 max-md:col-span-full">
              <Field
                total={countOf(mark)}
                columns={PLAN}
                paths={[{ d: cells(0, countOf(mark), PLAN), className: looks[look] }]}
              />
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
