import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { startSite } from "../api/server";
import { isHydrated } from "../e2e/in-page";
import { startFakeBitrix24, type FakeBitrix24 } from "../peers/fake-bitrix24";
import { takeHeard } from "./asked";
import type { Driver, OpenDriver } from "./driver";
import { startListener } from "./listener";

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** It bounds a hang, also on a machine that is busy with other things. */
export const WITHIN = { timeout: 60_000 };

/** What a site built without counters says at its first event. */
const NOBODY_COUNTS = /^warn: Analytics: measurement ID is missing/;

/** The finished build, a CRM and a browser for the tests of one file, from before the first of them to after the last. */
export function useStage(open: OpenDriver) {
  const ends: (() => unknown)[] = [];
  let downloads: string;
  let crm: FakeBitrix24;
  let origin: string;
  let page: Driver;

  beforeAll(async () => {
    downloads = mkdtempSync(join(tmpdir(), "downloads-"));
    ends.unshift(() => rmSync(downloads, { recursive: true }));
    crm = await startFakeBitrix24();
    ends.unshift(() => crm.close());
    const site = await startSite({ env: { BITRIX24_WEBHOOK_URL: crm.webhook } });
    ends.unshift(() => site.stop());
    const listener = await startListener(site.port);
    ends.unshift(() => listener.close());
    origin = listener.origin;
    page = await open({ downloads, ...DESK });
    ends.unshift(() => page.close());
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  /** Waits until a function answers `wanted` in the page. */
  const see = <Result>(wanted: Result, body: (...given: string[]) => Result, ...given: string[]) =>
    expect.poll(() => page.evaluate(body, ...given), WITHIN).toEqual(wanted);

  return {
    see,
    page: () => page,
    /** Whom the leads in the CRM name. */
    namesOfLeads: () => crm.leads.map(({ name }) => name),
    /** What stands in the files that were saved. */
    savedTexts: () => readdirSync(downloads).map((name) => readFileSync(join(downloads, name), "utf8")),
    visit: async (path: string) => {
      await page.goto(origin + path);
      await see(true, isHydrated);
    },
    /** Expects that the page has said nothing since the last time: no message, no error, no report of its policy. */
    expectSilence: async () => {
      const heard = await page.evaluate(takeHeard);
      expect(heard.filter((line) => !NOBODY_COUNTS.test(line))).toEqual([]);
    },
  };
}
