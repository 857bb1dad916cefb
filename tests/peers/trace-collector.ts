import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A collector of OpenTelemetry that takes traces over HTTP as JSON, and keeps them. */

type Attribute = { key: string; value: Record<string, unknown> };
type Body = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: { name: string; attributes: Attribute[] }[] }[];
  }[];
};

export type ReceivedSpan = {
  name: string;
  attributes: Record<string, unknown>;
  resource: Record<string, unknown>;
};

export type TraceCollector = {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint: string;
  spans: ReceivedSpan[];
  /** Everything that came, as it came. */
  bodies: string[];
  /** Resolves when a span has come that `matches`. */
  seen: (matches: (span: ReceivedSpan) => boolean) => Promise<ReceivedSpan>;
  close: () => Promise<void>;
};

const plain = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const waiting = new Set<() => void>();

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.method !== "POST" || request.url !== "/v1/traces") {
        response.writeHead(404).end();
        return;
      }
      const text = Buffer.concat(chunks).toString("utf8");
      bodies.push(text);
      for (const { resource, scopeSpans } of (JSON.parse(text) as Body).resourceSpans)
        for (const { name, attributes } of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ name, attributes: plain(attributes), resource: plain(resource.attributes) });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    seen: (matches) =>
      new Promise((resolve) => {
        const look = () => {
          const found = spans.find(matches);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
