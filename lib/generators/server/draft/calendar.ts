import "server-only";
import type { CapabilityId, IndustryId } from "@/content/knowledge/ids";
import type { Outline } from "@/lib/generators/server/draft/idea/outline";

const WORKING_DAYS = 21;
const ALL_DAYS = 30;

/** Trades whose customers come on Sundays too. */
const EVERY_DAY: ReadonlySet<IndustryId> = new Set<IndustryId>([
  "hospitality",
  "airline",
  "retail",
  "logistics",
  "energy",
  "telecom",
  "media",
  "city",
]);
/** Work of an office, which keeps office days in every trade. */
const OFFICE: ReadonlySet<CapabilityId> = new Set<CapabilityId>([
  "documents",
  "erp",
  "crm",
  "bitrix24",
  "analytics",
]);
/** Equipment and services are watched whenever they run. */
const WATCHED: ReadonlySet<CapabilityId> = new Set<CapabilityId>(["monitoring", "production", "highload"]);

type Work = Pick<Outline, "reading" | "primary">;

/** Whether the flow of a description comes on all days of a month and not on working days only. */
export function isEveryDay({ reading, primary }: Work): boolean {
  const { figures, constraints, industry } = reading;
  const { period } = figures.volume ?? {};
  // A daily flow was brought to a month of thirty days, so it is divided by as many.
  if (period === "day" || period === "hour" || constraints.includes("always")) return true;
  if (OFFICE.has(primary)) return false;
  return WATCHED.has(primary) || (industry !== undefined && EVERY_DAY.has(industry));
}

/** Days of a month on which the flow comes. */
export const daysOf = (work: Work): number => (isEveryDay(work) ? ALL_DAYS : WORKING_DAYS);
