/** 1, 2, 3: a thousand inquiries at fifty at once, whatever the CRM does; and a few at the rate of the real portal. */
import { setTimeout as wait } from "node:timers/promises";
import type { FakeBitrix24, FaultKind } from "../../peers/fake-bitrix24.ts";
import {
  arrived,
  below,
  drainAll,
  exactly,
  readAnswers,
  row,
  serverErrors,
  warmUp,
  type Bench,
  type Measure,
  type Scenario,
} from "../bench.ts";
import { percentile, visits } from "../load.ts";

const COUNT = 1_000;
const BOTH = ["sqlite", "postgres"] as const;

async function thousand(
  bench: Bench,
  fake: FakeBitrix24,
  before: () => Promise<void>,
  after: () => Promise<FakeBitrix24>,
) {
  const store = await bench.newStore();
  const site = await bench.site({ ...store, BITRIX24_WEBHOOK_URL: fake.webhook });
  await warmUp(site);
  await before();
  const sent = await visits(site.port, COUNT);
  const answers = readAnswers(sent);
  const crm = await after();
  const begin = performance.now();
  const left = await drainAll(site);
  return [
    serverErrors(answers),
    exactly("accepted", answers.filter(({ status }) => status === 200).length, COUNT),
    below("p95", percentile(answers, 0.95), 250, "ms"),
    ...arrived([crm], sent),
    exactly("left", left, 0),
    row(
      "all delivered after",
      `${((performance.now() - begin) / 1_000).toFixed(1)} s`,
      "< 120 s",
      left === 0,
    ),
  ];
}

const underFault =
  (fault: FaultKind, { times, hangs = 0, now }: { times?: number; hangs?: number; now?: () => number }) =>
  async (bench: Bench): Promise<Measure[]> => {
    const fake = await bench.crm(now && { now });
    return thousand(
      bench,
      fake,
      () => {
        fake.addFault({ kind: fault, ...(times !== undefined && { times }) });
        return Promise.resolve();
      },
      async () => {
        const until = Date.now() + 60_000;
        while (fake.journal.filter(({ outcome }) => outcome === "hang").length < hangs && Date.now() < until)
          await wait(200);
        fake.clearFaults();
        return fake;
      },
    );
  };

/** The portal of "429" names the end of its window by its own clock; one that runs behind keeps the wait short. */
const TEN_MINUTES_AGO = () => Date.now() - 590_000;

const faults: [number: string, name: string, run: Scenario["run"]][] = [
  ["2", "CRM answers 503", underFault("query-limit", {})],
  ["2", "CRM answers 429", underFault("operation-limit", { times: 2, now: TEN_MINUTES_AGO })],
  ["2", "CRM answers 502 HTML", underFault("html-502", {})],
  ["2", "CRM answers 200 HTML", underFault("html-200", {})],
  ["2", "CRM answers truncated JSON", underFault("truncated", {})],
  ["3", "CRM commits, then resets", underFault("commit-then-reset", {})],
  ["3", "CRM commits, then hangs", underFault("commit-then-hang", { times: 3, hangs: 3 })],
];

/** Calls in the busiest second. */
function busiest(times: readonly number[]): number {
  return Math.max(...times.map((at) => times.filter((other) => other >= at && other < at + 1_000).length));
}

export const loadScenarios: Scenario[] = [
  {
    number: "1",
    name: "CRM up",
    stores: BOTH,
    run: async (bench) => {
      const fake = await bench.crm();
      return thousand(
        bench,
        fake,
        () => Promise.resolve(),
        () => Promise.resolve(fake),
      );
    },
  },
  {
    number: "2",
    name: "CRM refuses connections",
    stores: BOTH,
    run: async (bench) => {
      const fake = await bench.crm();
      return thousand(
        bench,
        fake,
        () => fake.close(),
        () => bench.crm({ port: fake.port }),
      );
    },
  },
  ...faults.map(([number, name, run]): Scenario => ({ number, name, stores: BOTH, run })),
  {
    number: "2",
    name: "60 at the portal's rate and wait",
    stores: ["sqlite"],
    run: async (bench) => {
      // As the vendor has it: fifty calls fit, two a second leak out.
      const fake = await bench.crm({ bucket: { size: 50, perSecond: 2 } });
      const store = await bench.newStore();
      const defaults = { BITRIX24_REQUESTS_PER_SECOND: "", OUTBOX_AMBIGUOUS_WAIT_SECONDS: "" };
      const site = await bench.site({ ...store, ...defaults, BITRIX24_WEBHOOK_URL: fake.webhook });
      fake.addFault({ kind: "commit-then-reset", times: 2, method: "crm.item.add" });
      const sent = await visits(site.port, 60, { width: 10 });
      const answers = readAnswers(sent);
      const left = await drainAll(site, 240);
      const refused = fake.journal.filter(({ outcome }) => outcome === 503).length;
      return [
        serverErrors(answers),
        below("p95", percentile(answers, 0.95), 250, "ms"),
        ...arrived([fake], sent),
        exactly("left", left, 0),
        row(
          "calls in the busiest second",
          busiest(fake.journal.map(({ at }) => at)),
          "≤ 3",
          busiest(fake.journal.map(({ at }) => at)) <= 3,
        ),
        exactly("calls over the portal's limit", refused, 0),
      ];
    },
  },
];
