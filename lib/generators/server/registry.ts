import "server-only";
import { draftEngine } from "@/lib/generators/server/draft/engine";
import type { Engine } from "@/lib/generators/server/engine";
import type { ToolInput } from "@/lib/generators/tools";

/** The language model, once one can be configured. */
const modelEngine = (): Engine | undefined => undefined;

/**
 * The engine that answers a request. The draft engine does when no model is configured or when the request asks for it, never in
 * place of a model that failed.
 */
export function engineFor({ engine }: Pick<ToolInput, "engine">): Engine {
  return engine === "draft" ? draftEngine : (modelEngine() ?? draftEngine);
}
