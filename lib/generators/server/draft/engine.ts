import "server-only";
import { setImmediate } from "node:timers/promises";
import { drafts } from "@/lib/generators/server/draft/drafts";
import type { Engine } from "@/lib/generators/server/engine";

/** Each line with its line end, so that the parts put together are the text again. */
const lines = (text: string): string[] => text.match(/[^\n]*\n+|[^\n]+$/g) ?? [];

/**
 * The engine that needs no model and no network. It hands the text over by lines and lets other work happen in between, but waits
 * for nothing: a made-up typing pause would be a lie about where the text comes from.
 */
export const draftEngine: Engine = {
  name: "draft",
  async *run({ tool, input, locale }, signal) {
    signal.throwIfAborted();
    const { text, result } = await drafts[tool](input, locale);
    for (const line of lines(text)) {
      yield line;
      await setImmediate();
      signal.throwIfAborted();
    }
    return result;
  },
};
