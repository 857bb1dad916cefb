import { clsx } from "clsx";
import { Detail, fieldsOf } from "@/components/generator/screens/detail";
import { SearchBar } from "@/components/generator/screens/field";
import { Label, Mark, sampleOf } from "@/components/generator/screens/parts";
import { useValues } from "@/components/generator/screens/values";
import type { Screen, ScreenMark } from "@/lib/generators/screens";

type Props = { screen: Screen };

const curves = [
  "M0 13C10 13 14 12 22 11S38 8 44 6s12-5 20-5",
  "M0 12C8 11 12 13 20 10s14 2 22-2 14-3 22-4",
  "M0 9C8 7 12 11 20 9s14-3 22 0 14 1 22-1",
  "M0 8C8 10 14 7 22 9s14 2 22-1 12 2 20 1",
  "M0 9C8 8 14 10 22 9s8 0 12 0",
] as const;

/** States of rows one after another, so that each of them is seen once. */
export const states: readonly ScreenMark[] = ["alarm", "late", "good", "good", "plain"];

/** What is observed, with what is off first and what is known of it below; where there is no room, two lines for each. */
export function MonitorScreen({ screen: { items, device } }: Props) {
  const fields = fieldsOf(items);
  const name = fields[0] && sampleOf(fields[0], 0);
  const state = fields.find(({ mark }) => mark !== undefined);
  return device === "phone" ? (
    <>
      <SearchBar label={items[0]?.label} />
      <Readings items={fields} />
      <Detail items={items} name={name} isWaiting />
    </>
  ) : (
    <span className="flex flex-1 flex-col gap-2.5">
      <span className="grid @sm:hidden">
        <Readings items={fields} />
      </span>
      <ReadingTable items={fields} className={clsx("hidden @sm:grid", columns[fields.length])} />
      <span className="grid gap-3.5 @sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @sm:gap-5">
        <Detail items={items} name={name} isWaiting />
        <span className="hidden @sm:block">
          <Fall isDown={fields.some(isFallen)} norm={state && sampleOf(state, 0, "good")} />
        </span>
      </span>
    </span>
  );
}

type ItemsProps = { items: Screen["items"] };

/** The name with its state, and the value below. */
function Readings({ items }: ItemsProps) {
  const [name, ...others] = items;
  const state = others.find(({ mark }) => mark !== undefined);
  const value = others.find((item) => item !== state);
  return (
    <span className="grid">
      {states.map((mark, row) => (
        <span
          key={row}
          className={clsx(
            "grid gap-1 py-1.5",
            row > 0 && "border-t border-line",
            row === 0 && "-mx-1.5 rounded-[6px] bg-destructive/8 px-1.5",
          )}
        >
          <span className="flex flex-wrap justify-between gap-x-2">
            <Label tone="strong">{name && sampleOf(name, row)}</Label>
            {state && <Reading item={state} at={1} row={row} state={mark} />}
          </span>
          {value && (
            <span className="flex items-center gap-x-2">
              <Label>{value.label}</Label>
              <Label tone={row === 0 ? "strong" : "muted"} className="flex-1 tabular-nums">
                {sampleOf(value, row)}
              </Label>
              {row > 0 && <Curve row={row} />}
            </span>
          )}
          {row === 0 && (
            <Fall
              isDown={value === undefined || isFallen(value)}
              norm={state && sampleOf(state, 0, "good")}
            />
          )}
        </span>
      ))}
    </span>
  );
}

/** A row for each thing observed: its name, state, value, curve, and the time of its last value. */
function ReadingTable({ items, className }: ItemsProps & { className: string }) {
  return (
    <span className={clsx("flex-1 grid-rows-[min-content] gap-x-3", className)}>
      <span className="col-span-full grid grid-cols-subgrid border-b border-(--line-strong)">
        {items.map(({ label }) => (
          <Label key={label} tone="strong" className="self-end pb-1.5">
            {label}
          </Label>
        ))}
      </span>
      {states.map((state, row) => (
        <span
          key={row}
          className={clsx(
            "col-span-full grid min-h-8 grid-cols-subgrid items-center border-line py-1",
            row < states.length - 1 && "border-b",
            row === 0 &&
              "relative before:absolute before:-inset-x-1.5 before:inset-y-0 before:rounded-[6px] before:bg-destructive/8",
          )}
        >
          {items.map((item, at) => (
            <Reading
              key={item.label}
              item={item}
              at={at}
              row={row}
              state={state}
              isDown={items.some(isFallen)}
            />
          ))}
        </span>
      ))}
    </span>
  );
}

