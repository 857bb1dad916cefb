/** 12: how many inquiries one client gets through, whatever it claims to be and whatever the clock does. */
import { health, type Site } from "../../api/server.ts";
import { exactly, row, type Scenario } from "../bench.ts";
import { MINUTE, movableClock } from "../clock.ts";
import { atOnce, call, inquiryBody } from "../load.ts";

const LIMIT = 5;
const BOTH = ["sqlite", "postgres"] as const;

/** How many of these claims of an origin, all at once, are let through. */
async function passed(site: Site, claims: readonly string[]): Promise<number> {
  const answers = await atOnce(claims.length, claims.length, (index) =>
    call({
      port: site.port,
      headers: { "content-type": "application/json", "x-forwarded-for": claims[index] ?? "" },
      body: inquiryBody(1).body,
    }),
  );
  return answers.filter(({ status }) => status === 200).length;
}

const times = (count: number, claim: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => claim(index));

const trusted: Scenario = {
  number: "12",
  name: "limit of 5 behind one proxy",
  stores: BOTH,
  run: async (bench) => {
    const clock = movableClock();
    const site = await bench.site({
      ...(await bench.newStore()),
      ...clock.env,
      TRUSTED_PROXY_HOPS: "1",
      CONTACT_REQUESTS_PER_HOUR: String(LIMIT),
    });
    const one = await passed(
      site,
      times(100, () => "198.51.100.1"),
    );
    const each = await passed(
      site,
      times(50 * 7, (index) => `203.0.113.${index % 50}`),
    );
    const spoofed = await passed(
      site,
      times(100, (index) => `6.6.6.${index}, 10.0.0.${index}, 198.51.100.2`),
    );
    const household = await passed(
      site,
      times(100, (index) => `2001:db8:1:2::${(index + 1).toString(16)}`),
    );
    // At the end of a window, and right after it.
    const before = await passed(
      site,
      times(3, () => "198.51.100.3"),
    );
    await clock.set(59 * MINUTE);
    const atTheEdge = await passed(
      site,
      times(20, () => "198.51.100.3"),
    );
    await clock.set(61 * MINUTE);
    const behindIt = await passed(
      site,
      times(20, () => "198.51.100.3"),
    );
    await clock.set(0);
    const back = await passed(
      site,
      times(20, () => "198.51.100.1"),
    );
    const fresh = await passed(
      site,
      times(20, () => "198.51.100.4"),
    );
    return [
      exactly("100 at once from one address", one, LIMIT),
      exactly("7 each from 50 addresses", each, 50 * LIMIT),
      exactly("100 with other addresses claimed", spoofed, LIMIT),
      exactly("100 from one /64", household, LIMIT),
      row(
        "within two minutes around a window's end",
        before + atTheEdge + behindIt,
        `≤ ${2 * LIMIT}`,
        before + atTheEdge + behindIt <= 2 * LIMIT,
      ),
      row("clock back an hour, the one that was refused", back, `≤ ${LIMIT}`, back <= LIMIT),
      exactly("clock back an hour, a new address", fresh, LIMIT),
    ];
  },
};

const untrusted: Scenario = {
  number: "12",
  name: "clients unknown (no proxy trusted)",
  stores: BOTH,
  run: async (bench) => {
    const site = await bench.site({
      ...(await bench.newStore()),
      TRUSTED_PROXY_HOPS: "0",
      CONTACT_REQUESTS_PER_HOUR: "1",
    });
    const through = await passed(
      site,
      times(100, (index) => `6.6.6.${index}`),
    );
    const { pending } = (await health(site)).outbox;
    return [exactly("100 claimed addresses at a cap of 60", through, 60), exactly("stored", pending, 60)];
  },
};

export const limitScenarios = [trusted, untrusted];
