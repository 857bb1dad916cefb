import "server-only";

/**
 * Words, numbers and marks of a description with their places; everything else that reads is built on them. A number keeps its digits
 * and separators together («1 340», "2,600", «2,9»); a letter glued to it ("60k", «1С») is a word of its own that begins where it ends.
 */
export type Token = {
  kind: "word" | "number" | "mark" | "break";
  /** As written: `description.slice(start, end)`. */
  text: string;
  /** In lower case, «ё» kept. */
  lower: string;
  start: number;
  end: number;
  /** Stands in quotation marks; the marks themselves do not. */
  quoted: boolean;
};

// One pass, no nested repetition: line breaks; abbreviations with dots; words; numbers; single marks.
const TOKENS =
  /\n\s*|(?<!\p{L})\p{L}\.(?:\p{L}\.)+|(?<![\p{L}\p{N}])\p{L}\.\p{L}(?![\p{L}.])|\p{L}[\p{L}\p{M}\p{N}]*(?:[-‑'’&][\p{L}\p{N}]+)*|\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3}(?!\d))+(?:[.,]\d{1,2}(?!\d))?|\d{1,3}(?:['’]\d{3}(?!\d))+|\d{1,3}(?:,\d{3}(?!\d))+(?:\.\d+)?|\d{1,3}(?:\.\d{3}(?!\d)){2,}|\d+(?:[.,]\d+)?|[^\s]/gu;

const CLOSING: Readonly<Record<string, string>> = { "«": "»", "“": "”", "„": "“", '"': '"' };
/** A quotation longer than this was never closed. */
const LONGEST_QUOTE = 120;

const kindOf = (text: string): Token["kind"] => {
  if (/^\s/.test(text) || text === "\n") return "break";
  if (/^\p{L}/u.test(text)) return "word";
  return /^\d/.test(text) ? "number" : "mark";
};

/** End of the quotation that a mark opens, or 0. */
function closing(description: string, token: Token): number {
  const close = CLOSING[token.text];
  if (close === undefined) return 0;
  const end = description.slice(token.end, token.end + LONGEST_QUOTE).indexOf(close);
  return end > 0 ? token.end + end : 0;
}

/** All tokens in order; white space other than line breaks is left out. */
export function tokensOf(description: string): Token[] {
  const tokens: Token[] = [];
  let quotedTo = 0;
  for (const match of description.matchAll(TOKENS)) {
    const [text] = match;
    const token: Token = {
      kind: text.includes("\n") ? "break" : kindOf(text),
      text,
      lower: text.toLowerCase(),
      start: match.index,
      end: match.index + text.length,
      quoted: match.index < quotedTo,
    };
    if (token.kind === "mark" && !token.quoted && token.start >= quotedTo)
      quotedTo = closing(description, token);
    tokens.push(token);
  }
  return tokens;
}
