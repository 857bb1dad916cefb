import type { Answer, Brief, Dossier } from "./scorer/judge.ts";
import { drafts } from "@/lib/generators/server/draft/drafts";
import type { ToolId, ToolInput } from "@/lib/generators/tools";

type Step = { type: string; tool: ToolId; key: string; onlyRussian?: true; fields?: Partial<ToolInput> };

/** The documents of a dossier in their order. */
const steps: readonly Step[] = [
  { type: "idea", tool: "idea", key: "projectIdea" },
  { type: "architecture", tool: "architecture", key: "architecture" },
  { type: "business-case", tool: "business-case", key: "businessCase" },
  { type: "requirements", tool: "requirements", key: "requirements" },
  {
    type: "requirements-gost",
    tool: "requirements",
    key: "requirements",
    onlyRussian: true,
    fields: { template: "gost-34" },
  },
  { type: "interface", tool: "interface", key: "interfaceDesign" },
];

/** The dossier of a brief by the embedded engine, in this process. */
export async function draftDossier({
  description,
  locale,
}: Pick<Brief, "description" | "locale">): Promise<Dossier> {
  const made: [string, Answer][] = [];
  for (const { type, tool, key, onlyRussian, fields } of steps) {
    if (onlyRussian && locale !== "ru") continue;
    const began = performance.now();
    const { result } = await drafts[tool]({ description, locale, ...fields }, locale);
    const { [key]: text, ...rest } = result as Record<string, unknown>;
    made.push([type, { text: String(text), status: 200, rest, ms: Math.round(performance.now() - began) }]);
  }
  return Object.fromEntries(made);
}
