import { clsx } from "clsx";
import { Detail, fieldsOf, onlyOf } from "@/components/generator/screens/detail";
import { lastAt, states } from "@/components/generator/screens/monitor-screen";
import { Label, Mark, sampleOf } from "@/components/generator/screens/parts";
import { Path } from "@/components/generator/screens/path";
import { useValues } from "@/components/generator/screens/values";
import type { Screen, ScreenMark } from "@/lib/generators/screens";

/** What parts the services of a chain. */
const ARROW = " → ";

/** What needs nobody shows its chain where there is room. */
const IN_ORDER = new Set<ScreenMark>(["good", "plain"]);

/** A chain for each service: its owner, its state and the time of that, what calls it and what it calls; those that depend on what is off are marked with it. */
export function ChainsScreen({ screen: { items } }: { screen: Screen }) {
  const { time } = useValues();
  const [service, owner, ...others] = fieldsOf(items);
  const state = others.find(({ mark }) => mark !== undefined);
  const [chain] = onlyOf(items, "path");
  const [first, ...reasons] = onlyOf(items, "reason");
  return (
    <span className="flex flex-1 flex-col gap-2.5">
      {states.map((mark, row) => {
        const name = service && sampleOf(service, row);
        const nodes = (chain && sampleOf(chain, row)?.split(ARROW)) ?? [];
        const at = nodes.findIndex((node) => node === name);
        return (
          <span
            key={row}
            className={clsx(
              "grid flex-1 content-center gap-1.5 rounded-[10px] p-2.5",
              mark === "alarm" ? "bg-destructive/8" : "bg-foreground/4",
            )}
          >
            <span className="flex flex-wrap items-center gap-x-2">
              <Mark mark={mark} />
              <Label tone="strong">{name}</Label>
              <Label className="flex-1">{state && sampleOf(state, row, mark)}</Label>
              <Label>{owner && sampleOf(owner, row)}</Label>
              <Label className="hidden tabular-nums @sm:block">{time(lastAt(mark))}</Label>
            </span>
            <span className={clsx(IN_ORDER.has(mark) ? "hidden @sm:grid" : "grid")}>
              <Path
                item={{
                  label: "",
                  samples: nodes,
                  ...(mark === "good" ? { at: nodes.length } : { at, mark }),
                }}
                before={mark === "alarm" ? "late" : "good"}
              />
            </span>
          </span>
        );
      })}
      {first && <Detail items={[first, ...reasons]} name={service && sampleOf(service, 0)} />}
    </span>
  );
}
