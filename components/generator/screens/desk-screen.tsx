import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { Detail, fieldsOf } from "@/components/generator/screens/detail";
import { SearchBar } from "@/components/generator/screens/field";
import { Actions, Label, Legend, Mark, sampleOf } from "@/components/generator/screens/parts";
import { cells, visitorAt, type Taken } from "@/components/generator/screens/taken";
import { useValues } from "@/components/generator/screens/values";
import type { Screen } from "@/lib/generators/screens";

type Props = { screen: Screen };

/** A column for each person who is visited, a row for each half hour of the day, and the visitor in each cell. */
export function DeskScreen({ screen: { items, actions, device } }: Props) {
  const { time, weekday, day, isTime } = useValues();
  const hours = items.find(({ label }) => isTime(label));
  const [who, visitor, ...others] = fieldsOf(items).filter((item) => item !== hours);
  const most = device === "phone" ? 2 : 4;
  const people = [0, 1, 2, 3].slice(0, most);
  const few = device === "phone" || who?.samples?.some((name) => LONG_WORD.test(name)) ? 2 : 3;
  const columnLook = (at: number) => (at >= few ? "max-sm:hidden" : at > 1 ? "max-sm:@max-3xs:hidden" : "");
  return (
    <span className="flex flex-1 flex-col gap-2.5">
      <span className="flex flex-wrap items-center gap-1.5">
        <Actions actions={actions} />
        <span className="flex-1">
          <SearchBar label={visitor?.label} />
        </span>
        <Chosen words={`${weekday(2)} ${String(day(2))}`} />
        {who && <Chosen words={who.label} />}
      </span>
      <span
        className={clsx(
          "grid flex-1 auto-rows-fr grid-rows-[auto] gap-1",
          device === "phone"
            ? "grid-cols-[auto_repeat(2,minmax(0,1fr))]"
            : clsx(
                "grid-cols-[auto_repeat(4,minmax(0,1fr))]",
                few === 3
                  ? "max-sm:grid-cols-[auto_repeat(3,minmax(0,1fr))] max-sm:@max-3xs:grid-cols-[auto_repeat(2,minmax(0,1fr))]"
                  : "max-sm:grid-cols-[auto_repeat(2,minmax(0,1fr))]",
              ),
        )}
      >
        <Label className="self-end pr-2">{hours?.label}</Label>
        {people.map((at) => (
          <span key={at} className={clsx("self-end", columnLook(at))}>
            <Label tone="strong">{(who && sampleOf(who, at)) ?? at + 1}</Label>
          </span>
        ))}
        {cells.map((row, at) => (
          <span
            key={at}
            className={clsx(
              "col-span-full grid grid-cols-subgrid",
              at >= FEW_ROWS && device !== "phone" && "max-sm:hidden",
            )}
          >
            <Label className="self-center pr-2 tabular-nums">{time(at)}</Label>
            {people.map((on) => (
              <Cell
                key={on}
                state={row[on]}
                name={visitor && sampleOf(visitor, visitorAt(at, on))}
                className={columnLook(on)}
              />
            ))}
          </span>
        ))}
      </span>
      <Legend
        items={[...(visitor ? [visitor] : []), ...others]}
        looks={[TAKEN_LOOK]}
        counts={others.map(
          ({ mark }) => cells.flatMap((row) => row.slice(0, most)).filter((cell) => cell === mark).length,
        )}
      />
      <Detail items={items} name={undefined} />
    </span>
  );
}

/** What the schedule is narrowed to: the day, and whom people come to. */
const Chosen = ({ words }: { words: string }) => (
  <span className="flex items-center gap-1.5 rounded-[8px] bg-foreground/5 px-2.5 py-1.5 shadow-[inset_0_0_0_1px_var(--line)]">
    <Label>{words}</Label>
    <ChevronDown className="size-3 text-subtle" />
  </span>
);

/** A cell that somebody has, in the legend. */
const TAKEN_LOOK = "h-2.5 w-4 rounded-[3px] bg-foreground/14";

/** Names of professions that would break where a phone shows three columns; the narrowest phones show two of any. */
const LONG_WORD = /\p{L}{11}/u;
/** Rows that a window shows on a phone, where it is wider than high. */
const FEW_ROWS = 6;

type CellProps = { state: Taken | undefined; name: string | undefined; className: string };

const Cell = ({ state, name, className }: CellProps) => (
  <span
    className={clsx(
      "flex min-h-7 items-center gap-1 rounded-[6px] px-1 py-1 @sm:gap-1.5 @sm:px-1.5",
      className,
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
