import "server-only";
import { formatMeasure } from "@/lib/generators/numbers";
import { refineWords } from "@/lib/generators/server/compose/refine/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { columns } from "@/lib/generators/server/compose/text/bilingual";
import { moneyText } from "@/lib/generators/server/compose/text/figures";
import {
  bullets,
  filled,
  numbered,
  quoted,
  safe,
  section,
  table,
} from "@/lib/generators/server/compose/text/markdown";

const isRussian = ({ sheet }: Plan): boolean => sheet.limits.country === "RU";
const isDomestic =
  /иностранн|отечествен|реестр[аеу]? (?:российск|отечеств)|импортозамещ|foreign software|domestic software/iu;

/** What a public customer needs besides: rules of purchase, stages with what closes them, papers, questions. */
export function governmentSection(plan: Plan, isAnnex: boolean): string[] {
  const w = refineWords[plan.locale];
  const asks = columns(w.asks);
  return section(isAnnex ? w.annexGovernment : w.government, [
    lawText(plan),
    table(columns(w.stagesHead), stageRows(plan)),
    bullets(points(plan)),
    numbered(isRussian(plan) ? [...asks, w.askClass] : asks),
  ]);
}

function lawText(plan: Plan): string {
  const w = refineWords[plan.locale];
  const laws = (plan.sheet.limits.law ?? []).filter(({ removed }) => removed !== true);
  if (laws.length > 0) return filled(w.law, { law: laws.map(({ text }) => safe(text)).join(", ") });
  return isRussian(plan) ? w.lawOpen : w.lawOpenAbroad;
}

function stageRows({ functions, exchanges, locale }: Plan): string[][] {
  const w = refineWords[locale];
  const first = functions.filter(({ isFirst }) => isFirst).map(({ code, title }) => `${code} ${safe(title)}`);
  const systems = exchanges.map(({ name }) => quoted(safe(name), locale));
  const exchange = systems.length > 0 ? [w.exchange] : [];
  const slots = { functions: first.join("; "), systems: systems.join(", ") };
  return [w.survey, w.building, ...exchange, w.pilot, w.handover].map((row) =>
    columns(row).map((cell) => filled(cell, slots)),
  );
}

function points(plan: Plan): string[] {
  const { locale, stores, sheet, constraints, effort } = plan;
  const w = refineWords[locale];
  const { budget, deadline, hosting, currency } = sheet.limits;
  const personal = stores.filter(({ isPersonal }) => isPersonal).map(({ name }) => safe(name));
  const rule = constraints.find(({ about, entry }) => isDomestic.test(`${about} ${entry.text}`));
  const found = [
    personal.length > 0 &&
      filled(isRussian(plan) ? w.personal : w.personalAbroad, { stores: personal.join(", ") }),
    rule ? filled(w.registry, { about: safe(rule.about) }) : w.foreign,
    hosting && hosting.removed !== true && filled(w.hosting, { hosting: safe(hosting.text) }),
    budget?.amount !== undefined &&
      budget.removed !== true &&
      filled(w.price, {
        budget: moneyText(budget.amount, budget.currency ?? currency, locale),
        effort: formatMeasure(effort.totalPersonWeeks, "personWeek", locale),
      }),
    deadline &&
      deadline.removed !== true &&
      filled(w.deadline, {
        deadline: safe(deadline.text),
        weeks: formatMeasure(effort.firstWeeks, "week", locale),
      }),
    isRussian(plan) ? w.documents : w.documentsAbroad,
  ];
  return found.filter((point): point is string => typeof point === "string");
}
