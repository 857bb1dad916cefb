import "server-only";
import type { ArchitectureGraph, GraphEdge, GraphNode } from "@/lib/generators/graph";
import { diagramWords } from "@/lib/generators/server/compose/architecture/words";
import type { Channel, Exchange, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";

/** A box of the diagram and the ids of the functions it takes part in: boxes are linked where they share one. */
type Box = { node: GraphNode; of: readonly string[] };
type Person = Box & { gets: readonly string[] };

const MOST_NODES = 24;
const MOST_EDGES = 60;
const most = { actors: 6, channels: 3, services: 6, stores: 4, systems: 5 };
const LONGEST_LABEL = 60;
/** A title up to this length fills three lines of a box. */
const LONGEST_TITLE = 44;

/** As many whole names as fit a label; one that is too long ends at a word. */
function fitting(names: readonly string[]): string {
  const [first = "", ...others] = new Set(names);
  const said = others.reduce((label, name) => {
    const longer = `${label}, ${lowerFirst(name)}`;
    return longer.length <= LONGEST_LABEL ? longer : label;
  }, first);
  if (said.length <= LONGEST_LABEL) return said;
  return said.slice(0, said.lastIndexOf(" ", LONGEST_LABEL)).replace(/[\s,;:–-]+$/, "");
}

/** Things in at most so many groups of neighbours. */
function grouped<T>(items: readonly T[], groups: number): T[][] {
  const size = Math.ceil(items.length / groups);
  return items.flatMap((_, at) => (at % size === 0 ? [items.slice(at, at + size)] : []));
}

const share = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((id) => others.includes(id));

/** «обмен», "integration": says that something passes, not what. */
const isBare =
  /^(?:\p{L}+(?:ая|ое|ый) )?(?:обмен|интеграц|синхрониз|связ|стыков|передач|подключен|exchange|integration|sync|connection|link)/iu;

/** What passes, in the visitor's nouns; else the things of the functions that use the system. */
export function passed({ functions }: Plan, { what, functions: ids }: Exchange): string | undefined {
  if (what !== undefined && !isBare.test(what)) return what;
  const things = functions.filter(({ id, object }) => ids.includes(id) && !isBare.test(object));
  return things.length === 0 ? undefined : things.map(({ object }) => lowerFirst(object)).join(", ");
}

function servicesOf({ functions, locale }: Plan): Box[] {
  const lane = diagramWords[locale].core;
  return grouped(functions, most.services).map((group, index) => {
    const [only] = group;
    const isShort = group.length === 1 && only !== undefined && only.title.length <= LONGEST_TITLE;
    const label = isShort ? only.title : fitting(group.map(({ object }) => object));
    const note = group.map(({ code }) => code).join(", ");
    const node: GraphNode = { id: `service-${String(index + 1)}`, label, kind: "service", lane, note };
    return { node, of: group.map(({ id }) => id) };
  });
}

const outgoing: ReadonlySet<Channel> = new Set(["message", "mail", "paper", "label", "call"]);

/** Places to work at, and ways that results leave by; whatever only sends is worked with at a desk. */
function channelsOf({ functions, locale }: Plan): { ins: Box[]; outs: Box[] } {
  const w = diagramWords[locale];
  const placesOf = ({ channels }: PlanFunction): readonly Channel[] =>
    channels.every((channel) => outgoing.has(channel)) ? ["web", ...channels] : channels;
  const known = [...new Set(functions.flatMap(placesOf))];
  const boxes = (isOut: boolean) =>
    known
      .filter((channel) => outgoing.has(channel) === isOut)
      .map((channel): Box => ({
        node: { id: `channel-${channel}`, label: w[channel], kind: "channel", lane: w.places },
        of: functions.filter((one) => placesOf(one).includes(channel)).map(({ id }) => id),
      }));
  const ins = boxes(false).slice(0, most.channels);
  return { ins, outs: boxes(true).slice(0, most.channels - ins.length) };
}

function storesOf({ stores, locale }: Plan): Box[] {
  return grouped(stores, most.stores).map((some, at) => {
    const label = fitting(some.map(({ name }) => name));
    return {
      node: { id: `store-${String(at + 1)}`, label, kind: "data", lane: diagramWords[locale].data },
      of: some.flatMap(({ functions }) => functions),
    };
  });
}

function peopleOf({ roles, functions, locale }: Plan, room: number): Person[] {
  const w = diagramWords[locale];
  const active = roles.filter((role) => role.functions.length > 0).slice(0, Math.min(most.actors, room));
  const people = active.map(({ id, name, figure }): Person => ({
    node: {
      id,
      label: fitting([name]),
      kind: "actor",
      lane: w.people,
      ...(figure ? { note: fitting([figureText(figure, locale)]) } : {}),
    },
    of: functions.filter(({ users }) => users.includes(id)).map((one) => one.id),
    gets: functions.filter(({ receivers }) => receivers.includes(id)).map((one) => one.id),
  }));
  const staff: GraphNode = { id: "staff", label: w.staff, kind: "actor", lane: w.people };
  return people.length > 0 ? people : [{ node: staff, of: [], gets: [] }];
}

/** Named systems; what passes through the exchange stands on its edge. */
function systemsOf(plan: Plan): (Box & { edge: GraphEdge; isFeeding: boolean })[] {
  return grouped(plan.exchanges, most.systems).map((some, at) => {
    const id = `system-${String(at + 1)}`;
    const label = fitting([some.map(({ name }) => name).join(", ")]);
    const what = fitting(some.flatMap((one) => passed(plan, one) ?? []));
    const isSent = some.some(({ direction }) => direction !== "in");
    const ends = isSent ? { from: "exchange", to: id } : { from: id, to: "exchange" };
    return {
      node: { id, label, kind: "external", lane: diagramWords[plan.locale].outside },
      of: some.flatMap(({ functions }) => functions),
      edge: { ...ends, ...(what === "" ? {} : { label: what }) },
      isFeeding: some.some(({ direction }) => direction !== "out"),
    };
  });
}

const linked = (from: readonly Box[], to: readonly Box[]): GraphEdge[] =>
  from.flatMap((one) =>
    to.filter(({ of }) => share(one.of, of)).map((other) => ({ from: one.node.id, to: other.node.id })),
  );

/** The diagram of this system: each edge once, the way of the core function marked. */
export function graphOf(plan: Plan): ArchitectureGraph {
  const w = diagramWords[plan.locale];
  const services = servicesOf(plan);
  const { ins, outs } = channelsOf(plan);
  const stores = storesOf(plan);
  const systems = systemsOf(plan);
  const access: GraphNode = { id: "access", label: w.access, kind: "security", lane: w.places };
  const exchange: GraphNode = { id: "exchange", label: w.exchange, kind: "integration", lane: w.data };
  const nodes = [
    ...[...ins, ...outs].map(({ node }) => node),
    access,
    ...[...services, ...stores].map(({ node }) => node),
    ...(systems.length > 0 ? [exchange] : []),
    ...systems.map(({ node }) => node),
  ];
  const people = peopleOf(plan, MOST_NODES - nodes.length);

  const core = coreFunction(plan)?.id ?? "";
  const stops = [people, ins, [{ node: access, of: [] }], services, stores].map(
    (boxes: readonly Box[]) => (boxes.find(({ of }) => of.includes(core)) ?? boxes[0])?.node.id ?? "access",
  );
  // Where there is no service or no store the way ends at the access.
  const way = [...new Set(stops)];
  const main = way.slice(1).map((to, at): GraphEdge => ({ from: way[at] ?? "", to, main: true }));
  const receivers = people.map(({ node, of, gets }): Box => ({ node, of: gets.length > 0 ? gets : of }));
  // Who neither works here nor is reached by a message is shown the result.
  const shown = people.filter(({ of, gets }) => of.length === 0 && !outs.some((out) => share(out.of, gets)));
  const joint = services.filter(({ of }) => systems.some((system) => share(system.of, of)));
  const edges = [
    ...main,
    ...ins.flatMap((place) => {
      const own = linked(people, [place]);
      return own.length > 0 ? own : [{ from: people[0]?.node.id ?? "staff", to: place.node.id }];
    }),
    ...ins.map(({ node }) => ({ from: node.id, to: access.id })),
    ...services.map(({ node }) => ({ from: access.id, to: node.id })),
    ...linked(services, [...stores, ...outs]),
    ...linked(outs, receivers),
    ...linked(
      services,
      shown.map(({ node, gets }) => ({ node, of: gets })),
    ),
    ...(joint.length > 0 || systems.length === 0 ? joint : services.slice(0, 1)).map(({ node, of }) => {
      const own = systems.filter((system) => joint.length === 0 || share(system.of, of));
      const isFed = own.some(({ isFeeding }) => isFeeding);
      return isFed ? { from: exchange.id, to: node.id } : { from: node.id, to: exchange.id };
    }),
    ...systems.map(({ edge }) => edge),
  ];
  const once = new Map<string, GraphEdge>();
  for (const edge of edges) {
    const pair = `${edge.from} ${edge.to}`;
    once.set(pair, { ...edge, ...once.get(pair) });
  }
  return {
    nodes: [...people.map(({ node }) => node), ...nodes],
    edges: [...once.values()].slice(0, MOST_EDGES),
  };
}
