import "server-only";
import type { QualityLine } from "@/content/knowledge/requirement-texts";
import { table } from "@/lib/generators/markdown";
import { formatMeasure, formatNumber, formatPercent } from "@/lib/generators/numbers";
import { concurrentIn, loadOf, recoveryOf } from "@/lib/generators/server/draft/architecture/load";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { sitesOf } from "@/lib/generators/server/draft/reading/figures";
import { formatCount, formatFlow, rounded } from "@/lib/generators/server/draft/format";

const HOURS_A_YEAR = 8760;

/** Quality requirements with a measurable value each: those that the figures set, then the constraints, then the usual ones. */
function lines(brief: Brief): { line: QualityLine; slots: Record<string, string> }[] {
  const { reading, texts, plan, locale } = brief;
  const { qualities, constraints } = texts.requirements;
  const { volume, staff, availability } = reading.figures;
  const places = sitesOf(reading.figures);
  const load = loadOf(brief);
  const number = (value: number) => formatNumber(value, locale);
  const found: { line: QualityLine; slots: Record<string, string> }[] = [];
  if (load && volume)
    found.push({
      line: qualities.capacity,
      slots: {
        value: formatFlow({ value: load.month, unit: volume.unit, period: "month" }, locale),
        target: number(rounded(load.hour * 2)),
      },
    });
  if (staff) found.push({ line: qualities.users, slots: { value: number(concurrentIn(reading.figures)) } });
  if (availability) {
    const share = Math.round((100 - availability.value) * 1000) / 1000;
    found.push({
      line: qualities.availabilityNamed,
      slots: {
        value: formatPercent(availability.value, locale),
        hours: formatMeasure(rounded((HOURS_A_YEAR * share) / 100), "hour", locale),
      },
    });
  } else
    found.push({
      line: reading.constraints.includes("always") ? qualities.availabilityAlways : qualities.availability,
      slots: {},
    });
  if (places)
    found.push({
      line: qualities.places,
      slots: {
        value: formatCount(places.value, places.unit, locale),
        pilot: formatCount(plan.pilotPlaces?.value ?? 1, plan.pilotPlaces?.unit ?? places.unit, locale),
      },
    });
  for (const id of reading.constraints) {
    const line = constraints[id];
    if (line) found.push({ line, slots: {} });
  }
  found.push(
    { line: qualities.response, slots: {} },
    { line: qualities.restore, slots: recoveryOf(brief) },
    { line: qualities.trail, slots: {} },
    { line: qualities.access, slots: {} },
  );
  if (load) found.push({ line: qualities.growth, slots: { value: number(load.month * 36) } });
  return found;
}

/** The quality requirements as a table, and how many there are. */
export function qualityTable(brief: Brief): { count: number; markdown: string } {
  const { texts, say } = brief;
  const { codes, qualityHead } = texts.requirements;
  const rows = lines(brief).map(({ line, slots }, index) => [
    `${codes.quality}-${String(index + 1).padStart(2, "0")}`,
    line.name,
    say(line.value, slots),
    say(line.check, slots),
  ]);
  return { count: rows.length, markdown: table(qualityHead, rows) };
}
