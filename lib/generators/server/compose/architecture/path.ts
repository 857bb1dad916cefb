import "server-only";
import { readPartWords } from "@/lib/content/function-words";
import type { ChannelPart } from "@/lib/generators/server/compose/architecture/structure";
import { architectureWords } from "@/lib/generators/server/compose/architecture/words";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Exchange, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import {
  filled,
  lowerFirst,
  numbered,
  safe,
  section,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { receiversOf, rolesIn, usersOf } from "@/lib/generators/server/compose/text/people";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";

/** «обмен», "integration": says that something passes, not what. */
const isBare = /^(?:обмен|интеграц|синхрониз|связ|подключен|exchange|integration|sync|connection|link)/iu;

/** What passes, in the visitor's nouns; else the things of the functions that use the system. */
export function passed({ functions }: Plan, { what, functions: ids }: Exchange): string | undefined {
  if (what !== undefined && !isBare.test(what)) return what;
  const things = functions.filter(({ id, object }) => ids.includes(id) && !isBare.test(object));
  return things.length === 0 ? undefined : things.map(({ object }) => lowerFirst(object)).join(", ");
}

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
export const sourceOf = ({ exchanges }: Plan, one: PlanFunction): Exchange | undefined =>
  one.kinds.some((kind) => fedKinds.has(kind))
    ? exchanges.find(({ id, direction }) => direction !== "out" && one.exchanges.includes(id))
    : undefined;

/** Where people work with a function. */
export const entryOf = (one: PlanFunction, channels: readonly ChannelPart[]): ChannelPart | undefined =>
  channels.find(({ isOut, functions }) => !isOut && functions.includes(one)) ??
  channels.find(({ isOut }) => !isOut);

/** The way of the core function in sentences: what sets it going, what follows, what stays, what is exchanged, who gets it. */
export function pathSection(plan: Plan): string[] {
  const core = coreFunction(plan);
  if (core === undefined) return [];
  const { locale } = plan;
  const w = architectureWords[locale];
  const { does, then, writes } = readPartWords()[locale][core.kinds[0]];
  const source = sourceOf(plan, core);
  const store = plan.stores.find(({ id }) => core.stores.includes(id));
  const exchange = plan.exchanges.find((one) => core.exchanges.includes(one.id) && one !== source);
  const receivers = core.receivers.length === 0 ? [] : receiversOf(plan, core);
  const lines = [beginning(plan, core, source), filled(w.does, { does }), then];
  if (store) lines.push(filled(w.keeps, { store: safe(store.name), writes }));
  if (exchange) {
    const what = passed(plan, exchange) ?? lowerFirst(core.object);
    lines.push(filled(w.passes, { system: safe(exchange.name), what: safe(what) }));
  }
  if (receivers.length > 0) lines.push(filled(w.reaches, { roles: rolesIn(receivers, "datv", locale) }));
  return section(filled(w.path, { title: safe(core.title) }), [numbered(lines)]);
}

function beginning(plan: Plan, core: PlanFunction, source: Exchange | undefined): string {
  const w = architectureWords[plan.locale];
  const what = source && passed(plan, source);
  if (source !== undefined && what !== undefined)
    return filled(w.fed, { system: safe(source.name), what: safe(what) });
  const people = usersOf(plan, core).filter(({ actor }) => actor !== undefined);
  const object = safe(upperFirst(core.object));
  if (people.length === 0) return filled(w.starts, { object });
  return filled(w.opens, { roles: rolesIn(people, "datv", plan.locale), object });
}
