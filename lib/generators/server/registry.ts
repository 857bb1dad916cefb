import "server-only";
import { draftEngine } from "@/lib/generators/server/draft/drafts";
import type { Engine } from "@/lib/generators/server/engine";
import { createChatEngine, type ChatEngine } from "@/lib/generators/server/openai/chat-engine";
import { chatConfig, imageConfig, type ModelConfig } from "@/lib/generators/server/openai/config";
import { createImageEngine } from "@/lib/generators/server/openai/image-engine";
import type { ToolId, ToolInput } from "@/lib/generators/tools";
import { processWide } from "@/lib/runtime/process-wide";

/** Process-wide, since an engine remembers that its server asked to be left alone. */
const once = <E extends Engine>(
  name: string,
  config: ModelConfig | undefined,
  create: (config: ModelConfig) => E,
): E | undefined => config && processWide(`engine.${name}`, () => create(config));

const chatEngine = () => once("chat", chatConfig(), createChatEngine);

const modelEngine = (tool: ToolId): Engine | undefined =>
  tool === "image" ? once("image", imageConfig(), createImageEngine) : chatEngine();

/**
 * The engine that answers a request. The draft engine does when no model is configured for the tool or when the request asks for it,
 * never in place of a model that failed.
 */
export function engineFor(tool: ToolId, { engine }: Pick<ToolInput, "engine">): Engine {
  return engine === "draft" ? draftEngine : (modelEngine(tool) ?? draftEngine);
}

/** The model that reads descriptions; `undefined` when none is configured. */
export const modelReader = (): ChatEngine["reader"] | undefined => chatEngine()?.reader;
