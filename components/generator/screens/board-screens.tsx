import { clsx } from "clsx";
import { ChainsScreen } from "@/components/generator/screens/chains-screen";
import { hasPath } from "@/components/generator/screens/detail";
import { Label, Legend, Mark, Value } from "@/components/generator/screens/parts";
import { useValues } from "@/components/generator/screens/values";
import type { Screen, ScreenMark } from "@/lib/generators/screens";

type Props = { screen: Screen };

type BoardProps = Props & { lang: string };

/** Things that depend on one another stand in chains, others in tiles. */
export const BoardScreen = ({ screen, lang }: BoardProps) =>
  hasPath(screen.items) ? <ChainsScreen screen={screen} /> : <Tiles screen={screen} lang={lang} />;

/** As many tiles as there are things; what does not fit is a number at the end. */
function Tiles({ screen: { items, count = 6, device }, lang }: BoardProps) {
  const most = device === "phone" ? 6 : 12;
  const drawn = count > most ? most - 1 : count;
  const perRow = [3, 5, 6, 9].includes(drawn) ? 3 : 4;
  const readings = items.slice(0, drawn > 8 ? 2 : 3);
  const others = items.slice(readings.length);
  return (
    <span className="grid gap-2.5">
      <span
        className={clsx(
          "grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-2",
          device === "phone"
            ? undefined
            : perRow === 3
              ? "@sm:grid-cols-3"
              : "@sm:grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))]",
        )}
      >
        {Array.from({ length: drawn }, (_, at) => (
          <Tile key={at} at={at} items={readings} />
        ))}
        {count > drawn && (
          <span className="grid place-items-center rounded-[10px] border border-dashed border-(--line-strong) p-2 text-[0.75rem] font-semibold text-muted-foreground">
            +{new Intl.NumberFormat(lang).format(count - drawn)}
          </span>
        )}
      </span>
      {others.length > 0 && <Legend items={others} />}
    </span>
  );
}

function Tile({ at, items }: { at: number; items: Screen["items"] }) {
  const state: ScreenMark = at === 2 ? "alarm" : at === 5 ? "late" : "good";
  return (
    <span
      className={clsx(
        "grid content-start gap-1.5 rounded-[10px] p-2",
        state === "alarm"
          ? "bg-destructive/10 shadow-[inset_0_0_0_1.5px_var(--destructive)]"
          : "bg-foreground/4 shadow-[inset_0_0_0_1px_var(--line-strong)]",
      )}
    >
      <span className="flex items-center justify-between">
        <span className="font-mono text-[0.6875rem] font-medium text-foreground">{at + 1}</span>
        <Mark mark={state} />
      </span>
      {items.map((item, index) => (
        <span key={item.label} className="grid gap-1">
          <Label>{item.label}</Label>
          <Value item={item} row={at} at={at + index} mark={state} soft />
        </span>
      ))}
    </span>
  );
}

/** A column for each stage, with fewer cards the further it is. */
export function StagesScreen({ screen: { items, device } }: Props) {
  const { number, moment } = useValues();
  const cards = (column: number) => (device === "phone" ? 1 : Math.max(1, 3 - column));
  return (
    <span
      className={clsx(
        "grid flex-1 gap-2",
        device === "phone" ? "grid-cols-1" : clsx("grid-cols-2", sized(items.length)),
      )}
    >
      {items.map(({ label }, column) => (
        <span key={label} className="grid content-start gap-1.5 rounded-[10px] bg-foreground/4 p-2">
          <span className="flex items-start justify-between gap-1.5">
            <Label tone="strong" className="min-w-0">
              {label}
            </Label>
            <Label className="tabular-nums">{cards(column)}</Label>
          </span>
          {Array.from({ length: cards(column) }, (_, card) => (
            <span
              key={card}
              className={clsx(
                "grid gap-1.5 rounded-[7px] bg-surface p-2",
                column === 1 && card === 0
                  ? "shadow-[inset_0_0_0_1.5px_var(--accent)]"
                  : "shadow-[inset_0_0_0_1px_var(--line-strong)]",
              )}
            >
              <Label tone="strong" className="tabular-nums">
                {number(column * 3 + card)}
              </Label>
              <Label className="tabular-nums">{moment(column * 3 + card)}</Label>
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

const sized = (count: number) =>
  count >= 5 ? "@sm:grid-cols-5" : count === 4 ? "@sm:grid-cols-4" : "@sm:grid-cols-3";
