import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";
import { formatMeasure } from "@/lib/generators/numbers";
import { toReader } from "@/lib/generators/second-person";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { moneyText } from "@/lib/generators/server/compose/text/figures";
import { filled, quoted, upperFirst } from "@/lib/generators/server/compose/text/markdown";

const ids = ["deadline", "budget", "steps", "bot", "exchange", "offline", "personal", "unmeasured"] as const;
const rows = z.record(z.enum(ids), barred("name", "why", "sign", "measure", "owner", "told", "done"));
const read = knowledge("risks.yaml", z.strictObject({ ru: rows, en: rows }));

/** The first function of the first release; the one to keep when all else must wait. */
export const coreFunction = ({ functions }: Plan): PlanFunction | undefined =>
  functions.find(({ isFirst, pains }) => isFirst && pains.length > 0) ??
  functions.find(({ isFirst }) => isFirst) ??
  functions[0];

/** The first question whose answer tells how bad a complaint is. */
export const questionOfPain = ({ questions, measures }: Plan): string =>
  questions.find(({ about }) => measures.some(({ pain }) => pain.id === about))?.text ?? "";

/** A way that is asked for, and no system of the client's: «документы через ЭДО». */
export const WAY = /^эдо$/iu;

/** A system that has to be there and nobody has named. */
export const UNSETTLED = /\((?:уточнить|to be settled)\)/u;

/** What comes from the client's own programs under a number of theirs. */
const STEPS = /шаги операций|steps of operations/u;

type Slots = Readonly<Record<string, string>>;

function slotsOf(plan: Plan): Slots {
  const { locale, exchanges, services, functions, stores, sheet, tight } = plan;
  const { budget, deadline } = tight;
  const core = coreFunction(plan);
  // A loss that is told in money is a baseline.
  const sums = sheet.figures.flatMap(({ id, kind }) => (kind === "money" ? [id] : []));
  const isPriced = plan.measures.some(({ pain }) => pain.figures.some((id) => sums.includes(id)));
  const weeks = (count: number) => formatMeasure(Math.floor(count), "week", locale);
  const money = (sum: number) => moneyText(sum, budget?.currency, locale);
  return {
    ...(core && { first: `${core.code} ${quoted(core.title, locale)}` }),
    ...(deadline && { weeks: weeks(deadline.needed), given: weeks(deadline.given) }),
    ...(deadline && { deadline: toReader(sheet.limits.deadline?.text ?? "", locale) }),
    ...(budget && { budget: money(budget.given), cost: money(budget.cost) }),
    // What nobody has named yet is feared the most.
    systems: [...services.filter(({ name }) => UNSETTLED.test(name)), ...exchanges]
      .flatMap(({ name, passes }) => (passes === "records" ? [upperFirst(name)] : []))
      .join(", "),
    // No path is seen where the client's own programs do not pass the number on.
    steps: functions
      .filter(
        ({ id, isFirst }) =>
          isFirst && services.some((one) => STEPS.test(one.what ?? "") && one.functions.includes(id)),
      )
      .map(({ code }) => code)
      .join(", "),
    answers: functions.flatMap(({ kinds: [kind], code }) => (kind === "assistant" ? [code] : [])).join(", "),
    functions: functions.flatMap(({ isOffline, code }) => (isOffline ? [code] : [])).join(", "),
    stores: stores.flatMap(({ isPersonal, name }) => (isPersonal ? [name] : [])).join(", "),
    question: isPriced ? "" : questionOfPain(plan),
  };
}

/** What this sheet gives cause to fear: lines whose slots it fills. All texts are plain, not yet Markdown. */
export function risksOf(plan: Plan) {
  const slots = slotsOf(plan);
  return ids.flatMap((id) => {
    const cells = read()[plan.locale][id];
    const needed = Object.values(cells).flatMap((text) => text.match(/(?<=\{)\w+(?=\})/gu) ?? []);
    if (needed.some((slot) => !slots[slot])) return [];
    const texts = Object.entries(cells).map(([name, text]) => [name, filled(text, slots)]);
    return [{ id, ...(Object.fromEntries(texts) as typeof cells) }];
  });
}
