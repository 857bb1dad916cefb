import "server-only";
import type { CapabilityId } from "@/content/knowledge/ids";
import type { UnitId } from "@/content/knowledge/units";
import { escapeMarkdown } from "@/lib/generators/markdown";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { formatCount } from "@/lib/generators/server/draft/format";
import { bullets, heading, lowerFirst } from "@/lib/generators/server/draft/words";

/** People who work standing, walking or driving: a wide screen is out of their reach. */
const ON_FEET: ReadonlySet<UnitId> = new Set<UnitId>([
  "worker",
  "foreman",
  "fitter",
  "technician",
  "machinist",
  "driver",
  "courier",
  "agronomist",
  "housekeeper",
]);
/** Capabilities whose own staff works so. */
const MOBILE: ReadonlySet<CapabilityId> = new Set<CapabilityId>(["mobile", "maintenance", "warehouse"]);

/** Work with questions and customers is done sitting, whoever else works in the trade. */
const AT_DESK: ReadonlySet<CapabilityId> = new Set<CapabilityId>(["assistant", "crm", "support"]);

/** Whether people of this unit work on their feet. */
export const isOnFeet = (unit: UnitId): boolean => ON_FEET.has(unit);

/** The trade's words for those at a desk and those on their feet, where its staff is both. */
function sidesOf({ texts, reading, say }: Brief): { desk: string; field: string } | undefined {
  if (reading.industry === undefined) return undefined;
  // Away from its usual field a trade has other people at work.
  const { staff } = texts.industries[reading.industry].forms;
  return staff === lowerFirst(say("{staff}")) ? texts.interfaces.atWork[reading.industry] : undefined;
}

/** Who works on their feet, with the head counts of the description; undefined where everybody sits. */
function fieldStaff(brief: Brief): string | undefined {
  const { reading, primary, locale, say } = brief;
  const counted = reading.figures.teams.filter(({ unit }) => ON_FEET.has(unit));
  if (counted.length > 0)
    return counted.map(({ value, unit }) => formatCount(value, unit, locale)).join(", ");
  if (AT_DESK.has(primary)) return undefined;
  return sidesOf(brief)?.field ?? (MOBILE.has(primary) ? lowerFirst(say("{staff}")) : undefined);
}

/** The words for people on their feet, without head counts. */
export const fieldName = (brief: Brief): string => sidesOf(brief)?.field ?? brief.say("{staff}");

/** What each side works on: one line each. */
export function workplaces(brief: Brief): string[] {
  const { reading, texts, primary, say } = brief;
  const { devices, devicesOffline, desk, field, fieldOffline, headReports } = texts.interfaces;
  const isOffline = reading.constraints.includes("offline") || primary === "mobile";
  const onFeet = fieldStaff(brief);
  const seated = sidesOf(brief)?.desk;
  const staff = seated === undefined ? say(devices.staff) : say(desk, { who: seated });
  const isAllField = onFeet !== undefined && seated === undefined && MOBILE.has(primary);
  const { reportReader } = reading;
  return [
    say(devices.client),
    ...(onFeet === undefined ? [isOffline ? say(devicesOffline) : staff] : isAllField ? [] : [staff]),
    ...(onFeet === undefined ? [] : [say(isOffline ? fieldOffline : field, { who: onFeet })]),
    reportReader === undefined
      ? say(devices.head)
      : say(headReports, { reader: escapeMarkdown(reportReader) }),
  ];
}

/** What the interface owes to everybody, and to those who touch or type. */
export function accessSection(brief: Brief): string[] {
  const { reading, texts, primary, say } = brief;
  const { access, headings } = texts.interfaces;
  const isTouch = fieldStaff(brief) !== undefined || reading.constraints.includes("offline");
  const isTyped = primary !== "mobile" && primary !== "warehouse";
  const isDrawn = primary === "tracking" || primary === "analytics" || primary === "planning";
  return [
    heading(headings.access),
    bullets([
      access.base,
      ...(isTouch ? [access.touch] : []),
      ...(isTyped ? [say(access.keyboard)] : []),
      access.colour,
      say(access.text),
      ...(isDrawn ? [access.alternative] : []),
    ]),
  ];
}
