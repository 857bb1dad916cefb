import type { View } from "./view";
import { reveal, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

type Mark = View["marks"][number];

const CELL = 10;
const SIDE = 8.4;
/** A month has as many columns; a plan, which is shorter, has fewer and larger cells. */
const MONTH = 31;
const PLAN = 11;

const looks = {
  whole: "fill-(--s) opacity-80 stroke-none",
  done: "fill-(--s) opacity-35 stroke-none",
  current: "fill-(--c) stroke-none",
  ahead: "fill-none stroke-input [vector-effect:non-scaling-stroke]",
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
        <path key={path.d} {...path} />
      ))}
    </svg>
  </div>
);

const Words = ({ mark: { label, note }, look }: { mark: Mark; look: keyof typeof looks }) => (
  <p className="flex items-baseline justify-between gap-4 text-[0.9375rem]">
    <span className="font-medium">{label}</span>
    <span className={cn("text-caption", look === "current" ? "text-service" : "text-subtle")}>{note}</span>
  </p>
);

/**
 * Things that are ticked off: each mark counts those from `from` to `to`. Without a key mark each has a field of its own. With one they are
 * parts of a plan, which is one field: what stands before the key mark is done, what follows it is to come.
 */
export function CellsView({ view: { marks } }: { view: View }) {
  const current = marks.findIndex(({ key }) => key === true);
  if (current < 0)
    return (
      <ol className={cn("grid grow content-between gap-6 md:gap-8", steps)}>
        {marks.map((mark) => (
          <li key={mark.label} className="grid gap-2.5">
            <Words mark={mark} look="whole" />
            <Field
              total={countOf(mark)}
              columns={MONTH}
              paths={[{ d: cells(0, countOf(mark), MONTH), className: looks.whole }]}
            />
          </li>
        ))}
      </ol>
    );
  const parts = marks.map((mark, index) => ({
    mark,
    look: index < current ? ("done" as const) : index === current ? ("current" as const) : ("ahead" as const),
    d: cells((mark.from ?? 1) - 1, countOf(mark), PLAN),
  }));
  return (
    <div className="grid grow content-between gap-6">
      <Field
        total={marks.reduce((sum, mark) => sum + countOf(mark), 0)}
        columns={PLAN}
        paths={parts.map(({ d, look }) => ({ d, className: looks[look] }))}
      />
      <ol className={cn("grid gap-2.5", steps)}>
        {parts.map(({ mark, look }) => (
          <li key={mark.label} className="grid grid-cols-[16px_minmax(0,1fr)] items-center gap-2.5">
            <svg aria-hidden="true" viewBox="-1 -1 10.4 10.4" className="size-4">
              <path d={cells(0, 1, 1)} className={looks[look]} />
            </svg>
            <Words mark={mark} look={look} />
          </li>
        ))}
      </ol>
    </div>
  );
}
