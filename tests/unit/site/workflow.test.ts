import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const FOLDER = ".github/workflows";

type Step = { uses?: string; run?: string };
type Workflow = {
  permissions?: unknown;
  jobs: Record<string, { steps: Step[]; "timeout-minutes"?: number }>;
};

describe.each(readdirSync(FOLDER))("the workflow %s", (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, "utf8");
  const workflow = parse(text) as Workflow;

  it("takes every action at one commit, which says its version, and may only read", () => {
    const used = text.match(/uses:.*$/gm) ?? [];
    for (const line of used) expect(line).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const job of Object.values(workflow.jobs)) expect(job["timeout-minutes"]).toBeGreaterThan(0);
  });
});

it("runs in public what every machine runs", () => {
  const { jobs } = parse(readFileSync(`${FOLDER}/gate.yml`, "utf8")) as Workflow;
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toEqual(["npm ci", "npm test"]);
});
