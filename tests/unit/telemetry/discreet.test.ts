import { SpanStatusCode } from "@opentelemetry/api";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { describe, expect, it } from "vitest";
import { discreet, discreetText } from "@/lib/telemetry/server/discreet";

/** A finished span of the real library. */
function spanWith(name: string, attributes: Record<string, string | number>, error?: Error) {
  const memory = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(memory)] });
  const span = provider.getTracer("test").startSpan(name, { attributes });
  if (error) {
    span.recordException(error);
    span.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
  }
  span.end();
  const [finished] = memory.getFinishedSpans();
  if (finished === undefined) throw new Error("no span");
  return finished;
}

describe("what leaves the server in a span", () => {
  it("keeps of a foreign address its host, of an own one its path", () => {
    expect(
      discreetText("fetch POST https://user:pass@portal.bitrix24.ru/rest/1/secret-code/crm.item.add"),
    ).toBe("fetch POST https://portal.bitrix24.ru");
    expect(discreetText("GET /cases?utm_source=ivan@example.ru")).toBe("GET /cases");
  });

  it.each([
    ["/services?utm_source=x", "/services"],
    ["/en/cases?q=ivan@example.ru#top", "/en/cases"],
    ["/ru", "/ru"],
    ["/ivan@example.ru", undefined],
    ["/api/corporate/79161234567", undefined],
  ])("tells of the path %s only that of a page", (target, kept) => {
    const { attributes } = discreet(spanWith("GET", { "http.target": target, "http.status_code": 200 }));
    expect(attributes["http.target"]).toBe(kept);
    expect(attributes["http.status_code"]).toBe(200);
  });

  it("leaves out messages of errors and attributes nobody has looked at", () => {
    const span = discreet(
      spanWith(
        "fetch GET https://portal.bitrix24.ru/rest/1/secret-code/",
        { "http.url": "https://portal.bitrix24.ru/rest/1/secret-code/", "user_agent.original": "Ivan" },
        new Error("cannot read ivan@example.ru"),
      ),
    );
    const { name, attributes, status, events } = span;
    expect(JSON.stringify({ name, attributes, status, events })).not.toMatch(/secret-code|ivan|Ivan/);
    expect(attributes).toEqual({ "http.url": "https://portal.bitrix24.ru" });
    expect(events).toMatchObject([{ name: "exception" }]);
    expect(status).toEqual({ code: SpanStatusCode.ERROR });
    expect(span.spanContext().traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(span.duration).toHaveLength(2);
  });
});
