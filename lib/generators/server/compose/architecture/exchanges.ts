import "server-only";
import { architectureWords } from "@/lib/generators/server/compose/architecture/words";
import type { Exchange, Plan } from "@/lib/generators/server/compose/plan/plan";
import {
  filled,
  lowerFirst,
  quoted,
  safe,
  section,
  table,
} from "@/lib/generators/server/compose/text/markdown";

/** «обмен», "integration": says that something passes, not what. */
const isBare = /^(?:обмен|интеграц|синхрониз|связ|подключен|exchange|integration|sync|connection|link)/iu;

/** What passes, in the visitor's nouns; else the things of the functions that use the system. */
export function passed({ functions }: Plan, { what, functions: ids }: Exchange): string | undefined {
  if (what !== undefined && !isBare.test(what)) return what;
  const things = functions
    .filter(({ id, object }) => ids.includes(id) && !isBare.test(object))
    .map(({ object }) => lowerFirst(object));
  return things.length === 0 ? undefined : things.join(", ");
}

/** Systems that something passes to or from: what is drawn without a label is asked. */
export const isSettled = (plan: Plan, one: Exchange): boolean => passed(plan, one) !== undefined;

/** A line for each neighbour: contents and direction, whose data count, failure. */
export function exchangeSection(plan: Plan): string[] {
  const { locale, exchanges } = plan;
  const w = architectureWords[locale];
  const failure = ({ relation, kind, direction }: Exchange) =>
    relation === "replaced"
      ? w.fails.replaced
      : kind === "other" && direction === "out"
        ? w.fails.otherOut
        : w.fails[kind];
  const rows = exchanges
    .filter((one) => one.relation !== "forbidden" && isSettled(plan, one))
    .map((one) => [
      `**${quoted(safe(one.name), locale)}**, ${w.relations[one.relation]}`,
      filled(w.directions[one.direction], { what: safe(passed(plan, one) ?? "") }),
      w.owners[one.direction],
      failure(one),
    ]);
  return section(w.exchanges, [rows.length === 0 ? undefined : table(w.exchangeHead, rows)]);
}
