import "server-only";
import type { ArchitectureGraph, GraphEdge, GraphNode, NodeKind } from "@/lib/generators/graph";
import type { Channel, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";
import { isOutside } from "@/lib/generators/server/compose/text/people";
import { headsText } from "@/lib/generators/server/compose/text/figures";
import { designScreens } from "@/lib/generators/server/compose/interface/screens";
import { told } from "@/lib/generators/server/compose/plan/people-named";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";

const words = bilingual({
  lanes: {
    actor: "Люди | People",
    channel: "Где работают | Where they work",
    security: "Где работают | Where they work",
    service: "Что делает система | What the system does",
    data: "Записи и обмен | Records and exchange",
    integration: "Записи и обмен | Records and exchange",
    external: "Соседние системы | Other systems",
  },
  access: "Вход и права | Sign-in and rights",
  exchange: "Обмен данными | Data exchange",
  channels: {
    phone: "Страница на телефоне | Web page on a phone",
    tablet: "Планшет | Tablet",
    kiosk: "Стойка самообслуживания | Self-service kiosk",
    screen: "Общий экран | Shared display",
    message: "Сообщения | Text messages",
    mail: "Письма | E-mail",
    link: "Страница по ссылке | Page behind a link",
    label: "Этикетки и коды | Labels and codes",
    web: "Рабочее место | Work desk",
    client: "Телефон, веб | Phone or browser",
    paper: "Печать | Print",
    call: "Звонки | Calls",
  },
});

type Box = { node: GraphNode; of: readonly string[] };

const most = { nodes: 24, edges: 60, actors: 6, channels: 5, services: 6, stores: 4, systems: 4 };
const longest = { label: 60, title: 44 };

function fitting(names: readonly string[]): string {
  const [first = "", ...others] = new Set(names);
  const said = others.reduce((label, name) => {
    const longer = `${label}, ${lowerFirst(name)}`;
    return longer.length <= longest.label ? longer : label;
  }, first);
  if (said.length <= longest.label) return said;
  return said.slice(0, said.lastIndexOf(" ", longest.label)).replace(/[\s,;:–—-]+$/, "");
}

function grouped<T>(items: readonly T[], groups: number): T[][] {
  const size = Math.ceil(items.length / groups);
  return items.flatMap((_, at) => (at % size === 0 ? [items.slice(at, at + size)] : []));
}

const share = (one: Box, { of }: Box): boolean => one.of.some((id) => of.includes(id));
const between = (from: Box, to: Box): GraphEdge => ({ from: from.node.id, to: to.node.id });
const linked = (from: readonly Box[], to: readonly Box[]): GraphEdge[] =>
  from.flatMap((one) => to.filter((other) => share(one, other)).map((other) => between(one, other)));

const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);
const namesOf = (things: readonly { name: string }[]): string[] => things.map(({ name }) => name);

type Place = Channel | "client";
const outgoing: ReadonlySet<Place> = new Set<Place>(["message", "mail", "paper", "label", "call"]);
/** Places of the staff; people outside have their own phone or browser instead. */
const desks: ReadonlySet<Place> = new Set<Place>(["web", "phone", "tablet", "link"]);
/** The place of a device, where the wish names none. */
const deskOn = { phone: "phone", tablet: "tablet", desktop: "web" } as const;

/** What somebody does with a function: people outside do it in another place than the staff. */
const workOf = (id: string, isOutside: boolean) => (isOutside ? `${id} outside` : id);

/** Where a function is worked with, by its staff and by people outside, and how its result goes out. */
function placesOf({ roles }: Plan, one: PlanFunction, desk: Place): { place: Place; use: string }[] {
  const { id, channels, users, receivers, kinds } = one;
  const isAway = (user: string) => roles.some((role) => role.id === user && isOutside(role));
  const outs = channels.filter((channel) => outgoing.has(channel));
  const ins = channels.filter((channel) => !outgoing.has(channel));
  const isSent = told.has(kinds[0]) && receivers.length > 0 && outs.length === 0;
  const entered = [...new Set(users.map(isAway))].flatMap((outside) =>
    (ins.length === 0 ? [desk] : ins).map((place) => ({
      place: outside && desks.has(place) ? ("client" as const) : place,
      use: workOf(id, outside),
    })),
  );
  const sent = isSent ? (["message"] as const) : outs;
  return [...entered, ...sent.map((place) => ({ place, use: id }))];
}

