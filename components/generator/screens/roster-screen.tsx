import { clsx } from "clsx";
import { Detail, fieldsOf, onlyOf } from "@/components/generator/screens/detail";
import { Label, Value } from "@/components/generator/screens/parts";
import { useValues } from "@/components/generator/screens/values";
import type { Screen } from "@/lib/generators/screens";

type Shift = "day" | "night" | "away" | undefined;

/** Each day and night has one person: a day, a night, two days off. The fourth day has a stand-in for the second person. */
const weeks: readonly (readonly Shift[])[] = [
  [undefined, undefined, "day", "night", undefined, undefined, "day"],
  ["night", undefined, undefined, "away", "night", undefined, undefined],
  ["day", "night", undefined, undefined, "day", "night", undefined],
  [undefined, "day", "night", undefined, undefined, "day", "night"],
  [undefined, undefined, undefined, "day", undefined, undefined, undefined],
];
const TODAY = 2;
const looks = {
  day: "bg-accent/22",
  night: "bg-foreground/10",
  away: "line-through shadow-[inset_0_0_0_1px_var(--line-strong)]",
} as const;

/** A row for each person with the shifts of a week, and below it whom a signal goes to next. */
export function RosterScreen({ screen: { items } }: { screen: Screen }) {
  const { weekday, day } = useValues();
  const [person, shift, ...others] = fieldsOf(items);
  const words = shift?.samples?.map((said) => said.split(" · ")) ?? [];
  return (
    <span className="flex flex-1 flex-col gap-2.5">
      <span className="grid flex-1 auto-rows-fr grid-cols-[auto_repeat(7,minmax(min-content,1fr))] grid-rows-[auto] gap-x-1 @sm:gap-x-1.5">
        <Label tone="strong" className="self-end pb-1.5">
          {person?.label}
        </Label>
        {weeks[0]?.map((_, at) => (
          <Label
            key={at}
            tone={at === TODAY ? "accent" : "muted"}
            className="self-end pb-1.5 text-center tabular-nums"
          >
            <span className="block">{weekday(at)}</span>
            {day(at)}
          </Label>
        ))}
        {weeks.map((shifts, row) => (
          <span
            key={row}
            className="col-span-full grid min-h-8 grid-cols-subgrid items-center border-t border-line"
          >
            <Label tone="strong">{person?.samples?.[row]}</Label>
            {shifts.map((held, at) => (
              <span key={at}>
                {held && (
                  <Label
                    tone={held === "away" ? "muted" : "strong"}
                    className={clsx(
                      "rounded-[6px] py-1 text-center",
                      looks[held],
                      at === TODAY && held === "day" && "shadow-[inset_0_0_0_1.5px_var(--accent)]",
                    )}
                  >
                    <span className="hidden @sm:block">{words[held === "night" ? 1 : 0]?.[0]}</span>
                    <span className="@sm:hidden">{words[held === "night" ? 1 : 0]?.[0]?.slice(0, 1)}</span>
                  </Label>
                )}
              </span>
            ))}
          </span>
        ))}
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-1.5 border-t border-line pt-2">
        {words.map(([name, ...hours], at) => (
          <span key={name} className="flex items-center gap-1.5">
            <span className={clsx("size-3 rounded-[3px]", at === 0 ? looks.day : looks.night)} />
            <Label tone="strong">{name}</Label>
            <Label className="tabular-nums">{hours.join(" ")}</Label>
          </span>
        ))}
        {others.map((item) => (
          <span key={item.label} className="flex items-center gap-1.5">
            <Label>{item.label}</Label>
            <Value item={item} />
          </span>
        ))}
      </span>
      <Detail items={onlyOf(items, "path")} name={undefined} />
    </span>
  );
}
