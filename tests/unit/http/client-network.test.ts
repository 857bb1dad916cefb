import { describe, expect, it } from "vitest";
import { clientNetwork } from "@/lib/http/client-network";

const behind = (hops: number, forwarded?: string) =>
  clientNetwork(new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }), {
    hops,
    vercel: false,
  });

describe("clientNetwork", () => {
  it("believes nobody without a trusted proxy", () => {
    expect(behind(0, "198.51.100.7")).toBeUndefined();
  });

  it.each([
    [1, "198.51.100.7", "198.51.100.7"],
    [1, "6.6.6.6, 198.51.100.7", "198.51.100.7"],
    [2, "6.6.6.6, 198.51.100.7, 10.0.0.1", "198.51.100.7"],
    [1, "198.51.100.7:4711", "198.51.100.7"],
    [1, "[2001:db8:1:2:3::4]:4711", "2001:db8:1:2::/64"],
    [1, "2001:db8::1", "2001:db8:0:0::/64"],
    [1, "2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    [1, "::ffff:198.51.100.7", "198.51.100.7"],
    [1, "::1", "0:0:0:0::/64"],
    [1, "fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("with %i trusted proxies finds in %s the network %s", (hops, forwarded, network) => {
    expect(behind(hops, forwarded)).toBe(network);
  });

  it.each([
    [1, undefined],
    [2, "198.51.100.7"],
    [1, "unknown"],
    [1, "198.51.100.7, "],
    [1, "999.1.1.1"],
    [1, "1.2.3.4, <script>"],
  ])("with %i trusted proxies knows nothing from %s", (hops, forwarded) => {
    expect(behind(hops, forwarded)).toBeUndefined();
  });

  it("puts neighbours of one /64 together and others apart", () => {
    expect(behind(1, "2001:db8:1:2::1")).toBe(behind(1, "2001:db8:1:2:ffff::9"));
    expect(behind(1, "2001:db8:1:2::1")).not.toBe(behind(1, "2001:db8:1:3::1"));
  });

  it("on Vercel reads Vercel's header and no other", () => {
    const headers = new Headers({ "x-vercel-forwarded-for": "198.51.100.7", "x-forwarded-for": "6.6.6.6" });
    expect(clientNetwork(headers, { hops: 1, vercel: true })).toBe("198.51.100.7");
    headers.delete("x-vercel-forwarded-for");
    expect(clientNetwork(headers, { hops: 1, vercel: true })).toBeUndefined();
  });
});
