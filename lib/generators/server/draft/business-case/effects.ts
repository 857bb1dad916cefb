import "server-only";
import { leverFigures, usualFlow, usualPrice } from "@/content/knowledge/business-texts";
import { capabilityFigures, usualCapability } from "@/content/knowledge/figures";
import { units } from "@/content/knowledge/units";
import type { Brief } from "@/lib/generators/server/draft/brief";
import type { Ledger } from "@/lib/generators/server/draft/business-case/parameters";
import {
  HOUR_COST,
  MACHINE_FLOW,
  MONTH_HOURS,
  minutesPerCase,
} from "@/lib/generators/server/draft/idea/calculations";
import { coveredShare } from "@/lib/generators/server/draft/idea/covered-share";
import { rounded } from "@/lib/generators/server/draft/format";
import { monthly } from "@/lib/generators/server/draft/reading/figures";

const USUAL_PRICE = 1_000;
const WORKING_DAYS = 21;
const YEARLY = { hour: 0, day: 365, week: 52, month: 12, year: 1 } as const;

/** The flow a month: the visitor's, else an assumption. */
function flowOf(
  ledger: Ledger,
  { reading, primary, locale, say, texts }: Brief,
): { id: string; value: number } {
  const { volume } = reading.figures;
  const value = volume ? rounded(monthly(volume)) : usualFlow[primary];
  const word = volume && units[volume.unit][locale].at(-1);
  const id = ledger.add("flow", {
    value,
    measure: "count",
    named: volume !== undefined,
    ...(word !== undefined && { words: { unit: say(texts.business.aMonth, { unit: word }) } }),
  });
  return { id, value };
}

/** The effects that the description allows to count, each from the same figures as the project idea. */
export function addEffects(ledger: Ledger, brief: Brief): void {
  const { reading, primary } = brief;
  const { figures } = reading;
  addLosses(ledger, brief);
  const flow = figures.volume && rounded(monthly(figures.volume));
  const isMachine = flow !== undefined && flow > MACHINE_FLOW;
  const perCase = minutesPerCase(figures, primary);
  if (flow !== undefined && figures.routineShare && !isMachine) {
    ledger.line("effects", "routine", [
      flowOf(ledger, brief).id,
      ledger.add("routineShare", { value: figures.routineShare.value, measure: "percent", named: true }),
      ledger.add("selfServe", { value: 60, measure: "percent" }),
      ...handling(ledger, perCase),
    ]);
  } else if (flow !== undefined && !isMachine) {
    const share = coveredShare(flow, perCase, figures.staff?.value, MONTH_HOURS);
    ledger.line("effects", "time", [
      flowOf(ledger, brief).id,
      ledger.add("covered", { value: Math.round(share * 100), measure: "percent" }),
      ...handling(ledger, perCase),
    ]);
  } else if (figures.staff) {
    ledger.line("effects", "staff", [
      ledger.add("staff", { value: figures.staff.value, measure: "count", named: true }),
      ledger.add("dailyMinutes", { value: 30, measure: "minutes" }),
      ledger.add("days", { value: WORKING_DAYS, measure: "count", fixed: true }),
      ledger.add("rate", { value: HOUR_COST, measure: "rub" }),
      realised(ledger),
      ledger.months(),
    ]);
  }
  // Of a flow that only machines handle, one case in a hundred is assumed to reach a person.
  if (isMachine)
    ledger.line("effects", "time", [
      flowOf(ledger, brief).id,
      ledger.add("covered", { value: 1, measure: "percent" }),
      ...handling(ledger, perCase),
    ]);
  if (ledger.effects.length === 0)
    ledger.line("effects", "time", [
      flowOf(ledger, brief).id,
      ledger.add("covered", { value: 50, measure: "percent" }),
      ...handling(ledger, capabilityFigures[primary].savedMinutes),
    ]);
}

const handling = (ledger: Ledger, minutes: number): string[] => [
  ledger.add("minutes", { value: minutes, measure: "minutes" }),
  ledger.add("rate", { value: HOUR_COST, measure: "rub" }),
  realised(ledger),
  ledger.months(),
];

/** Freed time is money only where it replaces hiring or overtime. */
const realised = (ledger: Ledger) => ledger.add("realised", { value: 50, measure: "percent" });

const RETURNED = /на доработк|(?:is|are) returned|sent back/iu;

function addLosses(ledger: Ledger, brief: Brief): void {
  const { reading, texts, primary } = brief;
  const { figures, industry } = reading;
  const { volume, lossShare, lossMoney, cheque } = figures;
  // A claim sent back for correction is not lost: it is handled twice, at a price of its own.
  const isReturn =
    industry === "insurance" &&
    lossShare !== undefined &&
    RETURNED.test(reading.sentences[lossShare.sentence]?.text ?? "");
  if (volume && lossShare && !isReturn)
    ledger.line("effects", "loss", [
      flowOf(ledger, brief).id,
      ledger.add("lossShare", { value: lossShare.value, measure: "percent", named: true }),
      ledger.add("recovered", { value: 25, measure: "percent" }),
      ledger.add("cheque", {
        value: cheque?.value ?? (industry && usualPrice[industry]) ?? USUAL_PRICE,
        measure: "rub",
        named: cheque !== undefined,
      }),
      ledger.add("margin", { value: 30, measure: "percent" }),
      ledger.months(),
    ]);
  if (lossMoney) {
    const times = YEARLY[lossMoney.period ?? "year"];
    if (times === 0)
      ledger.line("effects", "downtime", [
        ledger.add("downtimeHour", { value: lossMoney.value, measure: "rub", named: true }),
        ledger.add("downtimeHours", { value: 5, measure: "count" }),
      ]);
    else
      ledger.line("effects", "lossMoney", [
        ledger.add("lossMoney", { value: lossMoney.value * times, measure: "rub", named: true }),
        ledger.add("cut", { value: 20, measure: "percent" }),
      ]);
  }
  const lever = industry && leverFigures[industry];
  const words = industry && texts.business.levers[industry];
  // Where a loss is lateness, the share the visitor named is the one to count with.
  const late = industry === "factory" || industry === "logistics" ? figures.lateShare : undefined;
  const isUsual = industry !== undefined && usualCapability[industry] === primary;
  if (
    volume &&
    (!lossShare || isReturn) &&
    !lossMoney &&
    lever &&
    words &&
    isUsual &&
    monthly(volume) <= MACHINE_FLOW
  )
    ledger.line(
      "effects",
      "loss",
      [
        flowOf(ledger, brief).id,
        ledger.add("lossShare", {
          value: (lossShare ?? late)?.value ?? lever.share,
          measure: "percent",
          named: (lossShare ?? late) !== undefined,
          words: { label: words.share, note: texts.business.leverNote },
        }),
        ledger.add("recovered", { value: 25, measure: "percent" }),
        ledger.add("cheque", {
          value: cheque?.value ?? lever.price,
          measure: "rub",
          named: cheque !== undefined,
          words: { label: words.price },
        }),
        // A direct loss has no margin to take off.
        ...(lever.margin < 100 ? [ledger.add("margin", { value: lever.margin, measure: "percent" })] : []),
        ledger.months(),
      ],
      words.label,
    );
}
