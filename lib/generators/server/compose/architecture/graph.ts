import "server-only";
import { architectureWords } from "@/lib/content/architecture-words";
import type { ArchitectureGraph, GraphEdge } from "@/lib/generators/graph";
import { boxesOf, most, share, type Box } from "@/lib/generators/server/compose/architecture/boxes";
import { functionOf, workOf } from "@/lib/generators/server/compose/architecture/places";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { isChanging } from "@/lib/generators/server/compose/plan/records";
import { common, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { isOutside, rolesOf } from "@/lib/generators/server/compose/text/people";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";

const between = (from: Box, to: Box): GraphEdge => ({ from: from.node.id, to: to.node.id });
const linked = (from: readonly Box[], to: readonly Box[]): GraphEdge[] =>
  from.flatMap((one) => to.filter((other) => share(one, other)).map((other) => between(one, other)));

/** The records that the wish of an exchange names: «обмен заказами с 1С». */
const spokenOf = ({ functions }: Plan, service: Box, records: readonly Box[]) =>
  records.find(
    (one) =>
      !share(one, service) &&
      functions.some(
        ({ id, wish }) => service.of.includes(id) && common(stemsOf(one.node.label), stemsOf(wish.text)) > 0,
      ),
  );

/** How the functions of a service use records of others. */
const useOf = (plan: Plan, service: Box, { of }: Box) =>
  architectureWords(plan.locale).boxes[
    plan.functions.some((one) => service.of.includes(one.id) && isChanging(plan, one, of))
      ? "changes"
      : "reads"
  ];

/** The diagram of this system: each edge once, the way of the core function marked. */
export function graphOf(plan: Plan): ArchitectureGraph {
  const { people, ins, outs, access, services, records, exchange, systems, others } = boxesOf(plan);
  const worked = plan.functions.filter(({ users }) => users.length > 0);
  const whole = worked.find((one) => one === coreFunction(plan)) ?? worked[0];
  const core = whole?.id ?? "";
  const uses = [workOf(core, false), workOf(core, true)];
  // Who is served begins, else who is named first among its users: those it is made for.
  const begins = rolesOf(plan, whole?.users ?? []).find(isOutside)?.id ?? whole?.users[0];
  const starter = people.find(({ node }) => node.id === begins) ?? people[0];
  const use = starter?.of.find((one) => uses.includes(one)) ?? core;
  const first = <One extends Box>(boxes: readonly One[], id: string) =>
    boxes.find(({ of }) => of.includes(id));
  const way = [
    first(starter ? [starter] : people, use),
    first(ins, use),
    first(ins, use)?.isOpen ? undefined : access[0],
    first(services, core) ?? services[0],
    first(records, core) ?? records[0],
  ].filter((one) => one !== undefined);
  const receivers = people.map(({ node, gets }) => ({ node, of: gets }));
  const reached = [...linked(people, ins), ...linked(outs, receivers)];
  // Who neither works here nor is reached by a message is shown the result.
  const shown = people
    .filter(({ node }) => !reached.some(({ from, to }) => from === node.id || to === node.id))
    .map(({ node, results }) => ({ node, of: results }));
  type Way = { isSent: boolean; isBoth: boolean };
  const exchanged = (box: Box, system: Box, { isSent, isBoth }: Way, label = ""): GraphEdge => ({
    ...(isSent ? between(box, system) : between(system, box)),
    ...(isBoth && { both: true }),
    ...(label !== "" && { label }),
  });
  const open = ins.filter(({ isOpen }) => isOpen).map((one) => ({ ...one, of: one.of.map(functionOf) }));
  const entered = services.filter((one) => !one.isAlone);
  const edges: GraphEdge[] = [
    ...way.slice(1).map((to, at) => ({ ...between(way[at] ?? to, to), main: true })),
    ...reached,
    ...access.flatMap((one) => [
      ...ins.filter(({ isOpen }) => !isOpen).map((place) => between(place, one)),
      ...entered.map((service) => between(one, service)),
      ...systems
        .filter((each) => each.isIdentity || share(one, each))
        .map((system) => exchanged(one, system, system)),
    ]),
    ...linked(open, services),
    ...linked([...access, ...services], [...records, ...outs, ...shown]),
    ...services.flatMap((service) =>
      records
        .filter((one) => !share(one, service) && share({ ...one, of: one.readers }, service))
        .map((one) => ({ ...between(service, one), label: useOf(plan, service, one) })),
    ),
    ...services.flatMap((service) => {
      const own = systems.filter((one) => !one.isIdentity && share(one, service));
      const direct = own.filter(({ isDirect }) => isDirect);
      const joined = own.filter(({ isDirect }) => !isDirect);
      const ways = (some: typeof own): Way => ({
        isSent: some.some(({ isSent }) => isSent),
        isBoth: some.some(({ isBoth }) => isBoth),
      });
      // What passes are the records of which the wish speaks, else those of the core function.
      const passed = service.isAlone ? (spokenOf(plan, service, records) ?? first(records, core)) : undefined;
      return [
        ...direct.map((system) => exchanged(service, system, system, system.what)),
        ...(joined.length > 0 ? [exchanged(service, exchange, ways(joined))] : []),
        ...(passed && !share(passed, service) ? [exchanged(passed, service, ways(own))] : []),
      ];
    }),
    ...systems.filter(({ isDirect }) => !isDirect).map((one) => exchanged(exchange, one, one, one.what)),
  ];
  const isFirst = ({ from, to }: GraphEdge, at: number) =>
    edges.findIndex((edge) => edge.from === from && edge.to === to) === at;
  return {
    nodes: [...people, ...others].map(({ node }) => node),
    edges: edges.filter(isFirst).slice(0, most.edges),
  };
}
