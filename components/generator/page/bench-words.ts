import "server-only";
import type { Messages } from "next-intl";
import type { ToolId } from "@/lib/generators/tools";
import { hasModel } from "@/lib/site/has-model";

/** The words of a bench for the browser: those of its own tools, and what is done with the text by the engine that answers. */
export function benchWords(workbench: Messages["generator"]["workbench"], tools: readonly ToolId[]) {
  const { rules, ...notes } = workbench.notes;
  return {
    ...workbench,
    tools: Object.fromEntries(tools.map((tool) => [tool, workbench.tools[tool]])),
    notes: hasModel ? notes : { ...notes, data: rules },
  };
}
