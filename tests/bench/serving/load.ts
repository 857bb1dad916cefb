/** Requests as fast as they are answered: by wrk where it is installed, else by autocannon, which is slower than a good server. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import autocannon from "autocannon";

/** What one address answered; times in milliseconds. */
export type Load = { perSecond: number; p50: number; p95: number; failed: number };

export type LoadOptions = { seconds: number; connections: number };

const wrk = (process.env.PATH ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "wrk"))
  .find(existsSync);

/** The name of what makes the load. */
export const generator = wrk === undefined ? "autocannon" : "wrk";

/** wrk's own report has no 95th percentile. */
const REPORT = `
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %f %f %f %d\\n", summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(95) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end
`;

async function byWrk(program: string, url: string, { seconds, connections }: LoadOptions): Promise<Load> {
  const directory = mkdtempSync(join(tmpdir(), "wrk-"));
  const report = join(directory, "report.lua");
  writeFileSync(report, REPORT);
  try {
    const size = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", report];
    const { stdout } = await promisify(execFile)(program, [...size, "-H", "Accept-Encoding: gzip", url]);
    const [perSecond = 0, p50 = 0, p95 = 0, failed = 0] =
      /^RESULT (.*)$/m.exec(stdout)?.[1]?.split(" ").map(Number) ?? [];
    return { perSecond, p50, p95, failed };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function byAutocannon(url: string, { seconds, connections }: LoadOptions): Promise<Load> {
  const headers = { "accept-encoding": "gzip" };
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    duration: seconds,
    connections,
    headers,
  });
  // It knows no 95th percentile either; the next one up is the honest stand-in.
  return { perSecond: requests.average, p50: latency.p50, p95: latency.p97_5, failed: errors + non2xx };
}

/** Asks for `url` compressed, on so many connections for so long. */
export const load = (url: string, options: LoadOptions): Promise<Load> =>
  wrk === undefined ? byAutocannon(url, options) : byWrk(wrk, url, options);
