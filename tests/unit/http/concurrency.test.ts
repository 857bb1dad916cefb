import { describe, expect, it } from "vitest";
import { createGate } from "@/lib/http/concurrency";
import { HttpError } from "@/lib/http/errors";

describe("createGate", () => {
  it("refuses the one too many, and lets it in when a place is free", () => {
    const gate = createGate(2);
    const leave = gate.enter(undefined);
    gate.enter(undefined);
    expect(() => gate.enter(undefined)).toThrow(HttpError);
    leave();
    leave();
    expect(gate.active).toBe(1);
    gate.enter(undefined);
    expect(() => gate.enter(undefined)).toThrow(
      expect.objectContaining({ code: "rate_limited", headers: { "retry-after": "5" } }),
    );
  });

  it("gives the place back when the work fails", async () => {
    const gate = createGate(1);
    const network = "198.51.100.7";
    await expect(gate.run(network, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await gate.run(network, () => Promise.resolve(gate.active))).toBe(1);
    expect(gate.active).toBe(0);
  });

  it.each([
    ["a /48 of IPv6", (at: number) => `2001:db8:1:${at.toString(16)}::/64`, "2001:db8:2:1::/64"],
    ["a /24 of IPv4", (at: number) => `198.51.100.${at}`, "203.0.113.1"],
  ])("lets %s hold a quarter of the places, and others the rest", (_, networkOf, stranger) => {
    const gate = createGate(8);
    const left = [gate.enter(networkOf(0)), gate.enter(networkOf(1))];
    for (let at = 0; at < 50; at += 1) expect(() => gate.enter(networkOf(at))).toThrow(HttpError);
    gate.enter(stranger);
    left[0]?.();
    gate.enter(networkOf(7));
    expect(() => gate.enter(networkOf(8))).toThrow(HttpError);
    expect(gate.active).toBe(3);
  });

  it("lets one network hold a place where there are few, and unknown clients all of them", () => {
    const few = createGate(2);
    few.enter("198.51.100.7");
    expect(() => few.enter("198.51.100.7")).toThrow(HttpError);
    const gate = createGate(8);
    for (let at = 0; at < 8; at += 1) gate.enter(undefined);
    expect(gate.active).toBe(8);
  });
});
