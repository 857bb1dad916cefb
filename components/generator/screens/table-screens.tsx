import { clsx } from "clsx";
import { Detail, fieldsOf } from "@/components/generator/screens/detail";
import { hasRoute } from "@/components/generator/screens/map-parts";
import { SearchBar } from "@/components/generator/screens/field";
import { Label, Mark, sampleOf, Value } from "@/components/generator/screens/parts";
import { MOST_COLUMNS, Table } from "@/components/generator/screens/record-table";
import { Record, useStateAt } from "@/components/generator/screens/record-value";
import { orderOf, RowOrder, useValues } from "@/components/generator/screens/values";
import type { Screen } from "@/lib/generators/screens";

type Props = { screen: Screen };

/** A table, and below it or beside it what is known of its first record; where there is no room, a block for each record. */
export function ListScreen({ screen: { items, device } }: Props) {
  const fields = fieldsOf(items);
  const hasMap = hasRoute(items);
  const order = orderOf(items);
  const { number, under } = useValues(order);
  const [first] = fields;
  const name = first && (sampleOf(first, 0) ?? under(first.label) ?? number(0));
  if (device === "phone")
    return (
      <RowOrder value={order}>
        <SearchBar label={fields[0]?.label} />
        <Blocks items={fields} />
        <Detail items={items} name={name} hasMap={hasMap} />
      </RowOrder>
    );
  return (
    <RowOrder value={order}>
      <span className="flex flex-1 flex-col gap-2.5 @xl:flex-row @xl:gap-4">
        <span className="flex flex-1 flex-col @sm:hidden">
          <Blocks items={fields} />
        </span>
        <Table
          columns={fields.slice(0, MOST_COLUMNS)}
          others={fields.slice(MOST_COLUMNS)}
          className="hidden @sm:flex"
        />
        <Detail items={items} name={name} hasMap={hasMap} isBeside />
      </span>
    </RowOrder>
  );
}

type ItemsProps = { items: Screen["items"] };

/**
 * A block for each record: its name and its state in the first line, what else is known below. Further records are drawn where there is
 * room for the whole of them: what does not fit wraps into a column out of sight.
 */
const Blocks = ({ items }: ItemsProps) => (
  <>
    {FIRST.map((row) => (
      <Block key={row} items={items} row={row} />
    ))}
    <span className="flex min-h-0 flex-1 basis-0 flex-col flex-wrap overflow-hidden before:w-full">
      {FURTHER.map((row) => (
        <Block key={row} items={items} row={row} />
      ))}
    </span>
  </>
);
const FIRST = [0, 1, 2, 3] as const;
const FURTHER = [4, 5, 6, 7, 8] as const;

/** Letters that have room between the number of a record and its state. */
const LONGEST_BESIDE = 13;
const ABOUT = /^\p{L}{2}/u;

function Block({ items, row }: ItemsProps & { row: number }) {
  const state = useStateAt()(row);
  const [name, ...others] = items;
  const found = others.find(({ mark }) => mark !== undefined);
  // What a word names needs no label beside the number of the record.
  const about = others.find((item) => item !== found && ABOUT.test(item.samples?.[0] ?? ""));
  const isLong = about?.samples?.some(({ length }) => length > LONGEST_BESIDE);
  const facts = others.filter((item) => item !== found && item !== about);
  return (
    <span
      className={clsx(
        "grid w-full gap-1 px-2 py-1.5",
        row === 0
          ? `rounded-[8px] ${state === "alarm" ? "bg-destructive/8" : "bg-accent/8"}`
          : "border-t border-line",
      )}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-2">
        <Record item={name ?? { label: "" }} row={row} at={0} />
        {about && !isLong && (
          <span className="flex-1">
            <Value item={about} row={row} soft />
          </span>
        )}
        {found && (
          <span className="flex items-center gap-1.5">
            <Mark mark={state} />
            <Value item={found} row={row} mark={state} />
          </span>
        )}
      </span>
      {about && isLong && <Value item={about} row={row} soft />}
      {facts.length > 0 && (
        <span className="flex flex-wrap gap-x-3">
          {facts.map((item, index) => (
            <span key={item.label} className="flex gap-1">
              <Label>{item.label}</Label>
              <Value item={item} row={row} at={row + index} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
