/** 4 and 5: a webhook that is refused for an hour, and one inquiry that the portal never takes. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { health } from "../../api/server.ts";
import { arrived, drainAll, exactly, readAnswers, row, serverErrors, type Scenario } from "../bench.ts";
import { MINUTE, movableClock } from "../clock.ts";
import { visits } from "../load.ts";

const COUNT = 100;

/** Waits for a condition that another process brings about. */
async function until(holds: () => boolean, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1_000;
  while (!holds() && Date.now() < end) await wait(50);
  return holds();
}

const refusedWebhook: Scenario = {
  number: "4",
  name: "webhook refused for an hour",
  stores: ["sqlite"],
  run: async (bench) => {
    const clock = movableClock();
    const fake = await bench.crm();
    fake.addFault({ kind: "unauthorized" });
    const store = await bench.newStore();
    const site = await bench.site({ ...store, ...clock.env, BITRIX24_WEBHOOK_URL: fake.webhook });
    const sent = await visits(site.port, COUNT);
    await until(() => fake.journal.length > 0, 10);
    for (let quarter = 1; quarter <= 4; quarter += 1) {
      const calls = fake.journal.length;
      await clock.set(quarter * 15 * MINUTE + 1_000 * quarter);
      await until(() => fake.journal.length > calls, 8);
      // Room for a second call, should there be one.
      await wait(500);
    }
    const probes = fake.journal.length;
    const file = new DatabaseSync(join(store["DATA_DIR"] ?? "", "inquiries.sqlite"), { readOnly: true });
    const attempts = Number(file.prepare("SELECT max(attempts) AS most FROM inquiries").get()?.["most"]);
    file.close();
    fake.clearFaults();
    await clock.set(80 * MINUTE);
    const begin = performance.now();
    await until(() => fake.leads.length === COUNT, 350);
    const seconds = (performance.now() - begin) / 1_000;
    const left = await drainAll(site, 60);
    return [
      serverErrors(readAnswers(sent)),
      row("calls in the hour", probes, "≤ 5", probes <= 5),
      exactly("attempts burnt", attempts, 0),
      row("all leads after", `${seconds.toFixed(1)} s`, "< 350 s", fake.leads.length === COUNT),
      exactly("left", left, 0),
      ...arrived([fake], sent),
    ];
  },
};

const poison: Scenario = {
  number: "5",
  name: "one inquiry of 100 is refused",
  stores: ["sqlite", "postgres"],
  run: async (bench) => {
    const fake = await bench.crm();
    fake.addFault({ kind: "query-limit" });
    const store = await bench.newStore();
    const site = await bench.site({ ...store, BITRIX24_WEBHOOK_URL: fake.webhook });
    const sent = await visits(site.port, COUNT);
    const refused = sent[COUNT / 2]?.id;
    fake.refuse((fields) => fields["originId"] === refused);
    fake.clearFaults();
    const left = await drainAll(site);
    const { parked } = (await health(site)).outbox;
    const tries = fake.journal.filter(
      ({ method, params, outcome }) =>
        method === "crm.item.add" && outcome === 400 && JSON.stringify(params).includes(String(refused)),
    );
    return [
      serverErrors(readAnswers(sent)),
      exactly("left", left, 0),
      exactly("parked and visible", parked, 1),
      exactly("tries of the refused one", tries.length, 2),
      ...arrived(
        [fake],
        sent.filter(({ id }) => id !== refused),
      ),
    ];
  },
};

export const portalScenarios = [refusedWebhook, poison];
