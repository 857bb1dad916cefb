import "server-only";
import { countedBy } from "@/lib/generators/business-case/formula";
import { formatNumber } from "@/lib/generators/numbers";
import { architectureWords } from "@/lib/generators/server/compose/architecture/words";
import { yearly } from "@/lib/generators/server/compose/business-case/ledger";
import { bookOf } from "@/lib/generators/server/compose/business-case/book";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Load, Plan } from "@/lib/generators/server/compose/plan/plan";
import { figureText, isMeasured, roughly } from "@/lib/generators/server/compose/text/figures";
import { bullets, filled, safe, section } from "@/lib/generators/server/compose/text/markdown";
import { staffFigures } from "@/lib/generators/server/compose/text/stages";

/** Requests that one record makes, and what one plain server answers a second: assumptions that the document names. */
const REQUESTS_A_RECORD = 10;
const SERVER_A_SECOND = 50;

const ROUND_YEAR = 365;

/** «340 машин в день × 250 рабочих дней = 85 000 в год; в самый занятый час – 34»; the year is that of the business case. */
function flowLine(plan: Plan, { figure, perPeakHour }: Load, isBusiest: boolean): string | undefined {
  const { locale, sheet } = plan;
  const w = architectureWords[locale];
  const total = yearly(figure, bookOf(sheet).around(figure));
  const times = (total ?? 0) / figure.value;
  const forms = {
    day: times === ROUND_YEAR ? w.times.round : w.times.days,
    week: w.times.week,
    month: w.times.month,
    quarter: w.times.quarter,
  } as const;
  const period = figure.period as keyof typeof forms | undefined;
  const flow = safe(figureText(figure, locale));
  const unit = period === undefined ? undefined : forms[period];
  const isWhole = total !== undefined && unit !== undefined && figure.max === undefined;
  const year = isWhole
    ? filled(w.aYear, { flow, times: countedBy(times, unit, locale), total: formatNumber(total, locale) })
    : flow;
  const peak =
    perPeakHour < 1
      ? undefined
      : filled(w.peak, { peak: formatNumber(Math.max(1, roughly(Math.round(perPeakHour))), locale) });
  if (peak === undefined && !isWhole) return undefined;
  const server = isBusiest ? serverText(plan, perPeakHour) : "";
  return `${[year, peak].filter(Boolean).join("; ")}${server}.`;
}

/** Flows over a year and in the busiest hour, what is loaded at the start, who gets accounts. */
export function volumeSection(plan: Plan): string[] {
  const { locale, sheet, loads } = plan;
  const w = architectureWords[locale];
  const people = [
    ...new Set([...staffFigures(plan), ...plan.roles.flatMap(({ figure }) => figure ?? [])]),
  ].filter(({ kind, period }) => kind === "count" && period === undefined);
  const said = (template: string, figures: readonly Figure[]) =>
    figures.length === 0
      ? []
      : [filled(template, { figures: figures.map((one) => safe(figureText(one, locale))).join("; ") })];
  const present = sheet.figures.filter(
    (one) =>
      one.kind === "count" &&
      one.says === "has" &&
      one.period === undefined &&
      one.removed !== true &&
      !isMeasured(one.unit) &&
      !people.includes(one),
  );
  const flows = loads.filter(({ figure }) => !isMeasured(figure.unit));
  const busiest = Math.max(0, ...flows.map(({ perPeakHour }) => perPeakHour));
  const lines = flows.flatMap((load) => flowLine(plan, load, load.perPeakHour === busiest) ?? []);
  return section(w.volumes, [
    lines.length === 0 ? undefined : bullets(lines),
    [...said(w.start, present), ...said(w.accounts, people)].join(" "),
  ]);
}

function serverText({ locale }: Plan, perPeakHour: number): string {
  const w = architectureWords[locale];
  const aMinute = (perPeakHour * REQUESTS_A_RECORD) / 60;
  if (perPeakHour < 1 || aMinute / 60 > SERVER_A_SECOND) return "";
  const requests = aMinute < 1 ? w.fewRequests : countedBy(Math.round(aMinute), w.requests, locale);
  return filled(w.server, { requests });
}
