import { clsx } from "clsx";
import { hasPath } from "@/components/generator/screens/detail";
import { Field } from "@/components/generator/screens/field";
import { Label } from "@/components/generator/screens/parts";
import { RosterScreen } from "@/components/generator/screens/roster-screen";
import { isTaken } from "@/components/generator/screens/taken";
import { useValues } from "@/components/generator/screens/values";
import type { Screen } from "@/lib/generators/screens";

type Props = { screen: Screen };

/** A week with what is laid out in it, or the shifts of each person where a signal passes between them; on a phone the days, their times and the fields below. */
export const CalendarScreen = ({ screen }: Props) =>
  hasPath(screen.items) ? (
    <RosterScreen screen={screen} />
  ) : screen.device === "phone" ? (
    <Slots screen={screen} />
  ) : (
    <Week screen={screen} />
  );

function Slots({ screen: { items } }: Props) {
  const { time, weekday, day } = useValues();
  return (
    <>
      <span className="grid grid-cols-5 gap-1">
        {[0, 1, 2, 3, 4].map((at) => (
          <span
            key={at}
            className={clsx(
              "grid gap-1 rounded-[8px] py-1.5 text-center text-[0.6875rem] leading-none font-medium tabular-nums",
              at === 2 ? "bg-accent text-background" : "bg-foreground/6 text-muted-foreground",
            )}
          >
            <span>{weekday(at)}</span>
            <span>{day(at)}</span>
          </span>
        ))}
      </span>
      <span className="grid grid-cols-3 gap-1.5">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((slot) => (
          <span
            key={slot}
            className={clsx(
              "grid h-6 place-items-center rounded-[7px] text-[0.6875rem] leading-none font-medium tabular-nums",
              slot === 4
                ? "bg-accent/16 text-foreground shadow-[inset_0_0_0_1.5px_var(--accent)]"
                : isTaken(slot)
                  ? "text-muted-foreground line-through"
                  : "bg-foreground/8 text-foreground",
            )}
          >
            {time(slot)}
          </span>
        ))}
      </span>
      {items.map((item, index) => (
        <Field key={item.label} item={item} at={index} />
      ))}
    </>
  );
}

/** What lies on each day: the rows it takes of six, the first of them from 0, and how it looks. */
const blocks: readonly (readonly (readonly [rows: string, first: number, look: keyof typeof looks])[])[] = [
  [
    ["row-[1/3]", 0, "accent"],
    ["row-[5/6]", 4, "plain"],
  ],
  [["row-[2/5]", 1, "plain"]],
  [
    ["row-[1/2]", 0, "plain"],
    ["row-[3/6]", 2, "main"],
  ],
  [
    ["row-[2/4]", 1, "accent"],
    ["row-[5/7]", 4, "plain"],
  ],
  [["row-[4/6]", 3, "accent"]],
];

const looks = {
  accent: "bg-accent/16",
  plain: "bg-foreground/10",
  main: "bg-accent/14 shadow-[inset_0_0_0_1.5px_var(--accent)]",
} as const;

/** A later one has a higher number, and the one that is chosen that of the first record. */
const numberOf = (day: number, index: number) => blocks.slice(0, day).flat().length + index;
const CHOSEN = numberOf(2, 1);

/** Days that a narrow drawing has room for. */
const FEW_DAYS = 3;

function Week({ screen: { items } }: Props) {
  const { time, weekday, day, number } = useValues();
  return (
    <span className="grid flex-1 gap-4 @md:grid-cols-[minmax(0,1fr)_minmax(8rem,11rem)]">
      <span className="grid min-h-48 grid-cols-3 grid-rows-[auto_minmax(0,1fr)] gap-x-1.5 @sm:grid-cols-5">
        {blocks.map((_, at) => (
          <Label
            key={at}
            tone={at === 2 ? "accent" : "muted"}
            className={clsx(
              "border-b border-(--line-strong) pb-1.5 text-center tabular-nums",
              at >= FEW_DAYS && "hidden @sm:block",
            )}
          >
            {weekday(at)} {day(at)}
          </Label>
        ))}
        {blocks.map((laid, at) => (
          <span
            key={at}
            className={clsx(
              "grid-rows-6 gap-1 bg-[repeating-linear-gradient(var(--line)_0_1px,transparent_1px_calc(100%/6))] pt-1",
              at >= FEW_DAYS ? "hidden @sm:grid" : "grid",
            )}
          >
            {laid.map(([rows, first, look], index) => (
              <span key={rows} className={clsx("block rounded-[6px] px-1.5 py-1", rows, looks[look])}>
                <Label tone="strong" className="tabular-nums">
                  {time(first * 2)}
                </Label>
                <Label className="hidden tabular-nums @sm:block">
                  {number(CHOSEN - numberOf(at, index))}
                </Label>
              </span>
            ))}
          </span>
        ))}
      </span>
      <span className="grid grid-cols-2 content-start gap-2 @md:grid-cols-1">
        {items.map((item, index) => (
          <Field key={item.label} item={item} at={index} />
        ))}
      </span>
    </span>
  );
}
