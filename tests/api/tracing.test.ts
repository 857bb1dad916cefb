import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startFakeBitrix24, type FakeBitrix24 } from "../peers/fake-bitrix24";
import { startTraceCollector, type TraceCollector } from "../peers/trace-collector";
import { freePort, inquiry, post, startSite, type Site } from "./server";

describe("traces", () => {
  let collector: TraceCollector;
  let fake: FakeBitrix24;
  let site: Site | undefined;
  beforeAll(async () => {
    collector = await startTraceCollector();
    fake = await startFakeBitrix24();
  });
  afterEach(() => site?.stop());
  afterAll(() => Promise.all([collector.close(), fake.close()]));

  it("reach the collector under the names of routes, without anything a visitor wrote or a secret", async () => {
    site = await startSite({
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        OTEL_BSP_SCHEDULE_DELAY: "100",
        BITRIX24_WEBHOOK_URL: fake.webhook,
      },
    });
    const page = await fetch(`${site.origin}/en/services?utm_source=ivan@example.ru`);
    expect(page.status).toBe(200);
    await fetch(`${site.origin}/ivan@example.ru`);
    expect((await post(site, inquiry())).status).toBe(200);
    await fake.seen(({ method }) => method === "crm.item.add");

    const span = await collector.seen(({ name }) => name === "POST /api/contact");
    expect(span.attributes).toMatchObject({ "http.route": "/api/contact", "http.status_code": 200 });
    expect(span.resource["service.name"]).toBe("dubrava-site");
    const read = await collector.seen(({ name }) => name === "GET /[locale]/services");
    expect(read.attributes["http.target"]).toBe("/en/services");

    await site.stop();
    const everything = collector.bodies.join("\n");
    expect(everything).not.toMatch(/ivan|Иван|интеграция|utm_source/);
    expect(everything).not.toContain(new URL(fake.webhook).pathname.split("/")[3]);
  });

  it("that are still here when the site is told to stop are sent before it ends", async () => {
    site = await startSite({
      env: {
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.endpoint}/v1/traces`,
        OTEL_SERVICE_NAME: "the-site",
        // Nothing is sent by itself.
        OTEL_BSP_SCHEDULE_DELAY: "3600000",
      },
    });
    await fetch(`${site.origin}/api/cases`);
    await site.stop();
    const span = collector.spans.find(({ resource }) => resource["service.name"] === "the-site");
    expect(span).toBeDefined();
    expect(
      collector.spans.some(
        ({ name, resource }) => name === "GET /api/cases" && resource["service.name"] === "the-site",
      ),
    ).toBe(true);
  });

  it("are nobody's trouble when the collector is down: one line of the log, and the site as ever", async () => {
    const port = await freePort();
    site = await startSite({
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
        OTEL_EXPORTER_OTLP_TIMEOUT: "200",
        OTEL_BSP_SCHEDULE_DELAY: "50",
      },
    });
    while (!site.output().includes("takes no spans")) {
      expect((await fetch(`${site.origin}/api/cases`)).status).toBe(200);
      await wait(50);
    }
    for (let request = 0; request < 20; request += 1) {
      expect((await post(site, inquiry())).status).toBe(200);
      await wait(20);
    }
    await site.stop();
    expect(site.output().match(/takes no spans/g)).toHaveLength(1);
    expect(site.output()).not.toMatch(/ECONNREFUSED.*\n.*ECONNREFUSED|at .*node_modules/);
  });

  it("go to an address, or the site does not start", async () => {
    await expect(startSite({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" } })).rejects.toThrow(
      "OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address",
    );
  });
});
