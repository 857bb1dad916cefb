import "server-only";
import { formatMeasure } from "@/lib/generators/numbers";
import { systemNames } from "@/lib/generators/server/compose/architecture/decisions";
import { refineWords } from "@/lib/generators/server/compose/refine/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { moneyText, roughly } from "@/lib/generators/server/compose/text/figures";
import {
  bullets,
  filled,
  heading,
  numbered,
  safe,
  table,
} from "@/lib/generators/server/compose/text/markdown";
import type { CorporateToolId } from "@/lib/generators/tools";

const isRussian = ({ sheet }: Plan): boolean => sheet.limits.country === "RU";
const domestic =
  /иностранн|отечествен|реестр[аеу]? (?:российск|отечеств)|импортозамещ|foreign software|domestic software/iu;

/** What a public customer needs besides: rules of purchase, sides, stages with what closes them, papers, questions. */
export function governmentSection(plan: Plan, tool: CorporateToolId, isAnnex: boolean): string[] {
  const w = refineWords[plan.locale];
  const codes = plan.functions
    .filter(({ isFirst }) => isFirst)
    .map(({ code, object }) => `${code} ${safe(object)}`);
  return [
    heading(isAnnex ? w.annexGovernment : w.government),
    [filled(w.own[tool], { functions: codes.join("; ") }), lawText(plan)].join(" "),
    table(w.stagesHead, stageRows(plan)),
    table(w.sidesHead, w.sides),
    bullets(points(plan)),
    numbered(asks(plan)),
  ];
}

const lawsOf = ({ sheet }: Plan): string[] =>
  (sheet.limits.law ?? []).filter(({ removed }) => removed !== true).map(({ text }) => safe(text));

function lawText(plan: Plan): string {
  const w = refineWords[plan.locale];
  const laws = lawsOf(plan);
  if (laws.length > 0) return filled(w.law, { law: laws.join(", ") });
  return isRussian(plan) ? w.lawOpen : w.lawOpenAbroad;
}

function stageRows(plan: Plan): string[][] {
  const { stages } = refineWords[plan.locale];
  const first = plan.functions.filter(({ isFirst }) => isFirst).map(({ code }) => code);
  const systems = plan.exchanges.filter(({ relation }) => relation !== "forbidden");
  const ids = [
    "start",
    "work",
    ...(systems.length > 0 ? (["exchange"] as const) : []),
    "pilot",
    "handover",
  ] as const;
  return ids.map((id) =>
    stages[id].map((cell) =>
      filled(cell, { functions: first.join(", "), systems: systemNames(systems, plan) }),
    ),
  );
}

function points(plan: Plan): string[] {
  const { locale, stores, sheet, constraints, effort } = plan;
  const w = refineWords[locale].points;
  const { budget, deadline, hosting, currency } = sheet.limits;
  const personal = stores.filter(({ isPersonal }) => isPersonal).map(({ name }) => safe(name));
  const rule = constraints.find(({ about, entry }) => domestic.test(`${about} ${entry.text}`));
  const amount = budget?.removed === true ? undefined : budget?.amount;
  const money = (value: number) => moneyText(value, budget?.currency ?? currency, locale);
  const weeks = formatMeasure(effort.firstWeeks, "week", locale);
  return [
    ...(personal.length > 0
      ? [filled(isRussian(plan) ? w.personal : w.personalAbroad, { stores: personal.join(", ") })]
      : []),
    ...(rule ? [filled(w.registry, { about: safe(rule.about) })] : [w.foreign]),
    ...(hosting && hosting.removed !== true ? [filled(w.hosting, { hosting: safe(hosting.text) })] : []),
    ...(amount !== undefined && effort.totalPersonWeeks > 0
      ? [
          filled(w.price, {
            budget: money(amount),
            effort: formatMeasure(effort.totalPersonWeeks, "personWeek", locale),
            rate: money(roughly(amount / effort.totalPersonWeeks)),
          }),
        ]
      : []),
    ...(deadline && deadline.removed !== true
      ? [filled(w.deadline, { deadline: safe(deadline.text), weeks })]
      : []),
    isRussian(plan) ? w.documents : w.documentsAbroad,
  ];
}

function asks(plan: Plan): string[] {
  const { ask } = refineWords[plan.locale];
  const budget = plan.sheet.limits.budget;
  return [
    ask.commission,
    ...(isRussian(plan) ? [ask.class] : [ask.language]),
    ...(budget === undefined ? [ask.price] : []),
    ask.rights,
  ];
}
