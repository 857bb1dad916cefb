import "server-only";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { byItself } from "@/lib/generators/server/compose/plan/roles";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { usersOf } from "@/lib/generators/server/compose/text/people";
import { wordSet } from "@/lib/generators/server/read/tokens";

const messages = wordSet`reminder notice`;
const ways = wordSet`message mail call phone`;

/** A message goes out, and neither its wish nor a system that is named tells how. */
const isUnsent = ({ exchanges }: Plan, { kinds, channels, exchanges: ids }: PlanFunction) =>
  kinds.some((kind) => messages.has(kind)) &&
  !channels.some((channel) => ways.has(channel)) &&
  !exchanges.some(({ id, passes }) => passes === "messages" && ids.includes(id));

/** Kinds that machines send to by themselves, and the least a day of what they send. */
const measured = wordSet`monitoring cargo metering tracking`;
const STREAM = 10_000;
/** Free times are taken from a schedule, and neither a system that is named nor another function gives it. */
const isUnscheduled = (
  { exchanges, functions, moved }: Plan,
  { kinds: [kind], exchanges: ids }: PlanFunction,
) =>
  kind === "booking" &&
  ids.length + moved.length === 0 &&
  !functions.some((one) => one.kinds[0] === "schedule") &&
  !exchanges.some(({ what = "", likely = "" }) => /расписани|schedule/iu.test(what + likely));

/** What is settled before the work begins and no answer of the sheet can hold: where it runs, who works with it, what comes from where. */
export function settledOf(plan: Plan): string[] {
  const { constraints, functions, locale } = plan;
  const w = ideaWords[locale].ask;
  const isPlaced = constraints.some(({ kind }) => kind === "hosting");
  const ownerless = functions.filter(
    (one) => !byItself.has(one.kinds[0]) && usersOf(plan, one).every(({ actor }) => actor === undefined),
  );
  const titles = ownerless.map(({ title }) => title);
  const codesOf = (isOne: (one: PlanFunction) => boolean) =>
    functions
      .filter(isOne)
      .map(({ code }) => code)
      .join(", ");
  const isStreamed = plan.loads.some(({ perDay }) => perDay >= STREAM);
  return [
    ...(isPlaced ? [] : [w.hosting]),
    ...md.said(w.work, md.allQuoted(titles, locale)),
    ...md.said(
      w.schedule,
      codesOf((one) => isUnscheduled(plan, one)),
    ),
    ...md.said(w.rate, isStreamed ? "" : codesOf(({ kinds: [kind] }) => measured.has(kind))),
    ...md.said(
      w.channel,
      codesOf((one) => isUnsent(plan, one)),
    ),
  ];
}
