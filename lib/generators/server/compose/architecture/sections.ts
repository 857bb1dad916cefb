import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { readPartWords } from "@/lib/content/function-words";
import { passed } from "@/lib/generators/server/compose/architecture/path";
import { architectureWords } from "@/lib/generators/server/compose/architecture/words";
import type { Exchange, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { consequencesOf } from "@/lib/generators/server/compose/text/arithmetic";
import { columns } from "@/lib/generators/server/compose/text/bilingual";
import { contradictionsOf } from "@/lib/generators/server/compose/text/contradictions";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import {
  bullets,
  filled,
  numbered,
  quoted,
  safe,
  section,
  sentence,
  table,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";
import { staffFigures, startThings } from "@/lib/generators/server/compose/text/stages";

/** A row for each function: what its part does, and which records it keeps. */
export function partsSection(plan: Plan): string[] {
  const w = architectureWords[plan.locale];
  const rows = plan.functions.map((one) => [
    `${one.code} ${safe(one.title)}`,
    `${upperFirst(readPartWords()[plan.locale][one.kinds[0]].does)}.`,
    keptBy(plan, one),
  ]);
  return section(w.parts, [rows.length === 0 ? undefined : table(columns(w.partsHead), rows)]);
}

const quotedNames = (some: readonly { name: string }[], { locale }: Plan): string =>
  some.map(({ name }) => quoted(safe(name), locale)).join(", ");
const figureTexts = (figures: readonly Figure[], { locale }: Plan): string =>
  figures.map((figure) => safe(figureText(figure, locale))).join("; ");

function keptBy(plan: Plan, { stores: ids, figures, kinds }: PlanFunction): string {
  const names = quotedNames(
    plan.stores.filter(({ id }) => ids.includes(id)),
    plan,
  );
  const { writes } = readPartWords()[plan.locale][kinds[0]];
  const sizes = figures.filter(({ kind }) => kind === "count" || kind === "flow");
  const sized = filled(architectureWords[plan.locale].sized, { figures: figureTexts(sizes, plan) });
  return `${names}: ${writes}${sizes.length === 0 ? "" : `; ${sized}`}`;
}

/** Flows by arithmetic, what is loaded at the start, who gets accounts. */
export function volumeSection(plan: Plan): string[] {
  const w = architectureWords[plan.locale];
  const loads = consequencesOf(plan).filter(({ kind }) => kind === "load");
  const people = [...staffFigures(plan), ...plan.roles.flatMap(({ figure }) => figure ?? [])].filter(
    ({ kind, period }) => kind === "count" && period === undefined,
  );
  const said = (template: string, figures: readonly Figure[]) =>
    figures.length === 0 ? [] : [filled(template, { figures: figureTexts([...new Set(figures)], plan) })];
  return section(w.volumes, [
    bullets(loads.map(({ line }) => sentence(safe(line)))),
    [...said(w.start, startThings(plan)), ...said(w.accounts, people)].join(" "),
  ]);
}

function failureOf({
  relation,
  kind,
  direction,
}: Exchange): "failsMove" | "failsPayment" | "failsQueue" | "failsLast" {
  if (relation === "replaced") return "failsMove";
  if (kind === "payments") return "failsPayment";
  return direction === "in" ? "failsLast" : "failsQueue";
}

/** A line for each neighbour that something passes to or from: contents and direction, failure. */
export function exchangeSection(plan: Plan): string[] {
  const { locale, exchanges } = plan;
  const w = architectureWords[locale];
  const rows = exchanges.flatMap((one) => {
    const what = passed(plan, one);
    const name = `**${quoted(safe(one.name), locale)}**`;
    return what === undefined
      ? []
      : [[name, filled(w[one.direction], { what: safe(what) }), w[failureOf(one)]]];
  });
  return section(w.exchanges, [rows.length === 0 ? undefined : table(columns(w.exchangeHead), rows)]);
}

/** What must be answered before it can be built. */
export function questionsSection(plan: Plan): string[] {
  const { locale, exchanges, loads, sheet, stores } = plan;
  const w = architectureWords[locale];
  const isSettled = (one: Exchange) => passed(plan, one) !== undefined;
  const core = coreFunction(plan)?.id ?? "";
  const counted =
    loads.length > 0 ? [] : stores.filter(({ functions }) => functions.includes(core)).slice(0, 1);
  const asked: readonly (readonly [template: string, about: readonly { name: string }[]])[] = [
    [w.askOwner, exchanges.filter(isSettled)],
    [w.askUnused, exchanges.filter((one) => !isSettled(one))],
    [w.askLoad, counted],
    [w.askYears, stores.filter(({ isPersonal }) => isPersonal).slice(0, 3)],
  ];
  return section(w.questions, [
    numbered([
      ...contradictionsOf(plan).map(({ first, second }) =>
        filled(w.askClash, { first: safe(first), second: safe(second) }),
      ),
      ...asked.flatMap(([ask, some]) =>
        some.length === 0 ? [] : [filled(ask, { it: quotedNames(some, plan) })],
      ),
      ...(sheet.limits.hosting === undefined ? [w.askHosting] : []),
    ]),
  ]);
}
