import "server-only";
import type { ArchitectureGraph, GraphEdge, GraphNode } from "@/lib/generators/graph";
import { readPartWords } from "@/lib/content/function-words";
import { entryOf, passed, sourceOf } from "@/lib/generators/server/compose/architecture/path";
import { fitting, structureOf, type Structure } from "@/lib/generators/server/compose/architecture/structure";
import { diagramWords } from "@/lib/generators/server/compose/architecture/words";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";

const MOST_EDGES = 60;
const LONGEST_NOTE = 40;

/** The diagram of this system: each edge once, the main path marked. */
export function graphOf(plan: Plan): ArchitectureGraph {
  const parts = structureOf(plan);
  const path = mainPath(plan, parts);
  const onPath = path.slice(1).map((to, index): GraphEdge => ({ from: path[index] ?? "", to, main: true }));
  const edges = new Map<string, GraphEdge>();
  for (const edge of [...onPath, ...edgesOf(plan, parts)]) {
    const pair = `${edge.from} ${edge.to}`;
    if (!edges.has(`${edge.to} ${edge.from}`)) edges.set(pair, { ...edge, ...edges.get(pair) });
  }
  return { nodes: nodesOf(plan, parts), edges: [...edges.values()].slice(0, MOST_EDGES) };
}

function nodesOf(
  { locale }: Plan,
  { actors, channels, services, stores, neighbours }: Structure,
): GraphNode[] {
  const w = diagramWords[locale];
  const note = (text: string | undefined) =>
    text === undefined || text.length > LONGEST_NOTE ? {} : { note: text };
  return [
    ...actors.map(({ id, label, figure }): GraphNode => ({
      id,
      label,
      kind: "actor",
      lane: w.people,
      ...note(figure && figureText(figure, locale)),
    })),
    ...channels.map(({ id, channel }): GraphNode => ({
      id,
      label: w[channel],
      kind: "channel",
      lane: w.places,
    })),
    { id: "access", label: w.access, kind: "security", lane: w.places },
    ...services.map(({ id, label, functions }): GraphNode => ({
      id,
      label,
      kind: "service",
      lane: w.core,
      ...note(functions.map(({ code }) => code).join(", ")),
    })),
    ...stores.map(({ id, label }): GraphNode => ({ id, label, kind: "data", lane: w.data })),
    ...(neighbours.length === 0
      ? []
      : [{ id: "exchange", label: w.exchange, kind: "integration", lane: w.data } as const]),
    ...neighbours.map(({ id, label }): GraphNode => ({ id, label, kind: "external", lane: w.outside })),
  ];
}

/** The boxes that the core function goes through, in its order. */
function mainPath(plan: Plan, { actors, channels, services, stores, neighbours }: Structure): string[] {
  const core = coreFunction(plan);
  const service = services.find(({ functions }) => core !== undefined && functions.includes(core));
  if (core === undefined || service === undefined) return [];
  const source = sourceOf(plan, core);
  const neighbour = source && neighbours.find(({ exchanges }) => exchanges.includes(source));
  const actor = actors.find(({ id }) => core.users.includes(id)) ?? actors[0];
  const store = stores.find((one) => one.stores.some(({ id }) => core.stores.includes(id))) ?? stores[0];
  const out = neighbour && channels.find(({ isOut, functions }) => isOut && functions.includes(core));
  const receiver = out && actors.find(({ id }) => out.people.includes(id));
  return [
    ...(neighbour ? [neighbour.id, "exchange"] : [actor?.id, entryOf(core, channels)?.id, "access"]),
    service.id,
    ...(out ? [out.id, receiver?.id] : [store?.id]),
  ].filter((id): id is string => id !== undefined);
}

/** Who works where, who may use what, what is kept, sent and exchanged. */
function edgesOf(plan: Plan, parts: Structure): GraphEdge[] {
  const { actors, channels, neighbours } = parts;
  const ofPeople = channels.flatMap(({ id, isOut, people }): GraphEdge[] => {
    const drawn = actors.filter((actor) => people.includes(actor.id));
    if (isOut) return drawn.map((actor) => ({ from: id, to: actor.id }));
    const from = drawn.length > 0 ? drawn : actors.slice(0, 1);
    return [...from.map((actor) => ({ from: actor.id, to: id })), { from: id, to: "access" }];
  });
  const outside = neighbours.map(({ id, exchanges }): GraphEdge => {
    const what = fitting(exchanges.flatMap((one) => passed(plan, one) ?? []));
    const isOut = exchanges.some(({ direction }) => direction !== "in");
    const ends = isOut ? { from: "exchange", to: id } : { from: id, to: "exchange" };
    return { ...ends, ...(what === "" ? {} : { label: what }) };
  });
  return [...ofPeople, ...serviceEdges(plan, parts), ...outside];
}

function serviceEdges(plan: Plan, { actors, channels, services, stores }: Structure): GraphEdge[] {
  const things = (functions: readonly PlanFunction[]) =>
    fitting(functions.map(({ object }) => object.toLowerCase()));
  const outs = channels.filter(({ isOut }) => isOut);
  const reached = [...plan.functions.flatMap(({ users }) => users), ...outs.flatMap(({ people }) => people)];
  const linked = services.filter(({ functions }) => functions.some(({ exchanges }) => exchanges.length > 0));
  const joint = plan.exchanges.length === 0 ? [] : linked.length > 0 ? linked : services.slice(0, 1);
  return services.flatMap((service): GraphEdge[] => {
    const { id, functions } = service;
    const users = plan.roles.filter((role) => functions.some((one) => one.users.includes(role.id)));
    const kind = functions[0]?.kinds[0] ?? "general";
    const own = stores.filter((part) =>
      part.stores.some((store) => functions.some((one) => one.stores.includes(store.id))),
    );
    const served = actors.filter(
      (actor) => !reached.includes(actor.id) && functions.some((one) => one.receivers.includes(actor.id)),
    );
    const exchanges = plan.exchanges.filter(
      (one) => linked.length === 0 || functions.some((each) => one.functions.includes(each.id)),
    );
    const isFed = exchanges.some(({ direction }) => direction !== "out");
    return [
      {
        from: "access",
        to: id,
        ...(users.length > 0 ? { label: fitting(users.map(({ name }) => name.toLowerCase())) } : {}),
      },
      ...(own.length > 0 ? own : stores.slice(0, 1)).map((store) => ({
        from: id,
        to: store.id,
        label: readPartWords()[plan.locale][kind].writes,
      })),
      ...outs
        .map((out) => ({ id: out.id, sent: functions.filter((one) => out.functions.includes(one)) }))
        .filter(({ sent }) => sent.length > 0)
        .map((out) => ({ from: id, to: out.id, label: things(out.sent) })),
      ...served.map((actor) => ({ from: id, to: actor.id, label: things(functions) })),
      ...(joint.includes(service)
        ? [isFed ? { from: "exchange", to: id } : { from: id, to: "exchange" }]
        : []),
    ];
  });
}
