import { describe, expect, it } from "vitest";
import { networksOf, widestOf } from "@/lib/http/network-tiers";

const namesOf = (network: string) => networksOf(network).map(({ name }) => name);

describe("networksOf", () => {
  it.each([
    ["198.51.100.7", ["198.51.100.7", "198.51.100.0/24"]],
    ["2001:db8:1:2::/64", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
    ["2001:db8:1:2ab::/64", ["2001:db8:1:2ab::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"]],
    ["2001:db8:1:ffff::/64", ["2001:db8:1:ffff::/64", "2001:db8:1:ff00::/56", "2001:db8:1::/48"]],
    ["0:0:0:0::/64", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"]],
  ])("counts %s in %j", (network, names) => {
    expect(namesOf(network)).toEqual(names);
    expect(widestOf(network)).toBe(names.at(-1));
  });

  it("gives the wider networks more, each than the one before", () => {
    for (const network of ["198.51.100.7", "2001:db8:1:2::/64"]) {
      const factors = networksOf(network).map(({ factor }) => factor);
      expect(factors).toEqual([...factors].sort((a, b) => a - b));
      expect(new Set(factors).size).toBe(factors.length);
    }
  });
});
