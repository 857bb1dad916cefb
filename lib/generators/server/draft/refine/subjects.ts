import "server-only";
import type { CapabilityId, IndustryId, SystemKind } from "@/content/knowledge/ids";
import type { UnitId } from "@/content/knowledge/units";
import type { Brief } from "@/lib/generators/server/draft/brief";
import type { MentionedSystem } from "@/lib/generators/server/draft/reading/systems";

/** What a public customer must know of a project, from what was read of it. */

/** Trades that public bodies work in, and whose customers are citizens. */
const PUBLIC: ReadonlySet<IndustryId> = new Set(["city", "health", "university"]);

/** Trades whose customers are people, so that there are personal data. */
const OF_PEOPLE: ReadonlySet<IndustryId> = new Set([
  "health",
  "bank",
  "city",
  "retail",
  "airline",
  "university",
  "telecom",
  "insurance",
  "hospitality",
]);

/** Capabilities that hold people's records in any trade. */
const WITH_PEOPLE: ReadonlySet<CapabilityId> = new Set([
  "booking",
  "requests",
  "portal",
  "crm",
  "bitrix24",
  "shop",
  "assistant",
  "mobile",
]);

/** Spheres of 187-FZ (article 2, paragraph 8). */
const CRITICAL: ReadonlySet<IndustryId> = new Set([
  "health",
  "oil",
  "bank",
  "logistics",
  "airline",
  "energy",
  "telecom",
]);

/** People outside the organisation, whose records a system holds. */
const SUBJECTS: ReadonlySet<UnitId> = new Set([
  "patient",
  "student",
  "applicant",
  "pupil",
  "citizen",
  "passenger",
  "subscriber",
  "customer",
  "shopper",
  "guest",
]);

/** Named systems that the register of Russian software does not list, by their Russian names. */
const UNLISTED = new Set([
  "SAP",
  "Oracle",
  "Microsoft Dynamics",
  "Active Directory",
  "Telegram",
  "WhatsApp",
  "Viber",
  "Booking.com",
  "Sabre",
  "Amadeus",
  "Zabbix",
  "Prometheus",
  "Grafana",
  "Excel",
  "Moodle",
  "Jira",
]);

const STATE: readonly SystemKind[] = ["state"];

export const isUnlisted = ({ ru, isLeft }: MentionedSystem) => UNLISTED.has(ru) && !isLeft;
export const isState = ({ kind }: MentionedSystem) => STATE.includes(kind);
export const isPublicSignIn = ({ ru }: MentionedSystem) => ru === "ЕСИА";

export const isPublicTrade = ({ reading }: Brief): boolean =>
  reading.industry !== undefined && PUBLIC.has(reading.industry);

export const isCritical = ({ reading }: Brief): boolean =>
  reading.industry !== undefined && CRITICAL.has(reading.industry);

/** Whether people outside the organisation use the system and leave data in it. */
export function hasPeople({ reading, primary, others, isAtHome }: Brief): boolean {
  const { industry, constraints, figures } = reading;
  return (
    constraints.includes("personal") ||
    figures.counts.some(({ unit }) => SUBJECTS.has(unit)) ||
    [primary, ...others].some((id) => WITH_PEOPLE.has(id)) ||
    (isAtHome && industry !== undefined && OF_PEOPLE.has(industry) && primary !== "monitoring")
  );
}

/** The largest group of data subjects that the description counts. */
export const subjectsOf = ({ reading }: Brief) =>
  reading.figures.counts
    .filter(({ unit, period }) => SUBJECTS.has(unit) && period === undefined)
    .toSorted((a, b) => b.value - a.value)[0];

const MANY_SUBJECTS = 100_000;

/**
 * The protection level of personal data under threats of the third type, where the subjects are not the operator's staff
 * (decree of the government No. 1119, points 10–12).
 */
export function protectionLevel(subjects: number, isSpecial: boolean): 2 | 3 | 4 {
  const level = subjects > MANY_SUBJECTS ? 3 : 4;
  return isSpecial ? (level === 3 ? 2 : 3) : level;
}
