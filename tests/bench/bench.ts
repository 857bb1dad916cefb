/** What every scenario of the bench stands on: stores, sites, a CRM, and the judgement of what arrived there. */
import { setTimeout as wait } from "node:timers/promises";
import { drain, health, newDataDir, SECRET, startSite, type Site } from "../api/server.ts";
import { startFakeBitrix24, type FakeBitrix24, type FakeOptions } from "../peers/fake-bitrix24.ts";
import { PASSWORD, startPostgres, type PostgresServer } from "../peers/postgres.ts";
import { call, PERSONAL, type Answer, type Visit } from "./load.ts";

export type StoreName = "sqlite" | "postgres";

/** One line of the table. */
export type Measure = { what: string; measured: string; target: string; met: boolean };

export type Scenario = {
  /** Number in the list of scenarios. */
  number: string;
  name: string;
  /** Stores it is worth running on. */
  stores: readonly StoreName[];
  run: (bench: Bench) => Promise<Measure[]>;
};

const WEBHOOK_CODE = "webhook-code-of-the-bench";

/** What no log and no answer may contain. */
const SECRETS = [WEBHOOK_CODE, PASSWORD, SECRET, ...PERSONAL];

/** What was found where it must not be, over all scenarios. */
export const leaks: string[] = [];
let scanned = 0;
export const scannedTexts = () => scanned;

function scan(where: string, text: string) {
  scanned += 1;
  for (const secret of SECRETS) if (text.includes(secret)) leaks.push(`${secret} in ${where}`);
}

/** A rate the real portal would not allow, so that the bench ends in time. */
export const FAST = {
  BITRIX24_REQUESTS_PER_SECOND: "500",
  OUTBOX_AMBIGUOUS_WAIT_SECONDS: "2",
  CONTACT_REQUESTS_PER_HOUR: "1000000",
  LOG_LEVEL: "info",
};

/** A portal with room for every call. */
export const ROOMY: FakeOptions = {
  code: WEBHOOK_CODE,
  bucket: { size: 1_000_000, perSecond: 1_000_000 },
};

export type Bench = {
  store: StoreName;
  database: PostgresServer | undefined;
  /** A CRM with nothing in it, and room for every call unless told otherwise. */
  crm: (options?: FakeOptions) => Promise<FakeBitrix24>;
  /** Environment of a store with nothing in it; sites that share it share the store. */
  newStore: () => Promise<Record<string, string>>;
  /** Starts the finished build. */
  site: (env?: Record<string, string>) => Promise<Site>;
  /** Ends what the scenario left running. */
  close: () => Promise<void>;
};

export function createBench(store: StoreName, database: PostgresServer | undefined): Bench {
  const sites: Site[] = [];
  const crms: FakeBitrix24[] = [];
  return {
    store,
    database,
    crm: async (options) => {
      const fake = await startFakeBitrix24({ ...ROOMY, ...options });
      crms.push(fake);
      return fake;
    },
    newStore: async (): Promise<Record<string, string>> =>
      store === "sqlite" ? { DATA_DIR: newDataDir() } : { DATABASE_URL: (await database?.freshUrl()) ?? "" },
    site: async (env = {}) => {
      const site = await startSite({ env: { ...FAST, ...env } });
      sites.push(site);
      return site;
    },
    close: async () => {
      for (const site of sites) {
        await site.stop("SIGKILL");
        scan("a log", site.output());
      }
      for (const fake of crms) await fake.close();
    },
  };
}

export const openDatabase = (stores: readonly StoreName[]): Promise<PostgresServer | undefined> =>
  stores.includes("postgres") ? startPostgres() : Promise.resolve(undefined);

/** Requests that teach the engine its paths: the first ones of a process are no measure. */
export async function warmUp({ port }: Site): Promise<void> {
  const headers = { "content-type": "application/json" };
  for (let round = 0; round < 200; round += 1) await call({ port, headers, body: '{"name":"x"}' });
}

export const readAnswers = (visits: readonly Visit[]): Answer[] =>
  visits.map(({ answer }) => {
    scan("an answer", answer.text);
    return answer;
  });

/** Drains on demand until nothing is pending, for at most so many seconds. Answers how many are left. */
export async function drainAll(site: Site, seconds = 120): Promise<number> {
  const until = Date.now() + seconds * 1_000;
  for (;;) {
    const { pending } = await drain(site).catch(() => ({ pending: Date.now() > until ? 0 : 1 }));
    if (pending === 0 || Date.now() > until) return (await health(site)).outbox.pending;
    await wait(250);
  }
}

export const row = (what: string, measured: number | string, target: string, met: boolean): Measure => ({
  what,
  measured: typeof measured === "number" ? String(Math.round(measured)) : measured,
  target,
  met,
});

export const exactly = (what: string, measured: number, target: number): Measure =>
  row(what, measured, String(target), measured === target);

export const below = (what: string, measured: number, limit: number, unit: string): Measure =>
  row(what, `${Math.round(measured)} ${unit}`, `< ${limit} ${unit}`, measured < limit);

/** Every answered inquiry must be in the CRM exactly once, with its brief attached exactly once. */
export function arrived(fakes: readonly FakeBitrix24[], visits: readonly Visit[]): Measure[] {
  const count = new Map<string, number>();
  const briefs = new Map<string, number>();
  for (const fake of fakes) {
    for (const { originId } of fake.leads)
      count.set(String(originId), (count.get(String(originId)) ?? 0) + 1);
    for (const { comment } of fake.comments) {
      const id = /[0-9a-f-]{36}/.exec(comment)?.[0] ?? "";
      briefs.set(id, (briefs.get(id) ?? 0) + 1);
    }
  }
  const answered = visits.filter(({ answer }) => answer.status === 200);
  const lost = answered.filter(({ id, hasBrief }) => !count.has(id) || (hasBrief && !briefs.has(id)));
  const doubled = [...count.values(), ...briefs.values()].filter((times) => times > 1);
  return [exactly("lost", lost.length, 0), exactly("doubled", doubled.length, 0)];
}

/** Answers of server errors; a broken connection counts as one too. */
export const serverErrors = (answers: readonly Answer[]): Measure =>
  exactly("5xx or broken", answers.filter(({ status }) => status === 0 || status >= 500).length, 0);
