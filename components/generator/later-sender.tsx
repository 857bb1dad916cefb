import { useLaterPart } from "@/components/generator/later-part";
import { senderPart } from "@/components/generator/requests";
import type { ToolId } from "@/lib/generators/tools";

/** The place of what sends the requests of a page's tools. */
export function LaterSender({ tools }: { tools: readonly ToolId[] }) {
  const code = useLaterPart(senderPart);
  return code ? <code.ToolSender tools={tools} /> : null;
}
