import { tools, type ToolId } from "../../../lib/generators/tools.ts";
import type { Site } from "../../api/server.ts";
import { samples } from "../../unit/generators/samples.ts";

export const toolIds = Object.keys(tools) as ToolId[];

const descriptions = [...Object.values(samples.ru), ...Object.values(samples.en)];

/** What came of a tool and when, in milliseconds from the request. */
export type Asked = {
  /** The first text to see; a picture and an analysis come whole, without one. */
  first: number | undefined;
  end: number;
  /** The document, as the pieces make it. */
  text: string;
};

/** Asks a tool for a draft as the page does, as a stream; another description for another number. */
export async function ask({ origin }: Site, tool: ToolId, number = 0): Promise<Asked> {
  const { path, promptField } = tools[tool];
  const description = descriptions[number % descriptions.length];
  const start = performance.now();
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ [promptField]: description, engine: "draft" }),
  });
  let body = "";
  let first: number | undefined;
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    body += decoder.decode(bytes, { stream: true });
    if (first === undefined && body.includes("event: delta\n")) first = performance.now() - start;
  }
  const end = performance.now() - start;
  if (!body.includes("event: done\n"))
    throw new Error(`${tool} answered ${response.status}: ${body.slice(0, 200)}`);
  const pieces = [...body.matchAll(/^event: delta\ndata: (.*)$/gm)].map(
    ([, data = "{}"]) => (JSON.parse(data) as { text: string }).text,
  );
  return { first, end, text: pieces.join("") };
}
