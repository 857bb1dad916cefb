import type { InquiryAnswer, InquiryRequest } from "@/lib/inquiries/schema";
import { acceptInquiry, findAnswer, type Acceptance } from "@/lib/inquiries/server/accept";
import { createBitrix24 } from "@/lib/inquiries/server/bitrix24";
import type { Clock } from "@/lib/inquiries/server/clock";
import type { Crm } from "@/lib/inquiries/server/crm";
import { createDirectAttempts } from "@/lib/inquiries/server/direct-attempts";
import { createOutbox } from "@/lib/inquiries/server/outbox";
import { createSqlStore } from "@/lib/inquiries/server/sql-store";
import { createStoreClock } from "@/lib/inquiries/server/store-clock";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import type { Chance } from "./chance";
import { beginLife, type Life } from "./life";
import { mutatedAttempts, mutatedCrm, mutatedSql, type Mutation } from "./mutations";
import { MINUTE, SECOND, TROUBLE_ENDS } from "./plan";
import type { SimDatabase } from "./sim-database";
import type { Caller, SimPortal } from "./sim-portal";
import type { Timeline } from "./timeline";

export const WAIT_SECONDS = 90;

// One of each for all: making an exception, with its stack, takes longer than a call of the store.
const TIMED_OUT = new DOMException("timeout", "TimeoutError");
const ABORTED = new DOMException("aborted", "AbortError");

/** For so long a process reckons with what went past the store after it failed (`direct-attempts.ts`). */
const DOUBT_MS = 30 * MINUTE;

/** What a request may take (`route.ts`). */
const ANSWER_MS = 9_500;

export type World = {
  timeline: Timeline;
  chance: Chance;
  database: SimDatabase;
  portal: SimPortal;
  mutation: Mutation | undefined;
  isStoreDown: () => boolean;
  /** What the clock of a process shows, in milliseconds since the epoch. */
  shown: (process: number) => number;
  /** Every time a process took up an inquiry on a way, by `way`. */
  begun: Map<string, number[]>;
  /** Those of `begun` whose store had not been told what went past it. */
  untold: Set<string>;
  /** Those of them that could not guess it either: the store had not failed for this process. */
  blind: Set<string>;
  /** When a visitor last pressed a button. */
  lastPress: number;
  note: (line: string) => void;
};

export const way = ({ process, path }: Pick<Caller, "process" | "path">, inquiryId: string) =>
  `${process} ${path} ${inquiryId}`;

/** @param isCalm whether the store has not failed for the process lately */
const begin = (
  { begun, untold, blind, database, timeline }: World,
  caller: Caller,
  id: string,
  isCalm: boolean,
) => {
  const key = way(caller, id);
  begun.set(key, [...(begun.get(key) ?? []), timeline.now()]);
  if (database.knowsOfLead(id)) return;
  untold.add(`${key} ${timeline.now()}`);
  if (isCalm) blind.add(`${key} ${timeline.now()}`);
};

export type SimProcess = {
  life: Life;
  /** What the route of the form does with a request under a key; `repeated` is what the form knows of earlier ones. */
  press: (key: string, request: InquiryRequest, repeated: boolean) => Promise<InquiryAnswer>;
};

function clockOf(world: World, life: Life, number: number): Clock {
  const { timeline, chance } = world;
  const born = timeline.now();
  return createStoreClock({
    now: () => world.shown(number),
    elapsed: () => timeline.now() - born,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(ABORTED);
          return;
        }
        const callOff = life.after(ms, () => resolve(undefined));
        signal?.addEventListener("abort", () => {
          callOff();
          reject(ABORTED);
        });
      }),
    timeout: (ms) => {
      const controller = new AbortController();
      life.after(ms, () => controller.abort(TIMED_OUT));
      return controller.signal;
    },
    random: chance.next,
  });
}

/**
 * Milliseconds until the outbox looks again. The site looks every five seconds. Here it is now and then, at any distance: it leaves
 * the order of what happens to chance, and most looks find what the one before them found.
 */
