import { join } from "node:path";
import { createBitrix24 } from "@/lib/inquiries/server/bitrix24";
import { leadOf } from "@/lib/inquiries/server/bitrix24-lead";
import type { Bitrix24Client } from "@/lib/inquiries/server/bitrix24-client";
import type { Clock } from "@/lib/inquiries/server/clock";
import type { Crm } from "@/lib/inquiries/server/crm";
import { createDirectAttempts } from "@/lib/inquiries/server/direct-attempts";
import { createOutbox } from "@/lib/inquiries/server/outbox";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { checkStore, lastCheck } from "@/lib/inquiries/server/store-check";
import { createFakeCrm, type Lead } from "@/tests/peers/fake-bitrix24-crm";
import {
  contentOf,
  fakeClock,
  HOUR,
  idOf,
  MINUTE,
  newInquiry,
  SECOND,
} from "@/tests/unit/inquiries/fixtures";
import { damageFile, damageOf, inDirectory, type DamageKind } from "./damage";

/** Inquiries that were stored before the damage; some of them are with the CRM already. */
const INQUIRIES = 40;

export type Damaged = {
  seed: number;
  kind: DamageKind;
  /** What the site said of its store. */
  alarm: string | undefined;
  /** Inquiries with more than one lead, without any, and those of them that nobody was told of. */
  doubled: number;
  /** Leads that do not say what was sent, or are of nobody. */
  garbled: number;
  undelivered: number;
  untold: number;
};

/** Whether a lead says what was sent. */
function isWhole(lead: Lead): boolean {
  const { name, comments } = leadOf({ id: String(lead["originId"]), content: contentOf() });
  return lead["name"] === name && lead["comments"] === comments;
}

/** A portal that answers at once. */
function portalOf(now: () => number): { crm: Crm; leads: readonly Lead[] } {
  const fake = createFakeCrm(now);
  const client: Bitrix24Client = (method, params) =>
    Promise.resolve({
      status: 200,
      json: fake.call(method, JSON.parse(JSON.stringify(params)) as Record<string, unknown>),
    });
  return {
    crm: createBitrix24({ client, siteUrl: undefined, now }),
    leads: fake.leads,
  };
}

function outboxOf(open: () => InquiryStore, crm: Crm, clock: Clock, onStoreFailure: () => void) {
  const directAttempts = createDirectAttempts(clock);
  return createOutbox({
    ...{ store: open, crm, requestsPerSecond: 1_000, ambiguousWaitSeconds: 90 },
    ...{ directAttempts, onStoreFailure, clock },
  });
}

/** Every state an inquiry can be in: waiting, delivered, sent by a process that died, and failed. */
async function fill(store: InquiryStore, crm: Crm, clock: Clock): Promise<void> {
  for (let number = 0; number < INQUIRIES; number += 1) {
    await store.insert(newInquiry(number, { createdAt: clock.now() }));
    if (number % 4 === 0) continue;
    const claim = await store.claim({ now: clock.now(), leaseMs: 30 * SECOND, doubtWaitMs: 90 * SECOND });
    if (claim === undefined) continue;
    const lead = await crm.create(claim);
    if (lead.kind !== "created" || number % 4 === 1) continue;
    if (number % 4 === 2) await store.markDelivered(claim, lead.remoteId, clock.now());
    else await store.markLead(claim, lead.remoteId);
  }
}

/** What a site that is started on the file says of it, and does with it, in some hours. */
async function live(directory: string, crm: Crm, clock: ReturnType<typeof fakeClock>) {
  let alarm: string | undefined;
  const note = (words: string) => {
    alarm ??= words;
  };
  let store: InquiryStore | undefined;
  try {
    store = openSqliteStore(directory, { mail: true });
  } catch (error) {
    // The process says so, and does not start.
    return `does not start: ${error instanceof Error ? error.message : "unknown"}`;
  }
  const opened = store;
  await checkStore(() => opened, clock);
  const problems = lastCheck()?.problems ?? [];
  if (problems.length > 0) note(`check: ${problems[0] ?? ""}`);
  const outbox = outboxOf(
    () => opened,
    crm,
    clock,
    () => note("the store failed"),
  );
  for (let tick = 0; tick < 60; tick += 1) {
    await outbox.drain();
    clock.advance(tick < 50 ? 10 * SECOND : 20 * MINUTE);
  }
  const counts = await opened.counts().catch(() => undefined);
  if (counts === undefined) note("the store cannot be counted");
  else if (counts.parked > 0) note("parked");
  else if (counts.oldestCreatedAt !== null && clock.now() - counts.oldestCreatedAt > HOUR)
    note("waits for over an hour");
  await opened.close().catch(() => undefined);
  return alarm;
}

/** Damages one store as a seed says, lets a site live with it, and counts. */
export const withDamage = (seed: number): Promise<Damaged> =>
  inDirectory(async (directory) => {
    const { kind, chance } = damageOf(seed);
    const clock = fakeClock();
    const { crm, leads } = portalOf(clock.now);
    const store = openSqliteStore(directory, { mail: true });
    await fill(store, crm, clock);
    // So that what this process knows of the store before is nothing.
    await checkStore(() => store, clock);
    await store.close();
    damageFile(join(directory, "inquiries.sqlite"), kind, chance);
    clock.advance(MINUTE);
    const alarm = await live(directory, crm, clock);
    const ids = Array.from({ length: INQUIRIES }, (_, number) => idOf(number));
    const origins = leads.map(({ originId }) => String(originId));
    const undelivered = ids.filter((id) => !origins.includes(id)).length;
    const garbled = leads.filter((lead) => !ids.includes(String(lead["originId"])) || !isWhole(lead)).length;
    return {
      ...{ seed, kind, alarm, undelivered, garbled },
      doubled: origins.length - new Set(origins).size,
      untold: alarm === undefined ? undelivered : 0,
    };
  });
