import "server-only";
import type { TextFilter } from "@/lib/generators/server/openai/reasoning";

export type FencedJson = TextFilter & {
  /** The content of the last JSON block, complete or not; `undefined` when there was none. */
  readonly json: string | undefined;
};

const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([\w-]*)/;
const OBJECT = /^ {0,3}\{\s*(?:"|$)/;
/** A part of a line that may yet become a fence or an object, or is one. */
const MAY_BEGIN = /^ {0,3}(?:`{0,2}|~{0,2})$|^ {0,3}(?:`{3}|~{3}|\{)/;

/** `unmarked`: after a fence that does not say of what; `bare`: in an object without a fence. */
type State = "text" | "code" | "json" | "unmarked" | "bare";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Holds back every block of JSON, fenced or not, and lets all else through, other code too. A line is held only while it may be the
 * beginning of such a block.
 */
export function fencedJson(): FencedJson {
  let line = "";
  let shownOfLine = 0;
  let state: State = "text";
  let mark = "";
  let fenceLine = "";
  let block = "";
  let found: string | undefined;

  const isClosing = (whole: string) => {
    const [, sign = "", language] = FENCE.exec(whole) ?? [];
    return sign.startsWith(mark) && language === "";
  };
  const hold = (whole: string) => {
    block += whole;
    found = block;
    return "";
  };
  const open = (whole: string, sign: string, language: string) => {
    mark = sign;
    fenceLine = whole;
    block = "";
    state = language.startsWith("json") ? "json" : language === "" ? "unmarked" : "code";
    return state === "code" ? whole : "";
  };

  /** What of a whole line, its line end included, is to be shown, in each state. */
  const takers: Record<State, (whole: string) => string> = {
    text: (whole) => {
      const [, sign, language = ""] = FENCE.exec(whole) ?? [];
      if (sign !== undefined) return open(whole, sign, language.toLowerCase());
      if (!OBJECT.test(whole)) return whole;
      state = "bare";
      block = "";
      return takers.bare(whole);
    },
    bare: (whole) => {
      hold(whole);
      if (isJson(block)) state = "text";
      return "";
    },
    unmarked: (whole) => {
      fenceLine += whole;
      if (whole.trim() === "") return "";
      state = whole.trimStart().startsWith("{") ? "json" : isClosing(whole) ? "text" : "code";
      return state === "json" ? hold(whole) : fenceLine;
    },
    json: (whole) => {
      if (!isClosing(whole)) return hold(whole);
      state = "text";
      found = block;
      return "";
    },
    code: (whole) => {
      if (isClosing(whole)) state = "text";
      return whole;
    },
  };

  const take = (whole: string) => takers[state](whole);
  const isHeld = (part: string) => (state === "text" ? MAY_BEGIN.test(part) : state !== "code");

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