const columns: Record<number, string> = {
  1: "grid-cols-1",
  2: "grid-cols-2",
  3: "grid-cols-3",
  4: "grid-cols-4",
  5: "grid-cols-[minmax(min-content,1.3fr)_minmax(min-content,1.3fr)_repeat(3,minmax(min-content,1fr))]",
  6: "grid-cols-6",
};
const CURVE = 3;
/** Half hours after opening at which the last value came, and the one of a source that fell silent. */
const [NOW, SILENT] = [4, 2];
export const lastAt = (state: ScreenMark) => (state === "plain" ? SILENT : NOW);

/** What is off has fallen where it is less than what is in order. */
const FALLEN = "M0 3C10 3 14 4 22 5S38 8 44 10s12 5 20 5";
const isFallen = ({ samples: [first = "", second = ""] = [] }: Screen["items"][number]) =>
  parseFloat(first) < parseFloat(second);

const Curve = ({ row, isDown = false }: { row: number; isDown?: boolean | undefined }) => (
  <svg viewBox="0 0 64 16" className="h-4 w-16 max-w-full text-foreground/60" aria-hidden="true">
    <path d={row === 0 && isDown ? FALLEN : curves[row]} className={clsx(row === 0 && "text-destructive")} />
  </svg>
);

/** The last hour of what is off, as wide as the drawing: it leaves the band of its norm. */
function Fall({ isDown, norm }: { isDown: boolean; norm: string | undefined }) {
  const { time } = useValues();
  const [top, end] = isDown ? [6, 48] : [36, 8];
  const from = isDown ? 13 : 43;
  return (
    <span className="grid gap-1">
      <svg viewBox="0 0 240 56" className="w-full text-destructive" aria-hidden="true">
        <rect y={top} width="240" height="15" rx="3" fill="var(--success)" fillOpacity="0.16" stroke="none" />
        <path
          d={`M0 ${String(from)}C14 ${String(from - 5)} 24 ${String(from + 5)} 40 ${String(from)}S66 ${String(from - 4)} 84 ${String(from)}S124 ${String((from + end) / 2)} 150 ${String((from * 2 + end * 3) / 5)}S206 ${String(end)} 234 ${String(end)}`}
        />
        <circle cx="234" cy={end} r="4" fill="currentColor" stroke="none" />
      </svg>
      <span className="flex items-center justify-between gap-2 tabular-nums">
        <Label>{time(NOW - 2)}</Label>
        <span className="flex items-center gap-1.5">
          <span className="size-2 rounded-[2px] bg-success" />
          <Label>{norm}</Label>
        </span>
        <Label>{time(NOW)}</Label>
      </span>
    </span>
  );
}

type ReadingProps = {
  item: Screen["items"][number];
  at: number;
  row: number;
  state: ScreenMark;
  isDown?: boolean | undefined;
};

function Reading({ item, at, row, state, isDown }: ReadingProps) {
  const { time } = useValues();
  if (item.mark !== undefined)
    return (
      <span className="flex items-center gap-1.5">
        <Mark mark={state} />
        <Label tone="strong">{sampleOf(item, row, state)}</Label>
      </span>
    );
  if (at === CURVE) return <Curve row={row} isDown={isDown} />;
  const value = at > CURVE ? time(lastAt(state)) : sampleOf(item, row);
  return (
    <Label tone={at === 0 || row === 0 ? "strong" : "muted"} className="tabular-nums">
      {value}
    </Label>
  );
}
