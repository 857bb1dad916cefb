import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "@/lib/database/server/postgres";
import type { HttpError } from "@/lib/http/errors";
import { createLimits, type LimitName, type Limits } from "@/lib/http/limits";
import { startPostgres, type PostgresServer } from "@/tests/peers/postgres";

describe("limits counted in PostgreSQL", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  /** Two processes of one site. */
  const twoSites = async () => {
    const url = await server.freshUrl();
    return [createLimits(openPostgres(url)), createLimits(openPostgres(url))] as const;
  };
  const attempt = async (sites: readonly Limits[], name: LimitName, network: string, times: number) => {
    const results = await Promise.allSettled(
      Array.from({ length: times }, async (_, index) => sites[index % sites.length]?.take(name, network)),
    );
    const refused = results.filter((result) => result.status === "rejected");
    return { passed: times - refused.length, refusal: refused[0]?.reason as HttpError | undefined };
  };

  it("lets exactly the limit through, of a hundred at once through two processes", async () => {
    const { passed, refusal } = await attempt(await twoSites(), "aiImage", "198.51.100.1", 100);
    expect(passed).toBe(6);
    expect(refusal?.code).toBe("rate_limited");
    const seconds = Number(refusal?.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  it("counts every network and every limit for itself", async () => {
    const sites = await twoSites();
    const counts = await Promise.all(
      ["198.51.100.1", "198.51.100.2"].flatMap((network) => [
        attempt(sites, "contact", network, 30),
        attempt(sites, "ai", network, 30),
      ]),
    );
    expect(counts.map(({ passed }) => passed)).toEqual([10, 20, 10, 20]);
  });

  it("counts the wider networks of IPv6, gives back what they refuse, and lets others in", async () => {
    const sites = await twoSites();
    const networks = Array.from({ length: 60 }, (_, at) => `2001:db8:1:${(0x100 + at).toString(16)}::/64`);
    let passed = 0;
    for (const network of networks) passed += (await attempt(sites, "aiImage", network, 1)).passed;
    expect(passed).toBe(24);
    const last = networks.at(-1) ?? "";
    const { refusal } = await attempt(sites, "aiImage", last, 20);
    expect(refusal).toMatchObject({ code: "rate_limited", headers: { "retry-after": "60" } });
    expect((await attempt(sites, "aiImage", "2001:db8:1:200::/64", 1)).passed).toBe(1);
  });

  it("lets points come back bit by bit, for both processes, also when the clock has been set back", async () => {
    const url = await server.freshUrl();
    const database = openPostgres(url);
    const sites = [createLimits(database), createLimits(openPostgres(url))];
    const take = (kibibytes: number, site = 0) =>
      sites[site]?.take("storedKibibytes", undefined, kibibytes) ?? Promise.reject(new Error("no site"));
    const HALF = 524_288;
    await take(HALF);
    await take(HALF - 1_000, 1);
    const refusal = await take(HALF).catch((error: unknown) => error as HttpError);
    expect(refusal).toMatchObject({ code: "rate_limited", headers: { "retry-after": "60" } });
    await take(500, 1);
    await sites[0]?.giveBack("storedKibibytes", undefined, HALF);
    await take(HALF, 1);
    await expect(take(HALF)).rejects.toMatchObject({ code: "rate_limited" });
    // Half an hour later by the database's clock, and a clock that was set back by days after that.
    await database.raw("UPDATE rate_counters SET expire = expire - $1", [1_800_000]);
    await take(HALF, 1);
    await expect(take(HALF)).rejects.toMatchObject({ code: "rate_limited" });
    await database.raw("UPDATE rate_counters SET expire = expire + $1", [5 * 24 * 3_600_000]);
    await take(HALF);
  });

  it("takes back in one process what another has counted", async () => {
    const [one, other] = await twoSites();
    await attempt([one], "aiImage", "198.51.100.3", 6);
    await other.giveBack("aiImage", "198.51.100.3");
    expect((await attempt([one, other], "aiImage", "198.51.100.3", 4)).passed).toBe(1);
  });

  it("begins anew a count that ends in days, since the clock has been set back", async () => {
    const url = await server.freshUrl();
    const database = openPostgres(url);
    const site = createLimits(database);
    await attempt([site], "contact", "198.51.100.5", 10);
    await database.raw("UPDATE rate_counters SET expire = expire + $1", [5 * 24 * 3_600_000]);
    const { passed, refusal } = await attempt([site], "contact", "198.51.100.5", 1);
    expect([passed, refusal]).toEqual([1, undefined]);
    await attempt([site], "contact", "198.51.100.5", 9);
    expect((await attempt([site], "contact", "198.51.100.5", 1)).refusal?.code).toBe("rate_limited");
  });

  it("without the database lets inquiries in up to the limit and refuses what costs money", async () => {
    const nobody = createLimits(openPostgres("postgres://site:secret@127.0.0.1:1/site"));
    expect((await attempt([nobody], "contact", "198.51.100.4", 30)).passed).toBe(10);
    const { passed, refusal } = await attempt([nobody], "ai", "198.51.100.4", 5);
    expect(passed).toBe(0);
    expect(refusal).toMatchObject({ code: "ai_unavailable", status: 503 });
    await expect(nobody.giveBack("ai", "198.51.100.4")).resolves.toBeUndefined();
  });
});
