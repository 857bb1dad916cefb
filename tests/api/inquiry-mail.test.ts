import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startFakeBitrix24, type FakeBitrix24 } from "@/tests/peers/fake-bitrix24";
import { startMailServer, type MailServer } from "@/tests/peers/mail-server";
import { drainAll, freePort, health, inquiry, post, spawnSite, startSite, type Site } from "./server";

describe("with mail and an agreement configured", () => {
  let fake: FakeBitrix24;
  let mail: MailServer;
  let site: Site;
  const begin = async (SMTP_URL: string, env: Record<string, string> = {}) => {
    site = await startSite({
      env: {
        ...env,
        BITRIX24_WEBHOOK_URL: fake.webhook,
        BITRIX24_REQUESTS_PER_SECOND: "50",
        BITRIX24_CONSENT_AGREEMENT_ID: "19",
        TRUSTED_PROXY_HOPS: "1",
        INQUIRY_EMAIL_TO: "sales@company.example",
        SMTP_URL,
      },
    });
  };
  beforeEach(async () => {
    fake = await startFakeBitrix24();
    mail = await startMailServer();
  });
  afterEach(async () => {
    await site.stop();
    await mail.close();
    await fake.close();
  });
  const send = () =>
    post(site, inquiry({ brief: "# Концепция", page: "/services/erp" }), {
      "idempotency-key": randomUUID(),
      "x-forwarded-for": "6.6.6.6, 2001:db8::7",
    });

  it("brings an inquiry to the CRM with its file and the record of consent, and a copy to the company", async () => {
    await begin(mail.url, { SITE_URL: "http://site.example" });
    expect((await send()).status).toBe(200);
    await mail.received(1);
    await drainAll(site);
    expect(fake.comments).toMatchObject([{ entityType: "lead", entityId: "1" }]);
    expect(fake.consents).toMatchObject([{ ip: "2001:db8::7", url: "http://site.example/services/erp" }]);
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.raw).toContain("Reply-To:");
  });

  it.each(["", "http://localhost:3000"])(
    "records no address of its own for a consent: SITE_URL=%s",
    async (SITE_URL) => {
      await begin(mail.url, { SITE_URL });
      expect((await send()).status).toBe(200);
      await fake.seen(({ method }) => method === "userconsent.consent.add");
      expect(fake.consents).toMatchObject([{ ip: "2001:db8::7", url: "" }]);
    },
  );

  it("neither waits for a silent mail server nor lets it hold up the CRM", async () => {
    mail.setFault("hang");
    await begin(mail.url);
    const start = performance.now();
    expect((await send()).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(5_000);
    await fake.seen(({ method }) => method === "userconsent.consent.add");
    await drainAll(site);
    expect(mail.mails).toEqual([]);
    expect(await health(site)).toMatchObject({ status: "ok" });
    const told = performance.now();
    await site.stop("SIGTERM");
    expect(performance.now() - told).toBeLessThan(10_000);
  });

  it("tells the company once that the webhook is refused, and keeps names and secrets out of it", async () => {
    fake.addFault({ kind: "unauthorized" });
    await begin(mail.url);
    for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(200);
    await mail.received(4);
    const alerts = mail.mails.filter(({ raw }) => !raw.includes("Reply-To:"));
    expect(alerts).toHaveLength(1);
    expect(`${alerts[0]?.raw ?? ""}${site.output()}`).not.toMatch(/secret-code|ivan@example|Иван/);
  });
});

describe("the start with mail", () => {
  it.each([
    ["SMTP_URL", { SMTP_URL: "mail.example.ru:25", INQUIRY_EMAIL_TO: "sales@example.ru" }],
    ["SMTP_URL", { INQUIRY_EMAIL_TO: "sales@example.ru" }],
    ["INQUIRY_EMAIL_TO", { SMTP_URL: "smtp://site:top-secret@mail.example.ru" }],
  ])("stops at a wrong or missing %s, and names it without its value", async (name, env) => {
    const { child, output } = spawnSite({ env, port: await freePort() });
    const code = await new Promise((resolve) => child.once("exit", resolve));
    expect(code).toBe(1);
    expect(output()).toContain(name);
    expect(output()).not.toContain("top-secret");
  });
});
