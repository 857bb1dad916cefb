import "server-only";
import { readArchitectureKinds } from "@/lib/content/architecture-kinds";
import { systemNames } from "@/lib/generators/server/compose/architecture/decisions";
import { isSettled } from "@/lib/generators/server/compose/architecture/exchanges";
import { architectureWords } from "@/lib/generators/server/compose/architecture/words";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { contradictionsOf } from "@/lib/generators/server/compose/text/contradictions";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import { painPhrase } from "@/lib/generators/server/compose/text/losses";
import {
  filled,
  numbered,
  quoted,
  safe,
  section,
  table,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";

/** A row for each function: what its part does, which records it keeps, what it is built for. */
export function partsSection(plan: Plan): string[] {
  const { locale, functions } = plan;
  const w = architectureWords[locale];
  const core = coreFunction(plan);
  const rows = functions.map((one) => [
    `${one.code} ${safe(one.title)}`,
    one === core ? w.below : `${upperFirst(readArchitectureKinds()[one.kinds[0]][locale].does)}.`,
    keeps(plan, one, one !== core),
  ]);
  // A single part is told by its path.
  return section(w.parts, [rows.length < 2 ? undefined : table(w.partsHead, rows)]);
}

function keeps(
  { locale, stores }: Plan,
  { stores: ids, figures, kinds }: PlanFunction,
  isWhole: boolean,
): string {
  const w = architectureWords[locale];
  const names = stores.filter(({ id }) => ids.includes(id)).map(({ name }) => quoted(safe(name), locale));
  const { writes } = readArchitectureKinds()[kinds[0]][locale];
  const sizes = figures
    .filter(({ kind }) => kind === "count" || kind === "flow")
    .map((figure) => safe(figureText(figure, locale)));
  const sized = sizes.length === 0 ? "" : `; ${filled(w.sized, { figures: sizes.join(", ") })}`;
  return `${names.join(", ")}${isWhole ? `: ${writes}` : ""}${sized}`;
}

/** Today's values of the complaints, and the records that will show their change. */
export function measuresSection(plan: Plan): string[] {
  const { locale, measures, functions, stores } = plan;
  const w = architectureWords[locale];
  const core = coreFunction(plan);
  const rows = measures.flatMap(({ pain, today, functions: ids }) => {
    const text = today.length === 0 ? "" : painPhrase(plan, pain, today);
    const named = functions.filter(({ id }) => ids.includes(id));
    const by = named.length > 0 || core === undefined ? named : [core];
    const records = stores.filter(({ id }) => by.some((one) => one.stores.includes(id)));
    if (text === "" || records.length === 0) return [];
    const where = records.map(({ name }) => quoted(safe(name), locale)).join(", ");
    return [[safe(upperFirst(text)), `${where}, ${by.map(({ code }) => code).join(", ")}`]];
  });
  return section(w.measured, [rows.length === 0 ? undefined : table(w.measuredHead, rows)]);
}

/** What must be answered before it can be built. */
export function questionsSection(plan: Plan): string[] {
  const { locale, exchanges, loads, sheet, stores } = plan;
  const { questions, ask } = architectureWords[locale];
  const known = exchanges.filter(({ relation }) => relation !== "forbidden");
  const settled = known.filter((one) => isSettled(plan, one));
  const unused = known.filter((one) => !isSettled(plan, one));
  const [store] = stores.filter(({ functions }) => functions.includes(coreFunction(plan)?.id ?? ""));
  const personal = stores.filter(({ isPersonal }) => isPersonal).slice(0, 3);
  const lines = [
    ...contradictionsOf(plan).map(({ first, second }) =>
      filled(ask.clash, { first: safe(first), second: safe(second) }),
    ),
    ...(settled.length > 0 ? [filled(ask.owner, { systems: systemNames(settled, plan) })] : []),
    ...(unused.length > 0 ? [filled(ask.unused, { systems: systemNames(unused, plan) })] : []),
    ...(loads.length === 0 && store ? [filled(ask.load, { store: safe(store.name) })] : []),
    ...(sheet.limits.hosting === undefined ? [ask.hosting] : []),
    ...(personal.length > 0
      ? [filled(ask.keep, { stores: personal.map(({ name }) => quoted(safe(name), locale)).join(", ") })]
      : []),
  ];
  return section(questions, [lines.length === 0 ? undefined : numbered(lines)]);
}

export function generalSection({ locale }: Plan): string[] {
  const w = architectureWords[locale];
  return section(w.general, [w.generalText]);
}
