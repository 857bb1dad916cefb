import "server-only";

/** What the words of a wish come to. */
export type Clause = {
  /** At most eight words, grammatical by itself. */
  title: string;
  /** The thing it is about, in the nominative; `undefined` when the clause names none («чтобы клиент сам записывался»). */
  object: string | undefined;
  /** What records are kept of: «лифты» for «карточка лифта». */
  thing: string | undefined;
};

/** Words of a title at most. */
const TITLE_WORDS = 8;

export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const upperFirst = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Removes what stands at the ends only because the phrase was cut out of a sentence or a numbered list. */
export const trimmed = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(/^(?:\(?\d{1,2}[.)]|[a-zа-яё]\))\s+/iu, "")
    .replace(/^[\s,;:.–—-]+|[\s,;:.!?–—-]+$/gu, "")
    .trim();

/**
 * Shortens a phrase at the last border that leaves at most so many words.
 * @param isBorder whether the phrase may end before the word at an index
 * @param isEnd whether a phrase may end with a word
 */
export function cutAt(
  words: readonly string[],
  isBorder: (at: number) => boolean,
  isEnd: (word: string) => boolean,
  most = TITLE_WORDS,
): string {
  if (countWords(words.join(" ")) <= most) return words.join(" ");
  const ends = Array.from(
    { length: Math.min(most, words.length - 1) - 1 },
    (_, index) => Math.min(most, words.length - 1) - index,
  );
  const mayEnd = (end: number) => isEnd(words[end - 1] ?? "");
  const end = ends.find((at) => isBorder(at) && mayEnd(at)) ?? ends.find(mayEnd) ?? most;
  return words.slice(0, end).join(" ");
}
