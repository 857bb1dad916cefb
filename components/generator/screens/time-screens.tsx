import { clsx } from "clsx";
import { Field, Label } from "@/components/generator/screens/parts";
import type { Screen } from "@/lib/generators/screens";

type Props = { screen: Screen; lang: string };

/** 1 January 2024 was a Monday. */
const weekday = (day: number, lang: string) =>
  new Intl.DateTimeFormat(lang, { weekday: "short", timeZone: "UTC" }).format(Date.UTC(2024, 0, 1 + day));

/** A week with what is laid out in it; on a phone the days, their times and the fields below. */
export const CalendarScreen = (props: Props) =>
  props.screen.device === "phone" ? <Slots {...props} /> : <Week {...props} />;

function Slots({ screen: { items }, lang }: Props) {
  return (
    <>
      <span className="grid grid-cols-5 gap-1">
        {[0, 1, 2, 3, 4].map((day) => (
          <span
            key={day}
            className={clsx(
              "rounded-[8px] py-1.5 text-center text-[0.6875rem] leading-none font-medium",
              day === 2 ? "bg-accent text-background" : "bg-foreground/6 text-muted-foreground",
            )}
          >
            {weekday(day, lang)}
          </span>
        ))}
      </span>
      <span className="grid grid-cols-3 gap-1.5">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((slot) => (
          <span
            key={slot}
            className={clsx(
              "block h-6 rounded-[7px]",
              slot === 4
                ? "bg-accent/16 shadow-[inset_0_0_0_1.5px_var(--accent)]"
                : slot === 1 || slot === 6
                  ? "bg-foreground/4"
                  : "bg-foreground/12",
            )}
          />
        ))}
      </span>
      {items.map((item, index) => (
        <Field key={item.label} item={item} at={index} />
      ))}
    </>
  );
}

/** What lies on each day: the first row of eight, the rows it takes, and how it looks. */
const blocks: readonly (readonly (readonly [start: string, look: string])[])[] = [
  [
    ["row-[1/3]", "accent"],
    ["row-[5/6]", "plain"],
  ],
  [["row-[2/5]", "plain"]],
  [
    ["row-[1/2]", "plain"],
    ["row-[3/6]", "main"],
  ],
  [
    ["row-[2/4]", "accent"],
    ["row-[5/7]", "plain"],
  ],
  [["row-[4/6]", "accent"]],
];

const looks: Record<string, string> = {
  accent: "bg-accent/20",
  plain: "bg-foreground/12",
  main: "bg-accent/14 shadow-[inset_0_0_0_1.5px_var(--accent)]",
};

function Week({ screen: { items }, lang }: Props) {
  return (
    <span className="grid flex-1 gap-4 @md:grid-cols-[minmax(0,1fr)_minmax(8rem,11rem)]">
      <span className="grid min-h-44 grid-cols-5 grid-rows-[auto_minmax(0,1fr)] gap-x-1.5">
        {blocks.map((_, day) => (
          <Label key={day} className="border-b border-(--line-strong) pb-1.5 text-center">
            {weekday(day, lang)}
          </Label>
        ))}
        {blocks.map((day, at) => (
          <span
            key={at}
            className="grid grid-rows-6 gap-1 bg-[repeating-linear-gradient(var(--line)_0_1px,transparent_1px_calc(100%/6))] pt-1"
          >
            {day.map(([rows, look]) => (
              <span key={rows} className={clsx("block rounded-[6px] p-1.5", rows, looks[look])}>
                <span
                  className={clsx(
                    "block h-1 w-3/5 rounded-full",
                    look === "plain" ? "bg-foreground/30" : "bg-accent",
                  )}
                />
              </span>
            ))}
          </span>
        ))}
      </span>
      <span className="grid content-start gap-2">
        {items.map((item, index) => (
          <Field key={item.label} item={item} at={index} />
        ))}
      </span>
    </span>
  );
}
