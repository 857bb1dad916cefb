/** 8: a store that fails under the running site. Whatever is answered with 200 must arrive, and nothing may hang. */
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "../../api/server.ts";
import type { FakeBitrix24 } from "../../peers/fake-bitrix24.ts";
import { startHalfOpenProxy } from "../../peers/half-open-proxy.ts";
import {
  arrived,
  drainAll,
  exactly,
  readAnswers,
  row,
  type Bench,
  type Measure,
  type Scenario,
} from "../bench.ts";
import { visits, type Visit } from "../load.ts";

const COUNT = 20;
const LONGEST_MS = 10_000;

const statuses = (sent: readonly Visit[]) => {
  const count = new Map<number, number>();
  for (const { answer } of sent) count.set(answer.status, (count.get(answer.status) ?? 0) + 1);
  return [...count].map(([status, times]) => `${times} × ${status}`).join(", ");
};

const queued = (sent: readonly Visit[]) =>
  sent.filter(({ answer }) => answer.text.includes('"queued"')).length;

/**
 * Posts before, during and after an outage of the store: with the CRM up, then with the CRM gone too.
 * @param outage begins it; answers how to end it
 * @param mayStore whether a part of the inquiries may be stored all the same
 */
async function through(
  bench: Bench,
  site: Site,
  fake: FakeBitrix24,
  outage: () => Promise<() => Promise<void>>,
): Promise<Measure[]> {
  const before = await visits(site.port, COUNT);
  await drainAll(site, 30);
  const end = await outage();
  const withCrm = await visits(site.port, COUNT, { width: COUNT });
  await fake.close();
  const withNothing = await visits(site.port, COUNT, { width: COUNT });
  await end();
  const crm = await bench.crm({ port: fake.port });
  const healed = performance.now();
  const meanwhile: Visit[] = [];
  do {
    meanwhile.push(...(await visits(site.port, 1)));
    await wait(200);
  } while (queued(meanwhile) === 0 && performance.now() - healed < 60_000);
  const recovery = (performance.now() - healed) / 1_000;
  const after = await visits(site.port, COUNT);
  const left = await drainAll(site, 120);
  const all = [...before, ...withCrm, ...withNothing, ...meanwhile, ...after];
  const slowest = Math.max(...readAnswers(all).map(({ ms }) => ms));
  const honest = [...withCrm, ...withNothing].filter(({ answer }) => ![200, 502].includes(answer.status));
  return [
    row("with the CRM up", statuses(withCrm), "200 alone", statuses(withCrm) === `${COUNT} × 200`),
    row("with the CRM gone too", statuses(withNothing), "502 or 200", honest.length === 0),
    row("slowest answer", `${Math.round(slowest)} ms`, `< ${LONGEST_MS} ms`, slowest < LONGEST_MS),
    row("stores again without a restart after", `${recovery.toFixed(1)} s`, "< 30 s", recovery < 30),
    exactly("stored after that", queued(after), COUNT),
    exactly("left", left, 0),
    ...arrived([fake, crm], all),
  ];
}

const fullDisk: Scenario = {
  number: "8",
  name: "disk full",
  stores: ["sqlite"],
  run: async (bench) => {
    const disk = mkdtempSync(join(tmpdir(), "disk-"));
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", disk]).status === 0;
    if (!mounted)
      return [row("disk full", "not measured", "needs the right to mount a small file system", true)];
    try {
      const dataDir = join(disk, "data");
      mkdirSync(dataDir, { mode: 0o700 });
      const fake = await bench.crm();
      const site = await bench.site({ DATA_DIR: dataDir, BITRIX24_WEBHOOK_URL: fake.webhook });
      const filler = join(disk, "filler");
      const measures = await through(bench, site, fake, () => {
        // Down to the last byte: the space the database keeps for its journal is used up by the posts themselves.
        for (const size of [64 * 1024, 1024, 1]) {
          const block = Buffer.alloc(size);
          try {
            for (;;) appendFileSync(filler, block);
          } catch {
            // Full, at this size of a block.
          }
        }
        return Promise.resolve(() => {
          rmSync(filler);
          return Promise.resolve();
        });
      });
      await site.stop("SIGKILL");
      return measures;
    } finally {
      execFileSync("umount", ["--lazy", disk]);
    }
  },
};

const stoppedDatabase: Scenario = {
  number: "8",
  name: "PostgreSQL stopped",
  stores: ["postgres"],
  run: async (bench) => {
    const { database } = bench;
    if (database === undefined) return [];
    const fake = await bench.crm();
    const site = await bench.site({ ...(await bench.newStore()), BITRIX24_WEBHOOK_URL: fake.webhook });
    return through(bench, site, fake, async () => {
      await database.stop();
      return () => database.start();
    });
  },
};

/** @param from a text of the statements whose answers are lost; without it nothing passes any more */
const halfOpen = (name: string, from?: string): Scenario => ({
  number: "8",
  name,
  stores: ["postgres"],
  run: async (bench) => {
    const { database } = bench;
    if (database === undefined) return [];
    const proxy = await startHalfOpenProxy(database.port);
    try {
      const fake = await bench.crm();
      const DATABASE_URL = await database.freshUrl(proxy.port);
      const site = await bench.site({ DATABASE_URL, BITRIX24_WEBHOOK_URL: fake.webhook });
      return await through(bench, site, fake, () => {
        if (from === undefined) proxy.swallow();
        else proxy.swallowAnswersFrom(from);
        return Promise.resolve(() => {
          proxy.heal();
          return Promise.resolve();
        });
      });
    } finally {
      await proxy.close();
    }
  },
});

export const outageScenarios: Scenario[] = [
  fullDisk,
  stoppedDatabase,
  halfOpen("PostgreSQL half open"),
  halfOpen("PostgreSQL half open once it was told to store", "INSERT INTO inquiries"),
];
