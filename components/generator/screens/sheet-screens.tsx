import { Bell, QrCode } from "lucide-react";
import { Bar, Label, Mark, Value } from "@/components/generator/screens/parts";
import { useValues } from "@/components/generator/screens/values";
import type { Screen } from "@/lib/generators/screens";

type Props = { screen: Screen };

/** What arrives on a phone: the lines of the message, and the answer to it. */
export const MessageScreen = ({ screen: { items, name, title } }: Props) => (
  <span className="grid gap-2.5">
    <span className="grid gap-2 rounded-[16px] rounded-tl-[5px] bg-accent/12 p-3 shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--accent)_40%,transparent)]">
      <span className="flex items-center gap-1.5 text-accent">
        <Bell className="size-3.5" />
        <Label tone="strong">{name ?? title}</Label>
        <Clock items={items} />
      </span>
      {items.map((item, index) => (
        <span key={item.label} className="grid gap-1">
          <Label>{item.label}</Label>
          <span className="flex items-center gap-1.5">
            {item.mark !== undefined && <Mark mark={item.mark} />}
            <Value item={item} at={index} />
          </span>
        </span>
      ))}
    </span>
  </span>
);

function Clock({ items }: Pick<Screen, "items">) {
  const { time, isTime } = useValues();
  const sent = items.find(({ label }) => isTime(label))?.samples?.[0];
  return <Label className="ml-auto tabular-nums">{sent ?? time(3)}</Label>;
}

/** A sheet that leaves the system: its lines, a table, a code. */
export const PaperScreen = ({ screen: { items } }: Props) => (
  <span className="grid flex-1 gap-2 rounded-[6px] bg-background p-3.5 shadow-[inset_0_0_0_1px_var(--line-strong)]">
    {items.map((item, index) => (
      <span
        key={item.label}
        className="grid grid-cols-[minmax(min-content,1fr)_minmax(0,1fr)] items-center gap-3 border-b border-line pb-1.5"
      >
        <Label tone={index === 0 ? "strong" : "muted"}>{item.label}</Label>
        <Value item={item} at={index} />
      </span>
    ))}
    <span className="mt-1 flex items-end justify-between gap-4">
      <span className="grid flex-1 gap-1.5">
        <Bar at={0} />
        <Bar at={3} />
      </span>
      <QrCode className="size-9 text-foreground/70" />
    </span>
  </span>
);
