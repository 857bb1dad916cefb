import "server-only";
import type {
  Channel,
  Exchange,
  Plan,
  PlanFunction,
  Role,
  Store,
} from "@/lib/generators/server/compose/plan/plan";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";

/** The parts of one system: functions gathered into services, people at their channels, records, neighbours. */
export type Service = { id: string; label: string; functions: readonly PlanFunction[] };
export type ChannelPart = {
  id: string;
  channel: Channel;
  isOut: boolean;
  roles: readonly Role[];
  functions: readonly PlanFunction[];
};
export type StorePart = { id: string; label: string; stores: readonly Store[] };
export type Neighbour = { id: string; exchanges: readonly Exchange[] };
export type Structure = {
  services: readonly Service[];
  channels: readonly ChannelPart[];
  actors: readonly Role[];
  stores: readonly StorePart[];
  neighbours: readonly Neighbour[];
};

const LONGEST_LABEL = 60;
const MOST_NODES = 24;

/** As many whole names as fit a label. */
export function fitting(names: readonly string[], most = LONGEST_LABEL): string {
  const unique = [...new Set(names)];
  let said = unique[0] ?? "";
  for (const name of unique.slice(1)) if (`${said}, ${name}`.length <= most) said = `${said}, ${name}`;
  return said.length <= most ? said : said.slice(0, said.lastIndexOf(" ", most)).replace(/[,;:–-]\s*$/, "");
}

/** Roles as a label names them. */
export const namesOf = (roles: readonly Role[], most = LONGEST_LABEL): string =>
  fitting(
    roles.map(({ name }) => name.toLowerCase()),
    most,
  );

/** The service of some functions is named by their things. */
function labelOf(functions: readonly PlanFunction[]): string {
  const [only] = functions;
  // A thing of one word says too little where its title fits.
  const isBare =
    functions.length === 1 &&
    only !== undefined &&
    !/\s/.test(only.object) &&
    only.title.length <= LONGEST_LABEL;
  if (isBare) return only.title;
  return upperFirst(
    fitting(functions.map(({ object }, index) => (index === 0 ? object : lowerFirst(object)))),
  );
}

/** A service for each function; where there are many, neighbours of the description share one. */
function servicesOf({ functions }: Plan, most: number): Service[] {
  const size = Math.ceil(functions.length / most);
  const groups = functions.flatMap((_, at) => (at % size === 0 ? [functions.slice(at, at + size)] : []));
  const taken = new Set<string>();
  return groups.map((group, index) => {
    const short = labelOf(group);
    const label = taken.has(short) ? fitting([group.map(({ code }) => code).join(", "), short]) : short;
    taken.add(label);
    return { id: `service-${String(index + 1)}`, label, functions: group };
  });
}

const outgoing: ReadonlySet<Channel> = new Set(["message", "mail", "paper", "label", "call"]);

/** Channels people work at and channels results leave by, each with its people. */
function channelsOf(plan: Plan, most: number): ChannelPart[] {
  const found = new Map<Channel, PlanFunction[]>();
  const add = (channel: Channel, one: PlanFunction) =>
    found.set(channel, [...(found.get(channel) ?? []), one]);
  for (const one of plan.functions) {
    const named = one.channels.length > 0 ? one.channels : (["web"] as const);
    if (named.every((channel) => outgoing.has(channel))) add("web", one);
    for (const channel of named) add(channel, one);
  }
  const parts = [...found].map(([channel, functions]) => ({
    id: `channel-${channel}`,
    channel,
    isOut: outgoing.has(channel),
    functions,
    roles: plan.roles.filter(({ id }) =>
      functions.some(({ users, receivers }) =>
        (outgoing.has(channel) ? (receivers.length > 0 ? receivers : users) : users).includes(id),
      ),
    ),
  }));
  return [...parts.filter(({ isOut }) => !isOut), ...parts.filter(({ isOut }) => isOut)].slice(0, most);
}

/** Things in as many parts as there is room for; the last part holds what is left. */
function gathered<T>(items: readonly T[], most: number): T[][] {
  const alone = items.length <= most ? items : items.slice(0, most - 1);
  const rest = items.slice(alone.length);
  return [...alone.map((one) => [one]), ...(rest.length > 0 ? [rest] : [])];
}

const inDiagram = ({ relation, functions }: Exchange) =>
  relation !== "forbidden" && (functions.length > 0 || relation !== "stays");

/** Shares the nodes of a diagram out so that every function and every named system stands in it. */
export function structureOf(plan: Plan): Structure {
  const known = plan.exchanges.filter(({ relation }) => relation !== "forbidden");
  const outside = gathered([...known.filter(inDiagram), ...known.filter((one) => !inDiagram(one))], 6);
  const fixed = 1 + outside.length + (outside.length > 0 ? 1 : 0);
  const active = plan.roles.filter(({ id }) =>
    plan.functions.some(({ users, receivers }) => [...users, ...receivers].includes(id)),
  );
  const room = { actors: 5, channels: 4, stores: 4, services: 7 };
  const wanted = () => ({
    actors: Math.min(room.actors, Math.max(1, active.length)),
    channels: Math.min(room.channels, channelsOf(plan, 9).length),
    stores: Math.min(room.stores, Math.max(1, plan.stores.length)),
    services: Math.min(room.services, plan.functions.length),
  });
  for (const part of ["stores", "actors", "channels", "actors", "stores", "services"] as const) {
    const { actors, channels, stores, services } = wanted();
    if (fixed + actors + channels + stores + services > MOST_NODES) room[part] -= 1;
  }
  return {
    services: servicesOf(plan, room.services),
    channels: channelsOf(plan, room.channels),
    actors: active.slice(0, room.actors),
    stores: gathered(plan.stores, room.stores).map((stores, index) => ({
      id: `store-${String(index + 1)}`,
      label: fitting(stores.map(({ name }, at) => (at === 0 ? name : lowerFirst(name)))),
      stores,
    })),
    neighbours: outside.map((exchanges, index) => ({ id: `system-${String(index + 1)}`, exchanges })),
  };
}
