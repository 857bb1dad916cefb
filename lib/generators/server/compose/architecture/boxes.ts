import "server-only";
import { architectureWords } from "@/lib/content/architecture-words";
import { readPlaceWords } from "@/lib/content/place-words";
import type { GraphNode, NodeKind } from "@/lib/generators/graph";
import {
  chatsOf,
  desks as deskPlaces,
  functionOf,
  isTalk,
  outgoing,
  placesOf,
  workOf,
} from "@/lib/generators/server/compose/architecture/places";
import { passing } from "@/lib/generators/server/compose/plan/bounds";
import { boxIconOf } from "@/lib/content/box-icons";
import type { Plan, PlanFunction, Role, Store } from "@/lib/generators/server/compose/plan/plan";
import { isFinance } from "@/lib/generators/server/compose/plan/scale";
import { isSeries } from "@/lib/generators/server/compose/plan/streams";
import { isOnlyProposed } from "@/lib/generators/server/compose/text/coded";
import { isOutside, rightsOf } from "@/lib/generators/server/compose/text/people";
import { headsText } from "@/lib/generators/server/compose/text/figures";
import { designScreens } from "@/lib/generators/server/compose/interface/screens";
import { lowerFirst, said, upperFirst } from "@/lib/generators/server/compose/text/markdown";

/** What is made or joined for the work of functions. */
const made = new Set<NodeKind>(["channel", "service", "data", "external"]);

/** A box of the diagram with the work that it is for. */
export type Box = { node: GraphNode; of: readonly string[] };

/** How much a diagram holds. */
export const most = { nodes: 24, edges: 60, actors: 6, channels: 5, services: 6, stores: 5, systems: 4 };
const longest = { label: 60, title: 32, line: 24 };

function fitting(names: readonly string[]): string {
  const [first = "", ...others] = new Set(names);
  const all = others.reduce((label, name) => {
    const longer = `${label}, ${lowerFirst(name)}`;
    return longer.length <= longest.label ? longer : label;
  }, first);
  if (all.length <= longest.label) return all;
  return all.slice(0, all.lastIndexOf(" ", longest.label)).replace(/[\s,;:–—-]+$/, "");
}

const isSignIn = ({ kinds: [kind] }: PlanFunction): boolean => kind === "signin";

function grouped<T>(items: readonly T[], groups: number): T[][] {
  const size = Math.ceil(items.length / groups);
  return items.flatMap((_, at) => (at % size === 0 ? [items.slice(at, at + size)] : []));
}

/** Whether two boxes are for the same work. */
export const share = (one: Box, { of }: Box): boolean => one.of.some((id) => of.includes(id));
const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);
const namesOf = (things: readonly { name: string }[]): string[] => things.map(({ name }) => name);

/** The place of a device, where the wish names none. */
const deskOn = { phone: "phone", tablet: "tablet", desktop: "web" } as const;

