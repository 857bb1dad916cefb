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
