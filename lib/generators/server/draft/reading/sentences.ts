import "server-only";
import { tokenize, type Token } from "@/lib/generators/server/draft/reading/tokens";

/** One sentence, or one line, of a description. */
export type Sentence = {
  text: string;
  tokens: readonly Token[];
  /** The tokens that are words or numbers. */
  words: readonly Token[];
};

const ABBREVIATION =
  /(?:^|[\s(])(?:тыс|млн|млрд|руб|г|гг|ул|им|т|д|п|др|проч|см|стр|mln|bn|approx|etc|e\.g|i\.e|vs|no)\.$/iu;
const LOWER = /^\p{Ll}/u;
const BULLET = /^[\s>#*•·–—+-]+|^\(?\d{1,2}[.)]\s+/u;

/** Splits one line where a stop is followed by a space and neither side says that the sentence goes on. */
function splitLine(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of line.matchAll(/(?<![.!?…;])[.!?…;]+\s+/g)) {
    const end = match.index + match[0].length;
    const before = line.slice(Math.max(from, match.index - 8), match.index + 1);
    const goesOn =
      match[0].startsWith(".") && (LOWER.test(line.slice(end, end + 2)) || ABBREVIATION.test(before));
    if (goesOn) continue;
    parts.push(line.slice(from, end));
    from = end;
  }
  return [...parts, line.slice(from)];
}

/** Splits a cleaned text into sentences; a line break always ends one. Parts without a letter or digit are dropped. */
export function splitSentences(text: string): Sentence[] {
  return text
    .split("\n")
    .flatMap((line) => splitLine(line.replace(BULLET, "")))
    .map((part) => {
      const trimmed = part.trim().replace(BULLET, "");
      const tokens = tokenize(trimmed);
      return { text: trimmed, tokens, words: tokens.filter(({ isWord }) => isWord) };
    })
    .filter(({ words }) => words.length > 0);
}
