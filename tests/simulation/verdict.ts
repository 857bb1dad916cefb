import type { SimDatabase } from "./sim-database";
import type { Creation, SimPortal } from "./sim-portal";
import { WAIT_SECONDS, way } from "./sim-process";
import type { Visitor } from "./sim-visitor";
import { MINUTE, SECOND } from "./plan";

export type Verdict = {
  /** What must not happen. */
  violations: string[];
  /** Second leads that nobody could have foreseen: the portal did not show the first one when it was asked, after the wait where there is time for one. */
  hidden: number;
  /** Second leads of two processes that could not know of one another, one of them without its store. */
  raced: number;
};

type Facts = {
  visitors: readonly Visitor[];
  portal: SimPortal;
  database: SimDatabase;
  begun: ReadonlyMap<string, readonly number[]>;
  untold: ReadonlySet<string>;
  blind: ReadonlySet<string>;
  /** Whether an operator was told that something is wrong. */
  isAlarmed: boolean;
  /** Inquiries that the comparison of the CRM and the store named as double. */
  named: ReadonlySet<string>;
};

const short = (id: string) => id.slice(-3);

type Finding = { kind: "violation" | "hidden" | "raced"; words: string };

/** A process whose store works again tells it within so many milliseconds what it brought past it. */
const TELLS_WITHIN = MINUTE;

/** Why there is a second lead. */
function second(earlier: Creation, later: Creation, { portal, begun, untold, blind }: Facts): Finding {
  const { caller, inquiryId, sentAt } = later;
  const begin = begun.get(way(caller, inquiryId))?.findLast((at) => at <= sentAt) ?? 0;
  const { life, path } = earlier.caller;
  const taken = `${way(caller, inquiryId)} ${begin}`;
  const isFresh = begin - earlier.sentAt < TELLS_WITHIN;
  const couldNotKnow = blind.has(taken) && (life.isOver() || isFresh);
  const looked = portal.lookUps.filter(
    ({ inquiryId: id, caller: by, at }) =>
      id === inquiryId && by.process === caller.process && by.path === caller.path && at <= sentAt,
  );
  const look = looked.findLast(({ at }) => at >= begin);
  const names = `leads ${earlier.leadId} (${earlier.caller.path}) and ${later.leadId} (${caller.path}) of ${short(inquiryId)}`;
  const isOther = life !== caller.life;
  if (isOther && (earlier.sentAt > begin || (path === "direct" && couldNotKnow)))
    return { kind: "raced", words: names };
  if (look === undefined) return { kind: "violation", words: `${names}: nobody looked first` };
  if (earlier.visibleAt <= look.at) return { kind: "violation", words: `${names}: the first was shown` };
  if (caller.path === "outbox" && look.at - earlier.sentAt < WAIT_SECONDS * SECOND) {
    // A wait begins with what the store knows: what another process has just brought past its own it has yet to tell.
    const isUntold = isOther && isFresh && untold.has(taken) && earlier.caller.path === "direct";
    return isUntold
      ? { kind: "raced", words: names }
      : { kind: "violation", words: `${names}: nobody waited` };
  }
  return { kind: "hidden", words: names };
}

function doubles(facts: Facts): Finding[] {
  const bySent = [...facts.portal.creations].sort((one, other) => one.sentAt - other.sentAt);
  const firsts = new Map<string, Creation>();
  const findings: Finding[] = [];
  for (const creation of bySent) {
    const first = firsts.get(creation.inquiryId);
    if (first === undefined) firsts.set(creation.inquiryId, creation);
    else findings.push(second(first, creation, facts));
  }
  return findings;
}

/** Judges a schedule that has come to its end. */
export function judge(facts: Facts): Verdict {
  const { visitors, portal, database, isAlarmed } = facts;
  const rows = new Map(
    database
      .rows("SELECT id, status, remote_id FROM inquiries")
      .map((row) => [String(row["id"]), { status: row["status"], lead: row["remote_id"] }]),
  );
  const delivered = new Set(portal.creations.map(({ inquiryId }) => inquiryId));
  const violations: string[] = [];
  for (const { key, acknowledged } of visitors) {
    const row = rows.get(key);
    const waits = row?.status === "pending" || row?.status === "parked";
    if (acknowledged !== undefined && !delivered.has(key) && !waits)
      violations.push(`${short(key)} was acknowledged as ${acknowledged} and is lost`);
    if (waits && !isAlarmed) violations.push(`${short(key)} is ${String(row.status)}, and nobody is told`);
    if (row?.status !== "delivered") continue;
    const lead = portal.leads.find(({ id }) => id === row.lead);
    if (lead?.originId !== key)
      violations.push(`${short(key)} counts as delivered by lead ${String(row.lead)}, which is not its own`);
  }
  const findings = doubles(facts);
  const double = new Set(
    portal.creations.map(({ inquiryId }) => inquiryId).filter((id, at, all) => all.indexOf(id) !== at),
  );
  for (const id of double.symmetricDifference(facts.named))
    violations.push(`${short(id)} has ${double.has(id) ? "two leads that are not named" : "no second lead"}`);
  const count = (kind: Finding["kind"]) => findings.filter((finding) => finding.kind === kind).length;
  violations.push(...findings.filter(({ kind }) => kind === "violation").map(({ words }) => words));
  return { violations, hidden: count("hidden"), raced: count("raced") };
}
