/** Requests by the hundred, and what can be said about how they were answered. */
import { randomUUID } from "node:crypto";
import { Agent, request as httpRequest } from "node:http";

export type Answer = {
  /** 0 when the connection broke before an answer. */
  status: number;
  text: string;
  /** Milliseconds from the first byte out to the last byte in. */
  ms: number;
};

/** Words no log and no answer may contain. Every inquiry of the bench carries them. */
export const PERSONAL = ["private-visitor", "Тайное сообщение", "Секретов"];

export type Visit = { id: string; hasBrief: boolean; answer: Answer };

/** The body of an inquiry; every fifth one brings a brief. */
export function inquiryBody(number: number): { body: string; hasBrief: boolean } {
  const hasBrief = number % 5 === 0;
  const body = JSON.stringify({
    name: "Иван Секретов",
    email: `private-visitor-${number}@example.ru`,
    message: `Тайное сообщение номер ${number}`,
    consent: true,
    page: "/contacts",
    ...(hasBrief && { brief: `# Концепция ${number}\n\n${"Тайное сообщение в приложении. ".repeat(20)}` }),
  });
  return { body, hasBrief };
}

export type Call = {
  port: number;
  agent?: Agent | undefined;
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/**
 * One request; never rejects. Like every client with kept connections it tries once more on a new one, when a kept one was
 * closed by the other side at that very moment.
 */
export function call(request: Call): Promise<Answer> {
  const { port, agent, method = "POST", path = "/api/contact", headers = {}, body = "" } = request;
  const start = performance.now();
  return new Promise<Answer>((resolve) => {
    const end = (status: number, text: string) => resolve({ status, text, ms: performance.now() - start });
    const outgoing = httpRequest(
      {
        ...{ host: "127.0.0.1", port, method, path, ...(agent && { agent }) },
        headers: { "content-length": String(Buffer.byteLength(body)), ...headers },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", () => end(0, ""));
        incoming.on("end", () => end(incoming.statusCode ?? 0, Buffer.concat(chunks).toString("utf8")));
      },
    );
    outgoing.on("error", () => {
      if (!outgoing.reusedSocket) end(0, "");
      else void call({ ...request, agent: undefined }).then(({ status, text }) => end(status, text));
    });
    outgoing.end(body);
  });
}

/** Runs `work` for 0 … `count` - 1, so many at once, until it is through or told to end. */
export async function atOnce<T>(
  count: number,
  width: number,
  work: (index: number) => Promise<T>,
  goOn: () => boolean = () => true,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count && goOn()) {
      const index = next;
      next += 1;
      results.push(await work(index));
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
  return results;
}

let visitors = 0;

/** Posts inquiries of as many visitors, each with a key of its own. */
export async function visits(
  port: number,
  count: number,
  { width = 50, goOn }: { width?: number; goOn?: () => boolean } = {},
): Promise<Visit[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: width });
  const all = await atOnce(
    count,
    width,
    async () => {
      visitors += 1;
      const id = randomUUID();
      const { body, hasBrief } = inquiryBody(visitors);
      const headers = { "content-type": "application/json", "idempotency-key": id };
      return { id, hasBrief, answer: await call({ port, agent, headers, body }) };
    },
    goOn,
  );
  agent.destroy();
  return all;
}

/** The time in milliseconds within which a share of the answers came. */
export function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
