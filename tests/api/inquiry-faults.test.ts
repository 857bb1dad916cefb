import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hostile } from "@/tests/bench/hostile";
import { raw } from "@/tests/bench/raw";
import { startFakeBitrix24, type FakeBitrix24, type FaultKind } from "@/tests/peers/fake-bitrix24";
import { drainAll, health, inquiry, newDataDir, post, startSite, type Site } from "./server";

/** Short versions of what `npm run bench:inquiries` does by the thousand. */
describe("the finished site under faults", () => {
  let fake: FakeBitrix24;
  const sites: Site[] = [];
  beforeEach(async () => {
    fake = await startFakeBitrix24({ bucket: { size: 10_000, perSecond: 10_000 } });
  });
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.stop("SIGKILL");
    await fake.close();
  });
  const start = async (env: Record<string, string> = {}, dataDir = newDataDir()) => {
    const site = await startSite({
      dataDir,
      env: {
        BITRIX24_WEBHOOK_URL: fake.webhook,
        BITRIX24_REQUESTS_PER_SECOND: "100",
        OUTBOX_AMBIGUOUS_WAIT_SECONDS: "1",
        CONTACT_REQUESTS_PER_HOUR: "10000",
        ...env,
      },
    });
    sites.push(site);
    return site;
  };
  const send = async (site: Site, count: number) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    const answers = await Promise.all(
      ids.map((id) => post(site, inquiry({ brief: "# Концепция" }), { "idempotency-key": id })),
    );
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    return ids;
  };
  const sorted = (values: readonly unknown[]) => values.map(String).sort();
  /** Each inquiry is one lead, and each lead has its file once. */
  const arrivedOnce = (ids: readonly string[]) => {
    expect(sorted(fake.leads.map(({ originId }) => originId))).toEqual(sorted(ids));
    expect(sorted(fake.comments.map(({ entityId }) => entityId))).toEqual(
      sorted(fake.leads.map(({ id }) => id)),
    );
  };

  it("makes one lead with one file of every inquiry, however the CRM breaks off its answers", async () => {
    const site = await start();
    const kinds: FaultKind[] = [
      "commit-then-reset",
      "commit-then-html-502",
      "commit-then-truncate",
      "html-200",
      "reset",
    ];
    for (const kind of kinds) fake.addFault({ kind, method: "crm.item.add", times: 2 });
    for (const kind of ["commit-then-reset", "html-502"] as const)
      fake.addFault({ kind, method: "crm.timeline.comment.add", times: 1 });
    const ids = await send(site, 30);
    await drainAll(site);
    arrivedOnce(ids);
  });

  it("told to end in mid-drain ends in time, and the next process does the rest", async () => {
    const dataDir = newDataDir();
    const first = await start({ BITRIX24_REQUESTS_PER_SECOND: "20" }, dataDir);
    const ids = await send(first, 30);
    await fake.seen(({ method }) => method === "crm.timeline.comment.add");
    const told = performance.now();
    await first.stop("SIGTERM");
    expect(performance.now() - told).toBeLessThan(10_000);
    expect(fake.leads.length).toBeLessThan(ids.length);
    await drainAll(await start({}, dataDir));
    arrivedOnce(ids);
  });

  it("answers bodies that are meant to hurt as they should, and goes on", async () => {
    const site = await start();
    const wrong = [];
    for (const [name, request, statuses] of hostile) {
      const { status } = await raw({ port: site.port, ...request });
      if (!statuses.includes(status)) wrong.push(`${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect((await health(site)).outbox).toMatchObject({ pending: 0, suspected: 0 });
    await send(site, 1);
    expect(site.output()).not.toMatch(/unhandled|Тайное|Секретов/);
  });
});
