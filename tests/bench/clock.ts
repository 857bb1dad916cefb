import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export const MINUTE = 60_000;

/** A clock for a site that the bench can put forward and back. */
export function movableClock() {
  const file = join(mkdtempSync(join(tmpdir(), "clock-")), "shift");
  writeFileSync(file, "0");
  return {
    env: {
      NODE_OPTIONS: `--import=${new URL("shifted-clock.ts", import.meta.url).href}`,
      BENCH_CLOCK_FILE: file,
    },
    /** Milliseconds ahead of the real time; the site knows when this resolves. */
    set: async (shift: number) => {
      writeFileSync(file, String(shift));
      await wait(250);
    },
  };
}
