import { clsx } from "clsx";
import { Label, Legend, Mark } from "@/components/generator/screens/parts";
import { Record, useStateAt } from "@/components/generator/screens/record-value";
import type { Screen } from "@/lib/generators/screens";

const ROWS = [0, 1, 2, 3, 4] as const;
/** Of a row with one line of words. */
const ROW_HEIGHT = "2.125rem";

/** Whole class names, since Tailwind looks for them in the source. A column is as wide as its words ask, and never narrower than the longest. */
const tableColumns = [
  "grid-cols-[repeat(1,auto)]",
  "grid-cols-[repeat(2,auto)]",
  "grid-cols-[repeat(3,auto)]",
  "grid-cols-[repeat(4,auto)]",
  "grid-cols-[repeat(5,auto)]",
  "grid-cols-[repeat(6,auto)]",
] as const;

/** The head and the first rows as high as they need, and below them the room that a higher neighbour leaves. */
const tableRows = "grid-rows-[auto_repeat(5,minmax(2.125rem,auto))_minmax(0,1fr)]";

/** Each further row is drawn where there is room for the whole of it, and is as high as those above. */
const spareRows = [
  "[@container(min-height:2.125rem)]:flex",
  "[@container(min-height:4.25rem)]:flex",
  "[@container(min-height:6.375rem)]:flex",
  "[@container(min-height:8.5rem)]:flex",
  "[@container(min-height:10.625rem)]:flex",
  "[@container(min-height:12.75rem)]:flex",
] as const;

export const MOST_COLUMNS = tableColumns.length;

type TableProps = {
  columns: Screen["items"];
  others?: Screen["items"];
  className: string;
};

/** Columns as a table; what has no room there stands below the table. */
export function Table({ columns: shown, others = [], className }: TableProps) {
  const hasAlarm = useStateAt()(0) === "alarm" && shown.some(({ mark }) => mark !== undefined);
  return (
    <span className={clsx("flex-1 flex-col gap-2.5", className)}>
      <span className={clsx("grid flex-1", tableRows, tableColumns[shown.length - 1])}>
        {shown.map(({ label }) => (
          <span
            key={label}
            className="flex items-end border-b border-(--line-strong) pr-2 pb-1.5 first:pl-2 @sm:pr-3"
          >
            <Label tone="strong">{label}</Label>
          </span>
        ))}
        {ROWS.flatMap((row) =>
          shown.map((item, index) => (
            <Cell
              key={`${String(row)} ${item.label}`}
              item={item}
              row={row}
              at={index}
              hasAlarm={hasAlarm}
              className="flex py-0.5"
            />
          )),
        )}
        {shown.map((item, index) => (
          <span key={item.label} className="[container-type:size] flex flex-col">
            {spareRows.map((look, at) => (
              <Cell
                key={look}
                item={item}
                row={ROWS.length + at}
                at={index}
                hasAlarm={hasAlarm}
                className={clsx("hidden shrink-0 overflow-hidden", look)}
                height={ROW_HEIGHT}
              />
            ))}
          </span>
        ))}
      </span>
      {others.length > 0 && <Legend items={others} />}
    </span>
  );
}

type CellProps = {
  item: Screen["items"][number];
  row: number;
  at: number;
  /** The state of the first row is the worst one. */
  hasAlarm: boolean;
  className: string;
  /** As high as the words need without it. */
  height?: string;
};

function Cell({ item, row, at, hasAlarm, className, height }: CellProps) {
  const state = useStateAt()(row);
  return (
    <span
      className={clsx(
        "items-center gap-1.5 border-line pr-2 @sm:pr-3",
        row > 0 && "border-t",
        row === 0 && (hasAlarm ? "bg-destructive/8" : "bg-accent/8"),
        at === 0 && "pl-2",
        className,
      )}
      {...(height !== undefined && { style: { height } })}
    >
      {item.mark !== undefined && <Mark mark={state} />}
      <span className="min-w-0 flex-1">
        <Record item={item} row={row} at={at} mark={state} />
      </span>
    </span>
  );
}
