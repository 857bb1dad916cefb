import "server-only";
import { columns } from "@/lib/content/bilingual";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import type { Constraint, Plan } from "@/lib/generators/server/compose/plan/plan";
import { isClosed } from "@/lib/generators/server/compose/plan/scale";
import { requirementWords } from "@/lib/content/requirement-words";
import { banClause, burstText, figureText, periodWords } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { readQualities } from "@/lib/content/decisions";
import { cellsOf, slotsOf } from "@/lib/generators/server/compose/text/slots";
import type { Locale } from "@/lib/i18n/locales";

/** «без облака» is a ban and tells the place as well: it stands there. */
const isToldOnce = ({ kind, entry }: Constraint, _: number, all: readonly Constraint[]) =>
  kind === "hosting" ||
  !all.some((other) => other.kind === "hosting" && other.entry.text.includes(entry.text));

const FEW = 5;
/** The load of the busiest hour with its arithmetic; a few cases an hour are no load. */
function peakText(load: Plan["loads"][number], locale: Locale): string {
  const { perDay, hours, usual, days, figure, burst } = load;
  const w = requirementWords(locale);
  const rushed = md.said(w.burst, burstText(load, "when", locale)).join("");
  // Where it is so many times the usual peak hour, that stands before it.
  if (burst?.times === 1) return rushed;
  const [day, many] = [perDay, usual].map((value) => formatNumber(value, locale));
  const slots = { day: day ?? "", peak: many ?? "", hours: formatMeasure(hours, "hour", locale) };
  const it = periodWords(figure.period ?? "day", locale);
  const working = days === undefined ? "" : md.filled(w.workingDays, { n: String(days), it });
  const assumed = hours === 24 ? "" : md.filled(w.workingHours, { it: working });
  return usual < FEW ? "" : md.filled(w.peak, slots) + assumed + rushed;
}

/** Load, hours, place and what is ruled out, each with its check, then what is proposed for this system. */
export function qualityPart(plan: Plan): string[] {
  const { locale, loads, sheet } = plan;
  const w = requirementWords(locale);
  const busiest = loads.toSorted((one, other) => other.perDay - one.perDay)[0];
  // A message leaves the client's network.
  const isSealed = isClosed(sheet) && plan.exchanges.every(({ passes }) => passes === "records");
  const isOwn = sheet.limits.hosting?.kind === "own";
  const place = isSealed ? w.sealed : ["", isOwn ? w.installedOwn : w.kept.hosting];
  const rows = [
    ...loads.map((load) => [
      w.load[0],
      md.safe(figureText(load.figure, locale)) + (load === busiest ? peakText(load, locale) : ""),
      burstText(load, "check", locale) || w.load[1],
    ]),
    ...plan.constraints.filter(isToldOnce).flatMap((bound) => {
      const check = bound.kind in w.kept ? w.kept[bound.kind as keyof typeof w.kept] : "";
      // A ban by its whole clause, since its thing alone may say the contrary.
      const clause = banClause(bound, locale);
      const label = w.labels[clause ? "condition" : bound.kind];
      const [more = "", how = check] = bound.kind === "hosting" ? place : [];
      return check === "" ? [] : [[label, md.safe(clause ?? bound.about) + more, how]];
    }),
  ];
  const slots = slotsOf(plan);
  const all = [...rows, ...readQualities().flatMap((row) => cellsOf(row, slots, locale))];
  const coded = all.map(([what = "", ...cells], at) => [
    md.filled(w.coded, { n: String(at + 1), what }),
    ...cells,
  ]);
  return [md.table(columns(w.heads.quality), coded), w.proposed];
}
