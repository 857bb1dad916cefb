import "server-only";
import type { ArchitectureGraph, GraphEdge, GraphNode } from "@/lib/generators/graph";
import { edgesOf } from "@/lib/generators/server/compose/architecture/edges";
import { mainPath } from "@/lib/generators/server/compose/architecture/path";
import { fitting, type Structure } from "@/lib/generators/server/compose/architecture/structure";
import { architectureWords } from "@/lib/generators/server/compose/architecture/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import { filled } from "@/lib/generators/server/compose/text/markdown";

const MOST_EDGES = 60;
const LONGEST_NOTE = 80;

function nodesOf(plan: Plan, parts: Structure): GraphNode[] {
  const { locale } = plan;
  const w = architectureWords[locale];
  const note = (text: string | undefined) =>
    text === undefined || text === "" || text.length > LONGEST_NOTE ? {} : { note: text };
  const single =
    parts.actors.length === 0
      ? [{ id: "staff", label: w.staff, kind: "actor" as const, lane: w.people }]
      : [];
  return [
    ...single,
    ...parts.actors.map(({ id, name, figure }) => ({
      id,
      label: name.slice(0, 60),
      kind: "actor" as const,
      lane: w.people,
      ...note(figure && figureText(figure, locale)),
    })),
    ...parts.channels.map(({ id, channel }) => ({
      id,
      label: w.channels[channel],
      kind: "channel" as const,
      lane: w.places,
    })),
    { id: "access", label: w.access, kind: "security", lane: w.places, ...note(w.accessNote) },
    ...parts.services.map(({ id, label, functions }) => ({
      id,
      label,
      kind: "service" as const,
      lane: w.core,
      ...note(functions.map(({ code }) => code).join(", ")),
    })),
    ...storeNodes(plan, parts),
    ...neighbourNodes(plan, parts),
  ];
}

function storeNodes({ locale }: Plan, { stores, services }: Structure): GraphNode[] {
  const w = architectureWords[locale];
  const taken = new Set(services.map(({ label }) => label));
  const shown = stores.length > 0 ? stores : [{ id: "store-1", label: w.records }];
  return shown.map(({ id, label }) => ({
    id,
    // A box of records is told from the part of the same name.
    label: taken.has(label) ? fitting([filled(w.recordsOf, { name: label })]) : label,
    kind: "data" as const,
    lane: w.data,
  }));
}

function neighbourNodes({ locale }: Plan, { neighbours }: Structure): GraphNode[] {
  const w = architectureWords[locale];
  if (neighbours.length === 0) return [];
  const outside = neighbours.map(({ id, exchanges }) => ({
    id,
    label: fitting(exchanges.map(({ name }) => name)),
    kind: "external" as const,
    lane: w.outside,
    ...(exchanges[0] === undefined ? {} : { note: w.relations[exchanges[0].relation] }),
  }));
  return [{ id: "exchange", label: w.exchange, kind: "integration", lane: w.data }, ...outside];
}

/** The diagram of this system: 4 to 24 nodes, each edge once, the main path marked. */
export function graphOf(plan: Plan, parts: Structure): ArchitectureGraph {
  const nodes = nodesOf(plan, parts);
  const path = mainPath(plan, parts);
  const onPath = new Set(path.slice(1).map((to, index) => `${path[index] ?? ""} ${to}`));
  const seen = new Set<string>();
  const known = edgesOf(plan, parts);
  const planned = [...path.slice(1).map((to, index) => ({ from: path[index] ?? "", to })), ...known];
  const labelled = new Map(known.map((edge) => [`${edge.from} ${edge.to}`, edge]));
  const edges = planned.flatMap(({ from, to }): GraphEdge[] => {
    const pair = `${from} ${to}`;
    const isBack =
      seen.has(`${to} ${from}`) && (from === "exchange" || to === "exchange") && !onPath.has(pair);
    if (seen.has(pair) || isBack || from === to) return [];
    seen.add(pair);
    return [{ ...(labelled.get(pair) ?? { from, to }), ...(onPath.has(pair) ? { main: true } : {}) }];
  });
  return { nodes, edges: edges.slice(0, MOST_EDGES) };
}
