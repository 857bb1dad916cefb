import { clsx } from "clsx";
import { Facts } from "@/components/generator/screens/facts";
import { hasRoute, RouteMap } from "@/components/generator/screens/map-parts";
import { Field } from "@/components/generator/screens/field";
import { Label, Mark, Meter, Value } from "@/components/generator/screens/parts";
import { Detail, fieldsOf, Group, onlyOf } from "@/components/generator/screens/detail";
import { OwnScreen } from "@/components/generator/screens/own-screen";
import { isTimed, Span, Story, storyOf } from "@/components/generator/screens/story";
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

/** The fields of one thing, above them what is wrong with it and where it stands, and what happened to it; on a phone what matters now first. */
export function CardScreen({ screen }: Props) {
  const { items, device } = screen;
  if (device === "phone") return <OwnScreen screen={screen} />;
  const story = storyOf(items);
  const isShown = hasRoute(items);
  // What is over has a beginning and an end.
  const isOver = items.some(({ mark }) => mark === "good") && isTimed(story);
  return (
    <span className="flex flex-1 flex-col gap-3.5">
      <Detail items={items} name={undefined} isWaiting />
      {story && isOver && <Span words={story} />}
      <span
        className={clsx(
          "grid flex-1 gap-3.5",
          isShown ? "grid-rows-[auto_auto]" : "grid-rows-[auto_1fr]",
          story && "@sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @sm:grid-rows-none @sm:gap-5",
        )}
      >
        {isShown && <RouteMap />}
        <Facts items={fieldsOf(items).filter(({ samples }) => story === undefined || samples !== story)} />
        {story && <Story words={story} />}
      </span>
      {onlyOf(items, "rows").map((item) => (
        <Group key={item.label} item={item} />
      ))}
    </span>
  );
}

/** Heights of the columns of a chart, one for each of the last working days; the drawn day ends it. */
const heights = ["h-1/2", "h-2/5", "h-3/4", "h-3/5", "h-11/12"] as const;
const LAST = heights.length - 1;

/** The number the report is for, first and large, a tile for each other, and one chart: of those who are behind, else of the last days. */
export function DashboardScreen({ screen: { items, device } }: Props) {
  const fields = fieldsOf(items);
  const told = fields.filter(({ value }) => value !== undefined);
  // What the client says stands first, and what is known of the report itself in a line below.
  const tiles = told.length > 1 ? told : fields;
  const others = fields.filter((item) => !tiles.includes(item));
  const bars = onlyOf(items, "bars");
  return (
    <span
      className={clsx(
        "grid flex-1 gap-2.5",
        others.length > 0 ? "grid-rows-[auto_auto_1fr]" : "grid-rows-[auto_1fr]",
      )}
    >
      <span
        className={clsx(
          "grid gap-2",
          device === "phone" ? "grid-cols-1" : "grid-cols-2",
          device !== "phone" && tiles.length === 4 && told.length > 1 && "@sm:grid-cols-4",
          device !== "phone" && tiles.length !== 4 && tiles.length !== 2 && "@sm:grid-cols-3",
        )}
      >
        {tiles.map((item, index) => (
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
      {others.length > 0 && (
        <span className="flex flex-wrap gap-x-4 gap-y-1.5">
          {others.map((item) => (
            <span key={item.label} className="flex items-center gap-1.5">
              <Label>{item.label}</Label>
              {item.mark !== undefined && <Mark mark={item.mark} />}
              <Value item={item} />
            </span>
          ))}
        </span>
      )}
      {bars.length === 0 ? <Chart /> : bars.map((item) => <Bars key={item.label} item={item} />)}
    </span>
  );
}

/** Widths of bars of those who are behind, the worst first; whole class names, since Tailwind looks for them in the source. */
const widths = ["w-full", "w-2/5", "w-1/4", "w-1/6", "w-1/12"] as const;
const behind = [42, 18, 11, 6, 3] as const;

const Bars = ({ item: { label, samples = [] } }: { item: Screen["items"][number] }) => (
  <span className="grid content-between gap-1.5 rounded-[10px] bg-foreground/4 p-2.5">
    <Label>{label}</Label>
    {samples.map((name, at) => (
      <span key={name} className="grid gap-1">
        <span className="flex justify-between gap-2">
          <Label tone="strong">{name}</Label>
          <Label tone={at === 0 ? "strong" : "muted"} className="tabular-nums">
            {behind[at]}
          </Label>
        </span>
        <Meter className={clsx(widths[at], at === 0 ? "bg-destructive" : "bg-foreground/35")} />
      </span>
    ))}
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
