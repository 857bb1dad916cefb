import "server-only";
import { readFunctionWords } from "@/lib/content/function-words";
import type { Figure } from "@/lib/generators/fact-sheet";
import { formatNumber } from "@/lib/generators/numbers";
import type { Load, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { stemOf, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import {
  bullets,
  filled,
  listed,
  lowerFirst,
  quoted,
  safe,
} from "@/lib/generators/server/compose/text/markdown";
import { receiversOf, rolesOf, usersOf } from "@/lib/generators/server/compose/text/people";

/** Characters of one run of the visitor's words. */
const RUN = 60;
const BORDER =
  /(?<=[,;:])\s+|\s+(?=(?:и|или|чтобы|чтоб|если|когда|до|от|для|с|со|на|по|в|во|из|к|при|без|and|or|so|if|when|until|before|after|with|without|for|from|to|by|on|in|at|that|which)\s)/iu;
const TRIMMED = /^[\s,;:.)–—-]+|[\s,;:.(–—-]+$|^(?:и|а|но|and|but|so)\s+/giu;

/** What the wish says after the words of its title, in runs that end at the borders of phrases; nothing when that adds no word. */
function restOf({ wish, title }: PlanFunction): string[] {
  const told = stemsOf(title);
  const words = Array.from(wish.text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu));
  const isTold = ({ 0: word }: RegExpExecArray) => told.has(stemOf(word) ?? "");
  const last = words.findLast(isTold);
  const rest = last === undefined ? "" : wish.text.slice(last.index + last[0].length);
  if (stemsOf(rest).size < 2) return [];
  const runs: string[] = [];
  for (const piece of rest.split(BORDER)) {
    const joint = `${runs.at(-1) ?? ""} ${piece}`.trim();
    if (runs.length > 0 && joint.length <= RUN) runs[runs.length - 1] = joint;
    else runs.push(piece.trim());
  }
  return runs.map((run) => run.replace(TRIMMED, "").replace(TRIMMED, "")).filter((run) => run !== "");
}

function slotsOf(plan: Plan, one: PlanFunction): Record<string, string> {
  const { locale } = plan;
  const store = plan.stores.find(({ id }) => one.stores.includes(id));
  const names = (roles: Plan["roles"]) =>
    listed(
      roles.map(({ name }) => quoted(safe(name), locale)),
      locale,
    );
  return {
    o: safe(lowerFirst(one.object)),
    s: quoted(safe(store?.name ?? one.title), locale),
    f: quoted(safe(one.title), locale),
    who: names(usersOf(plan, one)),
    to: names(receiversOf(plan, one)),
  };
}

/** From so many things in its busiest hour a flow is worth a test of that hour. */
const BUSY = 5;
export const isBusy = ({ perPeakHour }: Load): boolean => perPeakHour >= BUSY;

/** The flows of a function, with their busiest hour where it is busy. */
export function loadText(plan: Plan, figure: Figure, calm: string, busy: string): string {
  const { locale } = plan;
  const load = plan.loads.find((one) => one.figure.id === figure.id);
  const peak = load?.perPeakHour ?? 0;
  return filled(load !== undefined && isBusy(load) ? busy : calm, {
    flow: safe(figureText(figure, locale)),
    peak: formatNumber(peak, locale),
    double: formatNumber(peak * 2, locale),
  });
}

/** The acceptance of a function: its kind's check with this client's numbers, places, systems and bans. */
function acceptanceOf(plan: Plan, one: PlanFunction): string {
  const { locale, loads, exchanges } = plan;
  const w = requirementWords[locale];
  const counts = one.figures.filter(
    ({ kind, says }) => kind === "count" && says !== "loses" && says !== "costs",
  );
  const flows = one.figures.filter(({ id }) => loads.some(({ figure }) => figure.id === id));
  return [
    filled(readFunctionWords()[one.kinds[0]][locale].check, slotsOf(plan, one)),
    counts.length === 0
      ? ""
      : filled(w.item.scale, { n: counts.map((figure) => safe(figureText(figure, locale))).join("; ") }),
    ...flows.map((figure) => loadText(plan, figure, w.item.flowCheck, w.item.flowPeak)),
    ...one.channels.map((channel) => w.devices[channel] ?? ""),
    ...exchanges
      .filter(({ id }) => one.exchanges.includes(id))
      .map(({ name }) => filled(w.item.exchangeCheck, { system: safe(name) })),
    one.isOffline ? w.item.offlineCheck : "",
    ...one.constraints
      .filter(({ kind }) => kind === "forbidden")
      .map(({ about }) => filled(w.item.banCheck, { ban: safe(lowerFirst(about)) })),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/** What the system does; of an earlier function of the same kind only the first sentence is said again. */
function doesOf(plan: Plan, one: PlanFunction): string {
  const text = filled(readFunctionWords()[one.kinds[0]][plan.locale].does, slotsOf(plan, one));
  const before = plan.functions
    .slice(0, plan.functions.indexOf(one))
    .find(({ kinds }) => kinds[0] === one.kinds[0]);
  if (before === undefined) return text;
  const [own = text] = text.split(/(?<=\.)\s/u);
  return `${own} ${filled(requirementWords[plan.locale].item.rest, { code: before.code })}`;
}

/** A function as a requirement: heading with its code, what it does, rights, exchange, acceptance. */
export function itemOf(plan: Plan, one: PlanFunction, mark: string): string[] {
  const { locale, exchanges } = plan;
  const w = requirementWords[locale];
  const names = (ids: readonly string[]) =>
    listed(
      rolesOf(plan, ids).map(({ name }) => safe(name)),
      locale,
    );
  const where = [
    ...one.channels.map((channel) => w.channels[channel]),
    ...(one.isOffline ? [w.item.offline] : []),
  ];
  const systems = exchanges.filter(({ id }) => one.exchanges.includes(id));
  const lines: readonly (readonly [string, string])[] = [
    [
      w.item.detail,
      restOf(one)
        .map((run) => quoted(safe(run), locale))
        .join(", "),
    ],
    [w.item.who, names(one.users)],
    [w.item.to, names(one.receivers)],
    [w.item.where, where.join("; ")],
    [
      w.item.exchange,
      systems
        .map(({ name, direction }) => `${quoted(safe(name), locale)}, ${w.directions[direction]}`)
        .join("; "),
    ],
    ...one.constraints.map(({ kind, about }) => [w.bounds[kind], safe(about)] as const),
  ];
  return [
    `${mark} ${one.code}. ${safe(one.title)}`,
    [one.isFirst ? w.first : w.later, doesOf(plan, one)].join(" "),
    bullets(lines.filter(([, text]) => text !== "").map(([label, text]) => `${label}: ${text}.`)),
    `**${w.acceptance}:** ${lowerFirst(acceptanceOf(plan, one))}`,
  ];
}
