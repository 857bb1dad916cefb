import "server-only";
import { HttpError } from "@/lib/http/errors";

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The text of a body. @throws HttpError `invalid_json` when the bytes are not UTF-8 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    throw new HttpError("invalid_json", { cause: error });
  }
}

/** A full fact sheet has some 2,500 keys; what goes beyond these is built to cost memory, and is not even parsed. */
const MAX_DEPTH = 32;
const MAX_KEYS = 4_000;

/**
 * Parses JSON more strictly than `JSON.parse`: a repeated key is an error, because the two readers of such a text
 * (a filter in front and this site) may each believe another value; a `__proto__` key is one because no honest
 * client sends it.
 * @throws HttpError `invalid_json`; `validation_failed` for more nesting or keys than any body of the site has
 */
export function parseJson(text: string): unknown {
  try {
    checkShape(text);
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError("invalid_json", { cause: error });
  }
}

/** Walks a text that may be anything; without recursion, since the nesting is the sender's choice. */
function checkShape(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  let keyCount = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === "{") open.push(new Set());
    else if (char === "[") open.push(undefined);
    else if (char === "}" || char === "]") open.pop();
    else if (char === '"') {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (keys !== undefined && isFollowedByColon(text, end)) {
        addKey(keys, text.slice(at, end));
        keyCount += 1;
      }
      at = end - 1;
    }
    if (open.length > MAX_DEPTH || keyCount > MAX_KEYS) throw new HttpError("validation_failed");
  }
}

function addKey(keys: Set<string>, literal: string): void {
  const key = JSON.parse(literal) as string;
  if (key === "__proto__" || keys.has(key)) throw new SyntaxError("Repeated or forbidden key");
  keys.add(key);
}

/** Index after the closing quote of the string that opens at `start`, or after the end of a text that breaks off in it. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

function isFollowedByColon(text: string, from: number): boolean {
  let at = from;
  while (text[at] === " " || text[at] === "\n" || text[at] === "\r" || text[at] === "\t") at += 1;
  return text[at] === ":";
}
