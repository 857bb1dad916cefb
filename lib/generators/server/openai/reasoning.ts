import "server-only";

/** A text that passes by in parts. `end` answers what was held back to the last. */
export type TextFilter = { push: (text: string) => string; end: () => string };

/** How many characters at the end of `text` may be the beginning of `tag`. */
function begun(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1)
    if (tag.startsWith(text.slice(-length))) return length;
  return 0;
}

/** Takes out what a reasoning model thinks aloud, `<think>…</think>`, wherever the parts of the text are cut. */
export function withoutReasoning(): TextFilter {
  let pending = "";
  let isThinking = false;
  return {
    push: (text) => {
      pending += text;
      let shown = "";
      for (;;) {
        const tag = isThinking ? "</think>" : "<think>";
        const at = pending.indexOf(tag);
        const end = at < 0 ? pending.length - begun(pending, tag) : at;
        if (!isThinking) shown += pending.slice(0, end);
        pending = pending.slice(at < 0 ? end : at + tag.length);
        if (at < 0) return shown;
        isThinking = !isThinking;
      }
    },
    end: () => (isThinking ? "" : pending),
  };
}

/** Line ends as line feeds, no blank space at the beginning and none at the end. */
export function withoutOuterSpace(): TextFilter {
  let held = "";
  let hasBegun = false;
  return {
    push: (part) => {
      const text = held + part.replaceAll("\r", "");
      const whole = hasBegun ? text : text.trimStart();
      const shown = whole.trimEnd();
      held = whole.slice(shown.length);
      hasBegun ||= shown !== "";
      return shown;
    },
    end: () => "",
  };
}
