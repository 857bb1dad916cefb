import "server-only";
import { z } from "zod";
import { kindList, knowledge } from "@/lib/content/knowledge";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { leftOutOf, placesOf } from "@/lib/generators/server/compose/plan/scale";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import { filled, listed } from "@/lib/generators/server/compose/text/markdown";

const readBills = knowledge(
  "bills.yaml",
  z.array(z.strictObject({ kinds: kindList, ru: z.string(), en: z.string() })),
);

/** Bills that others send for what the functions do: messages, maps, signatures. */
const billsOf = ({ functions, locale }: Plan): string[] => {
  const kinds = functions.flatMap((one) => [...one.kinds, ...one.parts.map(({ kind }) => kind)]);
  const rows = readBills().filter((row) => row.kinds.some((kind) => kinds.includes(kind)));
  return [...new Set(rows.map((row) => row[locale]))];
};

/** What the estimate does not hold, a name each, plain. `isCase`: of the business case, which counts the launch at all places. */
export function leftOutNames(plan: Plan, isCase = false): string[] {
  const { locale } = plan;
  const w = ideaWords[locale];
  const { audit, servers, archive, rest, taught } = leftOutOf(plan);
  const people = taught.map((figure) => figureText(figure, locale));
  return [
    ...(audit ? [w.leftAudit] : []),
    ...(servers ? [w.leftServers] : []),
    ...(archive ? [w.leftArchive] : []),
    ...(rest && !(isCase && placesOf(plan.sheet)) ? [w.leftRest] : []),
    ...(people.length === 0 ? [] : [filled(w.leftTaught, { it: listed(people, locale) })]),
    ...billsOf(plan),
    ...(isCase ? [w.leftHours] : []),
  ];
}
