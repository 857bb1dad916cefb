import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { health, inquiry, post, startSite, type Site } from "./server";

describe("POST /api/contact behind a proxy", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { TRUSTED_PROXY_HOPS: "1", CONTACT_REQUESTS_PER_HOUR: "5" } });
  });
  afterAll(() => site.stop());
  const pending = async () => (await health(site)).outbox.pending;
  const from = (address: string, headers: Record<string, string> = {}) => ({
    "x-forwarded-for": address,
    ...headers,
  });

  it("answers twenty presses of one button with one inquiry, and counts them once", async () => {
    const before = await pending();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await post(
          site,
          inquiry(),
          from("198.51.100.1", { "idempotency-key": key.toUpperCase() }),
        );
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([`200 {"id":"${key}","status":"queued"}`]));
    expect(await pending()).toBe(before + 1);
    const others = await Promise.all(
      Array.from({ length: 4 }, () => post(site, inquiry(), from("198.51.100.1"))),
    );
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await post(site, inquiry(), from("198.51.100.1"))).status).toBe(429);
    // Known keys are answered outside the limit.
    expect((await post(site, inquiry(), from("198.51.100.1", { "idempotency-key": key }))).status).toBe(200);
  });

  it("answers another content under a known key with 409", async () => {
    const key = randomUUID();
    const headers = from("198.51.100.2", { "idempotency-key": key });
    expect((await post(site, inquiry({ elapsedMs: 5_000 }), headers)).status).toBe(200);
    const before = await pending();
    const conflict = await post(site, inquiry({ message: "Совсем другое сообщение" }), headers);
    expect(conflict.status).toBe(409);
    expect(await conflict.json()).toMatchObject({ code: "idempotency_conflict" });
    const again = await post(site, inquiry({ elapsedMs: 90_000 }), headers);
    expect(await again.json()).toEqual({ id: key, status: "queued" });
    expect(await pending()).toBe(before);
  });

  it("lets exactly the limit of a network through, whatever it claims to be", async () => {
    const before = await pending();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => post(site, inquiry(), from(`6.6.6.${index}, 198.51.100.3`))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.length - refused.length, refused.length]).toEqual([5, 25]);
    for (const answer of refused) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3_000);
      expect(await answer.json()).toMatchObject({ code: "rate_limited" });
    }
    expect(await pending()).toBe(before + 5);
    expect((await post(site, inquiry(), from("198.51.100.4"))).status).toBe(200);
  });

  it("takes a /64 of IPv6 for one network", async () => {
    const statuses = [];
    for (let host = 1; host <= 6; host += 1)
      statuses.push((await post(site, inquiry(), from(`2001:db8:1:2::${host}`))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await post(site, inquiry(), from("2001:db8:1:3::1"))).status).toBe(200);
  });

  it("lets a /48 of IPv6 send what sixteen clients may, and everybody else as ever", async () => {
    const networks = Array.from({ length: 150 }, (_, at) => `2001:db8:2:${(at * 257).toString(16)}::1`);
    const answers = await Promise.all(networks.map((network) => post(site, inquiry(), from(network))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(80);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(70);
    // What neighbours have used up makes nobody wait for an hour.
    for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await post(site, inquiry(), from("2001:db8:3:1::1"))).status).toBe(200);
  });

  it("does not count what it refuses for another reason", async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await post(site, inquiry({ consent: false }), from("198.51.100.5"))).status).toBe(400);
    expect((await post(site, inquiry(), from("198.51.100.5"))).status).toBe(200);
  });

  it("sends the visitor of the plain form to the text about the limit", async () => {
    const headers = from("198.51.100.6", { "content-type": "application/x-www-form-urlencoded" });
    const form = (text: string) =>
      post(
        site,
        `name=Ivan&email=ivan@example.ru&consent=on&locale=en&message=Message number ${text}`,
        headers,
      );
    for (const text of ["one", "two", "three", "four", "five"])
      expect((await form(text)).headers.get("location")).toBe("/en/contacts/thank-you");
    expect((await form("six")).headers.get("location")).toBe("/en/contacts#form-limited");
  });
});

describe("POST /api/contact with clients unknown", () => {
  it("keeps only a wide cap for the whole site, whatever clients claim, and warned of it at the start", async () => {
    const site = await startSite({ env: { CONTACT_REQUESTS_PER_HOUR: "1" } });
    try {
      expect(site.output()).toContain("TRUSTED_PROXY_HOPS");
      const answers = await Promise.all(
        Array.from({ length: 70 }, (_, index) =>
          post(site, inquiry(), { "x-forwarded-for": `6.6.6.${index}` }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(10);
      for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
    } finally {
      await site.stop();
    }
  });
});