function tickMs({ timeline, chance, lastPress }: World): number {
  const now = timeline.now();
  if (now - lastPress < 3 * MINUTE) return chance.between(SECOND, 30 * SECOND);
  return now < TROUBLE_ENDS + 10 * MINUTE
    ? chance.between(SECOND, 2 * MINUTE)
    : chance.between(MINUTE, 15 * MINUTE);
}

/**
 * So many of the looks that would find nothing are had all the same. Most looks are such, and each takes as long as a delivery; a site
 * that sends again what is delivered is found by some of them as it is by all.
 */
const IDLE_LOOKS = 0.1;

/** Starts a process of the site: the real code that accepts and delivers inquiries, on ports of the simulation. */
export function startSimProcess(world: World, number: number): SimProcess {
  const { timeline, chance, database, portal, mutation } = world;
  const life = beginLife(timeline);
  const clock = clockOf(world, life, number);
  const callerOf = (path: Caller["path"]): Caller => ({ life, process: number, path });
  const crmFor = (path: Caller["path"]): Crm => {
    const client = portal.clientFor(callerOf(path));
    const crm = createBitrix24({ client, siteUrl: undefined, now: clock.now });
    return mutatedCrm(crm, client, mutation);
  };
  const real = createSqlStore(mutatedSql(database.sqlFor(life), mutation));
  const { time } = real;
  /** Until it has asked the database for its time, a process goes by a clock of its own. */
  let knowsTime = time === undefined;
  const store: InquiryStore = {
    ...real,
    time:
      time &&
      (async () => {
        const now = await time();
        knowsTime = true;
        return now;
      }),
    claim: async (rules) => {
      const claim = await real.claim(rules);
      if (claim !== undefined) {
        begin(world, callerOf("outbox"), claim.id, isCalm());
        const doubt = claim.inDoubtSince === null ? "without doubt" : "in doubt";
        world.note(`process ${number}: lent ${claim.id.slice(-3)}, ${doubt}, lead ${claim.remoteId}`);
      }
      return claim;
    },
  };
  const mutated = mutatedAttempts(createDirectAttempts(clock), mutation);
  let failedAt = -Infinity;
  const isCalm = () => timeline.now() - failedAt >= DOUBT_MS;
  const storeFailed = () => {
    failedAt = timeline.now();
    mutated.storeFailed();
  };
  const directAttempts = { ...mutated, storeFailed };
  const outbox = createOutbox({
    ...{ store: () => store, crm: crmFor("outbox"), requestsPerSecond: 2 },
    ...{ ambiguousWaitSeconds: WAIT_SECONDS, directAttempts, onStoreFailure: storeFailed, clock },
  });
  const acceptance: Acceptance = {
    ...{ store: () => store, onStoreFailure: () => undefined, crm: crmFor("direct"), directAttempts },
    now: clock.now,
  };
  const pressed = new Set<string>();
  /** Whether a look would find nothing to do, and nothing to learn. */
  const isIdle = () =>
    knowsTime &&
    !world.isStoreDown() &&
    !database.isWaiting() &&
    ![...pressed].some((key) => directAttempts.isOpen(key));
  const tick = () => {
    if (!isIdle() || chance.is(IDLE_LOOKS)) void outbox.drain({ budgetMs: 10 * SECOND });
    life.after(tickMs(world), tick);
  };
  tick();
  return {
    life,
    press: async (key, request, repeated) => {
      const end = timeline.now() + ANSWER_MS;
      pressed.add(key);
      begin(world, callerOf("direct"), key, isCalm());
      const known = await findAnswer(acceptance, key, request);
      if (known !== undefined) return known;
      const timeLeft = () => end - timeline.now();
      const submission = { key, request, repeated, locale: "ru", page: null, timeLeft } as const;
      const answer = await acceptInquiry(acceptance, submission);
      void outbox.drain({ budgetMs: 5 * SECOND });
      return answer;
    },
  };
}
