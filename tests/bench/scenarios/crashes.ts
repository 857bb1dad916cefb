/** 6, 7, 9: processes that die, processes that share a store, one button pressed twenty times. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { drain, health } from "../../api/server.ts";
import {
  arrived,
  below,
  drainAll,
  exactly,
  readAnswers,
  row,
  serverErrors,
  type Bench,
  type Measure,
  type Scenario,
} from "../bench.ts";
import type { FaultKind } from "../../peers/fake-bitrix24.ts";
import { operatorCommand } from "../../peers/operator-command.ts";
import { atOnce, call, inquiryBody, visits, type Visit } from "../load.ts";

const BOTH = ["sqlite", "postgres"] as const;

/** Everything that can go wrong at the CRM and passes without an operator, each met in its turn. */
const FAULTS: readonly FaultKind[] = [
  "commit-then-hang",
  "commit-then-reset",
  "commit-then-html-502",
  "commit-then-truncate",
  "hang-then-commit",
  "reset",
  "html-502",
  "html-200",
  "truncated",
  "error-500",
  "query-limit",
  "operation-limit",
  "overload",
  "redirect",
  "refused",
  "filter-ignored",
];

/**
 * Kills a site under load again and again, each time a little later after it became ready and while the CRM fails in another way.
 * @param rounds how often
 */
async function killed(bench: Bench, rounds: number): Promise<Measure[]> {
  const fake = await bench.crm();
  const env = { ...(await bench.newStore()), BITRIX24_WEBHOOK_URL: fake.webhook };
  const sent: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await bench.site(env);
    let alive = true;
    const kind = FAULTS[round % FAULTS.length] ?? "reset";
    fake.addFault({ kind, times: 1 });
    const load = visits(site.port, 200, { width: 20, goOn: () => alive });
    await wait(200 + ((round * 337) % 1_300));
    alive = false;
    await site.stop("SIGKILL");
    sent.push(...(await load));
    // The portal names a time ten minutes ahead; its operator lifts the block, and tells the site.
    if (kind === "operation-limit") await operatorCommand(env, "retry", "--all-parked");
  }
  readAnswers(sent);
  fake.clearFaults();
  fake.releaseHung();
  const site = await bench.site(env);
  const left = await drainAll(site, 300);
  const answered = sent.filter(({ answer }) => answer.status === 200).length;
  return [
    row("answered", answered, `≥ ${rounds}`, answered >= rounds),
    exactly("left", left, 0),
    ...arrived([fake], sent),
    row("look-ups after a doubt", fake.count("crm.item.list"), "any", true),
  ];
}

const twoProcesses: Scenario = {
  number: "7",
  name: "two processes, one told to end in mid-drain",
  stores: BOTH,
  run: async (bench) => {
    const fake = await bench.crm();
    const env = {
      ...(await bench.newStore()),
      BITRIX24_WEBHOOK_URL: fake.webhook,
      BITRIX24_REQUESTS_PER_SECOND: "20",
    };
    const [first, second] = [await bench.site(env), await bench.site(env)];
    const sent = (
      await Promise.all([first, second].map(({ port }) => visits(port, 150, { width: 25 })))
    ).flat();
    const answers = readAnswers(sent);
    // Its last call is one the CRM commits and never answers.
    fake.addFault({ kind: "commit-then-hang", times: 2 });
    await fake.seen(({ outcome }) => outcome === "hang");
    const begin = performance.now();
    await first.stop("SIGTERM");
    const exit = performance.now() - begin;
    fake.clearFaults();
    const left = await drainAll(second);
    const seconds = (performance.now() - begin) / 1_000;
    return [
      serverErrors(answers),
      below("exit after SIGTERM", exit, 10_000, "ms"),
      exactly("left", left, 0),
      row("all delivered after", `${seconds.toFixed(1)} s`, "< 120 s", left === 0),
      ...arrived([fake], sent),
    ];
  },
};

const twentyPresses: Scenario = {
  number: "9",
  name: "twenty equal keys at once",
  stores: BOTH,
  run: async (bench) => {
    const fake = await bench.crm();
    const site = await bench.site({ ...(await bench.newStore()), BITRIX24_WEBHOOK_URL: fake.webhook });
    const id = randomUUID();
    const { body } = inquiryBody(1);
    const headers = { "content-type": "application/json", "idempotency-key": id };
    const answers = await atOnce(20, 20, () => call({ port: site.port, headers, body }));
    await drain(site);
    await drainAll(site);
    const { pending, parked, suspected } = (await health(site)).outbox;
    return [
      exactly("different answers", new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, 1),
      exactly("refused", answers.filter(({ status }) => status !== 200).length, 0),
      exactly("leads", fake.leads.length, 1),
      exactly("left over", pending + parked + suspected, 0),
    ];
  },
};

export const crashScenarios: Scenario[] = [
  {
    number: "6",
    name: "killed 100 times under sixteen faults",
    stores: BOTH,
    run: (bench) => killed(bench, 100),
  },
  twoProcesses,
  twentyPresses,
];
