import { describe, expect, it } from "vitest";
import { withDamage } from "@/tests/simulation/damaged-store";

/** By itself each takes a third of a second; this only bounds a hang. */
const MOST_MS = 120_000;

/** The first twenty of `npm run bench:damage`. */
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

describe("a store whose file is damaged", { timeout: MOST_MS }, () => {
  it("brings nothing to the CRM twice or in other words, and what it cannot bring it names", async () => {
    const stores = [];
    for (const seed of SEEDS) stores.push(await withDamage(seed));
    expect(stores.filter(({ doubled, garbled, untold }) => doubled + garbled + untold > 0)).toEqual([]);
    // The damage is worth something: it was found, and it cost inquiries.
    expect(stores.filter(({ alarm }) => alarm !== undefined).length).toBeGreaterThan(5);
    expect(stores.reduce((sum, { undelivered }) => sum + undelivered, 0)).toBeGreaterThan(0);
  });
});
