import "server-only";

/** A word, a number or a single other sign of a text. */
export type Token = {
  text: string;
  /** For comparing: lower case, «е» for «ё». */
  key: string;
  start: number;
  end: number;
  isWord: boolean;
};

/**
 * Letters and digits, joined by a hyphen or an apostrophe, or by a point or comma between digits; else one sign. The
 * alternatives never begin alike and nothing repeats inside a repetition, so the time is linear in the text.
 */
const TOKEN = /[\p{L}\p{N}]+(?:(?:[-‑'’](?=[\p{L}\p{N}])|(?<=\d)[.,](?=\d))[\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;

const STARTS_WORD = /^[\p{L}\p{N}]/u;

/** Cuts a text into tokens. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), (match) => ({
    text: match[0],
    key: match[0].toLowerCase().replaceAll("ё", "е").replaceAll("‑", "-").replaceAll("’", "'"),
    start: match.index,
    end: match.index + match[0].length,
    isWord: STARTS_WORD.test(match[0]),
  }));
}
