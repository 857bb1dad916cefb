import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "@/lib/database/server/postgres";
import { createBitrix24 } from "@/lib/inquiries/server/bitrix24";
import { createOutbox } from "@/lib/inquiries/server/outbox";
import { realClock } from "@/lib/inquiries/server/clock";
import type { Comparison } from "@/lib/inquiries/server/reconcile";
import { createSqlStore } from "@/lib/inquiries/server/sql-store";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { startFakeBitrix24, type FakeBitrix24 } from "@/tests/peers/fake-bitrix24";
import { startPostgres, type PostgresServer } from "@/tests/peers/postgres";
import { operatorCommand } from "@/tests/peers/operator-command";
import { contentOf, HOUR, idOf, newInquiry, portal, temporaryDirectory } from "./fixtures";
import { rules } from "./store-contract";

const root = fileURLToPath(new URL("../../..", import.meta.url));

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

describe.each(["SQLite", "PostgreSQL"])("comparing the CRM with a store on %s", (kind) => {
  let fake: FakeBitrix24;
  let store: InquiryStore;
  let env: Record<string, string>;
  const now = Date.now();

  beforeEach(async () => {
    fake = await startFakeBitrix24({ bucket: { size: 10_000, perSecond: 10_000 } });
    const dataDir = temporaryDirectory();
    const url = kind === "SQLite" ? undefined : await server.freshUrl();
    store =
      url === undefined
        ? openSqliteStore(dataDir, { mail: true })
        : createSqlStore(openPostgres(url), { mail: true });
    env = {
      ...(url === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: url }),
      ...{ BITRIX24_WEBHOOK_URL: fake.webhook, BITRIX24_REQUESTS_PER_SECOND: "1000" },
      ...{ SMTP_URL: "smtp://127.0.0.1:1", INQUIRY_EMAIL_TO: "sales@company.example" },
    };
  });
  afterEach(async () => {
    await store.close();
    await fake.close();
  });

  const command = (...args: string[]) => operatorCommand(env, ...args);
  const compared = async (...args: string[]) => {
    const { code, out } = await command("reconcile", "--json", ...args);
    const { differences, ...counts } = JSON.parse(out) as Comparison;
    return { code, ...counts, found: differences.map((d) => [d.kind, d.inquiryId, d.leads, d.mended]) };
  };
  const lead = async (number: number) => {
    const created = await createBitrix24(portal(fake)).create({ id: idOf(number), content: contentOf() });
    return created.kind === "created" ? created.remoteId : 0;
  };
  const stored = (number: number, hoursAgo = 2) =>
    store.insert(newInquiry(number, { createdAt: now - hoursAgo * HOUR }));
  const delivered = async (number: number, remoteId: number, hoursAgo = 2) => {
    await stored(number, hoursAgo);
    const claim = await store.claim(rules(now));
    if (claim) await store.markDelivered(claim, remoteId, now - hoursAgo * HOUR);
  };
  const kinds = async () => {
    const found = [];
    for (let notice; (notice = await store.claimNotice({ now: now + HOUR, leaseMs: HOUR }));)
      found.push(notice.kind);
    return found.filter((name) => name !== "copy");
  };

  it("names every difference, both ways, and changes nothing by itself", async () => {
    await delivered(1, await lead(1));
    await delivered(2, 99);
    await delivered(3, await lead(3));
    await lead(3);
    await lead(4);
    await delivered(4, 98);
    await lead(5);
    await stored(5);
    await lead(6);
    await stored(7);
    await delivered(8, 97, 200);
    const found = [
      ["missing", idOf(2), [], false],
      ["double", idOf(3), [2, 3], false],
      ["other", idOf(4), [4], false],
      ["waiting", idOf(5), [5], false],
      ["unknown", idOf(6), [6], false],
    ];
    expect(await compared()).toEqual({ code: 1, inquiries: 6, leads: 6, found });
    expect(await store.read(idOf(2))).toMatchObject({ status: "delivered", remoteId: 99 });
    expect((await kinds()).sort()).toEqual(["differs", "stopped"]);
    expect((await store.getStop())?.reason).toBe(`leads 2, 3 of inquiry ${idOf(3)}`);
    // Who had delivery go on knows of that one.
    await store.resumeChannel(Date.now() + HOUR);
    const { out } = await command("reconcile", "--days", "10");
    expect(out).toContain(`${idOf(3)}: more than one lead (in the CRM: 2, 3) (noted here: 2)\n`);
    expect(out).toContain(`${idOf(8)}: delivered here, and the CRM has no lead of it (noted here: 97)\n`);
    expect(await store.getStop()).toBeUndefined();
  });

  it("puts right what can be, without a lead too many", async () => {
    await delivered(2, 99);
    await lead(4);
    await delivered(4, 98);
    await lead(5);
    await stored(5);
    expect(await compared("--mend")).toMatchObject({
      code: 0,
      found: [
        ["missing", idOf(2), [], true],
        ["other", idOf(4), [1], true],
        ["waiting", idOf(5), [2], true],
      ],
    });
    const crm = createBitrix24(portal(fake));
    const later = { ...realClock, now: () => Date.now() + HOUR };
    await createOutbox({
      ...{ store: () => store, crm, requestsPerSecond: 1_000, ambiguousWaitSeconds: 90, clock: later },
    }).drain();
    expect(fake.leads.map(({ originId }) => originId)).toEqual([idOf(4), idOf(5), idOf(2)]);
    expect(await compared()).toEqual({ code: 0, inquiries: 3, leads: 3, found: [] });
    expect(await kinds()).toEqual([]);
  });

  it.each(["html-502", "unauthorized", "filter-ignored"] as const)(
    "says nothing of either when the portal answers %s",
    async (fault) => {
      for (let number = 1; number < 60; number += 1) await lead(number);
      await delivered(70, 99);
      fake.addFault({ kind: fault, method: "crm.item.list" });
      const { code, out, err } = await command("reconcile", "--mend");
      expect([code, out]).toEqual([1, ""]);
      expect(err).toContain("The CRM did not list its leads");
      expect((await store.find(idOf(70)))?.status).toBe("delivered");
      expect(await kinds()).toEqual([]);
    },
  );

  it("needs a portal, and a period in days", async () => {
    delete env["BITRIX24_WEBHOOK_URL"];
    expect((await command("reconcile")).err).toContain("BITRIX24_WEBHOOK_URL is not set");
    expect((await command("reconcile", "--days", "0")).code).toBe(2);
  });
});

describe("the nightly comparison", () => {
  it("only tells, as the user of the site", () => {
    const unit = (name: string) => readFileSync(join(root, "deploy/systemd", name), "utf8");
    expect(unit("site-reconcile.service")).toMatch(
      /^ExecStart=\/usr\/local\/bin\/site-inquiries reconcile$/m,
    );
    expect(unit("site-reconcile.service")).toMatch(/^User=site$/m);
    expect(unit("site-reconcile.timer")).toMatch(/^OnCalendar=/m);
  });
});
