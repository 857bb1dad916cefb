import "server-only";
import { units } from "@/content/knowledge/units";
import type { ArchitectureGraph, GraphEdge, GraphNode } from "@/lib/generators/graph";
import { briefOf, type Brief } from "@/lib/generators/server/draft/brief";
import { isQueued, isRead } from "@/lib/generators/server/draft/exchange";
import { formatCount } from "@/lib/generators/server/draft/format";
import { knowledgeOf } from "@/lib/generators/server/draft/knowledge";
import type { MentionedSystem } from "@/lib/generators/server/draft/reading/systems";
import { isMoved, systemName, upperFirst } from "@/lib/generators/server/draft/words";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

const MOST_NEIGHBOURS = 5;
const MOST_OTHERS = 3;
const LONGEST_LABEL = 60;

const cut = (text: string) =>
  text.length <= LONGEST_LABEL ? text : `${text.slice(0, text.lastIndexOf(" ", LONGEST_LABEL - 1))}…`;

/**
 * Derives an architecture graph from a description by rules: for the draft, and for a model's answer without a usable graph.
 * Never fails; a description that says nothing gets the general shape of a system.
 */
export function deriveGraph(input: ToolInput, locale: Locale): ArchitectureGraph {
  const { brief } = briefOf(input, locale);
  return brief ? graphOf(brief) : generalGraph(locale);
}

/** The graph of a draft. Labels are words of the knowledge base and names of known systems, never the visitor's own. */
export function graphOf(brief: Brief): ArchitectureGraph {
  const nodes = [...people(brief), ...core(brief)];
  const { nodes: around, edges: outward } = neighbours(brief);
  return { nodes: [...nodes, ...around], edges: [...inward(brief), ...outward] };
}

const neighboursOf = ({ reading }: Brief) => reading.systems.slice(0, MOST_NEIGHBOURS);
const exchanged = (systems: readonly MentionedSystem[]) => systems.filter(({ kind }) => kind !== "identity");

function people({ texts, primary, reading, locale, say }: Brief): GraphNode[] {
  const { lanes, details } = texts.architecture;
  const { staff, counts } = reading.figures;
  const [client, worker] = details[primary].channels;
  const crowd = counts.find(
    ({ unit, period }) => units[unit].kind === "people" && period === undefined && unit !== staff?.unit,
  );
  return [
    {
      id: "clients",
      label: cut(say("{clients}")),
      kind: "actor",
      lane: lanes.people,
      ...(crowd && { note: formatCount(crowd.value, crowd.unit, locale) }),
    },
    {
      id: "staff",
      label: cut(say("{staff}")),
      kind: "actor",
      lane: lanes.people,
      ...(staff && { note: formatCount(staff.value, staff.unit, locale) }),
    },
    { id: "client-channel", label: client, kind: "channel", lane: lanes.channels },
    { id: "staff-channel", label: worker, kind: "channel", lane: lanes.channels },
  ];
}

function core({ texts, primary, capability, others }: Brief): GraphNode[] {
  const { lanes, nodes, details } = texts.architecture;
  const modules = capability.modules.map(({ name }, index) => ({
    id: `module-${String(index + 1)}`,
    label: name,
    kind: "service" as const,
    lane: lanes.core,
  }));
  const further = others.slice(0, MOST_OTHERS).map((id) => ({
    id: `further-${id}`,
    label: texts.capabilities[id].title,
    kind: "service" as const,
    lane: lanes.core,
  }));
  return [
    { id: "access", label: nodes.access, note: nodes.accessNote, kind: "security", lane: lanes.channels },
    ...modules,
    ...further,
    { id: "store", label: details[primary].store, note: "PostgreSQL", kind: "data", lane: lanes.data },
    { id: "log", label: nodes.log, kind: "data", lane: lanes.data },
    { id: "copy", label: nodes.copy, kind: "data", lane: lanes.data },
  ];
}

function inward({ texts, primary, others }: Brief): GraphEdge[] {
  const { edges, details } = texts.architecture;
  const [first, second] = details[primary].flow;
  return [
    { from: "clients", to: "client-channel", main: true },
    { from: "staff", to: "staff-channel" },
    { from: "client-channel", to: "access", main: true },
    { from: "staff-channel", to: "access" },
    { from: "access", to: "module-1", label: edges.request, main: true },
    { from: "access", to: "log", label: edges.log },
    { from: "module-1", to: "module-2", label: first, main: true },
    { from: "module-2", to: "module-3", label: second, main: true },
    { from: "module-2", to: "store", label: edges.record, main: true },
    ...others
      .slice(0, MOST_OTHERS)
      .map((id) => ({ from: "module-2", to: `further-${id}`, label: edges.event })),
    { from: "store", to: "copy", label: edges.copy },
  ];
}

function neighbours(brief: Brief): { nodes: GraphNode[]; edges: GraphEdge[] } {
  const { texts, locale } = brief;
  const { lanes, nodes, edges } = texts.architecture;
  const systems = neighboursOf(brief);
  const drawn = systems.map((system, index) => ({ system, id: `system-${String(index + 1)}` }));
  const outside = drawn.map(({ system, id }) => ({
    id,
    label: upperFirst(systemName(system, locale)),
    kind: "external" as const,
    lane: lanes.outside,
  }));
  const needsExchange = exchanged(systems).length > 0;
  const links = drawn.map(({ system, id }): GraphEdge => {
    if (system.kind === "identity") return { from: "access", to: id, label: edges.identity };
    if (isMoved(system)) return { from: id, to: "exchange", label: edges.move };
    if (isRead(system)) return { from: id, to: "exchange", label: edges.read };
    return { from: "exchange", to: id, label: edges.exchange };
  });
  if (!needsExchange) return { nodes: outside, edges: links };
  const hub: GraphNode = {
    id: "exchange",
    label: nodes.exchange,
    note: systems.some(isQueued) ? nodes.exchangeNote : nodes.readingNote,
    kind: "integration",
    lane: lanes.data,
  };
  return {
    nodes: [hub, ...outside],
    edges: [
      ...(systems.some(isQueued) ? [{ from: "module-2", to: "exchange", label: edges.event }] : []),
      ...(systems.some(isRead) ? [{ from: "exchange", to: "module-1", label: edges.reading }] : []),
      ...(systems.some(isMoved) ? [{ from: "exchange", to: "store", label: edges.move }] : []),
      ...links,
    ],
  };
}

function generalGraph(locale: Locale): ArchitectureGraph {
  const texts = knowledgeOf[locale];
  const { lanes, nodes, edges } = texts.architecture;
  const { forms } = texts.industries.general;
  const words = Object.keys(forms).length > 0 ? forms : texts.wording.portal;
  return {
    nodes: [
      { id: "clients", label: upperFirst(words.clients ?? lanes.people), kind: "actor", lane: lanes.people },
      { id: "access", label: nodes.access, kind: "security", lane: lanes.channels },
      { id: "core", label: nodes.core, kind: "service", lane: lanes.core },
      { id: "store", label: nodes.system, kind: "external", lane: lanes.outside },
    ],
    edges: [
      { from: "clients", to: "access", label: edges.uses, main: true },
      { from: "access", to: "core", label: edges.request, main: true },
      { from: "core", to: "store", label: edges.exchange, main: true },
    ],
  };
}
