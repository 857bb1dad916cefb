import "server-only";
import { ideaWords } from "@/lib/content/idea-words";
import { sourcesAsked } from "@/lib/generators/server/compose/plan/likely";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { isUnsettled } from "@/lib/generators/server/compose/plan/records";
import { isClosed, isFinance, isGuarded } from "@/lib/generators/server/compose/plan/scale";
import { byItself } from "@/lib/generators/server/compose/plan/roles";
import { burstText } from "@/lib/generators/server/compose/text/figures";
import { codesOf, flat } from "@/lib/generators/server/compose/text/coded";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { plainRoles, standIn, usersOf } from "@/lib/generators/server/compose/text/people";
import { wordSet } from "@/lib/generators/server/read/tokens";

const messages = wordSet`reminder notice`;
const ways = wordSet`message mail call phone`;

/** A message goes out, and neither its wish nor a system that is named tells how. */
const isUnsent = ({ exchanges }: Plan, { kinds, channels, exchanges: ids }: PlanFunction) =>
  kinds.some((kind) => messages.has(kind)) &&
  !channels.some((channel) => ways.has(channel)) &&
  !exchanges.some(({ id, passes }) => passes === "messages" && ids.includes(id));

/** The least a day that only machines send. */
const STREAM = 10_000;
/** What tells where a function's data comes from: a line of its own, and one of the whole project. */
const toldOf = ({ exchanges, functions, stores, moved, loads }: Plan, one: PlanFunction): string => {
  const said = (some: Plan["exchanges"]) =>
    some.flatMap(({ name, what = "", likely = "" }) => [name, what, likely]);
  const read = stores.flatMap(({ id, name }) => (one.reads.includes(id) ? [name] : []));
  const own = exchanges.filter(({ id }) => one.exchanges.includes(id));
  const kinds = functions.map(({ kinds: [kind] }) => kind);
  const stream = loads.some(({ perDay }) => perDay >= STREAM) ? ["stream"] : [];
  return [
    [...said(own), ...read, ...moved],
    [...said(exchanges), ...kinds, ...stream],
  ]
    .map((texts) => texts.join(" "))
    .join("\n");
};

/** Sources that nothing tells, and the codes of the functions that need each. */
const untoldIn = (plan: Plan) =>
  sourcesAsked().flatMap((source) => {
    const { kinds, words, given } = source;
    const isAsked = (one: PlanFunction) =>
      kinds.includes(one.kinds[0]) &&
      words?.test([one.wish.text, ...usersOf(plan, one).map(({ name }) => name)].join(" ")) !== false &&
      !given.test(toldOf(plan, one));
    const it = codesOf(plan.functions.filter(isAsked), plan.locale);
    return it === "" ? [] : [{ source, it }];
  });

/** Questions for them: all of them, or those for systems beside the new one. */
export const sourcesIn = (plan: Plan, isBeside = false): string[] =>
  untoldIn(plan).flatMap(({ source, it }) =>
    isBeside && source.neighbour !== true ? [] : [md.filled(source[plan.locale], { it })],
  );

/** What comes from them in a number that nobody has told. */
export const uncountedIn = (plan: Plan): string[] =>
  untoldIn(plan).flatMap(({ source }) => source.uncounted?.[plan.locale] ?? []);

/** What is settled before the work begins and no answer of the sheet can hold: where it runs, who works with it, what comes from where: a list under its title. */
export function settledOf(plan: Plan): string[] {
  const { constraints, functions, locale } = plan;
  const w = ideaWords(locale);
  const isPlaced = constraints.some(({ kind }) => kind === "hosting");
  const ownerless = functions.filter(
    (one) =>
      !byItself.has(one.kinds[0]) &&
      usersOf(plan, one).every(({ actor }) => actor === undefined) &&
      standIn(plan, one) === plainRoles[locale].users,
  );
  const personal = plan.stores.filter(({ isPersonal }) => isPersonal);
  const titles = ownerless.map(({ title }) => title);
  const settled = [
    ...(isPlaced ? [] : [w.askHosting]),
    ...md.said(titles.length > 1 ? w.askWorks : w.askWork, md.allQuoted(titles, locale)),
    ...md.said(w.askExisting, md.allQuoted(plan.exchanges.filter(isUnsettled), locale)),
    ...(isGuarded(plan.sheet) ? [isFinance(plan.sheet) ? w.askFinance : w.askGuard] : []),
    ...md.said(w.askRetention, md.allQuoted(personal, locale)),
    ...sourcesIn(plan),
    ...plan.loads.flatMap((load) => burstText(load, "ask", locale) || []),
    ...md.said(
      isClosed(plan.sheet) ? w.askInside : w.askChannel,
      codesOf(
        functions.filter((one) => isUnsent(plan, one)),
        locale,
      ),
    ),
  ];
  return settled.length > 0 ? [w.settle, md.bullets(settled.map(flat))] : [];
}
