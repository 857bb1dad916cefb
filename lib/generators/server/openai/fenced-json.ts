import "server-only";
import type { TextFilter } from "@/lib/generators/server/openai/reasoning";

export type FencedJson = TextFilter & {
  /** The content of the last JSON block, complete or not; `undefined` when there was none. */
  readonly json: string | undefined;
};

const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([\w-]*)/;
/** A part of a line that may yet become a fence, or is one. */
const MAY_BE_FENCE = /^ {0,3}(?:`{0,2}|~{0,2})$|^ {0,3}(?:`{3}|~{3})/;

/**
 * Holds back every fenced block of JSON, marked as such or not, and lets all else through, other code too. A line is held only while it
 * may be the beginning of a fence.
 */
export function fencedJson(): FencedJson {
  let line = "";
  let shownOfLine = 0;
  let state: "text" | "code" | "json" | "unmarked" = "text";
  let mark = "";
  let fenceLine = "";
  let block = "";
  let found: string | undefined;

  /** What of a whole line, its line end included, is to be shown. */
  const take = (whole: string): string => {
    const fence = FENCE.exec(whole);
    const isClosing = fence?.[1]?.startsWith(mark) === true && fence[2] === "";
    if (state === "text") {
      if (fence?.[1] === undefined) return whole;
      mark = fence[1];
      const language = fence[2]?.toLowerCase() ?? "";
      state = language.startsWith("json") ? "json" : language === "" ? "unmarked" : "code";
      block = "";
      fenceLine = whole;
      return state === "code" ? whole : "";
    }
    if (state === "unmarked") {
      fenceLine += whole;
      if (whole.trim() === "") return "";
      state = whole.trimStart().startsWith("{") ? "json" : isClosing ? "text" : "code";
      block = state === "json" ? whole : "";
      return state === "json" ? "" : fenceLine;
    }
    if (state === "json") {
      if (isClosing) state = "text";
      else block += whole;
      found = block;
      return "";
    }
    if (isClosing) state = "text";
    return whole;
  };

  const isHeld = (part: string) => (state === "text" ? MAY_BE_FENCE.test(part) : state !== "code");

  const push = (text: string): string => {
    let shown = "";
    line += text;
    for (;;) {
      const end = line.indexOf("\n");
      if (end < 0) break;
      const whole = take(line.slice(0, end + 1));
      // Of a line that was shown in part before its end came, the rest; such a line is no fence.
      shown += shownOfLine > 0 ? whole.slice(shownOfLine) : whole;
      shownOfLine = 0;
      line = line.slice(end + 1);
    }
    if (line !== "" && !isHeld(line)) {
      shown += line.slice(shownOfLine);
      shownOfLine = line.length;
    }
    return shown;
  };

  return {
    push,
    end: () => {
      const rest = line === "" ? "" : take(line).slice(shownOfLine);
      line = "";
      return state === "unmarked" ? rest + fenceLine : rest;
    },
    get json() {
      return found;
    },
  };
}
