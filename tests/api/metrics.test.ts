import { afterEach, describe, expect, it } from "vitest";
import { startFakeBitrix24 } from "../peers/fake-bitrix24";
import { startFaultModel } from "../peers/fault-model";
import { drainAll, freePort, inquiry, post, SECRET, startSite, type Site } from "./server";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";

const LINE = /^(?:# (?:HELP|TYPE) \w+ .+|(\w+)(?:\{(.*)\})? (\S+)|)$/;

/** A page in the text format of Prometheus: the value of each series, by its name with the labels in order. */
function read(page: string): Map<string, number> {
  const series = new Map<string, number>();
  for (const line of page.split("\n")) {
    const match = LINE.exec(line);
    if (match === null) throw new Error(`Not in the format: ${line}`);
    const [, name, labels = "", value] = match;
    if (name === undefined) continue;
    const key = labels === "" ? name : `${name}{${labels.split(",").sort().join(",")}}`;
    if (series.has(key)) throw new Error(`Twice on the page: ${key}`);
    series.set(key, Number(value));
  }
  return series;
}

describe("metrics", () => {
  let site: Site | undefined;
  const peers: { close: () => Promise<unknown> }[] = [];
  afterEach(async () => {
    await site?.stop();
    for (const peer of peers.splice(0)) await peer.close();
  });
  const start = async (env: Record<string, string> = {}) => (site = await startSite({ env }));
  const scrape = ({ origin }: Site, authorization = `Bearer ${SECRET}`) =>
    fetch(`${origin}/api/metrics`, { headers: { authorization } });
  const page = async (running: Site) => read(await (await scrape(running)).text());
  const ask = ({ origin }: Site, tool: string, accept: string, description = "Склад на 300 мест") =>
    fetch(`${origin}/api/corporate/${tool}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept },
      body: JSON.stringify({ description, facts: sheetWithWish() }),
    });

  it("are for an operator alone, and not there without a secret", async () => {
    const running = await start();
    expect((await scrape(running, "Bearer wrong")).status).toBe(401);
    const answer = await scrape(running);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    await running.stop();
    expect((await scrape(await start({ OUTBOX_SECRET: "" }))).status).toBe(404);
  });

  it("count requests, deliveries, tools and limits, without anything a visitor wrote", async () => {
    const fake = await startFakeBitrix24();
    peers.push(fake);
    const running = await start({
      BITRIX24_WEBHOOK_URL: fake.webhook,
      TRUSTED_PROXY_HOPS: "1",
      CONTACT_REQUESTS_PER_HOUR: "1",
    });
    const from = { "x-forwarded-for": "203.0.113.7" };
    await post(running, inquiry(), from);
    await post(running, inquiry({ message: "Ещё одно обращение" }), from);
    await post(running, inquiry({ website: "x" }), { "x-forwarded-for": "203.0.113.8" });
    await drainAll(running);
    await (await ask(running, "idea", "application/json")).text();
    await (await ask(running, "idea", "text/event-stream")).text();
    await (await ask(running, "79161234567", "application/json")).text();

    const text = await (await scrape(running)).text();
    expect(text).not.toMatch(/203\.0\.113|ivan|Иван|Склад|79161234567/);
    const series = read(text);
    const request = (labels: string) => series.get(`site_http_request_duration_seconds_count{${labels}}`);
    expect(request('method="POST",route="/api/contact",status="2xx"')).toBe(2);
    expect(request('method="POST",route="/api/contact",status="4xx"')).toBe(1);
    expect(request('method="POST",route="/api/corporate/[tool]",status="2xx"')).toBe(2);
    expect(request('method="POST",route="/api/corporate/[tool]",status="4xx"')).toBe(1);
    expect(series.get('site_limit_refused_total{limit="contact"}')).toBe(1);
    expect(series.get('site_deliveries_total{outcome="delivered"}')).toBe(1);
    expect(series.get('site_tool_duration_seconds_count{engine="draft",outcome="ok",tool="idea"}')).toBe(2);
    expect(series.get('site_tool_first_text_seconds_count{engine="draft",tool="idea"}')).toBe(2);
    expect(series.get("site_outbox_pending")).toBe(0);
    expect(series.get("site_outbox_suspected")).toBe(1);
    expect(series.get("site_store_up")).toBe(1);
    expect(series.get("site_delivery_stalled")).toBe(0);
    expect(series.get("site_store_free_bytes")).toBeGreaterThan(1_000_000);
    expect(series.get("nodejs_heap_size_used_bytes")).toBeGreaterThan(1_000_000);
    expect(series.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
  });

  it("count calls of a model by their end, and tools by what their visitors got", async () => {
    const model = await startFaultModel();
    peers.push(model);
    model.text = "## Задача\n\nУчёт на складе";
    const running = await start({ OPENAI_BASE_URL: model.baseURL("ok"), OPENAI_MODEL: "writer" });
    await (await ask(running, "idea", "application/json")).text();
    // From here on nobody is behind the address.
    await model.close();
    peers.length = 0;
    expect((await ask(running, "idea", "text/event-stream", "Портал для 40 школ")).status).toBe(503);
    const series = await page(running);
    const calls = (outcome: string) =>
      series.get(`site_model_call_duration_seconds_count{outcome="${outcome}",tool="idea"}`);
    const tools = (outcome: string) =>
      series.get(`site_tool_duration_seconds_count{engine="model",outcome="${outcome}",tool="idea"}`);
    expect([calls("ok"), calls("ai_unavailable")]).toEqual([1, 1]);
    expect([tools("ok"), tools("ai_unavailable")]).toEqual([1, 1]);
  });

  it("say of a store that is down just that, and the outbox says it too", async () => {
    const running = await start({
      DATABASE_URL: `postgres://site:password@127.0.0.1:${await freePort()}/site`,
    });
    const series = await page(running);
    expect(series.get("site_store_up")).toBe(0);
    expect(series.has("site_outbox_pending")).toBe(false);

    const outbox = await fetch(`${running.origin}/api/outbox`, {
      headers: { authorization: `Bearer ${SECRET}`, referer: `${running.origin}/en` },
    });
    expect(outbox.status).toBe(503);
    expect(outbox.headers.get("retry-after")).toBe("30");
    expect(await outbox.json()).toMatchObject({
      code: "store_unavailable",
      message: "The inquiry store is not available right now. Repeat the request once it works again.",
    });
    expect(running.output()).not.toContain("password");
  });
});
