import { Detail, fieldsOf, onlyOf } from "@/components/generator/screens/detail";
import { lastAt, states } from "@/components/generator/screens/monitor-screen";
import { sampleOf } from "@/components/generator/screens/parts";
import { ServiceMap, UprightMap, type Chain } from "@/components/generator/screens/service-map";
import { useValues } from "@/components/generator/screens/values";
import type { Screen } from "@/lib/generators/screens";

/** What parts the services of a chain. */
const ARROW = " → ";

/** A map of services: the owner of each, its state and the time of that, what calls it and what it calls; those that depend on what is off are marked with it. Where there is no room, from above to below. */
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
  return (
    <span className="flex flex-1 flex-col gap-2.5">
      <ServiceMap chains={chains} className="hidden @sm:flex" />
      <UprightMap chains={chains} className="@sm:hidden" />
      {first && <Detail items={[first, ...reasons]} name={service && sampleOf(service, 0)} />}
    </span>
  );
}
