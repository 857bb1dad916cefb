import "server-only";
import type { GraphEdge } from "@/lib/generators/graph";
import { readArchitectureKinds } from "@/lib/content/architecture-kinds";
import {
  fitting,
  namesOf,
  type Service,
  type Structure,
} from "@/lib/generators/server/compose/architecture/structure";
import { passed } from "@/lib/generators/server/compose/architecture/exchanges";
import { architectureWords } from "@/lib/generators/server/compose/architecture/words";
import type { Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";

/** Who works where, who may use what, what is kept and passed on; an edge may stand twice. */
export function edgesOf(plan: Plan, parts: Structure): GraphEdge[] {
  const { locale } = plan;
  const w = architectureWords[locale];
  const { actors, channels, services } = parts;
  const ins = channels.filter(({ isOut }) => !isOut);
  const isDrawn = (id: string) => actors.some((actor) => actor.id === id);
  const firstActor = actors[0]?.id ?? "staff";
  return [
    ...ins.flatMap(({ id, roles }) => {
      const drawn = roles.filter((role) => isDrawn(role.id));
      return (drawn.length > 0 ? drawn.map((role) => role.id) : [firstActor]).map((from) => ({
        from,
        to: id,
      }));
    }),
    ...ins.map(({ id }) => ({ from: id, to: "access", label: w.signIn })),
    ...services.flatMap((service) => serviceEdges(plan, parts, service)),
    ...channels
      .filter(({ isOut }) => isOut)
      .flatMap(({ id, roles }) =>
        roles.filter((role) => isDrawn(role.id)).map((role) => ({ from: id, to: role.id })),
      ),
    ...neighbourEdges(plan, parts),
  ];
}

function serviceEdges(
  plan: Plan,
  { channels, stores, neighbours, actors }: Structure,
  { id, functions }: Service,
): GraphEdge[] {
  const { locale, roles } = plan;
  const main = functions[0];
  if (main === undefined) return [];
  const { writes } = readArchitectureKinds()[main.kinds[0]][locale];
  const used = roles.filter((role) => functions.some(({ users }) => users.includes(role.id)));
  const kept = stores.filter(({ stores: all }) =>
    all.some((store) => functions.some((one) => one.stores.includes(store.id))),
  );
  const exchanges = neighbours.some((one) =>
    one.exchanges.some((exchange) => functions.some((each) => each.exchanges.includes(exchange.id))),
  );
  const things = (carried: readonly PlanFunction[]) =>
    fitting(functions.filter((one) => carried.includes(one)).map(({ object }) => object.toLowerCase()));
  // Who neither works here nor is reached by a message is shown the result on a page.
  const getsDirectly = (role: Role) =>
    functions.some(({ receivers }) => receivers.includes(role.id)) &&
    !plan.functions.some(({ users }) => users.includes(role.id)) &&
    !channels.some((channel) => channel.isOut && channel.roles.some((one) => one.id === role.id));
  return [
    { from: "access", to: id, ...(used.length > 0 ? { label: namesOf(used) } : {}) },
    ...(kept.length > 0 ? kept.map((store) => store.id) : [stores[0]?.id ?? "store-1"]).map((to) => ({
      from: id,
      to,
      label: writes,
    })),
    ...channels
      .filter((channel) => channel.isOut && channel.functions.some((one) => functions.includes(one)))
      .map((channel) => ({ from: id, to: channel.id, label: things(channel.functions) })),
    ...actors.filter(getsDirectly).map((actor) => ({ from: id, to: actor.id, label: things(functions) })),
    ...(exchanges ? [{ from: id, to: "exchange" }] : []),
  ];
}

function neighbourEdges(plan: Plan, { services, neighbours }: Structure): GraphEdge[] {
  const fed = services.filter((service) =>
    neighbours.some(({ exchanges }) =>
      exchanges.some(
        (one) => one.direction !== "out" && service.functions.some((each) => one.functions.includes(each.id)),
      ),
    ),
  );
  const firstService = services[0]?.id;
  const links = neighbours.flatMap(({ id, exchanges }) => {
    const what = fitting(exchanges.flatMap((one) => passed(plan, one) ?? []));
    const label = what === "" ? {} : { label: what };
    const isOut = exchanges.some(({ direction }) => direction !== "in");
    return isOut ? [{ from: "exchange", to: id, ...label }] : [{ from: id, to: "exchange", ...label }];
  });
  const into = fed.map(({ id: to }) => ({ from: "exchange", to }));
  const reached =
    neighbours.length > 0 &&
    fed.length === 0 &&
    !services.some((one) => one.functions.some(({ exchanges }) => exchanges.length > 0));
  const isFed = neighbours.some(({ exchanges }) => exchanges.some(({ direction }) => direction !== "out"));
  const first =
    firstService && (isFed ? { from: "exchange", to: firstService } : { from: firstService, to: "exchange" });
  return [...links, ...into, ...(reached && first ? [first] : [])];
}
