import { clsx } from "clsx";
import { Detail, fieldsOf, onlyOf } from "@/components/generator/screens/detail";
import { lastAt, states } from "@/components/generator/screens/monitor-screen";
import { Label, Mark, sampleOf } from "@/components/generator/screens/parts";
import { Path } from "@/components/generator/screens/path";
import { marksOf, ServiceMap, type Chain } from "@/components/generator/screens/service-map";
import { useValues } from "@/components/generator/screens/values";
import type { Screen } from "@/lib/generators/screens";

/** What parts the services of a chain. */
const ARROW = " → ";

/** A map of services: the owner of each, its state and the time of that, what calls it and what it calls; those that depend on what is off are marked with it. Where there is no room, a chain for each. */
export function ChainsScreen({ screen: { items } }: { screen: Screen }) {
  const { time } = useValues();
  const [service, owner, ...others] = fieldsOf(items);
  const state = others.find(({ mark }) => mark !== undefined);
  const [chain] = onlyOf(items, "path");
  const [first, ...reasons] = onlyOf(items, "reason");
  const said = (item: typeof service, row: number) => (item && sampleOf(item, row, states[row])) ?? "";
  const chains = states.map((mark, row): Chain => ({
    name: said(service, row),
    nodes: said(chain, row).split(ARROW),
    mark,
    said: `${said(state, row)} · ${time(lastAt(mark))}`,
    owner: said(owner, row),
  }));
  const marks = marksOf(chains);
  return (
    <span className="flex flex-1 flex-col gap-2.5">
      <ServiceMap chains={chains} className="hidden @sm:flex" />
      <span className="grid gap-2.5 @sm:hidden">
        {chains.map(({ name, nodes, mark, said: told }) => (
          <span
            key={name}
            className={clsx(
              "grid gap-1.5 rounded-[10px] p-2.5",
              mark === "alarm" ? "bg-destructive/8" : "bg-foreground/4",
            )}
          >
            <span className="flex flex-wrap items-center gap-x-2">
              <Mark mark={mark} />
              <Label tone="strong">{name}</Label>
              <Label>{told}</Label>
            </span>
            {(mark === "alarm" || mark === "late") && (
              <Path
                item={{ label: "", samples: [...nodes], at: nodes.indexOf(name) }}
                marks={nodes.map((node) => marks.get(node) ?? "plain")}
                look="column"
              />
            )}
          </span>
        ))}
      </span>
      {first && <Detail items={[first, ...reasons]} name={service && sampleOf(service, 0)} />}
    </span>
  );
}
