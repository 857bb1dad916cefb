import "server-only";
import type { Sentence } from "@/lib/generators/server/draft/reading/sentences";

const NOMINATIVE = /^(?:нужен|нужна|нужны|требуется|требуются|необходим|необходима|необходимы)$/u;
const OTHER =
  /^(?:нужно|хотим|хочу|хотят|хочет|хотелось|планируем|планирует|надо|необходимо|ищем|желаем|собираемся|просим|need|needs|want|wants|require|requires)$/u;
/** Verbs that ask only together with the next word: "plan to", "looking for", "would like". */
const PAIRS: Readonly<Record<string, string>> = {
  plan: "to",
  plans: "to",
  planning: "to",
  looking: "for",
  would: "like",
};

/** Where a sentence asks for something, and whether what it names stands in the nominative. */
export const verbAt = ({ words }: Sentence): { end: number; isName: boolean } | undefined => {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (NOMINATIVE.test(word.key)) return { end: word.end, isName: true };
    if (OTHER.test(word.key)) return { end: word.end, isName: /^[a-z]/.test(word.key) };
    if (next && PAIRS[word.key] === next.key) return { end: next.end, isName: next.key !== "to" };
  }
  return undefined;
};

/** Whether a sentence says what is wanted. */
export const isWish = (sentence: Sentence): boolean => verbAt(sentence) !== undefined;
