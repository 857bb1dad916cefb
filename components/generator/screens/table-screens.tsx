import { clsx } from "clsx";
import { Search } from "lucide-react";
import { Bar, Label, Mark, Value } from "@/components/generator/screens/parts";
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

const SearchBar = () => (
  <span className="flex items-center gap-2 rounded-full bg-foreground/5 px-2.5 py-1.5 shadow-[inset_0_0_0_1px_var(--line)]">
    <Search className="size-3 text-subtle" />
    <Bar className="w-1/3" />
  </span>
);

const Blocks = ({ items }: ItemsProps) => (
  <>
    <SearchBar />
    {[0, 1, 2].slice(0, items.length > 4 ? 2 : 3).map((row) => (
      <span
        key={row}
        className="grid gap-1.5 rounded-[10px] p-2.5 shadow-[inset_0_0_0_1px_var(--line-strong)]"
      >
        {items.map((item, index) => (
          <span
            key={item.label}
            className="grid grid-cols-[minmax(min-content,3fr)_minmax(0,2fr)] items-center gap-2"
          >
            <Label tone={index === 0 ? "strong" : "muted"}>{item.label}</Label>
            {item.mark === undefined ? (
              <Value item={item} at={row + index} />
            ) : (
              <Mark mark={states[row + 1] ?? "plain"} />
            )}
          </span>
        ))}
      </span>
    ))}
  </>
);

/** Whole class names, since Tailwind looks for them in the source. No column is narrower than its longest word. */
const tableColumns = [
  "grid-cols-[repeat(1,minmax(min-content,1fr))]",
  "grid-cols-[repeat(2,minmax(min-content,1fr))]",
  "grid-cols-[repeat(3,minmax(min-content,1fr))]",
  "grid-cols-[repeat(4,minmax(min-content,1fr))]",
  "grid-cols-[repeat(5,minmax(min-content,1fr))]",
  "grid-cols-[repeat(6,minmax(min-content,1fr))]",
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
          <span key={label} className="flex items-end border-b border-(--line-strong) pr-3 pb-1.5">
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
              )}
            >
              {item.mark !== undefined && <Mark mark={states[row] ?? "plain"} />}
              <Bar at={row * 2 + index} strong={index === 0} />
            </span>
          )),
        )}
      </span>
      {others.length > 0 && <Legend items={others} />}
    </span>
  );
}

/** As many tiles as there are things; what does not fit is a number at the end. */
export function BoardScreen({ screen: { items, count = 6, device }, lang }: Props & { lang: string }) {
  const most = device === "phone" ? 6 : 12;
  const drawn = count > most ? most - 1 : count;
  const perRow = [3, 5, 6, 9].includes(drawn) ? 3 : 4;
  const readings = items.slice(0, drawn > 8 ? 2 : 3);
  const others = items.slice(readings.length);
  return (
    <span className="grid gap-2.5">
      <span
        className={clsx(
          "grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-2",
          device === "phone"
            ? undefined
            : perRow === 3
              ? "@sm:grid-cols-3"
              : "@sm:grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))]",
        )}
      >
        {Array.from({ length: drawn }, (_, at) => (
          <Tile key={at} at={at} items={readings} />
        ))}
        {count > drawn && (
          <span className="grid place-items-center rounded-[10px] border border-dashed border-(--line-strong) p-2 text-[0.75rem] font-semibold text-muted-foreground">
            +{new Intl.NumberFormat(lang).format(count - drawn)}
          </span>
        )}
      </span>
      {others.length > 0 && <Legend items={others} />}
    </span>
  );
}

function Tile({ at, items }: { at: number; items: Screen["items"] }) {
  const state: ScreenMark = at === 2 ? "alarm" : at === 5 ? "late" : "good";
  return (
    <span
      className={clsx(
        "grid content-start gap-1.5 rounded-[10px] p-2",
        state === "alarm"
          ? "bg-destructive/10 shadow-[inset_0_0_0_1.5px_var(--destructive)]"
          : "bg-foreground/4 shadow-[inset_0_0_0_1px_var(--line-strong)]",
      )}
    >
      <span className="flex items-center justify-between">
        <span className="font-mono text-[0.6875rem] font-medium text-foreground">{at + 1}</span>
        <Mark mark={state} />
      </span>
      {items.map((item, index) => (
        <span key={item.label} className="grid gap-1">
          <Label>{item.label}</Label>
          <Bar at={at + index} strong />
        </span>
      ))}
    </span>
  );
}

const Legend = ({ items }: { items: Screen["items"] }) => (
  <span className="flex flex-wrap gap-x-4 gap-y-1.5 border-t border-line pt-2">
    {items.map((item) => (
      <span key={item.label} className="flex items-center gap-1.5">
        <Mark mark={item.mark ?? "plain"} />
        <Label>{item.label}</Label>
      </span>
    ))}
  </span>
);

/** A column for each stage, with fewer cards the further it is. */
export const StagesScreen = ({ screen: { items, device } }: Props) => (
  <span
    className={clsx(
      "grid flex-1 gap-2",
      device === "phone" ? "grid-cols-1" : clsx("grid-cols-2", sized(items.length)),
    )}
  >
    {items.map(({ label }, column) => (
      <span key={label} className="grid content-start gap-1.5 rounded-[10px] bg-foreground/4 p-2">
        <Label tone="strong">{label}</Label>
        {Array.from({ length: device === "phone" ? 1 : Math.max(1, 3 - column) }, (_, card) => (
          <span
            key={card}
            className={clsx(
              "grid gap-1.5 rounded-[7px] bg-surface p-2",
              column === 1 && card === 0
                ? "shadow-[inset_0_0_0_1.5px_var(--accent)]"
                : "shadow-[inset_0_0_0_1px_var(--line-strong)]",
            )}
          >
            <Bar at={column + card} strong />
            <Bar at={column + card + 1} />
          </span>
        ))}
      </span>
    ))}
  </span>
);

const sized = (count: number) =>
  count >= 5 ? "@sm:grid-cols-5" : count === 4 ? "@sm:grid-cols-4" : "@sm:grid-cols-3";
