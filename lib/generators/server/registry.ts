import "server-only";
import { draftEngine } from "@/lib/generators/server/draft/engine";
import type { Engine } from "@/lib/generators/server/engine";
import { createChatEngine } from "@/lib/generators/server/openai/chat-engine";
import { chatConfig, imageConfig, type ModelConfig } from "@/lib/generators/server/openai/config";
import { createImageEngine } from "@/lib/generators/server/openai/image-engine";
import type { ToolId, ToolInput } from "@/lib/generators/tools";
import { processWide } from "@/lib/http/process-wide";

/** Process-wide, since an engine remembers that its server asked to be left alone. */
const once = (
  name: string,
  config: ModelConfig | undefined,
  create: (config: ModelConfig) => Engine,
): Engine | undefined => config && processWide(`engine.${name}`, () => create(config));

const modelEngine = (tool: ToolId): Engine | undefined =>
  tool === "image"
    ? once("image", imageConfig(), createImageEngine)
    : once("chat", chatConfig(), createChatEngine);

/**
 * The engine that answers a request. The draft engine does when no model is configured for the tool or when the request asks for it,
 * never in place of a model that failed.
 */
export function engineFor(tool: ToolId, { engine }: Pick<ToolInput, "engine">): Engine {
  return engine === "draft" ? draftEngine : (modelEngine(tool) ?? draftEngine);
}