/** All boxes of a plan, lane by lane. */
export function boxesOf(plan: Plan) {
  const { functions, stores, roles, locale } = plan;
  const { boxes: w, lanes } = architectureWords(locale);
  // Decisions promise a second server for work around the clock.
  const isTwin = plan.constraints.some(({ kind }) => kind === "hours");
  const laneOf = (kind: NodeKind) => (isTwin && lanes[kind] === lanes.data ? w.twin : lanes[kind]);
  const box = (id: string, kind: NodeKind, names: string[], of: string[], said?: string) => {
    // What is only proposed says so, and its outline is no solid one.
    const isPlanned = made.has(kind) && isOnlyProposed(of.map(functionOf), functions);
    const note = [said ?? "", isPlanned ? w.planned : ""].filter(Boolean).join(", ");
    const more = { ...(note && { note }), ...(isPlanned && { isPlanned }) };
    return { node: { id, label: upperFirst(fitting(names)), kind, lane: laneOf(kind), ...more }, of };
  };
  const devices = new Map(designScreens(plan).map(({ screen, desk }) => [screen.id, desk]));
  const deskOf = ({ id }: PlanFunction) => deskOn[devices.get(id) ?? "desktop"];
  const chats = chatsOf(plan);
  const places = Map.groupBy(
    functions.flatMap((one) => placesOf(plan, one, deskOf(one))),
    ({ place }) => place,
  );
  const channels = [...places].map(([channel, all]) => {
    const uses = all.map(({ use }) => use);
    const names = channel === "chat" ? namesOf(chats) : [readPlaceWords()[channel][locale]];
    const isTalked = (use: string) => functions.some((one) => isTalk(one) && use === workOf(one.id, true));
    const isOpen = uses.every((use) => isTalked(use) || (channel === "link" && use !== functionOf(use)));
    const own = box(`channel-${channel}`, "channel", names, uses);
    return { ...own, node: { ...own.node, ...boxIconOf(channel) }, channel, isOpen };
  });
  const ins = channels.filter(({ channel }) => !outgoing.has(channel)).slice(0, most.channels);
  const outs = channels.filter((one) => !ins.includes(one)).slice(0, most.channels - ins.length);
  const codesOf = (group: readonly PlanFunction[]) => group.map(({ code }) => code).join(", ");
  // A sign-in that is asked for is the way in itself.
  const [signing, ordered] = [functions.filter(isSignIn), functions.filter((one) => !isSignIn(one))];
  const rankOf = (store: Store) => ordered.findIndex(({ id }) => store.functions.includes(id));
  const kept = stores.toSorted((one, other) => rankOf(one) - rankOf(other));
  const services = grouped(ordered, most.services).map((group, at) => {
    // A function that joins a system is the exchange itself and needs no second box for it.
    const isPassing = group.every(
      ({ kinds: [kind], exchanges }) => passing.has(kind) && exchanges.length > 0,
    );
    const isAlone = isPassing && group.every(({ users }) => users.length === 0);
    const titles = group.map(({ title }) => title).filter((title) => title.length <= longest.title);
    const names = group.length === 1 && titles.length === 1 ? titles : group.map(({ object }) => object);
    const own = box(`service-${String(at + 1)}`, "service", names, idsOf(group), codesOf(group));
    const icon = boxIconOf(group.length === 1 ? group[0]?.kinds[0] : undefined);
    return { ...own, node: { ...own.node, ...icon }, isPassing, isAlone };
  });
  const records = grouped(kept, most.stores).map((some, at) => {
    const of = some.flatMap((one) => one.functions);
    const isRead = ({ reads }: PlanFunction) => some.some(({ id }) => reads.includes(id));
    return {
      ...box(`store-${String(at + 1)}`, "data", namesOf(some), of),
      readers: idsOf(functions.filter(isRead)),
    };
  });
  // A decision names this database: it stands in the drawing.
  const series = plan.streams.filter(isSeries).map((one) => ({
    ...box("store-stream", "data", [one.name], [...one.functions], w.series),
    readers: [],
  }));
  const theirs = plan.exchanges.filter((one) => !chats.includes(one));
  const called = plan.services.slice(0, Math.max(0, most.systems - theirs.length));
  const neighbours = [...theirs, ...called];
  const systems = grouped(neighbours, most.systems).map((some, at) => {
    const named = some.flatMap((one) => one.functions);
    const of = named.length > 0 ? named : idsOf(functions.slice(0, 1));
    const told = fitting(some.flatMap(({ what }) => what ?? []));
    // What comes back stands in the table: a box has room for few words.
    const likely = said(w.likely, fitting(some.flatMap((one) => one.likely ?? [])).replace(/,.*$/u, ""));
    const what = [told, ...likely].find((text) => text !== "") ?? "";
    const isCalled = some.every((one) => called.includes(one));
    const isLong = isCalled || what.length > longest.line;
    const names = [namesOf(some).join(", ")];
    const own = box(`system-${String(at + 1)}`, "external", names, of, isLong ? what : undefined);
    const isIdentity = some.every(({ passes }) => passes === "sign-in");
    return {
      ...own,
      // People sign in there: it stands beside the way in.
      ...(isIdentity && { node: { ...own.node, lane: lanes.channel } }),
      isIdentity,
      isDirect:
        isIdentity || isCalled || services.some((service) => service.isPassing && share(service, own)),
      isSent: some.some(({ direction }) => direction !== "in"),
      // An arrow both ways leaves open which way it goes.
      isBoth: (["in", "out"] as const).every((way) =>
        some.some(({ direction = "both" }) => direction === way || direction === "both"),
      ),
      // Long words stand in the box: no line has room for them.
      what: isLong ? "" : what,
    };
  });
  const isEntered = ins.some(({ isOpen }) => !isOpen) || systems.some(({ isIdentity }) => isIdentity);
  const entry = codesOf(signing) || (isFinance(plan.sheet) ? w.directory : "");
  const access = isEntered ? [box("access", "security", [w.access], idsOf(signing), entry)] : [];
  const exchange = box("exchange", "integration", [w.exchange], []);
  const joint = systems.every(({ isDirect }) => isDirect) ? [] : [exchange];
  const others = [...ins, ...outs, ...access, ...services, ...records, ...series, ...joint, ...systems];
  const doers = rightsOf(plan).filter(({ rights }) => rights.some((right) => right !== undefined));
  const isDoing = (role: Role) => role.actor !== undefined || doers.some((one) => one.role === role);
  const active = roles.filter((role) => role.functions.length > 0 && isDoing(role));
  // Whom nobody named works at the desk of what is theirs, or at the first one.
  const proposed = doers.flatMap(({ name, role, rights }, at) => {
    const of = idsOf(functions.filter((_, index) => rights[index] !== undefined));
    const desks = role ? [] : ins.filter(({ channel, isOpen }) => !isOpen && deskPlaces.has(channel));
    const desk = desks.find((one) => one.of.some((id) => of.includes(id))) ?? desks[0];
    if (!desk) return [];
    const own = box(`role-${String(at + 1)}`, "actor", [name], desk.of, w.planned);
    return [{ ...own, node: { ...own.node, isPlanned: true }, gets: [], results: [] }];
  });
  const named = (active.length + proposed.length > 0 ? active : roles).map(({ figure, ...role }) => {
    const { id, name } = role;
    const idsWhere = (is: (one: PlanFunction) => boolean) => idsOf(functions.filter(is));
    const uses = idsWhere((one) => one.users.includes(id) || (isTalk(one) && one.receivers.includes(id)));
    // A conversation goes back to who began it.
    const getting = ({ users, receivers, kinds }: PlanFunction) =>
      receivers.length > 0 && kinds[0] !== "assistant" ? receivers : users;
    const gets = idsWhere((one) => getting(one).includes(id));
    const note = figure && fitting([headsText(name, figure, locale)]);
    const results = idsWhere((one) => [...one.receivers, ...one.users].includes(id));
    const of = uses.map((one) => workOf(one, isOutside(role)));
    return { ...box(id, "actor", [name], of, note), gets, results };
  });
  const room = Math.min(most.actors, most.nodes - others.length);
  // Proposed roles follow the last role that works at a desk, so that their lines do not pass around visitors.
  const isInside = ({ node: { id } }: Box) => !roles.some((role) => role.id === id && isOutside(role));
  const after = named.findLastIndex(isInside) + 1 || named.length;
  const more = proposed.slice(0, Math.max(0, room - named.length));
  const people = [...named.slice(0, after), ...more, ...named.slice(after)].slice(0, room);
  return { people, ins, outs, access, services, records: [...records, ...series], exchange, systems, others };
}
