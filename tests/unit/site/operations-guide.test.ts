import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { metrics } from "@/lib/metrics/server/metrics";

const guide = readFileSync("docs/operations.md", "utf8");
const sources = globSync("{lib,app/api}/**/*.ts").map((file) => readFileSync(file, "utf8"));

/** The rows of the table of log lines; `…` at the beginning or the end stands for the rest of a message. */
const lines = [...guide.matchAll(/^\| `([^`]+)` \| (?:warn|error|info) \|/gm)].map(([, line = ""]) => line);
const isMeant = (line: string, message: string) => {
  const [start, end] = [line.startsWith("…"), line.endsWith("…")];
  const part = line.slice(start ? 1 : 0, end ? -1 : undefined);
  if (start) return end ? message.includes(part) : message.endsWith(part);
  return end ? message.startsWith(part) : message === part;
};
const explains = (message: string) => lines.some((line) => isMeant(line, message));

/** The text of every call of the log; one that chooses between two has both. */
const messages = sources.flatMap((source) =>
  [...source.matchAll(/\blog(?:\.(?:info|warn|error)|\[[^\]]+\])\(([\s\S]*?)\);/g)].flatMap(
    ([, call = ""]) => {
      const texts = call.match(/"(?:[^"\\\n]|\\.)*"|`[^`]*`/g) ?? [];
      return texts
        .map((text) => text.slice(1, -1))
        .filter((text) => / /.test(text) && text !== "not an error");
    },
  ),
);

describe("the guide for operators", () => {
  it("explains every line of the log, and none that there is not", () => {
    expect(messages.length).toBeGreaterThan(25);
    expect(messages.filter((message) => !explains(message))).toEqual([]);
    expect(lines.filter((line) => !messages.some((message) => isMeant(line, message)))).toEqual([]);
  });

  it("names every metric", async () => {
    const own = (await metrics().registry.getMetricsAsJSON()).map(({ name }) => name);
    const gauges = sources.flatMap((source) => source.match(/\bsite_\w+(?=: \{)/g) ?? []);
    const names = [...own.filter((name) => name.startsWith("site_")), ...gauges];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
    for (const [name = ""] of guide.matchAll(/site_[a-z]+(?:_[a-z]+)*(?![a-z_])/g))
      expect(names).toContain(name.replace(/_count$/, ""));
  });

  it("links to chapters that it has", () => {
    const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, "")
        .replaceAll(" ", "-"),
    );
    for (const [, anchor] of guide.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
  });
});
