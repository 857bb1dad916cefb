import { createParser, type EventSourceMessage } from "eventsource-parser";
import { analysisOf } from "@/lib/generators/analysis-parts";
import { GenerateError } from "@/lib/generators/client/generate-error";
import { tools, type ToolAnswer, type ToolId } from "@/lib/generators/tools";

type Fields = Readonly<Record<string, unknown>>;

const parse = (text: string): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
};

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const broken = (cause?: unknown) => new GenerateError({ code: "broken_stream", status: 200, cause });

/** An answer is one only with its document and its engine. */
function asAnswer<Id extends ToolId>(tool: Id, fields: Fields | undefined): ToolAnswer<Id> {
  const key = tools[tool].answerKey;
  const document = tools[tool].result === "analysis" ? analysisOf(fields?.[key]) : textOf(fields?.[key]);
  const isWhole = document !== undefined && (fields?.engine === "model" || fields?.engine === "draft");
  if (!isWhole) throw broken();
  return { ...fields, [key]: document } as Fields & ToolAnswer<Id>;
}

async function refusal(response: Response): Promise<GenerateError> {
  const body = await response.text();
  const fields = parse(body);
  return new GenerateError({
    // A proxy in front of the site answers without a code of ours.
    code: textOf(fields?.code) ?? String(response.status),
    status: response.status,
    body: body === "" ? response.statusText : body,
    shown: textOf(fields?.message) ?? "",
    requestId: textOf(fields?.requestId) ?? response.headers.get("x-request-id") ?? undefined,
  });
}

/**
 * Reads the answer of a tool: a stream of events, or one JSON object where something between turned the stream off.
 * @throws GenerateError as `generate` says
 */
export async function readAnswer<Id extends ToolId>(
  tool: Id,
  response: Response,
  onDelta: ((text: string) => void) | undefined,
): Promise<ToolAnswer<Id>> {
  if (!response.ok) throw await refusal(response);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (!isStream) return asAnswer(tool, parse(await response.text()));
  if (response.body === null) throw broken();

  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw broken();
      parser.feed(decoder.decode(value, { stream: true }));
      for (const { event, data } of events.splice(0)) {
        const fields = parse(data);
        if (event === "delta") onDelta?.(textOf(fields?.text) ?? "");
        if (event === "done") return asAnswer(tool, fields);
        if (event === "error")
          throw new GenerateError({
            code: textOf(fields?.code) ?? "internal_error",
            status: response.status,
            body: data,
            shown: textOf(fields?.message) ?? "",
            requestId: response.headers.get("x-request-id") ?? undefined,
          });
      }
    }
  } catch (thrown) {
    throw thrown instanceof GenerateError ? thrown : broken(thrown);
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
