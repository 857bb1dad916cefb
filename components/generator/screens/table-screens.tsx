import { clsx } from "clsx";
import { Search } from "lucide-react";
import { Label, Legend, Mark, sampleOf, Value } from "@/components/generator/screens/parts";
import { useValues } from "@/components/generator/screens/values";
import type { Screen, ScreenMark } from "@/lib/generators/screens";

/** States one after another, so that each of them is seen once. */
const states: readonly ScreenMark[] = ["alarm", "late", "good", "good", "plain"];
const ROWS = [0, 1, 2, 3, 4] as const;
type Props = { screen: Screen };

/** A table; on a phone, and where a table has no room, one block for each record. */
export const ListScreen = ({ screen }: Props) =>
  screen.device === "phone" ? (
    <Blocks items={screen.items} />
  ) : (
    <>
      <span className="grid gap-2.5 @sm:hidden">
        <Blocks items={screen.items} />
      </span>
      <Table items={screen.items} />
    </>
  );

type ItemsProps = { items: Screen["items"] };

const SearchBar = ({ label }: { label: string | undefined }) => (
  <span className="flex items-center gap-2 rounded-full bg-foreground/5 px-2.5 py-1.5 shadow-[inset_0_0_0_1px_var(--line)]">
    <Search className="size-3 text-subtle" />
    {label !== undefined && <Label>{label}</Label>}
  </span>
);

const Blocks = ({ items }: ItemsProps) => (
  <>
    <SearchBar label={items[0]?.label} />
    {[0, 1, 2].slice(0, items.length > 4 ? 2 : 3).map((row) => (
      <span
        key={row}
        className="grid gap-1.5 rounded-[10px] p-2.5 shadow-[inset_0_0_0_1px_var(--line-strong)]"
      >
        {items.map((item, index) => (
          <span
            key={item.label}
            className="grid grid-cols-[minmax(min-content,3fr)_minmax(min-content,2fr)] items-center gap-2"
          >
            <Label tone={index === 0 ? "strong" : "muted"}>{item.label}</Label>
            {item.mark === undefined ? (
              <Record item={item} row={row} at={index} />
            ) : (
              <span className="flex items-center gap-1.5">
                <Mark mark={states[row + 1] ?? "plain"} />
                <Value item={item} row={row} at={row + index} mark={states[row + 1]} soft />
              </span>
            )}
          </span>
        ))}
      </span>
    ))}
  </>
);

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

/** The head as high as it needs, five rows in equal parts. */
const tableRows = "grid-rows-[auto_repeat(5,minmax(1.75rem,1fr))]";

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
            <span
              key={`${String(row)} ${item.label}`}
              className={clsx(
                "flex min-h-7 items-center gap-1.5 border-line pr-3",
                row < ROWS.length - 1 && "border-b",
                row === 0 && "bg-accent/8",
                index === 0 && "pl-2",
              )}
            >
              {item.mark !== undefined && <Mark mark={states[row] ?? "plain"} />}
              <span className="min-w-0 flex-1">
                <Record item={item} row={row} at={index} mark={states[row]} />
              </span>
            </span>
          )),
        )}
      </span>
      {others.length > 0 && <Legend items={others} />}
    </span>
  );
}
