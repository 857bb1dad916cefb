import { clsx } from "clsx";
import { Detail, fieldsOf } from "@/components/generator/screens/detail";
import { Label, Legend, Mark, Meter, sampleOf } from "@/components/generator/screens/parts";
import { useValues } from "@/components/generator/screens/values";
import type { Screen, ScreenItem } from "@/lib/generators/screens";

type Props = { screen: Screen };

/** Per cent of a day that is laid out on each machine, for five days; whole class names, since Tailwind looks for them in the source. */
const loads = [
  [80, 100, 60, 80, 40],
  [100, 80, 100, 60, 20],
  [60, 80, 118, 100, 60],
  [40, 60, 80, 80, 100],
  [80, 40, 60, 20, 40],
] as const;
const fills: Record<number, string> = {
  20: "w-1/5",
  40: "w-2/5",
  60: "w-3/5",
  80: "w-4/5",
  100: "w-full",
  118: "w-full",
};
const FULL = 100;
/** The cell of the order that is being placed. */
const [PLACED_ROW, PLACED_DAY] = [1, 1];
/** A cell with at least that load has one order that fills most of it. */
const LEAST = 60;
/** Each machine has one order till Wednesday and the next one after it; the one that is being placed has the last number. */
const orderAt = (row: number, day: number) => 11 - row * 2 - (day > 2 ? 1 : 0);
/** Days that a narrow drawing has room for. */
const FEW_DAYS = 3;
/** How the load and the order that is being placed look in the legend. */
const barLooks = ["h-1.5 w-4 rounded-full bg-foreground/35", "h-1.5 w-4 rounded-full bg-accent"];

/** A row for each machine with its load for each day; what is above its capacity carries a mark. */
export function PlanScreen({ screen: { items, device } }: Props) {
  const { weekday, day, number } = useValues();
  const [machine, ...others] = fieldsOf(items);
  const isPhone = device === "phone";
  const days = [0, 1, 2, 3, 4].slice(0, isPhone ? FEW_DAYS : undefined);
  const dayLook = (at: number) => at >= FEW_DAYS && "hidden @sm:block";
  return (
    <span className="flex flex-1 flex-col gap-2.5">
      <span
        className={clsx(
          "grid flex-1 auto-rows-fr grid-cols-[auto_repeat(3,minmax(min-content,1fr))] grid-rows-[auto] gap-x-2",
          !isPhone && "@sm:grid-cols-[minmax(4rem,1.2fr)_repeat(5,minmax(min-content,1fr))]",
        )}
      >
        <Label tone="strong" className="self-end pb-1.5">
          {machine?.label}
        </Label>
        {days.map((at) => (
          <Label key={at} className={clsx("self-end pb-1.5 tabular-nums", dayLook(at))}>
            {weekday(at)} {day(at)}
          </Label>
        ))}
        {loads.map((row, at) => (
          <span
            key={at}
            className="col-span-full grid min-h-9 grid-cols-subgrid items-center border-t border-line"
          >
            <Label tone="strong">{(machine && sampleOf(machine, at)) ?? at + 1}</Label>
            {days.map((on) => (
              <span key={on} className={clsx(dayLook(on))}>
                <Load
                  load={row[on] ?? 0}
                  order={(row[on] ?? 0) < LEAST ? undefined : number(orderAt(at, on))}
                >
                  {at === PLACED_ROW && on === PLACED_DAY
                    ? number(0)
                    : (row[on] ?? 0) > FULL
                      ? number(-5)
                      : undefined}
                </Load>
              </span>
            ))}
          </span>
        ))}
      </span>
      {others.length > 0 && <Legend items={others} looks={barLooks} />}
      <Detail items={items.map((item) => named(item, machine))} name={undefined} />
    </span>
  );
}

/** The row that is free is called by its machine. */
const named = (item: ScreenItem, machine: ScreenItem | undefined): ScreenItem => ({
  ...item,
  ...(item.samples && {
    samples: item.samples.map((text) => text.replace("{free}", machine?.samples?.[loads.length - 1] ?? "")),
  }),
});

/** `children`: the order that the eye is led to. */
type LoadProps = { load: number; order: string | undefined; children?: string | undefined };

function Load({ load, order, children }: LoadProps) {
  const { percent } = useValues();
  const isOver = load > FULL;
  return (
    <span className={clsx("grid gap-1 rounded-[6px] py-1", isOver && "bg-destructive/10 px-0.5 @sm:px-1")}>
      <span className="flex items-center gap-x-1 @sm:gap-x-1.5 @xl:flex-wrap">
        {isOver && <Mark mark="alarm" />}
        <Label tone={isOver ? "strong" : children ? "accent" : "muted"} className="tabular-nums">
          {percent(load)}
        </Label>
        {(children ?? order) && (
          <Label
            tone={isOver ? "strong" : children ? "accent" : "muted"}
            className="hidden tabular-nums @xl:block"
          >
            {children ?? order}
          </Label>
        )}
      </span>
      <Meter
        className={clsx(fills[load], isOver ? "bg-destructive" : children ? "bg-accent" : "bg-foreground/35")}
      />
    </span>
  );
}
