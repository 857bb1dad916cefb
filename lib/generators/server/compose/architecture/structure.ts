import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { diagramWords } from "@/lib/generators/server/compose/architecture/words";
import type { Channel, Exchange, Plan, PlanFunction, Store } from "@/lib/generators/server/compose/plan/plan";
import { filled, lowerFirst } from "@/lib/generators/server/compose/text/markdown";

/** The boxes of the diagram by layer; each function, store and named system of the plan stands in one of them. */
export type Structure = {
  actors: readonly { id: string; label: string; figure?: Figure | undefined }[];
  channels: readonly ChannelPart[];
  services: readonly { id: string; label: string; functions: readonly PlanFunction[] }[];
  stores: readonly { id: string; label: string; stores: readonly Store[] }[];
  neighbours: readonly { id: string; label: string; exchanges: readonly Exchange[] }[];
};

/** A place people work at, or a way that results leave by; `people` are ids of roles. */
export type ChannelPart = {
  id: string;
  channel: Channel;
  isOut: boolean;
  functions: readonly PlanFunction[];
  people: readonly string[];
};

const MOST_NODES = 24;
const most = { actors: 6, channels: 3, services: 6, stores: 4, neighbours: 5 };
const LONGEST_LABEL = 60;
/** A title up to this length fills three lines of a box. */
const LONGEST_TITLE = 44;

/** As many whole names as fit a label; one that is too long ends at a word. */
export function fitting(names: readonly string[]): string {
  const [first = "", ...others] = new Set(names);
  const said = others.reduce(
    (label, name) => (label.length + name.length + 2 <= LONGEST_LABEL ? `${label}, ${name}` : label),
    first,
  );
  if (said.length <= LONGEST_LABEL) return said;
  return said.slice(0, said.lastIndexOf(" ", LONGEST_LABEL)).replace(/[\s,;:–-]+$/, "");
}

/** Things in at most so many groups of neighbours. */
function grouped<T>(items: readonly T[], groups: number): T[][] {
  const size = Math.ceil(items.length / groups);
  return items.flatMap((_, at) => (at % size === 0 ? [items.slice(at, at + size)] : []));
}

const joined = (names: readonly string[]) =>
  fitting(names.map((name, index) => (index === 0 ? name : lowerFirst(name))));

function servicesOf({ functions }: Plan): Structure["services"] {
  const taken = new Set<string>();
  return grouped(functions, most.services).map((group, index) => {
    const [only] = group;
    const isAlone = group.length === 1 && only !== undefined && only.title.length <= LONGEST_TITLE;
    const named = isAlone ? only.title : joined(group.map(({ object }) => object));
    const label = taken.has(named) ? fitting([group.map(({ code }) => code).join(", "), named]) : named;
    taken.add(label);
    return { id: `service-${String(index + 1)}`, label, functions: group };
  });
}

const outgoing: ReadonlySet<Channel> = new Set(["message", "mail", "paper", "label", "call"]);

/** Places to work at come first: whatever only sends is worked with at a desk. */
function channelsOf({ functions }: Plan): ChannelPart[] {
  const placesOf = ({ channels }: PlanFunction): readonly Channel[] =>
    channels.every((channel) => outgoing.has(channel)) ? ["web", ...channels] : channels;
  const known = [...new Set(functions.flatMap(placesOf))];
  const parts = known.map((channel) => {
    const isOut = outgoing.has(channel);
    const own = functions.filter((one) => placesOf(one).includes(channel));
    const people = own.flatMap(({ users, receivers }) => (isOut && receivers.length > 0 ? receivers : users));
    return { id: `channel-${channel}`, channel, isOut, functions: own, people };
  });
  return [...parts.filter(({ isOut }) => !isOut), ...parts.filter(({ isOut }) => isOut)].slice(
    0,
    most.channels,
  );
}

/** Shares the boxes of a diagram out. */
export function structureOf(plan: Plan): Structure {
  const w = diagramWords[plan.locale];
  const services = servicesOf(plan);
  const channels = channelsOf(plan);
  const labels = new Set(services.map(({ label }) => label));
  const stores = grouped(plan.stores, most.stores).map((some, index) => {
    const name = joined(some.map((store) => store.name));
    // A box of records is told from the part of the same name.
    const label = labels.has(name) ? fitting([filled(w.recordsOf, { name })]) : name;
    return { id: `store-${String(index + 1)}`, label, stores: some };
  });
  const neighbours = grouped(plan.exchanges, most.neighbours).map((exchanges, index) => ({
    id: `system-${String(index + 1)}`,
    label: fitting(exchanges.map(({ name }) => name)),
    exchanges,
  }));
  const used = services.length + channels.length + stores.length + neighbours.length + 2;
  const actors = plan.roles
    .filter(({ functions }) => functions.length > 0)
    .slice(0, Math.min(most.actors, MOST_NODES - used))
    .map(({ id, name, figure }) => ({ id, label: fitting([name]), figure }));
  return {
    services,
    channels,
    stores: stores.length > 0 ? stores : [{ id: "store-1", label: w.records, stores: [] }],
    neighbours,
    actors: actors.length > 0 ? actors : [{ id: "staff", label: w.staff }],
  };
}
