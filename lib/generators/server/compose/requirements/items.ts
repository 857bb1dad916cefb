import "server-only";
import { readFunctionWords } from "@/lib/content/function-words";
import type { Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";
import { stemOf, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { labelled } from "@/lib/generators/server/compose/requirements/sections";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import * as markdown from "@/lib/generators/server/compose/text/markdown";
import { receiversOf, rolesOf, usersOf } from "@/lib/generators/server/compose/text/people";

const { bullets, filled, listed, lowerFirst, quoted, safe } = markdown;

/** What the wish says after the words of its title; nothing when that names no further thing. */
function restOf({ wish, title }: PlanFunction): string {
  const told = stemsOf(title);
  const words = Array.from(wish.text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu));
  const last = words.findLast(({ 0: word }) => told.has(stemOf(word) ?? ""));
  const rest = last === undefined ? "" : wish.text.slice(last.index + last[0].length);
  if (stemsOf(rest).size < 2) return "";
  return rest.replace(/^[\s,;:.)–—-]+|[\s,;:.(–—-]+$/gu, "");
}

function slotsOf(plan: Plan, one: PlanFunction): Record<string, string> {
  const { locale, stores } = plan;
  const store = stores.find(({ id }) => one.stores.includes(id));
  const named = (text: string) => quoted(safe(text), locale);
  const names = (roles: readonly Role[]) => roles.map(({ name }) => named(name));
  return {
    o: safe(lowerFirst(one.object)),
    s: named(store?.name ?? one.title),
    f: named(one.title),
    who: listed(names(usersOf(plan, one)), locale),
    to: listed(names(receiversOf(plan, one)), locale),
  };
}

/** The acceptance of a function: its kind's check with this client's numbers, systems and bans. */
function acceptanceOf(plan: Plan, one: PlanFunction): string {
  const { locale, exchanges, roles } = plan;
  const w = requirementWords[locale].item;
  const people = new Set(roles.map(({ figure }) => figure?.id));
  const sizes = one.figures.filter(
    ({ id, kind, says }) => (kind === "count" || kind === "flow") && says === "has" && !people.has(id),
  );
  const said = sizes.map((figure) => safe(figureText(figure, locale))).join("; ");
  return [
    filled(readFunctionWords()[one.kinds[0]][locale].check, slotsOf(plan, one)),
    ...(said === "" ? [] : [filled(w.scale, { n: said })]),
    ...exchanges
      .filter(({ id }) => one.exchanges.includes(id))
      .map(({ name }) => filled(w.exchangeCheck, { system: safe(name) })),
    ...(one.isOffline ? [w.offlineCheck] : []),
  ].join(" ");
}

/** What the system does; of an earlier function of the same kind only the first sentence is said again. */
function doesOf(plan: Plan, one: PlanFunction): string {
  const text = filled(readFunctionWords()[one.kinds[0]][plan.locale].does, slotsOf(plan, one));
  const before = plan.functions.find(({ kinds }) => kinds[0] === one.kinds[0]);
  if (before === undefined || before === one) return text;
  const [own = text] = text.split(/(?<=\.)\s/u);
  return `${own} ${filled(requirementWords[plan.locale].item.rest, { code: before.code })}`;
}

/** A function as a requirement: heading with its code, what it does, for whom and where, acceptance. */
export function itemOf(plan: Plan, one: PlanFunction, mark: string): string[] {
  const { locale, exchanges } = plan;
  const { item: w, directions } = requirementWords[locale];
  const rest = restOf(one);
  const names = (ids: readonly string[]) => rolesOf(plan, ids).map(({ name }) => safe(name));
  const systems = exchanges.filter(({ id }) => one.exchanges.includes(id));
  const lines = labelled([
    [w.detail, rest === "" ? "" : quoted(safe(rest), locale)],
    [w.who, listed(names(one.users), locale)],
    [w.to, listed(names(one.receivers), locale)],
    [w.exchange, systems.map(({ name, direction }) => `${safe(name)}, ${directions[direction]}`).join("; ")],
  ]);
  return [
    `${mark} ${one.code}. ${safe(one.title)}`,
    `${one.isFirst ? w.first : w.later} ${doesOf(plan, one)}`,
    bullets(lines),
    `**${w.acceptance}:** ${lowerFirst(acceptanceOf(plan, one))}`,
  ];
}
