import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { bareEnvironment } from "../peers/bare-environment";
import { startFakeBitrix24 } from "../peers/fake-bitrix24";
import { drainAll, health, inquiry, newDataDir, post, startSite, type Site } from "./server";

const root = fileURLToPath(new URL("../..", import.meta.url));

it("brings every inquiry back after a lost disk, and makes no second lead of what was delivered meanwhile", async () => {
  const fake = await startFakeBitrix24({ bucket: { size: 1_000, perSecond: 1_000 } });
  const dataDir = newDataDir();
  const copy = join(mkdtempSync(join(tmpdir(), "copy-")), "inquiries.sqlite");
  let site: Site | undefined;
  onTestFinished(async () => {
    await site?.stop();
    await fake.close();
  });
  const command = async (...args: string[]) => {
    const env = { ...bareEnvironment, NODE_ENV: "production" as const, DATA_DIR: dataDir };
    return (
      await promisify(execFile)(process.execPath, ["scripts/operator/inquiries.ts", ...args], {
        cwd: root,
        env,
      })
    ).stdout;
  };
  const start = (env: Record<string, string> = {}) => startSite({ dataDir, env });

  // Without a CRM they wait, so the copy holds them all.
  site = await start();
  const ids: string[] = [];
  for (let number = 0; number < 20; number += 1) {
    const answer = await post(site, inquiry({ message: `Обращение номер ${number}` }));
    ids.push(((await answer.json()) as { id: string }).id);
  }
  await command("backup", copy);
  await site.stop();

  const delivery = {
    BITRIX24_WEBHOOK_URL: fake.webhook,
    BITRIX24_REQUESTS_PER_SECOND: "200",
    OUTBOX_AMBIGUOUS_WAIT_SECONDS: "1",
  };
  site = await start(delivery);
  await fake.seen(() => fake.leads.length >= 5);
  await site.stop("SIGKILL");

  rmSync(dataDir, { recursive: true });
  expect(await command("restore", copy)).toContain("20 inquiries restored");
  const { inquiries } = JSON.parse(await command("list", "--json")) as { inquiries: { id: string }[] };
  expect(inquiries.map(({ id }) => id).sort()).toEqual([...ids].sort());

  site = await start(delivery);
  await drainAll(site);
  expect(await health(site)).toMatchObject({ status: "ok", outbox: { pending: 0 } });
  expect(fake.leads.map(({ originId }) => originId).sort()).toEqual([...ids].sort());
});
