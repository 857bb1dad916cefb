import { describe, expect, it } from "vitest";
import { lineOf } from "../../../server/json-log.ts";

const AT = new Date("2026-11-23T09:00:00Z");
const read = (level: "info" | "error", ...parts: unknown[]) => {
  const line = lineOf(level, parts, AT) ?? "";
  expect(line.indexOf("\n")).toBe(line.length - 1);
  return JSON.parse(line) as Record<string, unknown>;
};

describe("what the framework writes", () => {
  it("is one line of JSON with the level and the time of the log", () => {
    expect(read("info", "\u001B[1m▲ Next.js 16\u001B[22m\nmore")).toEqual({
      level: 30,
      time: "2026-11-23T09:00:00.000Z",
      source: "runtime",
      msg: "▲ Next.js 16",
    });
    expect(lineOf("info", ["\n"], AT)).toBeUndefined();
  });

  it("holds nothing that a client chose", () => {
    const chosen = "marker-of-a-client";
    const error = new TypeError(`Failed to find "${chosen}"\n${chosen}`);
    Object.assign(error, { digest: `${chosen} ${chosen}`, code: `${chosen}\n` });
    const nested = { name: chosen, [chosen]: chosen };
    for (const parts of [
      [`Failed to find Server Action "${chosen}". It may be old.`],
      [`Invalid URL '${chosen}'`],
      [`GET /path?email=${chosen}`],
      [" ⨯", error],
      ["unhandledRejection:", error],
      [error],
    ])
      expect(lineOf("error", parts, AT)).not.toContain(chosen);
    expect(read("error", error)).toMatchObject({
      error: "TypeError",
      stack: expect.stringMatching(/^at /) as string,
    });
    expect(read("error", "odd:", nested)["msg"]).toBe("odd:");
  });

  it("is short, however long it was", () => {
    const error = new Error("x".repeat(100_000));
    error.stack = `Error\n${`    at ${"y".repeat(5_000)} (file.js:1:1)\n`.repeat(500)}`;
    expect(
      lineOf("error", ["z".repeat(100_000), error, { a: "b".repeat(100_000) }], AT)?.length,
    ).toBeLessThan(4_000);
  });
});
