import "server-only";
import { units } from "@/content/knowledge/units";
import type { Brief } from "@/lib/generators/server/draft/brief";
import type { Ledger } from "@/lib/generators/server/draft/business-case/parameters";
import { agreedEffort } from "@/lib/generators/server/draft/effort";
import { MACHINE_FLOW } from "@/lib/generators/server/draft/idea/calculations";
import { monthly } from "@/lib/generators/server/draft/reading/figures";

/** Prices in roubles, assumptions that the document names. */
const PRICE = {
  week: 150_000,
  place: 60_000,
  trainee: 5_000,
  platform: { plain: 450_000, busy: 1_800_000, closed: 2_400_000 },
  hosting: { plain: 35_000, busy: 150_000, closed: 90_000 },
  duty: 250_000,
  message: 2,
  answer: 2,
} as const;

const SUPPORT_SHARE = 15;

const environmentOf = ({ reading }: Brief): "plain" | "busy" | "closed" => {
  const { constraints, figures } = reading;
  if (constraints.includes("closed") || constraints.includes("domestic")) return "closed";
  return figures.volume && monthly(figures.volume) > MACHINE_FLOW ? "busy" : "plain";
};

/** The effort in person-weeks: that of the architecture sent along, else of the plan. */
export const weeksOf = ({ effort, input }: Brief): number => agreedEffort(input.context) ?? effort.total;

/** Investments: development by the effort of the architecture, connecting the other sites or training, the platform. */
export function addInvestment(ledger: Ledger, brief: Brief): void {
  const { reading, plan, locale } = brief;
  const { staff, places } = reading.figures;
  ledger.line("investment", "development", [
    ledger.add("personWeeks", { value: weeksOf(brief), measure: "count" }),
    ledger.add("weekPrice", { value: PRICE.week, measure: "rub" }),
  ]);
  if (plan.rollout && places)
    ledger.line("investment", "rollout", [
      ledger.add("places", {
        value: plan.rollout.rest,
        measure: "count",
        words: { unit: units[places.unit][locale].at(-1) ?? "" },
      }),
      ledger.add("placePrice", { value: PRICE.place, measure: "rub" }),
    ]);
  else if (staff)
    ledger.line("investment", "training", [
      ledger.add("trainees", { value: staff.value, measure: "count", named: true }),
      ledger.add("traineePrice", { value: PRICE.trainee, measure: "rub" }),
    ]);
  ledger.line("investment", "platform", [
    ledger.add("platform", { value: PRICE.platform[environmentOf(brief)], measure: "rub" }),
  ]);
}

/** Yearly costs: support as a share of development, hosting, and what the thing itself consumes. */
export function addYearlyCosts(ledger: Ledger, brief: Brief): void {
  const { reading, primary } = brief;
  ledger.line("yearlyCosts", "support", [
    "person-weeks",
    "week-price",
    ledger.add("supportShare", { value: SUPPORT_SHARE, measure: "percent" }),
  ]);
  ledger.line("yearlyCosts", "hosting", [
    ledger.add("hosting", { value: PRICE.hosting[environmentOf(brief)], measure: "rub" }),
    ledger.months(),
  ]);
  if (reading.constraints.includes("always"))
    ledger.line("yearlyCosts", "duty", [
      ledger.add("duty", { value: PRICE.duty, measure: "rub" }),
      ledger.months(),
    ]);
  const hasFlow = ledger.parameters.some(({ id }) => id === "flow");
  if (hasFlow && primary === "booking")
    ledger.line("yearlyCosts", "messages", [
      "flow",
      ledger.add("message", { value: PRICE.message, measure: "rub" }),
      ledger.months(),
    ]);
  if (hasFlow && primary === "assistant")
    ledger.line("yearlyCosts", "answers", [
      "flow",
      ledger.add("answer", { value: PRICE.answer, measure: "rub" }),
      ledger.months(),
    ]);
}
