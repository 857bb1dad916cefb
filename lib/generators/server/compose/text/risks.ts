import "server-only";
import { z } from "zod";
import { inBothLanguages, knowledge } from "@/lib/content/knowledge";
import { formatMeasure } from "@/lib/generators/numbers";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { contradictionsOf } from "@/lib/generators/server/compose/text/contradictions";
import { moneyText } from "@/lib/generators/server/compose/text/figures";
import { filled, listed, quoted } from "@/lib/generators/server/compose/text/markdown";

/** What can go wrong in any project: the cells of the register, with slots for the client's names. */
const ids = z.enum([
  "contradiction",
  "deadlineShort",
  "deadlineClose",
  "budget",
  "exchange",
  "replaced",
  "offline",
  "personal",
  "unmeasured",
]);
const read = knowledge(
  "risks.yaml",
  z.record(ids, inBothLanguages("name", "why", "sign", "measure", "owner")),
);
type Cause = readonly [id: z.infer<typeof ids>, slots: Readonly<Record<string, string>>];

/** The first function of the first release; the one to keep when all else must wait. */
export const coreFunction = ({ functions }: Plan): PlanFunction | undefined =>
  functions.find(({ isFirst, pains }) => isFirst && pains.length > 0) ??
  functions.find(({ isFirst }) => isFirst) ??
  functions[0];

function limitCauses(plan: Plan): Cause[] {
  const { sheet, effort, tight, locale } = plan;
  const { deadline } = sheet.limits;
  const core = coreFunction(plan);
  const first = core === undefined ? "" : `${core.code} ${quoted(core.title, locale)}`;
  const weeks = (count: number) => formatMeasure(count, "week", locale);
  const found: Cause[] = [];
  if (deadline?.weeks !== undefined && deadline.removed !== true) {
    const given = Math.floor(deadline.weeks);
    const spare = given - effort.firstWeeks;
    const slots = { deadline: deadline.text, weeks: weeks(effort.firstWeeks), gap: weeks(Math.abs(spare)) };
    const id = spare < 0 ? "deadlineShort" : "deadlineClose";
    if (spare < 4) found.push([id, { ...slots, first, given: weeks(given) }]);
  }
  if (tight.budget) {
    const { given, cost, currency } = tight.budget;
    const money = (sum: number) => moneyText(sum, currency, locale);
    found.push(["budget", { budget: money(given), cost: money(cost), first }]);
  }
  return found;
}

/** What this sheet gives cause to fear, the gravest first; all texts are plain, not yet Markdown. */
export function risksOf(plan: Plan) {
  const { locale, measures, questions, exchanges, functions, stores } = plan;
  const codes = (some: readonly PlanFunction[]) => some.map(({ code }) => code);
  const systemCauses = (["exchange", "replaced"] as const).flatMap((id): Cause[] => {
    const some = exchanges.filter((one) => (one.relation === "replaced") === (id === "replaced"));
    const systems = some.map(({ name }) => quoted(name, locale)).join(", ");
    return some.length === 0 ? [] : [[id, { systems }]];
  });
  const offline = codes(functions.filter(({ isOffline }) => isOffline));
  const personal = stores.filter(({ isPersonal }) => isPersonal).map(({ name }) => name);
  const question = measures.find((one) => one.question !== undefined)?.question ?? questions[0]?.text;
  const causes: Cause[] = [
    ...contradictionsOf(plan).map((sides): Cause => ["contradiction", sides]),
    ...limitCauses(plan),
    ...systemCauses,
    ...(offline.length === 0 ? [] : [["offline", { functions: listed(offline, locale) }] as const]),
    ...(personal.length === 0 ? [] : [["personal", { stores: personal.slice(0, 3).join(", ") }] as const]),
    ...(question === undefined ? [] : [["unmeasured", { question }] as const]),
  ];
  return causes.map(([id, slots]) => {
    const cells = read()[id][locale];
    return {
      name: filled(cells.name, slots),
      why: filled(cells.why, slots),
      sign: filled(cells.sign, slots),
      measure: filled(cells.measure, slots),
      owner: cells.owner,
    };
  });
}
