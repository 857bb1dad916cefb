import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Of systemd itself: it has judged a unit that is not installed since version 250. */
const judge = (unit: string) =>
  spawnSync("systemd-analyze", ["security", "--offline=true", "--threshold=19", "--no-pager", unit], {
    encoding: "utf8",
  });
const help = spawnSync("systemd-analyze", ["--help"], { encoding: "utf8" });
const canJudge = help.error === undefined && help.stdout.includes("--offline");
const without = canJudge ? "" : " (skipped: no systemd of version 250 or newer on this machine)";

it.skipIf(!canJudge)(`the service is exposed by less than two of ten${without}`, () => {
  const directory = mkdtempSync(join(tmpdir(), "unit-"));
  try {
    const unit = join(directory, "site.service");
    copyFileSync("deploy/systemd/site.service", unit);
    const { status, stdout, stderr } = judge(unit);
    expect(status === 0 ? "" : stdout + stderr).toBe("");
  } finally {
    rmSync(directory, { recursive: true });
  }
});
