import "server-only";
import { readArchitectureKinds } from "@/lib/content/architecture-kinds";
import { passed } from "@/lib/generators/server/compose/architecture/exchanges";
import type { ChannelPart, Structure } from "@/lib/generators/server/compose/architecture/structure";
import { architectureWords } from "@/lib/generators/server/compose/architecture/words";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Channel, Exchange, Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";
import {
  filled,
  listed,
  lowerFirst,
  numbered,
  safe,
  section,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { receiversOf, rolesIn, usersOf } from "@/lib/generators/server/compose/text/people";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";
import { number } from "@/lib/generators/server/language/ru";

/** Kinds that a system or device can set going without a person. */
const fedKinds: ReadonlySet<FunctionKind> = new Set([
  "board",
  "alert",
  "metering",
  "report",
  "estimate",
  "exchange",
]);

/** The system that sets a function going by itself. */
const sourceOf = ({ exchanges }: Plan, one: PlanFunction): Exchange | undefined =>
  one.kinds.some((kind) => fedKinds.has(kind))
    ? exchanges.find(
        ({ id, direction, relation }) =>
          direction !== "out" && relation !== "forbidden" && one.exchanges.includes(id),
      )
    : undefined;

const entryOf = (one: PlanFunction, { channels }: Structure): ChannelPart | undefined =>
  channels.find(({ isOut, functions }) => !isOut && functions.includes(one)) ??
  channels.find(({ isOut }) => !isOut);

/** The nodes that the one main path goes through, in its order. */
export function mainPath(plan: Plan, parts: Structure): string[] {
  const core = coreFunction(plan);
  const service = parts.services.find(({ functions }) => core !== undefined && functions.includes(core));
  if (core === undefined || service === undefined) return [];
  const store =
    parts.stores.find(({ stores }) => stores.some(({ id }) => core.stores.includes(id))) ?? parts.stores[0];
  const source = sourceOf(plan, core);
  const neighbour = source && parts.neighbours.find(({ exchanges }) => exchanges.includes(source));
  const out = parts.channels.find(({ isOut, functions }) => isOut && functions.includes(core));
  const receiver = out && parts.actors.find(({ id }) => out.roles.some((role) => role.id === id));
  const actor = parts.actors.find(({ id }) => core.users.includes(id)) ?? parts.actors[0];
  return [
    ...(neighbour ? [neighbour.id, "exchange"] : [actor?.id, entryOf(core, parts)?.id, "access"]),
    service.id,
    ...(out && neighbour ? [out.id, receiver?.id] : [store?.id]),
  ].filter((id): id is string => id !== undefined);
}

/** «мастер и технолог» is plural, «мастер» is what the dictionary says. */
const isPlural = (roles: readonly Role[]) => roles.length > 1 || number(roles[0]?.name ?? "") === "plur";

const named = (roles: readonly Role[], { locale }: Plan): string =>
  locale === "ru"
    ? listed(
        roles.map(({ name }) => safe(lowerFirst(name))),
        locale,
      )
    : rolesIn(roles, "accs", locale);

/** The main path in sentences: what sets it going, what the system does, what stays, who gets it. */
export function pathSection(plan: Plan, parts: Structure): string[] {
  const core = coreFunction(plan);
  if (core === undefined) return [];
  const { locale } = plan;
  const { main, steps } = architectureWords[locale];
  const { does, then, writes } = readArchitectureKinds()[core.kinds[0]][locale];
  const service = parts.services.find(({ functions }) => functions.includes(core));
  const store = plan.stores.find(({ id }) => core.stores.includes(id));
  const shared = plan.functions.find((one) => one !== core && one.stores.includes(store?.id ?? ""));
  const lines = [
    beginning(plan, parts, core),
    filled(steps.service, { service: safe(service?.label ?? core.title), does }),
    then,
    ...(store === undefined ? [] : [filled(steps.store, { store: safe(store.name), writes })]),
    ...exchanged(plan, core),
    ...(shared === undefined ? [] : [filled(steps.shared, { code: shared.code, title: safe(shared.title) })]),
    ...delivered(plan, core),
    steps.corrected,
  ];
  return section(filled(main, { title: safe(core.title) }), [numbered(lines.slice(0, 7))]);
}

function beginning(plan: Plan, parts: Structure, core: PlanFunction): string {
  const { steps, places_: places } = architectureWords[plan.locale];
  const source = sourceOf(plan, core);
  const what = source && passed(plan, source);
  if (source !== undefined && what !== undefined)
    return filled(steps.fed, { system: safe(source.name), what: safe(what) });
  const roles = usersOf(plan, core)
    .filter(({ actor }) => actor !== undefined)
    .slice(0, 2);
  const channel = entryOf(core, parts)?.channel ?? "web";
  const object = safe(upperFirst(core.object));
  if (roles.length === 0) return filled(steps.starts, { object });
  return filled(steps.opens[isPlural(roles) ? 1 : 0] ?? "", {
    roles: named(roles, plan),
    place: (places as Partial<Record<Channel, string>>)[channel] ?? places.web,
    object,
  });
}

const exchanged = (plan: Plan, core: PlanFunction): string[] => {
  const { steps } = architectureWords[plan.locale];
  return plan.exchanges
    .filter((one) => core.exchanges.includes(one.id) && one !== sourceOf(plan, core))
    .slice(0, 1)
    .map((one) =>
      filled(steps.system, {
        system: safe(one.name),
        what: `${steps.systems[one.direction]} ${safe(passed(plan, one) ?? lowerFirst(core.object))}`,
      }),
    );
};

function delivered(plan: Plan, core: PlanFunction): string[] {
  const { steps, ways } = architectureWords[plan.locale];
  const roles = core.receivers.length === 0 ? [] : receiversOf(plan, core).slice(0, 2);
  if (roles.length === 0) return [];
  const way = core.channels.map((channel) => (ways as Partial<Record<Channel, string>>)[channel]);
  return [
    filled(steps.receivers[isPlural(roles) ? 1 : 0] ?? "", {
      roles: named(roles, plan),
      way: way.find((one) => one !== undefined) ?? ways.screen,
    }),
  ];
}
