import { createParser, type EventSourceMessage } from "eventsource-parser";
import { POST as corporate } from "@/app/api/corporate/[tool]/route";
import { POST as design } from "@/app/api/design/[tool]/route";
import { tools, type ToolId } from "@/lib/generators/tools";

/** How an answer is asked for. */
export const formats = ["JSON", "stream"] as const;
export type Format = (typeof formats)[number];

type Ask = {
  format?: Format;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** Asks a tool at its route. The description goes by the tool's own name for it. */
export const askTool = (
  tool: ToolId,
  description: string,
  { format = "JSON", body = {}, headers = {}, signal }: Ask = {},
): Promise<Response> => {
  const { suite, path, promptField } = tools[tool];
  return (suite === "corporate" ? corporate : design)(
    new Request(`http://localhost:3000${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(format === "stream" && { accept: "text/event-stream" }),
        ...headers,
      },
      body: JSON.stringify({ [promptField]: description, ...body }),
      ...(signal && { signal }),
    }),
    { params: Promise.resolve({ tool }) },
  );
};

type Fields = Record<string, unknown>;

export type Outcome = {
  status: number;
  headers: Headers;
  /** Everything that was answered, as it came. */
  raw: string;
  /** The text of all `delta` events. */
  deltas: string;
  answer?: Fields;
  error?: Fields;
};

/** What an answer comes to, whichever way it came. Throws when it is neither exactly one answer nor exactly one error. */
export async function outcomeOf(response: Response): Promise<Outcome> {
  const { status, headers } = response;
  const raw = await response.text();
  const base = { status, headers, raw, deltas: "" };
  if (!headers.get("content-type")?.startsWith("text/event-stream")) {
    const fields = JSON.parse(raw) as Fields;
    return response.ok ? { ...base, answer: fields } : { ...base, error: fields };
  }
  const events: EventSourceMessage[] = [];
  createParser({ onEvent: (event) => events.push(event) }).feed(raw);
  const read = events.map(({ event, data }) => ({ event, data: JSON.parse(data) as Fields }));
  const last = read.pop();
  if (read.some(({ event }) => event !== "delta")) throw new Error(`More than one end: ${raw}`);
  const deltas = read.map(({ data }) => data.text).join("");
  if (last?.event === "done") return { ...base, deltas, answer: last.data };
  if (last?.event === "error") return { ...base, deltas, error: last.data };
  throw new Error(`Neither done nor error: ${raw}`);
}
