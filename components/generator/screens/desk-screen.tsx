import { clsx } from "clsx";
import { Label, Legend, Mark, sampleOf } from "@/components/generator/screens/parts";
import { useValues } from "@/components/generator/screens/values";
import type { Screen, ScreenMark } from "@/lib/generators/screens";

type Props = { screen: Screen };

type Taken = ScreenMark | "chosen";

/** What stands at each half hour of a morning, for each person: a state, the place that is chosen, or nothing. */
const cells: readonly (readonly (Taken | undefined)[])[] = [
  ["good", "good", undefined, "good"],
  ["good", undefined, "good", "late"],
  ["alarm", "good", "good", undefined],
  [undefined, "late", undefined, "good"],
  ["good", "chosen", "good", undefined],
  ["good", undefined, "late", "good"],
  [undefined, "good", "good", undefined],
  ["late", undefined, undefined, "good"],
];

/** Visitors are numbered in the order of their times, and the one who is being booked is the first: each comes once. */
function visitorAt(row: number, column: number): number {
  if (cells[row]?.[column] === "chosen") return 0;
  const before = [...cells.slice(0, row).flat(), ...(cells[row]?.slice(0, column + 1) ?? [])];
  return before.filter((state) => state !== undefined && state !== "chosen").length;
}

/** A column for each person who is visited, a row for each half hour of the day, and the visitor in each cell. */
export function DeskScreen({ screen: { items, device } }: Props) {
  const { time } = useValues();
  const [who, visitor, ...others] = items;
  const most = device === "phone" ? 2 : 4;
  const people = [0, 1, 2, 3].slice(0, most);
  return (
    <span className="flex flex-1 flex-col gap-2.5">
      <span
        className={clsx(
          "grid flex-1 auto-rows-fr grid-rows-[auto] gap-1",
          device === "phone"
            ? "grid-cols-[auto_repeat(2,minmax(0,1fr))]"
            : "grid-cols-[auto_repeat(4,minmax(0,1fr))] max-sm:grid-cols-[auto_repeat(2,minmax(0,1fr))]",
        )}
      >
        <Label className="self-end pr-2">{who?.label}</Label>
        {people.map((at) => (
          <span key={at} className={clsx("self-end", columnLook(at))}>
            <Label tone="strong">{(who && sampleOf(who, at)) ?? at + 1}</Label>
          </span>
        ))}
        {cells.map((row, at) => (
          <span key={at} className="col-span-full grid grid-cols-subgrid">
            <Label className="self-center pr-2 tabular-nums">{time(at)}</Label>
            {people.map((on) => (
              <Cell key={on} at={on} state={row[on]} name={visitor && sampleOf(visitor, visitorAt(at, on))} />
            ))}
          </span>
        ))}
      </span>
      <Legend items={[...(visitor ? [visitor] : []), ...others]} looks={[TAKEN_LOOK]} />
    </span>
  );
}

/** A cell that somebody has, in the legend. */
const TAKEN_LOOK = "h-2.5 w-4 rounded-[3px] bg-foreground/14";

/** A phone has room for two columns: names of professions would break in narrower ones. */
const columnLook = (at: number) => (at > 1 ? "max-sm:hidden" : "");

type CellProps = { at: number; state: Taken | undefined; name: string | undefined };

const Cell = ({ at, state, name }: CellProps) => (
  <span
    className={clsx(
      "flex min-h-7 items-center gap-1 rounded-[6px] px-1 py-1 @sm:gap-1.5 @sm:px-1.5",
      columnLook(at),
      state === undefined && "shadow-[inset_0_0_0_1px_var(--line)]",
      state === "chosen" && "bg-accent/16 shadow-[inset_0_0_0_1.5px_var(--accent)]",
      state === "alarm" && "bg-destructive/10",
      (state === "good" || state === "late") && "bg-foreground/6",
    )}
  >
    {state !== undefined && state !== "chosen" && <Mark mark={state} />}
    {state !== undefined && <Label tone="strong">{name}</Label>}
  </span>
);
