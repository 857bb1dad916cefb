import "server-only";
import { columns } from "@/lib/content/bilingual";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import type { Constraint, Plan } from "@/lib/generators/server/compose/plan/plan";
import { isClosed } from "@/lib/generators/server/compose/plan/scale";
import { requirementWords } from "@/lib/content/requirement-words";
import { banClause, burstText, figureText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { readQualities } from "@/lib/content/decisions";
import { cellsOf, slotsOf } from "@/lib/generators/server/compose/text/slots";
import type { Locale } from "@/lib/i18n/locales";

/** «без облака» is a ban and tells the place as well: it stands there. */
const isToldOnce = ({ kind, entry }: Constraint, _: number, all: readonly Constraint[]) =>
  kind === "hosting" ||
  !all.some((other) => other.kind === "hosting" && other.entry.text.includes(entry.text));

const FEW = 5;
/** The load of the busiest hour first, then what it is worked out from; a few cases an hour are no load. */
function loadText(load: Plan["loads"][number], locale: Locale): string {
  const { hours, usual, days, burst } = load;
  const w = requirementWords(locale);
  const told = md.safe(figureText(load.figure, locale));
  const rushed = burstText(load, "when", locale);
  // What comes at once is no part of an hour; where it is so many times the usual peak hour, that stands before it.
  if (burst?.times === 1) return md.filled(w.burst, { it: rushed, told });
  if (usual < FEW) return told;
  const day = days === undefined ? [] : [formatMeasure(days, "day", locale)];
  const steps = [told, ...day, formatMeasure(hours, "hour", locale)].join(" ÷ ");
  const peak = md.filled(w.peak, { n: formatNumber(usual, locale) });
  return md.filled(w[hours === 24 ? "derived" : "assumedLoad"], {
    it: [peak, rushed].filter(Boolean).join(", "),
    steps,
  });
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
      load === busiest ? loadText(load, locale) : md.safe(figureText(load.figure, locale)),
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
