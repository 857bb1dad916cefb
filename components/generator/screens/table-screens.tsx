import { clsx } from "clsx";
import { Label, Mark, SearchBar, Value } from "@/components/generator/screens/parts";
import { columnsIn, MOST_COLUMNS, Table } from "@/components/generator/screens/record-table";
import { Record, useStateAt } from "@/components/generator/screens/record-value";
import { orderOf, RowOrder, useValues } from "@/components/generator/screens/values";
import type { Screen } from "@/lib/generators/screens";

type Props = { screen: Screen };

/** A table; on a phone one block for each record. */
export function ListScreen({ screen: { items, device } }: Props) {
  const { under } = useValues();
  const few = columnsIn(items, under);
  return (
    <RowOrder value={orderOf(items)}>
      {device === "phone" ? (
        <Blocks items={items} />
      ) : (
        <>
          <Table
            columns={few}
            below={items.filter((item) => !few.includes(item)).slice(0, 1)}
            className="flex @sm:hidden"
          />
          <Table
            columns={items.slice(0, MOST_COLUMNS)}
            others={items.slice(MOST_COLUMNS)}
            className="hidden @sm:flex"
          />
        </>
      )}
    </RowOrder>
  );
}

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
        <span key={row} className={clsx("grid w-full not-first-of-type:mt-2.5", blockColumns(items))}>
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
