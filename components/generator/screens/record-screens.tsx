import { clsx } from "clsx";
import { Facts } from "@/components/generator/screens/facts";
import { hasRoute, RouteMap } from "@/components/generator/screens/map-parts";
import { Field, Label, Mark, Value } from "@/components/generator/screens/parts";
import { useValues } from "@/components/generator/screens/values";
import type { Screen } from "@/lib/generators/screens";

type Props = { screen: Screen };

/** Fields one below the other, on a wide screen in two columns. */
export const FormScreen = ({ screen: { items, device } }: Props) => (
  <span
    className={clsx(
      "grid content-start gap-2.5",
      device !== "phone" && "grid-flow-dense grid-cols-2 @sm:gap-x-4",
    )}
  >
    {items.map((item, index) => (
      <Field key={item.label} item={item} at={index} />
    ))}
  </span>
);

/** The fields of one thing, above them where it is on a map, and what happened to it. */
export function CardScreen({ screen: { items, device } }: Props) {
  const { moment } = useValues();
  const done = items.find(({ samples = [] }) => samples.length > 2 && samples.length < 4)?.samples;
  const isShown = hasRoute(items);
  return (
    <span
      className={clsx(
        "grid flex-1 gap-3.5",
        isShown ? "grid-rows-[auto_auto]" : "grid-rows-[auto_1fr]",
        device !== "phone" &&
          done &&
          "@sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @sm:grid-rows-none @sm:gap-5",
      )}
    >
      {isShown && <RouteMap />}
      <Facts items={items} isPhone={device === "phone"} />
      {done && (
        <span
          className={clsx(
            "grid content-start gap-3 rounded-[10px] bg-foreground/4 p-3",
            device !== "phone" && "grid-cols-3 @sm:grid-cols-1",
          )}
        >
          {done.map((words, line) => (
            <span key={words} className="relative grid content-start gap-1.5 pl-4">
              <span
                className={clsx(
                  "absolute top-[3px] left-0 size-2 rounded-full",
                  line === 0 ? "bg-accent" : "bg-foreground/25",
                )}
              />
              <Label tone={line === 0 ? "strong" : "muted"} className="tabular-nums">
                {moment(line)}
              </Label>
              <Label>{words}</Label>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** Heights of the columns of a chart, one for each of the last working days; the drawn day ends it. */
const heights = ["h-1/2", "h-2/5", "h-3/4", "h-3/5", "h-11/12"] as const;
const LAST = heights.length - 1;

/** A tile for each number, and one chart for all. */
export const DashboardScreen = ({ screen: { items, device } }: Props) => (
  <span className="grid flex-1 grid-rows-[auto_1fr] gap-2.5">
    <span
      className={clsx(
        "grid gap-2",
        device === "phone" ? "grid-cols-1" : "grid-cols-2",
        device !== "phone" && items.length !== 4 && "@sm:grid-cols-3",
      )}
    >
      {items.map((item, index) => (
        <span
          key={item.label}
          className={clsx(
            "grid content-between gap-2 rounded-[10px] p-2.5",
            index === 0
              ? "bg-accent/12 shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--accent)_55%,transparent)]"
              : "bg-foreground/4 shadow-[inset_0_0_0_1px_var(--line)]",
          )}
        >
          <Label>{item.label}</Label>
          <span className="flex min-h-4 items-center gap-1.5">
            {item.mark !== undefined && <Mark mark={item.mark} />}
            <span className="min-w-0 flex-1">
              <Value item={item} at={index + 1} />
            </span>
          </span>
        </span>
      ))}
    </span>
    <Chart />
  </span>
);

function Chart() {
  const { weekdayBefore } = useValues();
  return (
    <span className="grid grid-cols-5 grid-rows-[minmax(5rem,1fr)_auto] gap-x-2 px-1">
      {heights.map((height, index) => (
        <span key={height} className="flex items-end border-b border-(--line-strong)">
          <span
            className={clsx(
              "flex-1 rounded-t-[4px]",
              height,
              index === LAST ? "bg-accent" : "bg-foreground/14",
            )}
          />
        </span>
      ))}
      {heights.map((height, index) => (
        <Label key={height} className="-mx-1 pt-1 text-center wrap-normal">
          {weekdayBefore(LAST - index)}
        </Label>
      ))}
    </span>
  );
}
