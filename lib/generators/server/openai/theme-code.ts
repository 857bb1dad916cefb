import "server-only";
import type { TextFilter } from "@/lib/generators/server/openai/reasoning";

const FENCE = /^\s*(?:`{3,}|~{3,})/;
const CODE = /^\s*(?:@|\/\*|:root|--|[.#\w-]+\s*\{)/;

/** Lets only code through: what stands inside the first fence, or, without a fence, everything from the first line of code on. */
export function codeOnly(): TextFilter {
  let line = "";
  let state: "before" | "fenced" | "bare" | "after" = "before";
  const take = (whole: string): string => {
    const isFence = FENCE.test(whole);
    if (state === "before" && isFence) state = "fenced";
    else if (state === "before" && CODE.test(whole)) state = "bare";
    else if (isFence) state = "after";
    return !isFence && (state === "fenced" || state === "bare") ? whole : "";
  };
  return {
    push: (text) => {
      line += text;
      const end = line.lastIndexOf("\n") + 1;
      const whole = line.slice(0, end);
      line = line.slice(end);
      return (whole.match(/[^\n]*\n/g) ?? []).map(take).join("");
    },
    end: () => take(line),
  };
}

/** Whether a text is style code that parses: its blocks close, and it sets custom properties. */
export function isThemeCode(css: string): boolean {
  const bare = css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) =>
      comment.endsWith("*/") && comment.length > 3 ? "" : "{",
    )
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, "''");
  let depth = 0;
  for (const sign of bare.match(/[{}]/g) ?? []) {
    depth += sign === "{" ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0 && /\{[^{}]*--[\w-]+\s*:[^;{}]+[;}]/.test(bare);
}
