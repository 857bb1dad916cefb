import { clsx } from "clsx";
import { use } from "react";
import { Label, Legend, Mark, sampleOf, SearchBar, Value } from "@/components/generator/screens/parts";
import { orderOf, RowOrder, useValues } from "@/components/generator/screens/values";
import type { Screen, ScreenMark } from "@/lib/generators/screens";

/** States of rows one after another, so that each of them is seen and fits its time; further rows are as the last one. What is closed waits for nobody and stands last. */
const dueStates: readonly ScreenMark[] = ["alarm", "late", "late", "plain", "good"];
const dayStates: readonly ScreenMark[] = ["good", "late", "alarm", "plain"];
const worstStates: readonly ScreenMark[] = ["alarm", "late", "plain", "good"];

function useStateAt() {
  const order = use(RowOrder);
  const states = order === "due" ? dueStates : order === "day" ? dayStates : worstStates;
  return (row: number): ScreenMark => states[row] ?? states.at(-1) ?? "plain";
}

const ROWS = [0, 1, 2, 3, 4] as const;
type Props = { screen: Screen };

/** A table; on a phone, and where a table has no room, one block for each record. */
export const ListScreen = ({ screen: { items, device } }: Props) => (
  <RowOrder value={orderOf(items)}>
    {device === "phone" ? (
      <Blocks items={items} />
    ) : (
      <>
        <span className="flex flex-1 flex-col gap-2.5 @sm:hidden">
          <Blocks items={items} />
        </span>
        <Table items={items} />
      </>
    )}
  </RowOrder>
);

type ItemsProps = { items: Screen["items"] };

/** A word that leaves a narrow phone no room for a value beside it. */
const LONG_WORD = /\p{L}{10}/u;

const blockColumns = (items: Screen["items"]) =>
  items.some(({ label }) => LONG_WORD.test(label))
    ? "@min-[14rem]:grid-cols-[minmax(min-content,2fr)_minmax(min-content,3fr)]"
    : "@min-[11.5rem]:grid-cols-[minmax(min-content,2fr)_minmax(min-content,3fr)]";

/**
 * Records share two columns, so that values stand one below the other; where there is no room, a value stands below its label. Further
 * records are drawn where there is room for the whole of them: what does not fit wraps into a column out of sight.
 */
const Blocks = ({ items }: ItemsProps) => (
  <>
    <span className={clsx("grid gap-2.5", blockColumns(items))}>
      <span className="col-span-full">
        <SearchBar label={items[0]?.label} />
      </span>
      {[0, 1].map((row) => (
        <Block key={row} items={items} row={row} />
      ))}
    </span>
    <span className="flex min-h-0 flex-1 basis-0 flex-col flex-wrap overflow-hidden before:w-full">
      {[2, 3].map((row) => (
        <span key={row} className={clsx("mb-2.5 grid w-full", blockColumns(items))}>
          <Block items={items} row={row} />
        </span>
      ))}
    </span>
  </>
);

function Block({ items, row }: ItemsProps & { row: number }) {
  const state = useStateAt()(row);
  return (
    <span className="col-span-full grid grid-cols-subgrid gap-x-1.5 gap-y-1.5 rounded-[10px] p-2 shadow-[inset_0_0_0_1px_var(--line-strong)]">
      {items.map((item, index) => (
        <span key={item.label} className="col-span-full grid grid-cols-subgrid items-center">
          <Label tone={index === 0 ? "strong" : "muted"}>{item.label}</Label>
          {item.mark === undefined ? (
            <Record item={item} row={row} at={index} />
          ) : (
            <span className="flex items-center gap-1">
              <Mark mark={state} />
              <Value item={item} row={row} at={row + index} mark={state} soft />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

type RecordProps = { item: Screen["items"][number]; row: number; at: number; mark?: ScreenMark | undefined };

/** The first column names a record by its number, unless it stands for something else. */
function Record({ item, row, at, mark }: RecordProps) {
  const { number, under } = useValues();
  return at > 0 ||
    NO_RECORD.test(item.label) ||
    sampleOf(item, row) !== undefined ||
    under(item.label) !== undefined ? (
    <Value item={item} row={row} at={row * 2 + at} soft={at > 0} {...(mark && { mark })} />
  ) : (
    <Label tone="strong" className="tabular-nums">
      {number(row)}
    </Label>
  );
}

const NO_RECORD = /^(?:система|вопрос|что ищем|system|question|search for)$/iu;

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

/** Each further row is drawn where there is room for the whole of it. */
const spareRows = [
  "[@container(min-height:2.125rem)]:flex",
  "[@container(min-height:4.25rem)]:flex",
  "[@container(min-height:6.375rem)]:flex",
  "[@container(min-height:8.5rem)]:flex",
  "[@container(min-height:10.625rem)]:flex",
  "[@container(min-height:12.75rem)]:flex",
] as const;

const MOST_COLUMNS = tableColumns.length;

/** The first columns as a table; what has no room there stands below it. */
function Table({ items }: ItemsProps) {
  const shown = items.slice(0, MOST_COLUMNS);
  const others = items.slice(MOST_COLUMNS);
  return (
    <span className="hidden flex-1 flex-col gap-2.5 @sm:flex">
      <span className={clsx("grid flex-1", tableRows, tableColumns[shown.length - 1])}>
        {shown.map(({ label }) => (
          <span key={label} className="flex items-end border-b border-(--line-strong) pr-3 pb-1.5 first:pl-2">
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
              className="flex py-0.5"
            />
          )),
        )}
        {shown.map((item, index) => (
          <span key={item.label} className="[container-type:size]">
            {spareRows.map((look, at) => (
              <Cell
                key={look}
                item={item}
                row={ROWS.length + at}
                at={index}
                className={clsx("hidden h-8.5 overflow-hidden", look)}
              />
            ))}
          </span>
        ))}
      </span>
      {others.length > 0 && <Legend items={others} />}
    </span>
  );
}

type CellProps = { item: Screen["items"][number]; row: number; at: number; className: string };

function Cell({ item, row, at, className }: CellProps) {
  const state = useStateAt()(row);
  return (
    <span
      className={clsx(
        "items-center gap-1.5 border-line pr-3",
        row > 0 && "border-t",
        row === 0 && "bg-accent/8",
        at === 0 && "pl-2",
        className,
      )}
    >
      {item.mark !== undefined && <Mark mark={state} />}
      <span className="min-w-0 flex-1">
        <Record item={item} row={row} at={at} mark={state} />
      </span>
    </span>
  );
}
