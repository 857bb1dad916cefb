import type { ComponentType } from "react";
import { AiAgentsPanel } from "@/components/illustrations/panels/ai-agents-panel";
import { HighloadPanel } from "@/components/illustrations/panels/highload-panel";

const panels: Readonly<Record<string, ComponentType>> = {
  "ai-agents": AiAgentsPanel,
  highload: HighloadPanel,
};

/** The product panel of a service. A service added to `content/` later has none until it is drawn; its page does without. */
export function ServicePanel({ id }: { id: string }) {
  const Drawing = panels[id];
  return Drawing ? <Drawing /> : null;
}
