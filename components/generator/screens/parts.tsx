import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useValues } from "@/components/generator/screens/values";
import type { Screen, ScreenItem, ScreenMark } from "@/lib/generators/screens";

/** The small parts all drawings are made of. Bars stand for what nobody has entered yet. */

/** Lengths of bars, so that lines do not look ruled. */
const lengths = ["w-4/5", "w-3/5", "w-11/12", "w-1/2", "w-3/4", "w-2/3"] as const;

type BarProps = { at?: number; strong?: boolean; className?: string };

export const Bar = ({ at = 0, strong = false, className }: BarProps) => (
  <span
    className={clsx(
      "block h-1.5 rounded-full",
      strong ? "bg-foreground/30" : "bg-foreground/14",
      className ?? lengths[at % lengths.length],
    )}
  />
);

/** How much of something there is: a filled part of a rail. `className` sets its width and colour. */
export const Meter = ({ className }: { className: string }) => (
  <span className="block h-1.5 rounded-full bg-foreground/8">
    <span className={clsx("block h-full rounded-full", className)} />
  </span>
);

const markLook: Record<ScreenMark, string> = {
  plain: "rounded-full border-[1.5px] border-subtle",
  good: "rounded-full bg-success",
  late: "rounded-[2px] bg-(--yellow)",
  alarm: "rotate-45 rounded-[2px] bg-destructive",
};

/** A state by shape and colour. */
export const Mark = ({ mark }: { mark: ScreenMark }) => (
  <span className={clsx("inline-block size-2 shrink-0", markLook[mark])} />
);

const labelTones = {
  muted: "text-muted-foreground",
  strong: "font-medium text-foreground",
  accent: "font-medium text-accent",
} as const;

type LabelProps = { children: ReactNode; tone?: keyof typeof labelTones; className?: string };

export const Label = ({ children, tone = "muted", className }: LabelProps) => (
  <span className={clsx("block text-[0.6875rem] leading-[1.3] wrap-break-word", labelTones[tone], className)}>
    {children}
  </span>
);

type ValueProps = {
  item: ScreenItem;
  at?: number;
  /** Of the records drawn, the first is 0. */
  row?: number;
  mark?: ScreenMark;
  soft?: boolean;
  isLarge?: boolean;
};

/** The order in which the words of a state are listed. */
const stateOrder: readonly ScreenMark[] = ["alarm", "late", "good", "plain"];

/** What stands in a drawn row: words of the text or of the kind of screen; for a state the word of its mark. */
export const sampleOf = (
  { samples = [], mark: own }: ScreenItem,
  row: number,
  mark = own,
): string | undefined =>
  own === undefined || samples.length < stateOrder.length
    ? samples[row % Math.max(1, samples.length)]
    : samples[stateOrder.indexOf(mark ?? own)];

/** What the visitor said, else a value that nobody needs to be asked for, else a bar. */
export function Value({
  item,
  at = 0,
  row = 0,
  mark = item.mark,
  soft = false,
  isLarge = false,
}: ValueProps) {
  const { under } = useValues();
  const drawn = sampleOf(item, row, mark) ?? under(item.label, row);
  if (item.value !== undefined || (isLarge && drawn !== undefined))
    return (
      <span
        className={clsx(
          "block leading-[1.3] font-semibold wrap-break-word text-foreground tabular-nums",
          isLarge ? "text-[1.0625rem]" : "text-[0.75rem]",
        )}
      >
        {item.value ?? drawn}
      </span>
    );
  return drawn === undefined ? (
    <Bar at={at} strong={!soft} />
  ) : (
    <Label tone={soft ? "muted" : "strong"} className="tabular-nums">
      {drawn}
    </Label>
  );
}

type ActionsProps = {
  actions: Screen["actions"];
  stacked?: boolean;
  look?: "main" | "plain";
  isLarge?: boolean;
};

/** The main action first and filled, unless it stands elsewhere. */
export const Actions = ({ actions, stacked = false, look = "main", isLarge = false }: ActionsProps) =>
  actions.length === 0 ? null : (
    <span className={clsx("flex gap-1.5", stacked ? "flex-col" : "flex-wrap")}>
      {actions.map((action, index) => (
        <span
          key={action}
          className={clsx(
            "rounded-[8px] text-center leading-[1.25] font-semibold",
            look === "plain" ? "px-2" : "px-2.5",
            isLarge ? "py-3 text-[0.8125rem]" : "text-[0.6875rem]",
            !isLarge && (stacked ? "py-2" : "py-1.5"),
            index === 0 && look === "main"
              ? "bg-accent text-background"
              : "text-foreground shadow-[inset_0_0_0_1px_var(--line-strong)]",
          )}
        >
          {action}
        </span>
      ))}
    </span>
  );

type LegendProps = {
  items: Screen["items"];
  /** How the first items look in the drawing, where that is no state. */
  looks?: readonly string[];
  /** How many of the last items there are in the drawing. */
  counts?: readonly number[];
};

/** What has no room in a drawing of records, below it; a sign stands beside what has one in the drawing. */
export const Legend = ({ items, looks = [], counts = [] }: LegendProps) => (
  <span className="flex flex-wrap gap-x-4 gap-y-1.5 border-t border-line pt-2">
    {items.map(({ label, mark }, at) => (
      <span key={label} className="flex items-center gap-1.5">
        {mark ? (
          <Mark mark={mark} />
        ) : (
          looks[at] !== undefined && <span className={clsx("block shrink-0", looks[at])} />
        )}
        <Label>{label}</Label>
        {mark && counts.length > 0 && (
          <Label tone="strong" className="tabular-nums max-sm:hidden">
            {counts[at + counts.length - items.length]}
          </Label>
        )}
      </span>
    ))}
  </span>
);