function boxesOf(plan: Plan) {
  const { functions, stores, exchanges, roles, locale } = plan;
  const w = words[locale];
  const box = (id: string, kind: NodeKind, names: string[], of: string[], note?: string) => ({
    node: { id, label: upperFirst(fitting(names)), kind, lane: w.lanes[kind], ...(note && { note }) },
    of,
  });
  const devices = new Map(designScreens(plan).map(({ screen, desk }) => [screen.id, desk]));
  const deskOf = ({ id }: PlanFunction) => deskOn[devices.get(id) ?? "desktop"];
  const places = Map.groupBy(
    functions.flatMap((one) => placesOf(plan, one, deskOf(one))),
    ({ place }) => place,
  );
  const channels = [...places].map(([channel, all]) => {
    const uses = all.map(({ use }) => use);
    return { ...box(`channel-${channel}`, "channel", [w.channels[channel]], uses), channel };
  });
  const ins = channels.filter(({ channel }) => !outgoing.has(channel)).slice(0, most.channels);
  const outs = channels.filter((one) => !ins.includes(one)).slice(0, most.channels - ins.length);
  const services = grouped(functions, most.services).map((group, at) => {
    const titles = group.map(({ title }) => title).filter((title) => title.length <= longest.title);
    const names = group.length === 1 && titles.length === 1 ? titles : group.map(({ object }) => object);
    const note = group.map(({ code }) => code).join(", ");
    return box(`service-${String(at + 1)}`, "service", names, idsOf(group), note);
  });
  const records = grouped(stores, most.stores).map((some, at) => {
    const of = some.flatMap((one) => one.functions);
    return box(`store-${String(at + 1)}`, "data", namesOf(some), of);
  });
  const systems = grouped(exchanges, most.systems).map((some, at) => {
    const named = some.flatMap((one) => one.functions);
    const of = named.length > 0 ? named : idsOf(functions.slice(0, 1));
    return {
      ...box(`system-${String(at + 1)}`, "external", [namesOf(some).join(", ")], of),
      isSent: some.some(({ direction }) => direction !== "in"),
      // An arrow both ways leaves open which way it goes.
      isBoth: (["in", "out"] as const).every((way) =>
        some.some(({ direction = "both" }) => direction === way || direction === "both"),
      ),
      what: fitting(some.flatMap(({ what }) => what ?? [])),
    };
  });
  const access = box("access", "security", [w.access], idsOf(functions));
  const exchange = box("exchange", "integration", [w.exchange], []);
  const joint = systems.length > 0 ? [exchange, ...systems] : [];
  const others = [...ins, ...outs, access, ...services, ...records, ...joint];
  const active = roles.filter((role) => role.functions.length > 0);
  const people = (active.length > 0 ? active : roles)
    .slice(0, Math.min(most.actors, most.nodes - others.length))
    .map(({ figure, ...role }) => {
      const { id, name } = role;
      const isUsing = functions.filter(({ users }) => users.includes(id));
      const uses = idsOf(isUsing).map((one) => workOf(one, isOutside(role)));
      // A conversation goes back to who began it.
      const getting = ({ users, receivers, kinds }: PlanFunction) =>
        receivers.length > 0 && kinds[0] !== "assistant" ? receivers : users;
      const gets = idsOf(functions.filter((one) => getting(one).includes(id)));
      const note = figure && fitting([headsText(name, figure, locale)]);
      const results = idsOf(functions.filter((one) => [...one.receivers, ...one.users].includes(id)));
      return { ...box(id, "actor", [name], uses, note), gets, results };
    });
  return { people, ins, outs, access, services, records, exchange, systems, others };
}

/** The diagram of this system: each edge once, the way of the core function marked. */
export function graphOf(plan: Plan): ArchitectureGraph {
  const { people, ins, outs, access, services, records, exchange, systems, others } = boxesOf(plan);
  const worked = plan.functions.filter(({ users }) => users.length > 0);
  const core = (worked.find((one) => one === coreFunction(plan)) ?? worked[0])?.id ?? "";
  const uses = [workOf(core, false), workOf(core, true)];
  const use = people.flatMap(({ of }) => of).find((one) => uses.includes(one)) ?? core;
  const first = (boxes: readonly Box[], id: string) => boxes.find(({ of }) => of.includes(id));
  const way = [
    first(people, use),
    first(ins, use),
    access,
    first(services, core) ?? services[0],
    first(records, core) ?? records[0],
  ].filter((one) => one !== undefined);
  const receivers = people.map(({ node, gets }) => ({ node, of: gets }));
  const reached = [...linked(people, ins), ...linked(outs, receivers)];
  // Who neither works here nor is reached by a message is shown the result.
  const shown = people
    .filter(({ node }) => !reached.some(({ from, to }) => from === node.id || to === node.id))
    .map(({ node, results }) => ({ node, of: results }));
  type Way = { isOut: boolean; isBoth: boolean };
  const exchanged = (box: Box, { isOut, isBoth }: Way, label = ""): GraphEdge => ({
    ...(isOut ? between(exchange, box) : between(box, exchange)),
    ...(isBoth && { both: true }),
    ...(label !== "" && { label }),
  });
  const edges: GraphEdge[] = [
    ...way.slice(1).map((to, at) => ({ ...between(way[at] ?? to, to), main: true })),
    ...reached,
    ...ins.map((place) => between(place, access)),
    ...services.map((service) => between(access, service)),
    ...linked(services, [...records, ...outs, ...shown]),
    ...services.flatMap((service) => {
      const own = systems.filter((system) => share(system, service));
      const isOut = !own.some(({ isSent }) => isSent);
      return own.length === 0 ? [] : [exchanged(service, { isOut, isBoth: own.some((one) => one.isBoth) })];
    }),
    ...systems.map((system) => exchanged(system, { ...system, isOut: system.isSent }, system.what)),
  ];
  const isFirst = ({ from, to }: GraphEdge, at: number) =>
    edges.findIndex((edge) => edge.from === from && edge.to === to) === at;
  return {
    nodes: [...people, ...others].map(({ node }) => node),
    edges: edges.filter(isFirst).slice(0, most.edges),
  };
}
