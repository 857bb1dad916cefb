import type { Answer, Brief, Dossier } from "./types.ts";

/** The dossier as the site's client makes it: five tools in their order, each with the earlier documents at hand. */

const contextLimit = 12_000;

type Step = {
  type: string;
  tool: string;
  /** The field of the answer that holds the document, and its name as context of later ones. */
  key: string;
  as?: string;
  onlyRussian?: true;
  fields?: Record<string, string>;
};

const steps: readonly Step[] = [
  { type: "idea", tool: "idea", key: "projectIdea", as: "idea" },
  { type: "architecture", tool: "architecture", key: "architecture", as: "architecture" },
  { type: "business-case", tool: "business-case", key: "businessCase", as: "businessCase" },
  { type: "requirements", tool: "requirements", key: "requirements", as: "requirements" },
  {
    type: "requirements-gost",
    tool: "requirements",
    key: "requirements",
    onlyRussian: true,
    fields: { template: "gost-34" },
  },
  { type: "interface", tool: "interface", key: "interfaceDesign" },
];

/** As much of a document as fits, cut before a heading where there is one in the last half. */
function shortened(text: string): string {
  if (text.length <= contextLimit) return text;
  const fitting = text.slice(0, contextLimit);
  const heading = fitting.lastIndexOf("\n#");
  return fitting.slice(0, heading > contextLimit / 2 ? heading : contextLimit).trimEnd();
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function post(
  url: string,
  body: unknown,
  patience: number,
): Promise<{ status: number; answer: unknown }> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 429 && attempt < 4) {
      await sleep(Math.min(60, Number(response.headers.get("retry-after")) || 5) * 1000);
      continue;
    }
    const text = await response.text();
    try {
      return { status: response.status, answer: JSON.parse(text) as unknown };
    } catch {
      return { status: response.status, answer: { message: text.slice(0, 300) } };
    }
  }
}

/**
 * Makes the dossier of a brief.
 * @param site origin of the site
 * @param options `engine` is sent along when given; `patience` in milliseconds for one document
 * @returns documents by type: `{ text, status, rest, ms }`; `rest` is the JSON answer without the document
 */
export async function makeDossier(
  site: string,
  brief: Brief,
  { engine, patience = 180_000 }: { engine?: string; patience?: number } = {},
): Promise<Dossier> {
  const made: Dossier = {};
  const context: Record<string, string> = {};
  for (const { type, tool, key, as, onlyRussian, fields } of steps) {
    if (onlyRussian && brief.locale !== "ru") continue;
    const began = Date.now();
    // The specification by the standard replaces the free one on the site, so it does not see that.
    const own = Object.fromEntries(
      Object.entries(context).filter(([name]) => type !== "requirements-gost" || name !== "requirements"),
    );
    const body = {
      description: brief.description,
      locale: brief.locale,
      ...(engine !== undefined && { engine }),
      ...fields,
      ...(Object.keys(own).length > 0 && { context: own }),
    };
    const { status, answer } = await post(
      `${site.replace(/\/$/, "")}/api/corporate/${tool}`,
      body,
      patience,
    ).catch((thrown: unknown) => ({
      status: 0,
      answer: { message: String(thrown) },
    }));
    const { [key]: text, ...rest } = { ...(answer as Record<string, unknown>) };
    const document: Answer = {
      text: typeof text === "string" ? text : "",
      status,
      rest,
      ms: Date.now() - began,
    };
    made[type] = document;
    if (as !== undefined && document.text !== "") context[as] = shortened(document.text);
  }
  return made;
}
