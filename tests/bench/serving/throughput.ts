/** How many home pages a second: kept by nginx, the same bytes from nginx's disk, and by the bare site. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { freePort, startSite } from "../../api/server.ts";
import { startNginx } from "../../peers/nginx.ts";
import { median, type Measure } from "../tools/measure.ts";
import { load, type Load } from "./load.ts";

const ROUNDS = 3;
const OPTIONS = { seconds: 5, connections: 50 };
const OF_DISK = 0.6;
const OF_BARE = 20;

/** Belong to the connection or are nginx's own. */
const NOT_COPIED =
  /^(connection|content-.*-?(length|encoding|type)|date|keep-alive|server|transfer-encoding|etag)$/;

const describe = (runs: readonly Load[]) =>
  [
    `${median(runs.map(({ perSecond }) => perSecond)).toFixed(0)}/s`,
    `p50 ${median(runs.map(({ p50 }) => p50)).toFixed(1)}`,
    `p95 ${median(runs.map(({ p95 }) => p95)).toFixed(1)} ms`,
  ].join(", ");

/** The three take turns, so that a busy moment of the machine meets them alike; ratios are those of one round. */
export async function measureThroughput(nginx: string): Promise<Measure[]> {
  const directory = mkdtempSync(join(tmpdir(), "page-"));
  const site = await startSite();
  try {
    const page = await fetch(site.origin);
    const html = Buffer.from(await page.arrayBuffer());
    writeFileSync(join(directory, "index.html.gz"), gzipSync(html));
    const diskPort = await freePort();
    const headers = [...page.headers]
      .filter(([name]) => !NOT_COPIED.test(name))
      .map(([name, value]) => `add_header ${name} "${value}";`);
    const front = await startNginx({
      nginx,
      sites: [site.port],
      extra: `server {
        listen 127.0.0.1:${diskPort};
        server_tokens off;
        root ${directory};
        types { text/html html; }
        charset utf-8;
        gzip_static always;
        ${headers.join("\n")}
      }`,
    });
    try {
      const urls = {
        disk: `http://127.0.0.1:${diskPort}/index.html`,
        kept: `${front.origin}/`,
        bare: `${site.origin}/`,
      };
      const wanted = html.toString("utf8");
      for (const url of Object.values(urls))
        if ((await (await fetch(url)).text()) !== wanted) throw new Error(`${url} answers another page.`);
      for (const url of Object.values(urls)) await load(url, { ...OPTIONS, seconds: 2 });
      const runs = { disk: [] as Load[], kept: [] as Load[], bare: [] as Load[] };
      for (let round = 0; round < ROUNDS; round += 1)
        for (const name of ["disk", "kept", "bare"] as const)
          runs[name].push(await load(urls[name], OPTIONS));
      const ratio = (to: "disk" | "bare") =>
        median(runs.kept.map(({ perSecond }, round) => perSecond / (runs[to][round]?.perSecond ?? 0)));
      const failed = Object.values(runs)
        .flat()
        .reduce((sum, run) => sum + run.failed, 0);
      const [ofDisk, ofBare] = [ratio("disk"), ratio("bare")];
      const plain = { target: "", met: true };
      return [
        { what: "home page, the same page from nginx's disk", measured: describe(runs.disk), ...plain },
        { what: "home page, kept by nginx", measured: describe(runs.kept), ...plain },
        { what: "home page, bare site with gzip", measured: describe(runs.bare), ...plain },
        {
          what: "kept ÷ from disk",
          measured: ofDisk.toFixed(2),
          target: `≥ ${OF_DISK}`,
          met: ofDisk >= OF_DISK,
        },
        {
          what: "kept ÷ bare site with gzip",
          measured: ofBare.toFixed(1),
          target: `≥ ${OF_BARE}`,
          met: ofBare >= OF_BARE,
        },
        { what: "answers that failed", measured: String(failed), target: "0", met: failed === 0 },
      ];
    } finally {
      await front.stop();
    }
  } finally {
    await site.stop();
    rmSync(directory, { recursive: true });
  }
}
