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

/** What is settled before the work begins and no answer of the sheet can hold: where it runs, who works with it, how messages go out. */
export function settledOf(plan: Plan): string[] {
  const { constraints, functions, locale } = plan;
  const w = ideaWords[locale].ask;
  const isPlaced = constraints.some(({ kind }) => kind === "hosting");
  const ownerless = functions.filter(
    (one) => !byItself.has(one.kinds[0]) && usersOf(plan, one).every(({ actor }) => actor === undefined),
  );
  const titles = ownerless.map(({ title }) => title);
  const unsent = functions.filter((one) => isUnsent(plan, one)).map(({ code }) => code);
  return [
    ...(isPlaced ? [] : [w.hosting]),
    ...md.said(w.work, md.allQuoted(titles, locale)),
    ...md.said(w.channel, unsent.join(", ")),
  ];
}
