import "server-only";
import { processWide } from "@/lib/runtime/process-wide";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics/server/metrics";

/** A single fault is worth a look of the operator, who does not watch by the minute. */
const REMEMBERED_MS = 60 * 60_000;

/**
 * - `unreadable`: the content of an inquiry is not what was stored.
 * - `unchanged`: a change that must touch one inquiry touched none. Going on as if it had could make a second lead.
 */
type StoreDamage = "unreadable" | "unchanged";

const seen = () => processWide("storeDamage", (): { at: number | undefined } => ({ at: undefined }));

/** Tells the operator of it: in the log, in the metrics, and for an hour in the health answer. */
export function noteDamage(inquiryId: string, damage: StoreDamage): void {
  seen().at = performance.now();
  metrics().storeDamage.inc({ damage });
  if (damage === "unreadable")
    log.error({ inquiryId }, "an inquiry in the store cannot be read: it is parked, the others go on");
  else log.error({ inquiryId }, "the store did not take a change: its loan ran out, or the store is damaged");
}

/** Whether something of the kind was seen in the last hour. */
export const isDamaged = (): boolean => {
  const { at } = seen();
  return at !== undefined && performance.now() - at < REMEMBERED_MS;
};
